import { orNotFound } from '#server/composition/not-found.ts';
import { cardOfOrder, voyageIndexOrNone } from '#server/composition/voyages/voyage-index.ts';
import type { Handler } from '#server/handler.ts';
import type { PaymentView } from '#shared/catalogue/bff/payment.ts';
import { PAY_METHODS } from '#shared/constants.ts';
import { datedSteps } from '#shared/rules/dated-steps.ts';
import { orderStatus } from '#shared/rules/order-status.ts';
import { lastMethod } from './last-method.ts';
import { forgetPresses } from './one-press.ts';
import { paymentState } from './payment-state.ts';

/** `GET /order/payment`: what the order says, and nothing else: an address can't say “paid”. */
export const payment: Handler<'GET /order/payment'> = async ({ id }, scope) => {
	const [order, index, last] = await Promise.all([
		orNotFound(scope.api('GET /openapi/order/individual/{id}', { id }), 'such order'),
		voyageIndexOrNone(scope),
		lastMethod(scope),
	]);
	const { payError, payState, payments } = order;
	const now = scope.now.getTime();
	const payUntil = order.payUntil ?? null;
	const state: PaymentView['state'] = paymentState({ status: order.status, payState, payUntil }, now);
	if (state === 'failed') await forgetPresses(id, scope);
	const open = state === 'waiting' || state === 'failed' || state === 'processing';
	const voyage = cardOfOrder(index, order.voyage);
	const status = orderStatus(order.status);
	const { leavesAt, allCheckedIn } = order;
	const ordered = status && { status, date: voyage.date, leavesAt, allCheckedIn, payBy: open ? payUntil : null };
	return {
		orderId: order.id,
		number: order.orderNo || order.id,
		voyage,
		amount: order.payPrice,
		payBy: open ? payUntil : null,
		now,
		state,
		failure: state === 'failed' && payError ? payError : null,
		paidAt: payments?.find(({ type }) => type === 'PAY')?.at ?? null,
		methods: state === 'waiting' || state === 'failed' ? [...PAY_METHODS] : [],
		steps: ordered ? datedSteps(ordered, scope.settings.checkIn, now) : [],
		lastMethod: last,
	};
};
