import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import type { CheckInField } from '#shared/rules/check-in-form.ts';

/** Fields to save, and which of them a picture filled in. */
export type Batch = { values: Partial<Record<CheckInField, string>>; unsure: readonly CheckInField[] };
export type SaveReply = CallOutput<'POST /check-in/save'>;
export type SaveState = 'none' | 'saving' | 'saved' | 'waiting';

const FIRST_WAIT = 3_000;
const LONGEST_WAIT = 30_000;

const nothing = (): Batch => ({ values: {}, unsure: [] });
const isEmpty = ({ values }: Batch): boolean => Object.keys(values).length === 0;

/** Both as one; what came later counts. */
const joined = (before: Batch, after: Batch): Batch => ({
	values: { ...before.values, ...after.values },
	unsure: [...before.unsure.filter((field) => !(field in after.values)), ...after.unsure],
});

type Listeners = {
	onState: (state: SaveState) => void;
	onSaved: (batch: Batch, reply: SaveReply) => void;
	onFailed: (error: unknown) => void;
};

/**
 * Saves fields in the order in which they were left, one batch at a time. What fails is tried again, later and later, and at once when asked to:
 * nothing that was put in is forgotten before it has arrived.
 */
export function createSaveQueue(send: (batch: Batch) => Promise<SaveReply>, { onState, onSaved, onFailed }: Listeners) {
	let pending = nothing();
	let sent: Batch | null = null;
	/** What went out behind it because the page was going away. */
	let left: Batch[] = [];
	let failures = 0;
	let stopped = false;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let waiting: ((saved: boolean) => void)[] = [];

	const settle = (saved: boolean) => {
		for (const resolve of waiting.splice(0)) resolve(saved);
	};

	function keep(batch: Batch, error: unknown) {
		pending = joined(batch, pending);
		failures += 1;
		onState('waiting');
		onFailed(error);
		settle(false);
		if (!stopped) timer = setTimeout(run, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1)));
	}

	async function exchange(batch: Batch) {
		sent = batch;
		try {
			const reply = await send(batch);
			sent = null;
			failures = 0;
			onSaved(batch, reply);
		} catch (error) {
			sent = null;
			return keep(batch, error);
		}
		if (!isEmpty(pending)) return run();
		onState('saved');
		settle(true);
	}

	function run() {
		clearTimeout(timer);
		if (sent || isEmpty(pending)) return;
		const batch = pending;
		pending = nothing();
		onState('saving');
		void exchange(batch);
	}

	return {
		put(batch: Batch) {
			pending = joined(pending, batch);
			run();
		},
		/** Tries what waits again, now. */
		retry: run,
		/** Whether a field is on its way or waits to be. */
		holds: (field: CheckInField): boolean =>
			field in pending.values || (sent !== null && field in sent.values) || left.some(({ values }) => field in values),
		/** Once everything has arrived: true; false when that failed. */
		settled(): Promise<boolean> {
			if (!sent && isEmpty(pending)) return Promise.resolve(true);
			return new Promise((resolve) => {
				waiting = [...waiting, resolve];
				run();
			});
		},
		/** The page is going away, perhaps for good: what waits goes out now, behind what is on its way. */
		leave() {
			if (isEmpty(pending)) return;
			const batch = pending;
			pending = nothing();
			left = [...left, batch];
			const arrived = () => {
				left = left.filter((other) => other !== batch);
			};
			send(batch).then(
				(reply) => {
					arrived();
					onSaved(batch, reply);
				},
				(error: unknown) => {
					arrived();
					keep(batch, error);
				},
			);
		},
		/** Nothing is tried again from now on. */
		stop() {
			stopped = true;
			clearTimeout(timer);
		},
	};
}
