import { ORDER_STATUSES } from '#shared/constants.ts';
import type { Store } from '../context.ts';
import { approveRefund, confirmOrder, payBack } from './order-lifecycle.ts';
import { findOrder, moveOrder, type OrderRecord } from './store.ts';

const { reserved, cancelled, completed, refunding, refunded } = ORDER_STATUSES;

/** Functions that bring an order into a state without waiting for it. */
const MOVES: Readonly<Record<number, { from: readonly number[]; move: (store: Store, order: OrderRecord, at: number) => void }>> =
	{
		[reserved]: { from: [0], move: confirmOrder },
		[cancelled]: { from: [0, 1, 2, 3], move: (store, order, at) => moveOrder(store, order, cancelled, at) },
		[completed]: { from: [3], move: (store, order, at) => moveOrder(store, order, completed, at) },
		[refunding]: { from: [-4], move: approveRefund },
		[refunded]: { from: [-2], move: payBack },
	};

/** Returns the states that an order can be brought into from its present one. */
export const nextStates = (status: number): number[] =>
	Object.entries(MOVES).flatMap(([to, { from }]) => (from.includes(status) ? [Number(to)] : []));

/** Makes a change that time or staff would make. Returns false when the order can't change so. */
export function advanceOrder(store: Store, id: number, to: number): boolean {
	const order = findOrder(store, id);
	const step = MOVES[to];
	if (!order || !step?.from.includes(order.status)) return false;
	step.move(store, order, store.now.getTime());
	return true;
}
