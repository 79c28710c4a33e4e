import { useCallback, useEffect, useRef, useState } from 'react';
import { browserApi } from '#client/app/api.ts';
import { failedCall } from '#client/app/failed-call.ts';
import { useSession } from '#client/app/session.tsx';
import type { CartCabin, CartView, CartVoyage } from '#shared/catalogue/bff/cart.ts';
import { CART_RELOAD_PAUSE } from '#shared/constants.ts';
import { CART_CHANGED } from './cart-event.ts';
import { toggleAll, toggleRow } from './cart-selection.ts';
import { type CartAction, type CartState, cartReducer, type RowNote, shownVoyages, startWith } from './cart-state.ts';
import { nextDelta } from './cart-steps.ts';

export type Cart = {
	state: CartState;
	/** As the member sees it, see `shownVoyages`. */
	voyages: readonly CartVoyage[];
	/** The rows chosen to be booked, all of one voyage. */
	chosen: readonly CartCabin[];
	reload: () => void;
	choose: (id: string) => void;
	chooseAll: (voyageId: string) => void;
	setCount: (id: string, count: number) => void;
	note: (id: string, kind: RowNote) => void;
	undo: () => void;
	forgetRemoved: () => void;
};

/** The cart of one place that shows it. `initial` is what the page came with; null makes it load. Its calls are silent. */
export function useCart(initial: CartView | null): Cart {
	const { setCart } = useSession();
	const [state, setState] = useState(() => startWith(initial?.voyages ?? null));
	// A queued change goes by the state at its turn, which may not be rendered yet: else a difference would be sent twice
	const now = useRef(state);
	const dispatch = useCallback((action: CartAction) => {
		now.current = cartReducer(now.current, action);
		setState(now.current);
	}, []);
	const queue = useRef<Promise<void>>(Promise.resolve());

	const load = useCallback(async () => {
		dispatch({ do: 'load' });
		await browserApi('GET /cart', {}).then(
			({ voyages }) => dispatch({ do: 'loaded', voyages }),
			() => dispatch({ do: 'failed' }),
		);
	}, [dispatch]);

	useEffect(() => {
		let timer: ReturnType<typeof setTimeout>;
		const later = () => {
			clearTimeout(timer);
			timer = setTimeout(load, CART_RELOAD_PAUSE);
		};
		if (!initial) later();
		addEventListener(CART_CHANGED, later);
		return () => {
			clearTimeout(timer);
			removeEventListener(CART_CHANGED, later);
		};
	}, [initial, load]);

	const voyages = shownVoyages(state);
	const count = voyages.flatMap(({ rows }) => rows).reduce((sum, row) => sum + row.count, 0);
	useEffect(() => {
		if (state.status === 'ready') setCart(count);
	}, [count, state.status, setCart]);

	/** Sends what a row's number has changed by since it was last saved; a row of which nothing is left is deleted. */
	const send = async (id: string) => {
		const steps = now.current.steps[id];
		const delta = steps ? nextDelta(steps) : 0;
		const row = now.current.voyages.flatMap(({ rows }) => rows).find((candidate) => candidate.id === id);
		if (!row || !steps || delta === 0) return;
		dispatch({ do: 'sending', id });
		const { voyageId, categoryId, adult, child } = row;
		try {
			if (steps.wanted === 0) await browserApi('DELETE /openapi/user/shopcart/{id}', { id });
			else await browserApi('POST /openapi/user/shopcart', { voyageId, categoryId, adult, child, count: delta });
			dispatch({ do: 'arrived', id });
			// A row put back is a new one to the backend
			if (steps.saved === 0) await load();
		} catch (error) {
			dispatch({ do: 'rejected', id, text: failedCall(error).shown || undefined });
		}
	};
	const setCount = (id: string, wanted: number) => {
		dispatch({ do: 'want', id, count: wanted });
		queue.current = queue.current.then(() => send(id));
	};

	return {
		state,
		voyages,
		chosen: voyages.flatMap(({ rows }) => rows.filter(({ id }) => state.selection.has(id))),
		reload: load,
		choose: (id) => dispatch({ do: 'choose', selected: toggleRow(voyages, state.selection, id) }),
		chooseAll: (voyageId) => dispatch({ do: 'choose', selected: toggleAll(voyages, state.selection, voyageId) }),
		setCount,
		note: (id, kind) => dispatch({ do: 'note', id, kind }),
		undo: () => state.removed && setCount(state.removed.id, state.removed.count),
		forgetRemoved: useCallback(() => dispatch({ do: 'forget-removed' }), [dispatch]),
	};
}
