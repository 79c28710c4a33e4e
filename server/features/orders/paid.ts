import type { Known } from '#server/composition/members/orders.ts';
import type { OrderDetail, OrderRow } from '#shared/catalogue/openapi/order-entities.ts';
import type { OrderStatus } from '#shared/constants.ts';
import { fromFen, toFen } from '#shared/rules/money.ts';

const UNPAID: readonly OrderStatus[] = ['waiting-confirmation', 'reserved', 'waiting-payment', 'cancelled'];

/** What an order tells of its payment. */
export type Paid = Pick<Known<OrderRow>, 'paidPrice' | 'payPrice' | 'status'>;

/** What was paid of an order, CNY: as upstream has it, else by its payments, else what its state means: nothing, or the whole price. */
export function paidOf({ paidPrice, payPrice, status, payments }: Paid & Partial<Pick<OrderDetail, 'payments'>>): number {
	if (paidPrice !== null) return paidPrice;
	const paid = payments?.filter(({ type }) => type === 'PAY') ?? [];
	if (paid.length > 0) return fromFen(paid.reduce((sum, { amount }) => sum + toFen(amount), 0));
	return UNPAID.includes(status) ? 0 : payPrice;
}
