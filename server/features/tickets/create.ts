import { orNotFound } from '#server/composition/failures.ts';
import type { Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import { ORDER_ERRORS } from '#shared/constants.ts';

const REASONS = new Map([
	[ORDER_ERRORS.passEarly as number, 'too-early' as const],
	[ORDER_ERRORS.passFailed as number, 'failed' as const],
]);

/** `POST /ticket/create`: has upstream make the pass. A refusal is shown in upstream's own words. */
export const createTicket: Handler<'POST /ticket/create'> = async ({ order, person }, { api }) => {
	try {
		const made = api('POST /openapi/order/person/{id}/ticket/create', { orderId: order, id: person });
		await orNotFound(made, 'such passenger of an order', [ORDER_ERRORS.orderUnknown]);
		return { state: 'made' };
	} catch (error) {
		if (!(error instanceof AppError) || error.code !== 'upstream-business') throw error;
		const { err = 0, shown = '' } = error;
		return { state: 'refused', reason: REASONS.get(err) ?? 'other', message: shown };
	}
};
