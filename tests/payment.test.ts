import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentView } from '#shared/catalogue/bff/payment.ts';
import type { UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { type Choice, findChoice, newMember, ordered } from './support/booking.ts';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, control, type Visitor, visitor } from './support/visitor.ts';

let site: TestSite;
let choice: Choice;
let mei: Visitor;

beforeAll(async () => {
	site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() });
	choice = await findChoice(site);
	mei = await newMember(site);
});
afterEach(() => site.sandbox.reset());
afterAll(() => site.close());

const pay = (browser: Visitor, orderId: string, more: object = {}) =>
	browser.post('/api/order/pay', { orderId, method: 'union', ...more });
const stateOf = async (browser: Visitor, id: string): Promise<PaymentView> =>
	(await browser.get(`/api/order/payment?id=${id}`)).body.data;
const end = (id: string, outcome: string) => control<{ ended: boolean }>(site, '/orders/pay', { id, outcome });
const payments = async (id: string) =>
	(await control<{ payments: { orderId: number; type: string }[] }>(site, '/orders')).payments.filter(
		({ orderId }) => orderId === Number(id),
	);
const UNION = 'POST /openapi/order/union/pay';
const sent = (name: UpstreamCall) => site.sandbox.calls().calls.filter((call) => call.name === name);

describe('going to pay', () => {
	it('T35 leads by 303, from an address of ours, to the cashier that upstream names; only whom it was made for', async () => {
		const id = await ordered(mei, choice);
		const { data } = (await pay(mei, id, { cashier_url: 'https://evil.test' })).body;
		expect(data).toEqual({ state: 'go', url: expect.stringMatching(/^\/pay\/go\/[\w-]{24}$/) });
		const go = await mei.get(data.url);
		expect([go.status, go.headers['referrer-policy'], go.headers['cache-control']]).toEqual([303, 'no-referrer', 'no-store']);
		expect(go.headers.location).toMatch(/^https:\/\/cashier\.good\.test\/cashier\?token=/);
		for (const other of [await newMember(site), visitor(site)])
			expect((await other.get(data.url)).headers.location).toBe('/orders');
	});

	it('T36 sends upstream its own return_url and no amount, whatever a page says', async () => {
		const id = await ordered(mei, choice);
		await pay(mei, id, { return_url: 'https://evil.test', amount: 1, total: 1, scene: 9 });
		await pay(mei, id, { from: 'booking' });
		const [fromOrders, fromBooking] = sent(UNION).map(({ input }) => input);
		expect(fromOrders).toEqual({ orderId: id, scene: 2, return_url: `https://www.good.test/orders?order=${id}` });
		expect(fromBooking).toEqual({ orderId: id, scene: 4 });
	});

	it('T35 goes nowhere when upstream names a cashier that is not on the list', async () => {
		const other = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl(), CASHIER_HOSTS: 'somewhere.else.test' });
		try {
			const lin = await newMember(other);
			const reply = await pay(lin, await ordered(lin, choice));
			expect([reply.status, reply.body.data.code]).toEqual([502, 'upstream-unavailable']);
			expect(reply.text).not.toContain('cashier.good.test');
			expect(other.logged()).toContain('a cashier that is not on the list was refused');
		} finally {
			await other.close();
		}
	});

	it('is one call upstream for a double click, and for ten', async () => {
		const id = await ordered(mei, choice);
		site.sandbox.fault({ call: UNION, delayMs: 150 });
		const replies = await Promise.all(Array.from({ length: 10 }, () => pay(mei, id)));
		expect(new Set(replies.map(({ body }) => body.data.url)).size).toBe(1);
		expect(sent(UNION)).toHaveLength(1);
	});

	it('tells a refusal as error_code and error_message, and pays nothing', async () => {
		const id = await ordered(mei, choice);
		await control(site, '/orders/advance', { id, to: -1 });
		expect((await pay(mei, id)).body.data).toEqual({
			state: 'refused',
			code: 'ORDER_CLOSED',
			message: '订单已超时，请重新下单',
		});
		expect(await payments(id)).toEqual([]);
	});

	it('shows a code to scan for WeChat, as a picture of ours', async () => {
		const id = await ordered(mei, choice);
		const { data } = (await pay(mei, id, { method: 'wechat' })).body;
		expect(data.state).toBe('qr');
		expect(Buffer.from(data.image.split(',')[1], 'base64').toString()).toMatch(/^<svg /);
		for (const method of ['alipay', 'wxmini']) expect((await pay(mei, id, { method })).body.data.state).toBe('go');
		expect((await pay(mei, id, { method: 'cash' })).status).toBe(400);
	});
});

