import { ORDER_STATUSES } from '#shared/constants.ts';
import { returnDate } from '#shared/rules/dates.ts';
import type { Store } from '../context.ts';
import { settleAttempt } from './cashier.ts';
import { settlePasses } from './passes.ts';
import { findOrder, moveOrder, type OrderRecord, OWN_DAY } from './store.ts';
import { CONFIRM_AFTER, INVOICE_AFTER, REFUND_AFTER, RESERVED_WINDOW, REVIEW_AFTER } from './times.ts';

const { reserved, cancelled, completed, refunding, refunded, cancelling } = ORDER_STATUSES;
const WAITING = ORDER_STATUSES['waiting-confirmation'];
const TO_PAY = ORDER_STATUSES['waiting-payment'];
const AHEAD = ORDER_STATUSES['not-travelled'];

/** Confirms the cabins of an order, which can be paid from now on; one whose price a voucher covers is paid. */
export function confirmOrder({ db }: Store, order: OrderRecord, at: number): void {
	const isCovered = order.totalPrice === order.discount;
	moveOrder({ db }, order, isCovered ? AHEAD : reserved, at);
	const until = isCovered ? null : at + RESERVED_WINDOW;
	db.run('UPDATE sale_order SET payUntil = :until WHERE id = :id', { id: order.id, until });
}

/** Ends the review of a cancellation; the refund is on its way. */
export function approveRefund({ db }: Store, order: OrderRecord, at: number): void {
	db.run('UPDATE refund SET reviewedAt = :at WHERE orderId = :id', { id: order.id, at });
	moveOrder({ db }, order, refunding, at);
}

/** Completes the refund. */
export function payBack({ db }: Store, order: OrderRecord, at: number): void {
	const refund = db.get<{ amount: number }>('SELECT amount FROM refund WHERE orderId = :id', { id: order.id });
	const paid = db.get<{ method: string }>("SELECT method FROM order_payment WHERE orderId = :id AND type = 'PAY'", {
		id: order.id,
	});
	db.run('UPDATE refund SET refundedAt = :at WHERE orderId = :id', { id: order.id, at });
	if (refund && refund.amount > 0)
		db.run("INSERT INTO order_payment (orderId, type, method, amount, at) VALUES (:id, 'REFUND', :method, :amount, :at)", {
			id: order.id,
			method: paid?.method ?? '',
			amount: refund.amount,
			at,
		});
	moveOrder({ db }, order, refunded, at);
}

type Due = { id: number; at: number };

/** Makes every change that is due: payments, timeouts, confirmations, reviews, refunds, ends of voyages. */
export function settleOrders(store: Store): void {
	const { db, now, today } = store;
	const at = now.getTime();
	const each = (due: Due[], act: (order: OrderRecord, at: number) => void) => {
		for (const { id, at: when } of due) {
			const order = findOrder(store, id);
			if (order) act(order, when);
		}
	};
	for (const { token } of db.all<{ token: string }>(
		"SELECT token FROM pay_attempt WHERE state = 'processing' AND settleAt <= :at ORDER BY settleAt",
		{ at },
	))
		settleAttempt(store, token);
	each(
		db.all<Due>('SELECT id, createdAt + :after AS at FROM sale_order WHERE status = :status AND createdAt + :after <= :at', {
			status: WAITING,
			after: CONFIRM_AFTER,
			at,
		}),
		(order, when) => confirmOrder(store, order, when),
	);
	each(
		db.all<Due>('SELECT id, payUntil AS at FROM sale_order WHERE status IN (:reserved, :toPay) AND payUntil <= :at', {
			reserved,
			toPay: TO_PAY,
			at,
		}),
		(order, when) => moveOrder(store, order, cancelled, when),
	);
	each(
		db.all<Due>(
			`SELECT id, requestedAt + :after AS at FROM sale_order JOIN refund ON orderId = id
			WHERE status = :status AND requestedAt + :after <= :at`,
			{ status: cancelling, after: REVIEW_AFTER, at },
		),
		(order, when) => approveRefund(store, order, when),
	);
	each(
		db.all<Due>(
			`SELECT id, reviewedAt + :after AS at FROM sale_order JOIN refund ON orderId = id
			WHERE status = :status AND reviewedAt + :after <= :at`,
			{ status: refunding, after: REFUND_AFTER, at },
		),
		(order, when) => payBack(store, order, when),
	);
	each(
		db
			.all<{ id: number; departureDate: string; days: number }>(
				`SELECT sale_order.id, ${OWN_DAY} AS departureDate, line.days FROM sale_order JOIN voyage ON voyage.id = voyageId
				JOIN line ON line.id = lineId WHERE status = :status AND ${OWN_DAY} < :today`,
				{ status: AHEAD, today },
			)
			.map(({ id, departureDate, days }) => ({ id, back: returnDate(departureDate, days) }))
			.filter(({ back }) => back < today)
			.map(({ id, back }) => ({ id, at: Date.parse(`${back}T04:00:00Z`) })),
		(order, when) => moveOrder(store, order, completed, when),
	);
	db.run('UPDATE invoice SET sentAt = appliedAt + :after WHERE sentAt IS NULL AND appliedAt + :after <= :at', {
		after: INVOICE_AFTER,
		at,
	});
	settlePasses(store);
}
