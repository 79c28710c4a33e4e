import { sectionOr } from '#server/composition/failures.ts';
import { namesOf } from '#server/composition/members/names.ts';
import { orderCosts } from '#server/composition/members/order-costs.ts';
import { readOrder } from '#server/composition/members/orders.ts';
import { rebookingOf } from '#server/composition/members/rebooking.ts';
import { categoriesOf } from '#server/composition/voyages/category-summary.ts';
import { documentTermsOf, shownTerms } from '#server/composition/voyages/sailing-documents.ts';
import { loadDeparture } from '#server/composition/voyages/voyage-detail.ts';
import { cardOfOrder, voyageIndexOrNone } from '#server/composition/voyages/voyage-index.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import { type OpenedCashier, openedCashier } from '#server/storage/cashier-link.ts';
import type { PaymentView } from '#shared/catalogue/bff/payment.ts';
import type { OrderDetail } from '#shared/catalogue/openapi/order-entities.ts';
import { PAY_METHODS } from '#shared/constants.ts';
import { isTaken } from '#shared/rules/booking-passengers.ts';
import { datedSteps } from '#shared/rules/dated-steps.ts';
import { isPaid, isPayable, orderStatus } from '#shared/rules/order-status.ts';
import { dueOf, paidOf } from '#shared/rules/order-sums.ts';
import { lastMethod } from './last-method.ts';
import { forgetPresses } from './one-press.ts';

export type PaymentState = PaymentView['state'];

/**
 * Returns the state of an order's payment at a moment, by the order's own fields. One with nothing left to pay waits for upstream's confirmation: no
 * cashier opens.
 */
export function paymentState(
	order: Pick<OrderDetail, 'isNew' | 'status' | 'payState' | 'payUntil' | 'payPrice' | 'paidPrice' | 'payments'>,
	now: number,
): PaymentState {
	const { payState, payUntil } = order;
	if (order.isNew) return 'made';
	const status = orderStatus(order.status);
	if (status && isPaid(status)) return 'paid';
	if (payState === 'late') return 'late';
	if (status === 'waiting-confirmation') return 'unconfirmed';
	if (!status || !isPayable(status)) return 'closed';
	if (payState === 'processing' || dueOf({ ...order, status }) === 0) return 'processing';
	if (now >= (payUntil ?? Infinity)) return 'closed';
	return payState === 'failed' ? 'failed' : 'waiting';
}

/** True where an order in a state may be paid at the cashier that was opened before (docs/rules.md, pay-asked). */
export const mayBePaidAt = ({ afterFailure }: Pick<OpenedCashier, 'afterFailure'>, state: PaymentState | null): boolean =>
	state === 'waiting' || (state === 'failed' && afterFailure);

/** Returns the cashier that the member opened for an order before; null when there is none, or it is unknown. */
export const cashierOf = (orderId: string, { member, vault, report }: FeatureScope): Promise<OpenedCashier | null> =>
	sectionOr('cashier opened before', { report }, null, async () => member && openedCashier(orderId, member.id, vault));

/** Returns the passengers of an order whose documents its sailing doesn't take, with those that it does; null when there are none. */
async function otherDocuments(
	{ voyage, persons }: OrderDetail,
	leavesAt: number | null,
	scope: FeatureScope,
): Promise<PaymentView['documents']> {
	if (!voyage) return null;
	const terms = await documentTermsOf({ ...voyage, leavesAt }, scope);
	const passengers = persons.filter((person) => !isTaken(person, terms)).map(namesOf);
	return passengers.length > 0 ? { ...shownTerms(terms), passengers } : null;
}

/** `GET /order/payment`: the state that the order itself has. An address can't claim that it is paid. */
export const payment: Handler<'GET /order/payment'> = async ({ id }, scope) => {
	const [order, index, last, cashier, rebooking] = await Promise.all([
		readOrder(id, scope),
		voyageIndexOrNone(scope),
		lastMethod(scope),
		cashierOf(id, scope),
		rebookingOf(id, scope),
	]);
	const { payError, payments, allCheckedIn } = order;
	const departure = await loadDeparture(order.voyage, order.leavesAt, scope);
	const { leavesAt } = departure;
	const now = scope.now.getTime();
	const state = paymentState(order, now);
	if (state === 'failed') await forgetPresses(id, scope);
	const isOpen = state === 'waiting' || state === 'failed';
	const payBy = isOpen || state === 'processing' ? (order.payUntil ?? null) : null;
	const voyage = order.voyage ? cardOfOrder(index, order.voyage, state === 'paid') : null;
	const status = orderStatus(order.status);
	const sums = status && { ...order, status };
	const due = sums && dueOf(sums);
	const paid = sums && paidOf(sums);
	return {
		orderId: order.id,
		number: order.orderNo,
		voyage,
		...departure,
		amount: state === 'paid' ? paid : isOpen ? due : order.payPrice,
		before: isOpen && paid && order.payPrice !== null ? { total: order.payPrice, paid } : null,
		onBoard: isOpen ? await orderCosts(order, await categoriesOf(scope), scope) : null,
		payBy,
		now,
		state,
		opened: cashier !== null && mayBePaidAt(cashier, state),
		failure: state === 'failed' && payError ? payError : null,
		paidAt: payments?.find(({ type }) => type === 'PAY')?.at ?? null,
		methods: isOpen ? [...PAY_METHODS] : [],
		steps: status
			? datedSteps({ status, date: voyage?.date ?? null, leavesAt, allCheckedIn, payBy, due }, scope.settings.checkIn, now)
			: [],
		documents: isOpen || state === 'paid' ? await otherDocuments(order, leavesAt, scope) : null,
		rebooking,
		lastMethod: last,
	};
};
