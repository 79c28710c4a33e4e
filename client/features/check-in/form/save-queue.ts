import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import type { CheckInField } from '#shared/rules/check-in-form.ts';

/** Fields to save; a picture filled those in `unsure`. */
export type Batch = { values: Partial<Record<CheckInField, string>>; unsure: readonly CheckInField[] };
export type SaveReply = CallOutput<'POST /check-in/save'>;
export type SaveState = 'none' | 'saving' | 'saved' | 'waiting';

const FIRST_WAIT = 3_000;
const LONGEST_WAIT = 30_000;

const nothing = (): Batch => ({ values: {}, unsure: [] });
const isEmpty = ({ values }: Batch): boolean => Object.keys(values).length === 0;

/** Joins two batches; the later value of a field counts. */
const joined = (before: Batch, after: Batch): Batch => ({
	values: { ...before.values, ...after.values },
	unsure: [...before.unsure.filter((field) => !(field in after.values)), ...after.unsure],
});

type Listeners = {
	onState: (state: SaveState) => void;
	onSaved: (reply: SaveReply) => void;
	onFailed: (error: unknown) => void;
};

/**
 * Saves fields in the order in which they were left, one batch at a time. A batch that fails is tried again, later and later, and at once on
 * request: it is kept until it has arrived.
 */
export function createSaveQueue(send: (batch: Batch) => Promise<SaveReply>, { onState, onSaved, onFailed }: Listeners) {
	let pending = nothing();
	/** One batch, and those that were sent when the page went away: these block nothing, as their answers may never come. */
	let underWay: readonly { batch: Batch; leaving: boolean }[] = [];
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

	async function sendPending(leaving: boolean) {
		const batch = pending;
		pending = nothing();
		underWay = [...underWay, { batch, leaving }];
		onState('saving');
		let reply: SaveReply;
		try {
			reply = await send(batch);
		} catch (error) {
			return keep(batch, error);
		} finally {
			underWay = underWay.filter((other) => other.batch !== batch);
		}
		failures = 0;
		onSaved(reply);
		if (!isEmpty(pending)) return run();
		if (underWay.length > 0) return;
		onState('saved');
		settle(true);
	}

	function run() {
		clearTimeout(timer);
		if (!isEmpty(pending) && underWay.every(({ leaving }) => leaving)) void sendPending(false);
	}

	return {
		put(batch: Batch) {
			pending = joined(pending, batch);
			run();
		},
		/** Tries again at once. */
		retry: run,
		/** True for a field that is under way, or waits to be. */
		holds: (field: CheckInField): boolean =>
			[pending, ...underWay.map(({ batch }) => batch)].some(({ values }) => field in values),
		/** Resolves once everything has arrived: true; false when a batch failed. */
		settled(): Promise<boolean> {
			if (underWay.length === 0 && isEmpty(pending)) return Promise.resolve(true);
			return new Promise((resolve) => {
				waiting = [...waiting, resolve];
				run();
			});
		},
		/** Sends at once what waits behind a batch under way: the page is going away, perhaps for good. */
		leave() {
			if (!isEmpty(pending)) void sendPending(true);
		},
		/** Tries nothing again from now on. */
		stop() {
			stopped = true;
			clearTimeout(timer);
		},
	};
}
