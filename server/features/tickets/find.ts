import { plannedDeparture } from '#server/composition/voyages/voyage-detail.ts';
import { cardOfOrder, voyageIndexOrNone } from '#server/composition/voyages/voyage-index.ts';
import type { Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import { ORDER_ERRORS, UPSTREAM_NOT_FOUND } from '#shared/constants.ts';
import { composePasses } from './pass-order.ts';

const NO_PASS: ReadonlySet<number | undefined> = new Set([
	UPSTREAM_NOT_FOUND,
	ORDER_ERRORS.orderUnknown,
	ORDER_ERRORS.nameMismatch,
	ORDER_ERRORS.documentRefused,
]);

/** True when upstream has no pass for these numbers. The answer is the same for every reason, so that numbers can't be probed. */
const isNoPass = (error: unknown): boolean =>
	error instanceof AppError && (error.code === 'not-found' || (error.code === 'upstream-business' && NO_PASS.has(error.err)));

/**
 * `POST /ticket/find`: one passenger's pass, found by the order's number and the document's number. It has no address: that could be
 * forwarded, and would stand in histories and logs.
 */
export const findTicket: Handler<'POST /ticket/find'> = async ({ orderNo, documentNumber }, scope) => {
	if (!scope.settings.tickets.guestAccess) throw new AppError('not-found', 'passes are for members here');
	const found = await scope.api('POST /openapi/order/getTicketUrl', { orderNo, documentNumber }).catch((error: unknown) => {
		if (isNoPass(error)) return [];
		throw error;
	});
	const [ticket] = found;
	// A document belongs to one person, so several passes don't answer this request.
	if (!ticket || found.length > 1) return { state: 'refused' };
	if (!ticket.voyage) throw new AppError('upstream-unavailable', 'the voyage of the pass isn’t told');
	const [index, planned] = await Promise.all([voyageIndexOrNone(scope), plannedDeparture(ticket.voyage, scope)]);
	const voyage = cardOfOrder(index, ticket.voyage);
	const sailing = { order: '', number: orderNo, voyage };
	return {
		state: 'found',
		orders: [composePasses(sailing, { boarding: ticket, people: 'unavailable', tickets: [ticket], planned }, scope)],
		now: scope.now.getTime(),
	};
};
