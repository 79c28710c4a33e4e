import type { Known } from '#server/composition/members/orders.ts';
import type { OrderDetail, OrderRow } from '#shared/catalogue/openapi/order-entities.ts';
import type { OrderStatus } from '#shared/constants.ts';
import { fromFen, toFen } from '#shared/rules/money.ts';

const UNPAID: readonly OrderStatus[] = ['waiting-confirmation', 'reserved', 'waiting-payment', 'cancelled'];

/** The fields of an order that concern its payment. */
export type Paid = Pick<Known<OrderRow>, 'paidPrice' | 'payPrice' | 'status'>;

/**
 * Returns the sum paid for an order, CNY: upstream's own figure, else the sum of its payments, else, by its state, nothing or the
 * whole price; null when it is unknown.
 */
export function paidOf({ paidPrice, payPrice, status, payments }: Paid & Partial<Pick<OrderDetail, 'payments'>>): number | null {
	if (paidPrice !== null) return paidPrice;
	const paid = payments?.filter(({ type }) => type === 'PAY') ?? [];
	if (paid.length > 0) return fromFen(paid.reduce((sum, { amount }) => sum + toFen(amount), 0));
	return UNPAID.includes(status) ? 0 : payPrice;
}
