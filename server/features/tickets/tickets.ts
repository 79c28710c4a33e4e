import { hash } from 'node:crypto';
import { orNotFound } from '#server/composition/failures.ts';
import { loadOrder, loadOrders, voyagesOf } from '#server/composition/members/orders.ts';
import { plannedDeparture } from '#server/composition/voyages/voyage-detail.ts';
import { cardOfOrder, voyageIndexOrNone } from '#server/composition/voyages/voyage-index.ts';
import type { Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import { ORDER_ERRORS, UPSTREAM_NOT_FOUND } from '#shared/constants.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { isPaid } from '#shared/rules/order-status.ts';
import { composePasses, loadPasses } from './pass-order.ts';

/** The most sailings that are shown together: each takes three calls to upstream. */
const MOST = 6;

/** Returns a name of the member that doesn't identify them. Browsers keep passes under it (`client/app/kept-passes.ts`). */
const ownerOf = (memberId: string): string => hash('sha256', memberId, 'hex').slice(0, 16);

/** `GET /tickets`: the passes of the requested order, or of all sailings that aren't over, the next one first. */
export const tickets: Handler<'GET /tickets'> = async ({ order: asked }, scope) => {
	const all = asked === undefined ? await loadOrders(scope) : [await loadOrder(asked, scope)];
	// During the voyage and after it upstream calls an order completed.
	const paid = all.filter(({ status }) => isPaid(status));
	const withoutVoyage = paid.filter(({ voyage }) => !voyage).length;
	if (asked !== undefined && withoutVoyage > 0) throw new AppError('upstream-unavailable', 'the voyage of the order isn’t told');
	const cardOf = await voyagesOf(paid, scope);
	const today = todayInShanghai(scope.now);
	const sailings = paid
		.flatMap(({ id: order, orderNo: number, voyage: own, status }) => {
			const voyage = cardOf({ voyage: own, status });
			return voyage && (asked !== undefined || voyage.returnDate >= today) ? [{ order, number, voyage }] : [];
		})
		.toSorted((one, other) => one.voyage.date.localeCompare(other.voyage.date))
		.slice(0, MOST);
	const orders = await Promise.all(sailings.map((sailing) => loadPasses(sailing, scope)));
	return {
		orders: orders.toSorted((one, other) => one.passFrom - other.passFrom),
		owner: ownerOf(scope.member?.id ?? ''),
		withoutVoyage,
		now: scope.now.getTime(),
	};
};

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
	const voyage = cardOfOrder(index, ticket.voyage, true);
	const sailing = { order: '', number: orderNo, voyage };
	return {
		state: 'found',
		orders: [composePasses(sailing, { boarding: ticket, people: 'unavailable', tickets: [ticket], planned }, scope)],
		now: scope.now.getTime(),
	};
};
