import type { OrderStatus } from '../constants.ts';
import { fromFen, toFen } from './money.ts';
import { isPayable } from './order-status.ts';

type Payment = { type: 'PAY' | 'REFUND'; amount: number };
/** The facts of an order that its sums are read from, CNY; null when upstream leaves one out. Rows of lists have no payments. */
export type OrderSums = {
	status: OrderStatus;
	payPrice: number | null;
	paidPrice: number | null;
	payments?: readonly Payment[] | null;
};

const UNPAID: readonly OrderStatus[] = ['waiting-confirmation', 'reserved', 'waiting-payment', 'cancelled'];

const sumOf = (type: Payment['type'], { payments }: OrderSums): number =>
	(payments ?? []).reduce((sum, payment) => sum + (payment.type === type ? toFen(payment.amount) : 0), 0);

/**
 * Returns the sum paid for an order, CNY: upstream's own figure, else the sum of its payments, else, by its state, nothing or the
 * whole price; null when it is unknown.
 */
export function paidOf(order: OrderSums): number | null {
	if (order.paidPrice !== null) return order.paidPrice;
	const paid = sumOf('PAY', order);
	if (paid > 0) return fromFen(paid);
	return UNPAID.includes(order.status) ? 0 : order.payPrice;
}

/** Returns what is still to be paid for an order, CNY (docs/rules.md, due): 0 unless it waits for its payment; null when it is unknown. */
export function dueOf(order: OrderSums): number | null {
	if (order.status !== 'waiting-confirmation' && !isPayable(order.status)) return 0;
	const paid = paidOf(order);
	return order.payPrice === null || paid === null ? null : fromFen(Math.max(0, toFen(order.payPrice) - toFen(paid)));
}

/** Returns what was paid back, CNY. Unless payments say otherwise, it is known only of orders before their refund that it is nothing. */
export function refundedOf(order: OrderSums): number | null {
	const back = sumOf('REFUND', order);
	return back === 0 && order.status === 'refunded' ? null : fromFen(back);
}
