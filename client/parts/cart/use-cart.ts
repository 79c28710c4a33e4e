import { useCallback, useEffect, useRef, useState } from 'react';
import { browserApi } from '#client/app/api.ts';
import { failedCall } from '#client/app/failed-call.ts';
import { useSession } from '#client/app/session.tsx';
import type { CartCabin, CartView, CartVoyage } from '#shared/catalogue/bff/cart.ts';
import { CART_RELOAD_PAUSE } from '#shared/constants.ts';
import { newPressKey } from '#shared/press-key.ts';
import { CART_CHANGED } from './cart-event.ts';
import { type CartAction, type CartState, cartReducer, rowOf, shownVoyages, startWith } from './cart-state.ts';
import type { UnchangedRow } from './set-count.ts';

export type Cart = {
	state: CartState;
	dispatch: (action: CartAction) => void;
	/** As the member sees them, see `shownVoyages`. */
	voyages: readonly CartVoyage[];
	/** The rows chosen to be booked, all of one voyage. */
	chosen: readonly (CartCabin & { adult: number })[];
	reload: () => void;
	/** Shows another number in a row at once, and saves it; 0 removes the row. */
	setCount: (id: string, count: number) => void;
};

/**
 * Keeps the cart for one place that shows it. `initial` is the cart that the page came with; null makes it load. Failures are shown in the
 * rows alone.
 */
export function useCart(initial: CartView | null, unchanged?: UnchangedRow | null): Cart {
	const { setCart } = useSession();
	const [state, setState] = useState(() => startWith(initial?.voyages ?? null, unchanged));
	// A queued call reads the state at its turn, which may not be rendered yet: otherwise a difference would be sent twice
	const now = useRef(state);
	const dispatch = useCallback((action: CartAction) => {
		now.current = cartReducer(now.current, action);
		setState(now.current);
	}, []);
	// One call at a time: a cart that is read during a change may or may not include it
	const queue = useRef<Promise<void>>(Promise.resolve());

	const load = useCallback(async () => {
		dispatch({ do: 'load' });
		await browserApi('GET /cart', {}).then(
			({ voyages }) => dispatch({ do: 'loaded', voyages }),
			() => dispatch({ do: 'failed' }),
		);
	}, [dispatch]);
	const reload = useCallback(() => {
		queue.current = queue.current.then(load);
	}, [load]);

	useEffect(() => {
		let timer: ReturnType<typeof setTimeout>;
		const later = () => {
			clearTimeout(timer);
			timer = setTimeout(reload, CART_RELOAD_PAUSE);
		};
		if (!initial) later();
		addEventListener(CART_CHANGED, later);
		return () => {
			clearTimeout(timer);
			removeEventListener(CART_CHANGED, later);
		};
	}, [initial, reload]);

	const voyages = shownVoyages(state);
	const rows = voyages.flatMap((group) => group.rows);
	const count = rows.reduce((sum, row) => sum + row.count, 0);
	useEffect(() => {
		if (state.status === 'ready') setCart(count);
	}, [count, state.status, setCart]);

	/** Sends the difference between the number that is wanted and the one that is saved (docs/rules.md, cart-delta). */
	const save = async (id: string) => {
		const row = rowOf(now.current, id);
		const wanted = now.current.wanted[id];
		if (!row || wanted === undefined) return;
		const { voyageId, categoryId, adult, child, count: saved } = row;
		try {
			if (wanted === 0) await browserApi('DELETE /openapi/user/shopcart/{id}', { id }, newPressKey());
			else if (adult === null) return dispatch({ do: 'rejected', id, text: '' });
			else if (wanted !== saved)
				await browserApi(
					'POST /openapi/user/shopcart',
					{ voyageId, categoryId, adult, child, count: wanted - saved },
					newPressKey(),
				);
			dispatch({ do: 'saved', id, count: wanted });
			// For the backend a row that is put back is a new one, with another id
			if (saved === 0) await load();
		} catch (error) {
			dispatch({ do: 'rejected', id, text: failedCall(error).shown });
		}
	};

	return {
		state,
		dispatch,
		voyages,
		chosen: rows.flatMap(({ adult, ...row }) => (adult !== null && state.selection.has(row.id) ? { ...row, adult } : [])),
		reload,
		setCount: (id, wanted) => {
			dispatch({ do: 'want', id, count: wanted });
			queue.current = queue.current.then(() => save(id));
		},
	};
}
