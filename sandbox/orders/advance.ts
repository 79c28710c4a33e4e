import { ORDER_STATUSES } from '#shared/constants.ts';
import type { Store } from '../context.ts';
import { approveRefund, confirmOrder, payBack } from './order-lifecycle.ts';
import { findOrder, moveOrder, type OrderRecord } from './store.ts';

const { reserved, cancelled, completed, refunding, refunded } = ORDER_STATUSES;

/** What brings an order into a state without waiting for it. */
const MOVES: Readonly<Record<number, { from: readonly number[]; move: (store: Store, order: OrderRecord, at: number) => void }>> =
	{
		[reserved]: { from: [0], move: confirmOrder },
		[cancelled]: { from: [0, 1, 2], move: (store, order, at) => moveOrder(store, order, cancelled, at) },
		[completed]: { from: [3], move: (store, order, at) => moveOrder(store, order, completed, at) },
		[refunding]: { from: [-4], move: approveRefund },
		[refunded]: { from: [-2], move: payBack },
	};

/** States that an order can be brought into from the one it is in. */
export const nextStates = (status: number): number[] =>
	Object.entries(MOVES).flatMap(([to, { from }]) => (from.includes(status) ? [Number(to)] : []));

/** Lets happen now what time or somebody else would bring about. Returns whether it could. */
export function advanceOrder(store: Store, id: number, to: number): boolean {
	const order = findOrder(store, id);
	const step = MOVES[to];
	if (!order || !step?.from.includes(order.status)) return false;
	step.move(store, order, store.now.getTime());
	return true;
}
