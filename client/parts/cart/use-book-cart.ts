import type { ReactNode } from 'react';
import type { Cart } from './use-cart.ts';
import { usePrepareSheet } from './use-prepare-sheet.tsx';

/** Books what is chosen in the cart; a category without a cabin is marked in its row. */
export function useBookCart(cart: Cart): { book: () => void; sheet: ReactNode } {
	const { chosen } = cart;
	const group = cart.voyages.find(({ voyageId }) => voyageId === chosen[0]?.voyageId);
	const markMissing = (categoryIds: readonly string[]) => {
		for (const { id, categoryId } of chosen) if (categoryIds.includes(categoryId)) cart.note(id, 'no-cabin');
	};
	const { open, sheet } = usePrepareSheet(group ? { voyage: group.voyage, cabins: chosen, onMissing: markMissing } : null);
	return { book: open, sheet };
}
