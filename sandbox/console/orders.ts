import { ORDER_STATUSES } from '#shared/constants.ts';
import { orderStatus } from '#shared/rules/order-status.ts';
import { nextStates } from '../orders/advance.ts';
import type { PassEnd } from '../orders/pass-moves.ts';
import type { Database } from '../storage/database.ts';
import { both, empty, form, hidden, time } from './words.ts';

type OrderRow = { id: number; mobile: string; status: number };
type Visit = { token: string; orderId: number; createdAt: number };

const STATES: Readonly<Record<keyof typeof ORDER_STATUSES, [string, string]>> = {
	'waiting-confirmation': ['待确认', 'waiting for confirmation'],
	reserved: ['已预留', 'reserved'],
	'waiting-payment': ['待付款', 'waiting for payment'],
	'not-travelled': ['待出行', 'not yet travelled'],
	completed: ['已完成', 'completed'],
	cancelled: ['已取消', 'cancelled'],
	refunding: ['退款中', 'refunding'],
	refunded: ['已退款', 'refunded'],
	cancelling: ['取消审核中', 'cancellation under review'],
};
const MOVES: Readonly<Record<number, [string, string]>> = {
	[ORDER_STATUSES.reserved]: ['确认舱房', 'Confirm'],
	[ORDER_STATUSES.cancelled]: ['超时取消', 'Time out'],
	[ORDER_STATUSES.completed]: ['航程结束', 'Voyage is over'],
	[ORDER_STATUSES.refunding]: ['通过审核', 'Approve'],
	[ORDER_STATUSES.refunded]: ['退款到账', 'Pay back'],
};

/** The moments to which a paid order's sailing can be moved: in each another part of check-in and boarding passes is open. */
const SAILINGS: readonly (readonly [minutes: number, cn: string, en: string])[] = [
	[6 * 24 * 60, '6 天后启航', 'Sails in 6 days'],
	[40 * 60, '40 小时后启航', 'Sails in 40 hours'],
	[60, '1 小时后启航', 'Sails in 1 hour'],
];
const PASSES: Readonly<Record<PassEnd, readonly [string, string]>> = {
	issued: ['立即出登船凭证', 'Issue passes now'],
	'in-an-hour': ['一小时后出凭证', 'Passes in an hour'],
	'fails-next': ['下一张凭证失败', 'Next pass fails'],
	changed: ['凭证有变动', 'Change passes'],
};

/** Buttons for the sailing and the passes of a paid order. */
function boardingButtons(id: number): string {
	const quiet = (action: string, name: string, value: string, [cn, en]: readonly [string, string]) =>
		form(action, `${hidden('id', String(id))}${hidden(name, value)}<button class="quiet">${both(cn, en)}</button>`);
	return [
		...SAILINGS.map(([minutes, cn, en]) => quiet('sailing', 'minutes', String(minutes), [cn, en])),
		...Object.entries(PASSES).map(([to, words]) => quiet('pass', 'to', to, words)),
	].join('');
}

function row({ id, mobile, status }: OrderRow): string {
	const key = orderStatus(status);
	const [cn, en] = key ? STATES[key] : ['', String(status)];
	const buttons = nextStates(status).map((to) => {
		const [own, other] = MOVES[to] ?? ['', ''];
		return form(
			'order',
			`${hidden('id', String(id))}${hidden('to', String(to))}<button class="quiet">${both(own, other)}</button>`,
		);
	});
	return `<tr><td>${id}</td><td>${mobile}</td><td>${both(cn, en)}</td><td>${buttons.join('')}${status === ORDER_STATUSES['not-travelled'] ? boardingButtons(id) : ''}</td></tr>`;
}

/** Lists the orders that staff must act on, and the codes that a phone would scan to pay. */
export function ordersSection({ db }: { db: Database }): string {
	const orders = db
		.all<OrderRow>(
			`SELECT sale_order.id, mobile, status FROM sale_order JOIN member ON member.id = memberId ORDER BY sale_order.createdAt DESC LIMIT 60`,
		)
		.filter(({ status }) => nextStates(status).length > 0)
		.slice(0, 12);
	const visits = db.all<Visit>(
		"SELECT token, orderId, createdAt FROM pay_attempt WHERE method = 'wechat' AND state = 'open' ORDER BY createdAt DESC LIMIT 4",
	);
	const scans = visits.map(({ token, orderId, createdAt }) => {
		const end = (outcome: string, cn: string, en: string, look = '') =>
			form('payment', `${hidden('token', token)}${hidden('outcome', outcome)}<button${look}>${both(cn, en)}</button>`);
		return `<tr><td>${orderId}</td><td>${time(createdAt)}</td><td>${end('pay', '扫码付款', 'Scan and pay')}</td><td>${end('fail', '付款失败', 'Fail', ' class="quiet"')}</td></tr>`;
	});
	if (orders.length === 0 && scans.length === 0) return empty('还没有订单。', 'No orders yet.');
	return `<table>${scans.join('')}</table><table>${orders.map(row).join('')}</table>`;
}
