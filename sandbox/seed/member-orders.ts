import { ORDER_STATUSES } from '#shared/constants.ts';
import { addDays } from '#shared/rules/dates.ts';
import type { Store } from '../context.ts';
import { createSampleOrder } from '../orders/create-sample-order.ts';

/** Coupons that any member can type in; money in fen. */
export const COUPON_CODES = [
	{ code: 'SAIL200', name: '启航立减 200 元', enName: 'Set Sail: CNY 200 off', amount: 20_000, percent: 0, minPrice: 300_000 },
	{ code: 'SEA95', name: '全场九五折', enName: '5% off every voyage', amount: 0, percent: 5, minPrice: 0 },
	{ code: 'WHOLE', name: '全额航程优惠券', enName: 'Coupon for a whole voyage', amount: 0, percent: 100, minPrice: 0 },
].map((coupon) => ({ ...coupon, fromDay: '2026-01-01', untilDay: '2099-12-31' }));

/** Gives a member an order in each of the nine states, coupons of their own, and an invoice that was sent. */
export function seedOrders(store: Store, memberId: number): void {
	const { db, now, today } = store;
	const made = Object.values(ORDER_STATUSES).map((status) => {
		// A family, because check-in needs other facts of a child.
		const child = status === ORDER_STATUSES['not-travelled'] ? 1 : 0;
		return [status, createSampleOrder(store, memberId, status, { child })] as const;
	});
	const sailed = made.find(([status]) => status === ORDER_STATUSES.completed)?.[1] ?? null;
	const coupon = (tail: string, names: [string, string], amount: number, minPrice: number, until: number) => ({
		code: `M${memberId}-${tail}`,
		memberId,
		name: names[0],
		enName: names[1],
		amount,
		percent: 0,
		minPrice,
		fromDay: addDays(today, -60),
		untilDay: addDays(today, until),
	});
	db.insert('coupon', [
		coupon('WELCOME', ['会员礼遇 300 元', 'Member’s gift: CNY 300'], 30_000, 500_000, 120),
		coupon('ANY', ['航行优惠券 100 元', 'Voyage coupon: CNY 100'], 10_000, 0, 45),
		coupon('SUITE', ['套房礼遇 2,000 元', 'Suite gift: CNY 2,000'], 200_000, 6_000_000, 200),
		coupon('OLD', ['夏日优惠券 150 元', 'Summer coupon: CNY 150'], 15_000, 0, -12),
	]);
	if (sailed === null) return;
	db.insert('coupon', [
		{ ...coupon('BACK', ['归航回馈 200 元', 'Welcome back: CNY 200'], 20_000, 300_000, 180), orderId: sailed },
		{ ...coupon('SHOP', ['船上优惠券 80 元', 'On-board coupon: CNY 80'], 8_000, 0, -3), orderId: sailed },
	]);
	const { paidPrice = 0 } =
		db.get<{ paidPrice: number }>('SELECT paidPrice FROM sale_order WHERE id = :sailed', { sailed }) ?? {};
	const day = 86_400_000;
	db.insert('invoice', [
		{
			orderId: sailed,
			titleType: 'company',
			title: '上海远帆文化传播有限公司',
			taxNumber: '91310115MA1K3ABC2X',
			email: 'lin@example.com',
			amount: paidPrice,
			appliedAt: now.getTime() - 6 * day,
			sentAt: now.getTime() - 5 * day,
		},
	]);
}