describe('T37 coming back', () => {
	it('is told by the order, never by the address', async () => {
		const id = await ordered(mei, choice);
		const asked = (await mei.get(`/api/order/payment?id=${id}&status=SUCCESS&result_code=200&state=paid`)).body.data;
		expect(asked).toMatchObject({ state: 'waiting', paidAt: null, amount: expect.any(Number) });
	});

	it('paid', async () => {
		const id = await ordered(mei, choice);
		await pay(mei, id);
		await end(id, 'pay');
		expect(await stateOf(mei, id)).toMatchObject({ state: 'paid', payBy: null, methods: [], paidAt: expect.any(Number) });
		const order = (await mei.get(`/api/order?id=${id}`)).body.data;
		expect(order).toMatchObject({ status: 'not-travelled', due: 0, paid: order.amount });
	});

	it('failed, in the cashier’s words, then paid', async () => {
		const id = await ordered(mei, choice);
		await pay(mei, id);
		await end(id, 'fail');
		expect(await stateOf(mei, id)).toMatchObject({ state: 'failed', failure: { code: 'INSUFFICIENT_FUNDS' } });
		await pay(mei, id, { method: 'alipay' });
		await end(id, 'pay');
		expect(await stateOf(mei, id)).toMatchObject({ state: 'paid', failure: null });
		expect(await payments(id)).toHaveLength(1);
	});

	it('processing, while the cashier takes its time', async () => {
		const id = await ordered(mei, choice);
		await pay(mei, id);
		await end(id, 'slow');
		expect((await stateOf(mei, id)).state).toBe('processing');
	});

	it('late: the order has ended, the money goes back whole', async () => {
		const id = await ordered(mei, choice);
		await pay(mei, id);
		await end(id, 'late');
		expect((await stateOf(mei, id)).state).toBe('late');
		const order = (await mei.get(`/api/order?id=${id}`)).body.data;
		expect(order).toMatchObject({ status: 'refunding', refund: { amount: order.amount, fee: 0 } });
	});

	it('never charges twice: of two visits to the cashier one pays', async () => {
		const id = await ordered(mei, choice);
		await pay(mei, id);
		await pay(mei, id, { method: 'alipay' });
		await end(id, 'pay');
		await end(id, 'pay');
		expect(await payments(id)).toHaveLength(1);
		expect((await pay(mei, id, { method: 'wxmini' })).body.data).toMatchObject({ state: 'refused', code: 'ORDER_PAID' });
	});

	it('by a POST of another site becomes a GET that looks, and touches no session', async () => {
		const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://cashier.good.test' };
		const reply = await mei.post('/pay/return?id=12345678&status=SUCCESS', {}, foreign);
		expect([reply.status, reply.headers.location]).toEqual([303, '/pay/return?id=12345678']);
		expect(reply.headers['set-cookie']).toBeUndefined();
		const orders = await mei.post('/orders?order=12345678', {}, foreign);
		expect([orders.status, orders.headers.location]).toEqual([303, '/pay/return?id=12345678']);
		expect((await mei.post('/orders?order=//evil.test', {}, foreign)).headers.location).toBe('/orders');
		expect((await mei.post('/api/order/pay', { orderId: '1', method: 'union' }, foreign)).status).toBe(403);
	});
});
