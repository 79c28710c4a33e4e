import type { CartCabin, CartVoyage } from '#shared/catalogue/bff/cart.ts';
import { type Selected, type Selection, stillSelected, toggleAll, toggleRow } from './cart-selection.ts';
import type { UnchangedRow } from './set-count.ts';

type Note = { text: string; missing?: true; end?: true };

export type CartState = {
	status: 'loading' | 'ready' | 'failed';
	/** The cart as the backend has it. */
	voyages: readonly CartVoyage[];
	/** By row id: numbers that the member has set and the backend doesn't have yet. */
	wanted: Readonly<Record<string, number>>;
	/**
	 * By row id: the words why a row is not as the member wants it. Empty words stand for a change that wasn't saved; `missing`: no cabin
	 * was left to hold; `end`: the row takes no more cabins.
	 */
	notes: Readonly<Record<string, Note>>;
	selection: Selection;
	/** The choice that was given up because another voyage was chosen. */
	cleared: Selected['cleared'];
	/** The row that was removed last, for as long as that can be undone. */
	removed: { id: string; count: number } | null;
};

export type CartAction =
	| { do: 'load' }
	| { do: 'loaded'; voyages: readonly CartVoyage[] }
	| { do: 'failed' }
	| { do: 'choose'; id: string }
	| { do: 'choose-all'; voyageId: string }
	| { do: 'want'; id: string; count: number }
	| { do: 'saved'; id: string; count: number }
	| { do: 'rejected'; id: string; text: string }
	| ({ do: 'note'; id: string } & Note)
	| { do: 'forget-removed' };

/** Returns the first state: with the cart that the page came with, or with null, loading; with a note at a row that a form couldn't change. */
export const startWith = (voyages: readonly CartVoyage[] | null, unchanged?: UnchangedRow | null): CartState => ({
	status: voyages ? 'ready' : 'loading',
	voyages: voyages ?? [],
	wanted: {},
	notes: unchanged ? { [unchanged.row]: { text: unchanged.text } } : {},
	selection: new Set(),
	cleared: null,
	removed: null,
});

export const rowOf = ({ voyages }: CartState, id: string): CartCabin | undefined =>
	voyages.flatMap(({ rows }) => rows).find((row) => row.id === id);

/** Returns the voyages with the numbers that the member wants; rows with the number 0 are left out. */
export const shownVoyages = ({ voyages, wanted }: CartState): CartVoyage[] =>
	voyages
		.map((group) => ({
			...group,
			rows: group.rows.map((row) => ({ ...row, count: wanted[row.id] ?? row.count })).filter(({ count }) => count > 0),
		}))
		.filter(({ rows }) => rows.length > 0);

const without = <T>(record: Readonly<Record<string, T>>, id: string): Record<string, T> =>
	Object.fromEntries(Object.entries(record).filter(([key]) => key !== id));

export function cartReducer(state: CartState, action: CartAction): CartState {
	switch (action.do) {
		case 'load':
			return { ...state, status: state.voyages.length > 0 ? state.status : 'loading' };
		case 'failed':
			return { ...state, status: state.voyages.length > 0 ? state.status : 'failed' };
		case 'loaded': {
			const { voyages } = action;
			const { wanted, notes } = state;
			return { ...startWith(voyages), wanted, notes, selection: stillSelected(voyages, state.selection) };
		}
		case 'choose':
			return { ...state, ...toggleRow(shownVoyages(state), state.selection, action.id) };
		case 'choose-all':
			return { ...state, ...toggleAll(shownVoyages(state), state.selection, action.voyageId) };
		case 'want': {
			const { id, count } = action;
			const before = state.wanted[id] ?? rowOf(state, id)?.count ?? 0;
			const others = state.removed?.id === id ? null : state.removed;
			return {
				...state,
				wanted: { ...state.wanted, [id]: count },
				notes: without(state.notes, id),
				removed: count === 0 ? { id, count: before } : others,
			};
		}
		case 'saved': {
			const { id, count } = action;
			const save = (row: CartCabin) => (row.id === id ? { ...row, count } : row);
			return {
				...state,
				voyages: state.voyages.map((group) => ({ ...group, rows: group.rows.map(save) })),
				wanted: state.wanted[id] === count ? without(state.wanted, id) : state.wanted,
			};
		}
		case 'rejected': {
			// Numbers that were set meanwhile built on the one that was refused: they go with it
			const { id, text } = action;
			return {
				...state,
				wanted: without(state.wanted, id),
				notes: { ...state.notes, [id]: { text } },
				removed: state.removed?.id === id ? null : state.removed,
			};
		}
		case 'note': {
			const { id, text, missing, end } = action;
			return { ...state, notes: { ...state.notes, [id]: { text, missing, end } } };
		}
		case 'forget-removed':
			return { ...state, removed: null };
	}
}
