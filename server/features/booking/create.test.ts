import { expect, it } from 'vitest';
import { AppError } from '#server/request/errors.ts';
import { ORDER_ERRORS } from '#shared/constants.ts';
import { bookedDraft } from '#tests/support/booked-draft.ts';
import { sampleOrder } from '#tests/support/sample-orders.ts';
import { createOrder } from './create.ts';
import { markAsked } from './order-requests.ts';

const policies = { booking: true, contract: true, privacy: true } as const;
const press = (total: number) => ({ localId: 'draft', total, otherDocuments: [], policies });

it('a price that changes between the server’s look at it and the order is answered with both, and no order is made', async () => {
	const { upstream, scope } = await bookedDraft({ seen: { total: 8_000, cabins: [8_000] } });
	upstream.beforeOrder = () => {
		upstream.price = 8_600;
	};
	const cabins = [{ name: '内舱', before: 8_000, after: 8_600 }];
	const change = { before: 8_000, after: 8_600, why: 'cabins', cabins };
	expect(await createOrder(press(8_000), scope)).toEqual({ state: 'changed', change });
	expect(upstream.orders).toEqual([]);
	expect(await createOrder(press(8_600), scope)).toEqual({ state: 'created', orderId: 'order-1' });
});

it('a coupon that is used up between the server’s look at the price and the order is answered with both prices', async () => {
	const coupon = { kind: 'coupon', code: 'SAIL' } as const;
	const { upstream, scope } = await bookedDraft({ coupon, seen: { total: 7_800, cabins: [8_000] } });
	upstream.beforeOrder = () => {
		upstream.coupons = false;
	};
	const change = { before: 7_800, after: 8_000, why: 'coupon', cabins: [] };
	expect(await createOrder(press(7_800), scope)).toEqual({ state: 'changed', change });
	expect(upstream.orders).toEqual([]);
});

it('a hold that is over too early, after a request of which nothing was heard, is the order of that request, which isn’t shown yet', async () => {
	const { upstream, scope } = await bookedDraft({}, { 'GET /openapi/order/individual': () => ({ rows: [], total: 0 }) });
	upstream.beforeOrder = () => {
		throw new AppError('upstream-business', 'hold over', { err: ORDER_ERRORS.holdOver });
	};
	// The process that asked first has died.
	await markAsked(scope, 'draft');
	await expect(createOrder(press(8_000), scope)).rejects.toMatchObject({ code: 'order-unclear' });
	const alone = await bookedDraft({}, { 'GET /openapi/order/individual': () => ({ rows: [], total: 0 }) });
	alone.upstream.beforeOrder = upstream.beforeOrder;
	expect(await createOrder(press(8_000), alone.scope)).toEqual({ state: 'expired' });
});

it('a hold that is over too early is the order of a request of which the store has lost the note', async () => {
	const row = sampleOrder({ createdAt: '2026-11-21 11:58:00' });
	const { upstream, scope } = await bookedDraft({}, { 'GET /openapi/order/individual': () => ({ rows: [row], total: 1 }) });
	upstream.beforeOrder = () => {
		throw new AppError('upstream-business', 'hold over', { err: ORDER_ERRORS.holdOver });
	};
	expect(await createOrder(press(8_000), scope)).toEqual({ state: 'created', orderId: row.id });
});
