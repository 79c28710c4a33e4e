import type { CartCabin, CartVoyage } from '#shared/catalogue/bff/cart.ts';
import { type Selected, type Selection, stillSelected } from './cart-selection.ts';
import { arrived, rejected, type Steps, sending, steady, want } from './cart-steps.ts';

/** Why a row is not as the member wants it: what the backend said, or what ends at this number. */
export type RowNote = 'failed' | 'limit' | 'few-left' | 'no-cabin';

export type CartState = {
	status: 'loading' | 'ready' | 'failed';
	voyages: readonly CartVoyage[];
	/** By row id. */
	steps: Readonly<Record<string, Steps>>;
	notes: Readonly<Record<string, { kind: RowNote; text?: string }>>;
	selection: Selection;
	/** What was chosen and is no more, because another voyage was chosen. */
	cleared: Selected['cleared'];
	/** The row taken out last, for as long as that can be undone. */
	removed: { id: string; count: number } | null;
};

export type CartAction =
	| { do: 'load' }
	| { do: 'loaded'; voyages: readonly CartVoyage[] }
	| { do: 'failed' }
	| { do: 'choose'; selected: Selected }
	| { do: 'want'; id: string; count: number }
	| { do: 'sending'; id: string }
	| { do: 'arrived'; id: string }
	| { do: 'rejected'; id: string; text?: string }
	| { do: 'note'; id: string; kind: RowNote }
	| { do: 'forget-removed' };

export const startWith = (voyages: readonly CartVoyage[] | null): CartState => ({
	status: voyages ? 'ready' : 'loading',
	voyages: voyages ?? [],
	steps: stepsOf(voyages ?? []),
	notes: {},
	selection: new Set(),
	cleared: null,
	removed: null,
});

const stepsOf = (voyages: readonly CartVoyage[]) =>
	Object.fromEntries(voyages.flatMap(({ rows }) => rows.map(({ id, count }) => [id, steady(count)])));

/** What has been pressed and not arrived outlives a reload. */
const unsent = ({ steps }: CartState) =>
	Object.fromEntries(Object.entries(steps).filter(([, { saved, wanted, sent }]) => sent !== 0 || wanted !== saved));

const wantedOf = (state: Pick<CartState, 'steps'>, row: CartCabin): number => state.steps[row.id]?.wanted ?? row.count;

/** The cart as the member sees it: with the numbers wanted, without the rows of which none is. */
export const shownVoyages = (state: CartState): CartVoyage[] =>
	state.voyages
		.map((group) => ({
			...group,
			rows: group.rows.map((row) => ({ ...row, count: wantedOf(state, row) })).filter(({ count }) => count > 0),
		}))
		.filter(({ rows }) => rows.length > 0);

const without = <T>(record: Readonly<Record<string, T>>, id: string): Record<string, T> =>
	Object.fromEntries(Object.entries(record).filter(([key]) => key !== id));

export function cartReducer(state: CartState, action: CartAction): CartState {
	const step = (id: string, change: (steps: Steps) => Steps) => ({
		...state.steps,
		[id]: change(state.steps[id] ?? steady(0)),
	});
	switch (action.do) {
		case 'load':
			return { ...state, status: state.voyages.length > 0 ? state.status : 'loading' };
		case 'failed':
			return { ...state, status: state.voyages.length > 0 ? state.status : 'failed' };
		case 'loaded': {
			const { voyages } = action;
			const selection = stillSelected(voyages, state.selection);
			return { ...startWith(voyages), steps: { ...stepsOf(voyages), ...unsent(state) }, selection, notes: state.notes };
		}
		case 'choose':
			return { ...state, ...action.selected };
		case 'want': {
			const before = state.steps[action.id]?.wanted ?? 0;
			const removed = action.count === 0 ? { id: action.id, count: before } : state.removed;
			return {
				...state,
				steps: step(action.id, (steps) => want(steps, action.count)),
				notes: without(state.notes, action.id),
				removed: action.count > 0 && state.removed?.id === action.id ? null : removed,
			};
		}
		case 'sending':
			return { ...state, steps: step(action.id, sending) };
		case 'arrived':
			return { ...state, steps: step(action.id, arrived) };
		case 'rejected':
			return {
				...state,
				steps: step(action.id, rejected),
				notes: { ...state.notes, [action.id]: { kind: 'failed', text: action.text } },
				removed: state.removed?.id === action.id ? null : state.removed,
			};
		case 'note':
			return { ...state, notes: { ...state.notes, [action.id]: { kind: action.kind } } };
		case 'forget-removed':
			return { ...state, removed: null };
	}
}
