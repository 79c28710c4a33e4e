import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Cart } from './use-cart.ts';

const Prepare = lazy(() => import('#client/parts/booking/prepare-sheet.tsx'));

/** Books what is chosen in the cart: first what has to be at hand, then the cabins are held. A type that has gone is marked in its row. */
export function useBookCart(cart: Cart): { book: () => void; sheet: ReactNode } {
	const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
	const group = cart.voyages.find(({ rows }) => rows.some(({ id }) => cart.state.selection.has(id)));
	const missing = (categoryIds: readonly string[]) => {
		setState('closed');
		for (const { id, categoryId } of cart.chosen) if (categoryIds.includes(categoryId)) cart.note(id, 'no-cabin');
	};
	const sheet = group && state !== 'unused' && (
		<Suspense>
			<Prepare
				open={state === 'open'}
				onClose={() => setState('closed')}
				voyage={group.voyage}
				cabins={cart.chosen}
				onMissing={missing}
			/>
		</Suspense>
	);
	return { book: () => setState('open'), sheet };
}
