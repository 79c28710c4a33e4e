import { setTimeout as pause } from 'node:timers/promises';
import { namesOf } from '#server/composition/members/names.ts';
import { refundNow } from '#server/composition/members/order-refund.ts';
import { type Known, loadOrder, tellPartner, voyagesOf } from '#server/composition/members/orders.ts';
import type { Handler } from '#server/handler.ts';
import { AppError, shownIn } from '#server/request/errors.ts';
import type { OrderDetail } from '#shared/catalogue/openapi/order-entities.ts';
import { ORDER_ERRORS, type OrderStatus } from '#shared/constants.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { toFen } from '#shared/rules/money.ts';
import { isAhead } from '#shared/rules/order-status.ts';
import { paidOf } from '#shared/rules/order-sums.ts';
import { cancellationTable, stepsOf } from './cancellation-table.ts';

/** `GET /order/refund`: the table of fees with today's row, and the exact refund. */
export const orderRefund: Handler<'GET /order/refund'> = async ({ id }, scope) => {
	const order = await loadOrder(id, scope);
	const [cardOf, steps, { reason, refund, fee }] = await Promise.all([
		voyagesOf([order], scope),
		stepsOf(order, scope),
		refundNow(order, scope),
	]);
	return {
		id: order.id,
		number: order.orderNo,
		status: order.status,
		voyage: cardOf(order),
		passengers: order.persons.map(namesOf),
		cancellable: reason === null,
		reason,
		rows: cancellationTable(order, steps, todayInShanghai(scope.now), reason === null ? fee : null),
		paid: paidOf(order),
		fee,
		refund,
		now: scope.now.getTime(),
	};
};

/** An order that upstream refuses to cancel may be cancelled already, as readings lag behind: so often it is read, and so many milliseconds apart. */
const LOOKS = 5;
const LOOK_AGAIN = 1_000;

/** `POST /order/cancel`: cancels only for the refund that was shown. A second press gets the same answer as the first. */
export const cancelOrder: Handler<'POST /order/cancel'> = async ({ id, refund: shown, reason: why }, scope) => {
	const order = await loadOrder(id, scope);
	if (isCancelled(order)) return { state: 'done', status: order.status, requestedAt: requestedAt(order) };
	const { reason, refund, fee } = await refundNow(order, scope);
	if (reason !== null) return { state: 'refused', reason, message: '' };
	if (refund === null || toFen(refund) !== toFen(shown)) return { state: 'changed', refund, fee };
	let message = '';
	try {
		await scope.api('POST /openapi/order/individual/{id}/cancel', { id, reason: why });
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		message = shownIn(error, scope.lang) ?? '';
		if (error.err === ORDER_ERRORS.pastCancellation) return { state: 'refused', reason: 'past-period', message };
		// After a double click, or a lost answer, the second call finds the order already cancelled.
		if (error.err !== ORDER_ERRORS.notInThisState) throw error;
	}
	void tellPartner('changed', id, scope);
	let after = await loadOrder(id, scope);
	for (let looks = 1; looks < LOOKS && isAhead(after.status); looks += 1) {
		await pause(LOOK_AGAIN);
		after = await loadOrder(id, scope);
	}
	return isCancelled(after)
		? { state: 'done', status: after.status, requestedAt: requestedAt(after) }
		: { state: 'refused', reason: 'not-this-state', message };
};

const CANCELLED: readonly OrderStatus[] = ['cancelling', 'refunding', 'refunded', 'cancelled'];

const isCancelled = ({ status, refund }: Known<OrderDetail>): boolean => CANCELLED.includes(status) || Boolean(refund);

/** Returns the time of an order's cancellation; null when there is none, or it is unknown. */
function requestedAt({ status, refund, logs }: Known<OrderDetail>): number | null {
	if (refund) return refund.requestedAt;
	return status === 'cancelled' ? (logs.at(-1)?.at ?? null) : null;
}
