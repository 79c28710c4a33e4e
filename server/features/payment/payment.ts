import { indexVoyage, voyageIndex } from '#server/composition/voyage-index.ts';
import { AppError } from '#server/errors.ts';
import type { PaymentView } from '#shared/catalogue/bff/payment.ts';
import { Voyage } from '#shared/catalogue/entities.ts';
import type { OrderDetail } from '#shared/catalogue/openapi/order-entities.ts';
import { PAY_METHODS, UPSTREAM_NOT_FOUND } from '#shared/constants.ts';
import { paymentState } from '#shared/rules/payment-state.ts';
import type { FeatureScope, Handler } from '../handler.ts';

async function load(id: string, { api }: FeatureScope): Promise<OrderDetail> {
	try {
		return await api('GET /openapi/order/individual/{id}', { id });
	} catch (error) {
		if (!(error instanceof AppError) || error.err !== UPSTREAM_NOT_FOUND) throw error;
		throw new AppError('not-found', 'upstream knows no such order', { cause: error });
	}
}

/** `GET /order/payment`: what the order says, and nothing else (security.md T37). */
export const payment: Handler<'GET /order/payment'> = async ({ id }, scope) => {
	const [order, { byId, context }] = await Promise.all([load(id, scope), voyageIndex(scope)]);
	const { voyage, payError, payState, payments } = order;
	const now = scope.now.getTime();
	const payUntil = order.payUntil ?? null;
	const state: PaymentView['state'] = paymentState({ status: order.status, payState, payUntil }, now);
	const open = state === 'waiting' || state === 'failed' || state === 'processing';
	return {
		orderId: order.id,
		number: order.orderNo || order.id,
		voyage: byId.get(voyage.id)?.card ?? indexVoyage(Voyage.parse({ ...voyage, code: '' }), context).card,
		amount: order.payPrice,
		payBy: open ? payUntil : null,
		now,
		state,
		failure: state === 'failed' && payError ? payError : null,
		paidAt: payments.find(({ type }) => type === 'PAY')?.at ?? null,
		methods: state === 'waiting' || state === 'failed' ? [...PAY_METHODS] : [],
	};
};
