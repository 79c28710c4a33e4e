import { randomBytes } from 'node:crypto';
import { ORDER_STATUSES, PAY_SUCCESS, type PayMethod } from '#shared/constants.ts';
import { fromFen } from '#shared/rules/money.ts';
import type { Context, Store } from '../context.ts';
import { findOrder, moveOrder, type OrderRecord, orderOf } from './store.ts';
import { SLOW_PAYMENT } from './times.ts';

const { reserved, cancelled, refunding } = ORDER_STATUSES;
const TO_PAY = ORDER_STATUSES['waiting-payment'];
const UNCONFIRMED = ORDER_STATUSES['waiting-confirmation'];
const AHEAD = ORDER_STATUSES['not-travelled'];

export type Attempt = {
	token: string;
	orderId: number;
	method: string;
	returnUrl: string;
	amount: number;
	state: string;
	settleAt: number | null;
};
export const OUTCOMES = ['pay', 'fail', 'slow', 'late'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const attemptOf = ({ db }: Pick<Store, 'db'>, token: string): Attempt | undefined =>
	db.get<Attempt>('SELECT * FROM pay_attempt WHERE token = :token', { token });

const refusal = (code: string, message: string) => ({
	biz_response: { result_code: 400, error_code: code, error_message: message, data: null },
});

const isPayable = ({ status }: OrderRecord): boolean => status === reserved || status === TO_PAY;

/** Opens a visit to the cashier for an order that can be paid. */
export function openCashier(context: Context, orderId: string, method: PayMethod, returnUrl = '') {
	const { db, now } = context;
	const order = orderOf(context, orderId);
	if (order.status === AHEAD) return refusal('ORDER_PAID', '订单已支付，请勿重复付款');
	if (order.status === UNCONFIRMED) return refusal('ORDER_UNCONFIRMED', '订单待确认，确认后即可付款');
	if (!isPayable(order)) return refusal('ORDER_CLOSED', '订单已超时，请重新下单');
	if (order.status === reserved) moveOrder(context, order, TO_PAY, now.getTime());
	const token = randomBytes(18).toString('base64url');
	db.run(
		`INSERT INTO pay_attempt (token, orderId, method, returnUrl, amount, createdAt, state)
		VALUES (:token, :orderId, :method, :returnUrl, :amount, :at, 'open')`,
		{
			token,
			orderId: order.id,
			method,
			returnUrl,
			amount: order.totalPrice - order.discount - order.paidPrice,
			at: now.getTime(),
		},
	);
	const url = `${context.cashier}/cashier?${new URLSearchParams({ lang: context.lang, token })}`;
	return {
		biz_response: {
			result_code: PAY_SUCCESS,
			error_code: '',
			error_message: '',
			data: method === 'wechat' ? { cashier_url: '', code_url: url } : { cashier_url: url, code_url: '' },
		},
	};
}

/** Ends a visit to the cashier as the member chose; a visit ends once. */
export function endAttempt(store: Store, token: string, outcome: Outcome): Attempt | undefined {
	const { db, now } = store;
	const attempt = attemptOf(store, token);
	const order = attempt && findOrder(store, attempt.orderId);
	if (!attempt || !order || attempt.state !== 'open') return attempt;
	const at = now.getTime();
	if (outcome === 'fail') {
		db.run("UPDATE pay_attempt SET state = 'failed' WHERE token = :token", { token });
		if (isPayable(order))
			db.run(
				`UPDATE sale_order SET payState = 'failed', payErrorCode = 'INSUFFICIENT_FUNDS', payErrorMessage = '账户余额不足，请更换支付方式'
				WHERE id = :id`,
				{ id: order.id },
			);
		return attempt;
	}
	if (outcome === 'late' && isPayable(order)) moveOrder(store, order, cancelled, at);
	db.run("UPDATE pay_attempt SET state = 'processing', settleAt = :settleAt WHERE token = :token", {
		token,
		settleAt: outcome === 'slow' ? at + SLOW_PAYMENT : at,
	});
	if (isPayable(order)) db.run("UPDATE sale_order SET payState = 'processing' WHERE id = :id", { id: order.id });
	if (outcome !== 'slow') settleAttempt(store, token);
	return attempt;
}

/** Books a payment that arrives. An order that is paid already isn't charged again; one that has ended gets the money back. */
export function settleAttempt(store: Store, token: string): void {
	const { db, now } = store;
	const attempt = attemptOf(store, token);
	const order = attempt && findOrder(store, attempt.orderId);
	if (!attempt || !order) return;
	const at = attempt.settleAt ?? now.getTime();
	const charged = order.status !== AHEAD;
	db.run('UPDATE pay_attempt SET state = :state WHERE token = :token', { token, state: charged ? 'paid' : 'refused' });
	if (!charged) return;
	const late = !isPayable(order);
	db.run(
		'UPDATE sale_order SET paidPrice = paidPrice + :amount, payState = :state, payErrorCode = NULL, payErrorMessage = NULL WHERE id = :id',
		{ id: order.id, amount: attempt.amount, state: late ? 'late' : 'paid' },
	);
	db.run("INSERT INTO order_payment (orderId, type, method, amount, at) VALUES (:orderId, 'PAY', :method, :amount, :at)", {
		orderId: order.id,
		method: attempt.method,
		amount: attempt.amount,
		at,
	});
	if (late) db.insert('refund', [{ orderId: order.id, amount: attempt.amount, fee: 0, requestedAt: at, reviewedAt: at }]);
	moveOrder(store, order, late ? refunding : AHEAD, at);
}

/** Books a part of an order's price as paid, as another sales channel might. */
export function payPart({ db, now }: Store, id: number, amount: number): void {
	db.run('UPDATE sale_order SET paidPrice = paidPrice + :amount WHERE id = :id', { id, amount });
	db.run("INSERT INTO order_payment (orderId, type, method, amount, at) VALUES (:id, 'PAY', 'union', :amount, :at)", {
		id,
		amount,
		at: now.getTime(),
	});
}

/** Returns the data of the cashier's page for a visit. */
export function visitOf(store: Store, token: string) {
	const attempt = attemptOf(store, token);
	return attempt ? { ...attempt, amount: fromFen(attempt.amount) } : null;
}
