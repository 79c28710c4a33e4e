import type { Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import { ORDER_ERRORS, UPSTREAM_NOT_FOUND } from '#shared/constants.ts';

const REASONS = new Map([
	[ORDER_ERRORS.passEarly as number, 'too-early' as const],
	[ORDER_ERRORS.passFailed as number, 'failed' as const],
]);

/** `POST /ticket/create`: has upstream make the pass. A refusal is shown in upstream's own words. */
export const createTicket: Handler<'POST /ticket/create'> = async ({ order, person }, { api }) => {
	try {
		await api('POST /openapi/order/person/{id}/ticket/create', { orderId: order, id: person });
		return { state: 'made' };
	} catch (error) {
		if (!(error instanceof AppError) || error.code !== 'upstream-business') throw error;
		const { err = 0, shown = '' } = error;
		if (err === ORDER_ERRORS.orderUnknown || err === UPSTREAM_NOT_FOUND)
			throw new AppError('not-found', 'no such passenger of an order', { cause: error });
		return { state: 'refused', reason: REASONS.get(err) ?? 'other', message: shown };
	}
};
