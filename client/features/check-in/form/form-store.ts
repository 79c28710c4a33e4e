import { failedCall } from '#client/app/failed-call.ts';
import type { CheckInFormView } from '#shared/catalogue/bff/check-in.ts';
import { CHECK_IN_SESSION } from '#shared/constants.ts';
import { CHECK_IN_FIELDS, type CheckInField } from '#shared/rules/check-in-form.ts';
import { changedFields, type Values } from './read-step.ts';
import { type Batch, createSaveQueue, type SaveReply, type SaveState } from './save-queue.ts';

/** What is said at a field about other devices, and when that was. */
export type Told = { kind: 'elsewhere' | 'replaced'; at: number };

export type FormState = {
	/** What is known of each field: saved, or left and on its way. */
	values: Values;
	/** What fields begin with: changes only where something else than typing changes a value, so that nothing typed is drawn over. */
	start: Values;
	unsure: readonly CheckInField[];
	told: Partial<Record<CheckInField, Told>>;
	save: SaveState;
	savedAt: number | null;
	openUntil: number | null;
	/** The server's clock when it said until when the check-in is open. */
	now: number;
};

type Calls = {
	save: (batch: Batch & { since: number }) => Promise<SaveReply>;
	read: () => Promise<CheckInFormView>;
	extend: () => Promise<{ openUntil: number }>;
	/** Nothing can be saved to it any more. */
	onGone: () => void;
};

/** There is no such check-in any more, or it was sent from elsewhere. */
const isGone = (error: unknown): boolean => ['not-found', 'conflict'].includes(failedCall(error).code);

/** The check-in of one passenger as this page has it: kept apart from what is on the screen, so that fields may come and go. */
export function createFormStore(loaded: CheckInFormView, calls: Calls) {
	let state: FormState = {
		values: loaded.values,
		start: loaded.values,
		unsure: loaded.unsure,
		told: {},
		save: 'none',
		savedAt: loaded.person.savedAt,
		openUntil: loaded.openUntil,
		now: loaded.now,
	};
	let since = loaded.heard;
	const listeners = new Set<() => void>();
	/** Counts what was typed or read from a picture, and when that was last for each field. */
	let turn = 0;
	const turns = new Map<CheckInField, number>();
	const count = (fields: readonly CheckInField[]) => {
		turn += 1;
		for (const field of fields) turns.set(field, turn);
	};
	/** What the screen has typed in it and hasn't handed over. */
	let readTyped: () => Partial<Values> = () => ({});

	const change = (next: Partial<FormState>) => {
		state = { ...state, ...next };
		for (const listener of listeners) listener();
	};

	/** Takes values from outside over: fields that are being typed in keep what is typed. */
	function adopt(news: readonly { field: CheckInField; value: string; at: number }[], kind: Told['kind'] | null) {
		const typed = changedFields(readTyped(), state.values);
		const others = news.filter(({ field, value }) => !queue.holds(field) && value !== state.values[field]);
		if (others.length === 0) return;
		const values = Object.fromEntries(others.map(({ field, value }) => [field, value]));
		const untouched = Object.fromEntries(Object.entries(values).filter(([field]) => !(field in typed)));
		const told = kind && Object.fromEntries(others.map(({ field, at }) => [field, { kind, at }]));
		change({
			values: { ...state.values, ...values },
			start: { ...state.start, ...untouched },
			...(told && { told: { ...state.told, ...told } }),
		});
	}

	const queue = createSaveQueue((batch) => calls.save({ ...batch, since }), {
		onState: (save) => change({ save }),
		onSaved({ savedAt, openUntil, elsewhere, replaced }) {
			since = Math.max(since, savedAt);
			const told = Object.fromEntries(replaced.map((field) => [field, { kind: 'replaced' as const, at: savedAt }]));
			change({ savedAt, openUntil, now: openUntil - CHECK_IN_SESSION, told: { ...state.told, ...told } });
			adopt(elsewhere, 'elsewhere');
		},
		onFailed: (error) => isGone(error) && calls.onGone(),
	});

	/** Keeps what was typed, as far as it is new; fields that were looked at are sure from then on. */
	function type(typed: Partial<Values>, looked: readonly CheckInField[] = []) {
		const sure = looked.filter((field) => state.unsure.includes(field));
		const values = {
			...Object.fromEntries(sure.map((field) => [field, state.values[field]])),
			...changedFields(typed, state.values),
		};
		const fields = Object.keys(values) as CheckInField[];
		if (fields.length === 0) return;
		count(fields);
		const told = Object.fromEntries(Object.entries(state.told).filter(([field]) => !(field in values)));
		change({
			values: { ...state.values, ...values },
			unsure: state.unsure.filter((field) => !fields.includes(field)),
			told,
		});
		queue.put({ values, unsure: [] });
	}

	return {
		subscribe(listener: () => void) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		get: () => state,
		type,
		/** Fills fields in from a picture: they are to be looked at. */
		propose(read: Partial<Values>) {
			const fields = Object.keys(read) as CheckInField[];
			count(fields);
			change({
				values: { ...state.values, ...read },
				start: { ...state.start, ...read },
				unsure: [...new Set([...state.unsure, ...fields])],
			});
			queue.put({ values: read, unsure: fields });
		},
		/** Tells what the screen has typed in it, from now on. */
		watch(read: () => Partial<Values>) {
			readTyped = read;
		},
		/** Fields that are shown anew begin with what is known. */
		begin: () => change({ start: state.values }),
		settled: queue.settled,
		retry: queue.retry,
		/** The page is going away, perhaps for good: what is typed goes out now, left or not. */
		leave() {
			type(readTyped());
			queue.leave();
		},
		stop: queue.stop,
		/** Reads again what is saved: another device may have gone on. */
		async reread() {
			const began = turn;
			const underWay = CHECK_IN_FIELDS.filter(queue.holds);
			const view = await calls.read();
			const at = view.person.savedAt ?? view.now;
			change({ openUntil: view.openUntil, now: view.now });
			since = Math.max(since, view.heard);
			adopt(
				// What was on its way while this was read may not be in it
				CHECK_IN_FIELDS.filter((field) => !underWay.includes(field) && (turns.get(field) ?? 0) <= began).map((field) => ({
					field,
					value: view.values[field] ?? '',
					at,
				})),
				'elsewhere',
			);
		},
		/** Keeps the check-in open without a save. */
		async extend() {
			const { openUntil } = await calls.extend();
			change({ openUntil, now: openUntil - CHECK_IN_SESSION });
		},
	};
}

export type FormStore = ReturnType<typeof createFormStore>;
