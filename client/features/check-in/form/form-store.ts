import { failedCall } from '#client/app/failed-call.ts';
import type { CheckInFormView } from '#shared/catalogue/bff/check-in.ts';
import { CHECK_IN_SESSION } from '#shared/constants.ts';
import { CHECK_IN_FIELDS, type CheckInField } from '#shared/rules/check-in-form.ts';
import { changedFields, type Values } from './read-step.ts';
import { type Batch, createSaveQueue, type SaveReply, type SaveState } from './save-queue.ts';

/** A note at a field: another device saved it, or this one replaced what another had saved; `at` is the time of that. */
type FieldNote = { kind: 'elsewhere' | 'replaced'; at: number };

export type FormState = {
	/** The known value of each field: saved, or under way. */
	values: Values;
	/** The values that controls start with. Typing doesn't change them, so that no control is rendered anew while it is typed in. */
	start: Values;
	unsure: readonly CheckInField[];
	notes: Partial<Record<CheckInField, FieldNote>>;
	save: SaveState;
	savedAt: number | null;
	openUntil: number | null;
	/** The server's clock at the answer that `openUntil` comes from. */
	now: number;
};

type Calls = {
	save: (batch: Batch & { since: number }) => Promise<SaveReply>;
	read: () => Promise<CheckInFormView>;
	extend: () => Promise<{ openUntil: number }>;
	/** Called when nothing can be saved any more. */
	onGone: () => void;
};

/** True when the check-in is gone, or was sent from another device. */
const isGone = (error: unknown): boolean => ['not-found', 'conflict'].includes(failedCall(error).code);

/**
 * Creates the store of one passenger's check-in. It outlives the fields on the screen, so that steps may come and go. The first fields start with
 * what is `typed` in them already.
 */
export function createFormStore(loaded: CheckInFormView, typed: Partial<Values>, calls: Calls) {
	let state: FormState = {
		values: loaded.values,
		start: { ...loaded.values, ...typed },
		unsure: loaded.unsure,
		notes: {},
		save: 'none',
		savedAt: loaded.person.savedAt,
		openUntil: loaded.openUntil,
		now: loaded.now,
	};
	let since = loaded.heard;
	const listeners = new Set<() => void>();
	/** Counts the changes made on this page, and remembers the latest one of each field. */
	let turn = 0;
	const turns = new Map<CheckInField, number>();
	const count = (fields: readonly CheckInField[]) => {
		turn += 1;
		for (const field of fields) turns.set(field, turn);
	};
	/** Reads the text on the screen that the store doesn't have yet. */
	let readTyped: () => Partial<Values> = () => ({});

	const change = (next: Partial<FormState>) => {
		state = { ...state, ...next };
		for (const listener of listeners) listener();
	};

	/** Takes over values that another device saved; fields that are being typed in keep their text. */
	function adopt(news: readonly { field: CheckInField; value: string; at: number }[]) {
		const typed = changedFields(readTyped(), state.values);
		const others = news.filter(({ field, value }) => !queue.holds(field) && value !== state.values[field]);
		if (others.length === 0) return;
		const values = Object.fromEntries(others.map(({ field, value }) => [field, value]));
		const untouched = Object.fromEntries(Object.entries(values).filter(([field]) => !(field in typed)));
		const notes = Object.fromEntries(others.map(({ field, at }) => [field, { kind: 'elsewhere' as const, at }]));
		change({
			values: { ...state.values, ...values },
			start: { ...state.start, ...untouched },
			notes: { ...state.notes, ...notes },
		});
	}

	const queue = createSaveQueue((batch) => calls.save({ ...batch, since }), {
		onState: (save) => change({ save }),
		onSaved({ savedAt, openUntil, elsewhere, replaced }) {
			since = Math.max(since, savedAt);
			const notes = Object.fromEntries(replaced.map((field) => [field, { kind: 'replaced' as const, at: savedAt }]));
			change({ savedAt, openUntil, now: openUntil - CHECK_IN_SESSION, notes: { ...state.notes, ...notes } });
			adopt(elsewhere);
		},
		onFailed: (error) => isGone(error) && calls.onGone(),
	});

	/** Keeps typed values that are new, and saves them. Fields in `looked` are sure from now on. */
	function type(typed: Partial<Values>, looked: readonly CheckInField[] = []) {
		const sure = looked.filter((field) => state.unsure.includes(field));
		const values = {
			...Object.fromEntries(sure.map((field) => [field, state.values[field]])),
			...changedFields(typed, state.values),
		};
		const fields = Object.keys(values) as CheckInField[];
		if (fields.length === 0) return;
		count(fields);
		const notes = Object.fromEntries(Object.entries(state.notes).filter(([field]) => !(field in values)));
		change({
			values: { ...state.values, ...values },
			unsure: state.unsure.filter((field) => !fields.includes(field)),
			notes,
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
		/** Fills fields from a picture, and marks them as unsure. */
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
		/** From now on `read` returns the text on the screen. */
		watch(read: () => Partial<Values>) {
			readTyped = read;
		},
		/** Fields that are shown anew start with their known values. */
		begin: () => change({ start: state.values }),
		settled: queue.settled,
		retry: queue.retry,
		/** Saves at once all that is typed: the page is going away, perhaps for good. */
		leave() {
			type(readTyped());
			queue.leave();
		},
		stop: queue.stop,
		/** Reads the saved fields again: another device may have changed them. */
		async reread() {
			const began = turn;
			const underWay = CHECK_IN_FIELDS.filter(queue.holds);
			const view = await calls.read();
			const at = view.person.savedAt ?? view.now;
			change({ openUntil: view.openUntil, now: view.now });
			since = Math.max(since, view.heard);
			adopt(
				// The answer may lack values that were under way meanwhile
				CHECK_IN_FIELDS.filter((field) => !underWay.includes(field) && (turns.get(field) ?? 0) <= began).map((field) => ({
					field,
					value: view.values[field],
					at,
				})),
			);
		},
		/** Keeps the check-in open without saving anything. */
		async extend() {
			const { openUntil } = await calls.extend();
			change({ openUntil, now: openUntil - CHECK_IN_SESSION });
		},
	};
}

export type FormStore = ReturnType<typeof createFormStore>;
