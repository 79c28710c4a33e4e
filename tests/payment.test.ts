import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import type { PaymentView } from '#shared/catalogue/bff/payment.ts';
import type { UpstreamCall } from '#shared/catalogue/catalogue.ts';
import cn from '#shared/locales/cn/payment.json' with { type: 'json' };
import en from '#shared/locales/en/payment.json' with { type: 'json' };
import { formatMoney } from '#shared/rules/money.ts';
import { type Choice, confirmOf, create, filledDraft, newMember, ordered } from './support/booking.ts';
import { useBookingSite } from './support/booking-site.ts';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, control, cookieHeader, type Visitor, visitor } from './support/visitor.ts';

const TEXTS = { CN: cn, EN: en };
let site: TestSite;
let choice: Choice;
let mei: Visitor;

useBookingSite((given) => {
	({ site, choice, mei } = given);
});

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

describe('what is to be paid', () => {
	it('is the rest of an order that is paid in part, the same on order, list and payment, and at the cashier', async () => {
		const id = await ordered(mei, choice);
		const { amount } = (await mei.get(`/api/order?id=${id}`)).body.data;
		await control(site, '/orders/part', { id, amount: 3_000 });
		const due = amount - 3_000;
		const order = (await mei.get(`/api/order?id=${id}`)).body.data;
		expect(order).toMatchObject({ amount, paid: 3_000, due, can: { pay: true } });
		const { rows } = (await mei.get('/api/orders')).body.data;
		expect(rows.find((row: { id: string }) => row.id === id)).toMatchObject({ amount, due });
		expect((await mei.get(`/api/order/price?id=${id}`)).body.data).toMatchObject({ total: amount, due });
		expect(await stateOf(mei, id)).toMatchObject({ state: 'waiting', amount: due, before: { total: amount, paid: 3_000 } });
		const button = formatMoney(due, 'CN');
		expect((await mei.get(`/pay/return?id=${id}`)).text).toContain(button);
		expect((await mei.get(`/order?id=${id}`)).text).toContain(button);
		await pay(mei, id);
		await end(id, 'pay');
		expect(await stateOf(mei, id)).toMatchObject({ state: 'paid', amount });
	});

	it('is nothing where a voucher covers the price: the order is made and paid, and no cashier opens', async () => {
		const localId = await filledDraft(mei, choice);
		const { total } = await confirmOf(mei, localId);
		expect((await mei.post('/api/booking/coupon', { localId, code: 'WHOLE' })).body.data.state).toBe('applied');
		expect(await confirmOf(mei, localId)).toMatchObject({ total: 0, coupon: { amount: total } });
		const { orderId } = (await create(mei, localId, 0)).body.data;
		expect((await mei.get(`/api/order?id=${orderId}`)).body.data).toMatchObject({
			status: 'not-travelled',
			due: 0,
			can: { pay: false },
		});
		expect(await stateOf(mei, orderId)).toMatchObject({ state: 'paid', amount: 0 });
		expect((await pay(mei, orderId)).body.data).toEqual({ state: 'settled' });
		expect(sent(UNION)).toEqual([]);
	});
});

describe('going to pay', () => {
	it('leads only the member it was made for, by 303 from the site’s address to upstream’s cashier (T35)', async () => {
		const id = await ordered(mei, choice);
		const { data } = (await pay(mei, id, { cashier_url: 'https://evil.test' })).body;
		expect(data).toEqual({ state: 'go', url: expect.stringMatching(/^\/pay\/go\/[\w-]{24}$/) });
		const go = await mei.get(data.url);
		expect([go.status, go.headers['referrer-policy'], go.headers['cache-control']]).toEqual([303, 'no-referrer', 'no-store']);
		expect(go.headers.location).toMatch(/^https:\/\/cashier\.good\.test\/cashier\?lang=CN&token=/);
		for (const other of [await newMember(site), visitor(site)])
			expect((await other.get(data.url)).headers.location).toBe('/orders');
	});

	it('sends upstream its own return_url and no amount, whatever a page says (T36)', async () => {
		const id = await ordered(mei, choice);
		await pay(mei, id, { return_url: 'https://evil.test', amount: 1, total: 1, scene: 9 });
		await pay(mei, id, { from: 'booking' });
		const [fromOrders, fromBooking] = sent(UNION).map(({ input }) => input);
		expect(fromOrders).toEqual({ orderId: id, scene: 2, return_url: `https://www.good.test/orders?order=${id}` });
		expect(fromBooking).toEqual({ orderId: id, scene: 4 });
	});

	it('remembers the member’s method for their next order only', async () => {
		const lin = await newMember(site);
		const [first, next, others] = [await ordered(lin, choice), await ordered(lin, choice), await ordered(mei, choice)];
		expect((await stateOf(lin, first)).lastMethod).toBeNull();
		const before = (await stateOf(mei, others)).lastMethod;
		await pay(lin, first, { method: 'alipay' });
		expect((await stateOf(lin, next)).lastMethod).toBe('alipay');
		expect((await stateOf(mei, others)).lastMethod).toBe(before);
	});

	it('is refused when upstream names a cashier that is not in the settings (T35)', async () => {
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

	it('makes one call upstream for a double click, and for ten clicks', async () => {
		const id = await ordered(mei, choice);
		site.sandbox.fault({ call: UNION, delayMs: 150 });
		const replies = await Promise.all(Array.from({ length: 10 }, () => pay(mei, id)));
		expect(new Set(replies.map(({ body }) => body.data.url)).size).toBe(1);
		expect(sent(UNION)).toHaveLength(1);
	});

	it('gives each refusal as error_code and error_message, and pays nothing', async () => {
		const id = await ordered(mei, choice);
		await control(site, '/orders/advance', { id, to: -1 });
		// Upstream refuses what the site can't read
		site.sandbox.fault({ call: 'GET /openapi/order/individual/{id}', httpStatus: 500 });
		const refused = { state: 'refused', code: 'ORDER_CLOSED', message: '订单已超时，请重新下单' };
		for (let press = 0; press < 2; press++) expect((await pay(mei, id)).body.data).toEqual(refused);
		expect(sent(UNION)).toHaveLength(2);
		expect(await payments(id)).toEqual([]);
	});

	it('shows a code to scan for WeChat, as a picture of the site’s own', async () => {
		const id = await ordered(mei, choice);
		const { data } = (await pay(mei, id, { method: 'wechat' })).body;
		expect(data.state).toBe('qr');
		expect(data.image).toMatch(/^data:image\/png;base64,/);
		for (const method of ['alipay', 'wxmini']) expect((await pay(mei, id, { method, another: true })).body.data.state).toBe('go');
		expect((await pay(mei, id, { method: 'cash' })).status).toBe(400);
	});
});

describe('coming back from the cashier (T37)', () => {
	it('shows the order’s own state, whatever the address claims', async () => {
		const id = await ordered(mei, choice);
		const asked = (await mei.get(`/api/order/payment?id=${id}&status=SUCCESS&result_code=200&state=paid`)).body.data;
		expect(asked).toMatchObject({ state: 'waiting', paidAt: null, amount: expect.any(Number) });
	});

	it('shows a payment that succeeded', async () => {
		const id = await ordered(mei, choice);
		await pay(mei, id);
		await end(id, 'pay');
		expect(await stateOf(mei, id)).toMatchObject({ state: 'paid', payBy: null, methods: [], paidAt: expect.any(Number) });
		const order = (await mei.get(`/api/order?id=${id}`)).body.data;
		expect(order).toMatchObject({ status: 'not-travelled', due: 0, paid: order.amount });
	});

	it('shows a failure in the cashier’s words, and the payment that follows', async () => {
		const id = await ordered(mei, choice);
		await pay(mei, id);
		await end(id, 'fail');
		expect(await stateOf(mei, id)).toMatchObject({ state: 'failed', failure: { code: 'INSUFFICIENT_FUNDS' } });
		await pay(mei, id, { method: 'alipay' });
		await end(id, 'pay');
		expect(await stateOf(mei, id)).toMatchObject({ state: 'paid', failure: null });
		expect(await payments(id)).toHaveLength(1);
	});

	it('leads to a new cashier after a failure, however soon the next press comes', async () => {
		const id = await ordered(mei, choice);
		const first = (await pay(mei, id)).body.data;
		expect((await pay(mei, id)).body.data).toEqual(first);
		await end(id, 'fail');
		await stateOf(mei, id);
		const next = (await pay(mei, id)).body.data;
		expect(next).toEqual({ state: 'go', url: expect.not.stringMatching(first.url) });
		const [spent, fresh] = [await mei.get(first.url), await mei.get(next.url)];
		expect(fresh.headers.location).toMatch(/^https:\/\/cashier\.good\.test\/cashier\?lang=CN&token=/);
		expect(fresh.headers.location).not.toBe(spent.headers.location);
	});

	it('shows a payment that the cashier is still processing', async () => {
		const id = await ordered(mei, choice);
		await pay(mei, id);
		await end(id, 'slow');
		expect((await stateOf(mei, id)).state).toBe('processing');
	});

	it('pays back in full when the order ended before the payment', async () => {
		const id = await ordered(mei, choice);
		await pay(mei, id);
		await end(id, 'late');
		expect((await stateOf(mei, id)).state).toBe('late');
		const order = (await mei.get(`/api/order?id=${id}`)).body.data;
		expect(order).toMatchObject({ status: 'refunding', refund: { amount: order.amount, fee: 0 } });
		// The money is on its way back: no other cashier opens.
		for (const method of ['alipay', 'wxmini'])
			expect((await pay(mei, id, { method, another: true })).body.data).toEqual({ state: 'settled' });
	});

	it('charges once for two visits to the cashier', async () => {
		const id = await ordered(mei, choice);
		await pay(mei, id);
		await pay(mei, id, { method: 'alipay' });
		await end(id, 'pay');
		await end(id, 'pay');
		expect(await payments(id)).toHaveLength(1);
		expect((await pay(mei, id, { method: 'wxmini' })).body.data).toEqual({ state: 'settled' });
	});

	it('with no order, an unknown one or another member’s says where the money is shown, and leads to the orders', async () => {
		const foreign = await ordered(await newMember(site), choice);
		for (const query of ['', '?id=', '?id=12345678', '?id=x%27y', `?id=${foreign}`, '?status=SUCCESS&result_code=200'])
			for (const lang of ['CN', 'EN'] as const) {
				const { status, text } = await mei.get(`/pay/return${query}`, { cookie: `${cookieHeader(mei)}; lang=${lang}` });
				expect([query, status]).toEqual([query, 404]);
				for (const key of ['title', 'orders'] as const) expect(text).toContain(TEXTS[lang].missing[key]);
				expect(text).toContain(TEXTS[lang].missing.text.split('{{')[0]);
				expect(text).toMatch(/<a [^>]*href="\/orders"/);
			}
	});

	it.each([
		['a browser that names the other site', { 'sec-fetch-site': 'cross-site', origin: 'https://cashier.good.test' }],
		['a sibling of this site', { 'sec-fetch-site': 'same-site', origin: 'https://cashier.good.test' }],
		['a web view that posts by itself', { 'sec-fetch-site': 'none' }],
		['Safari before 16.4', { origin: 'https://cashier.good.test' }],
		['Safari, of a page without a referrer', { origin: 'null' }],
		['a browser that names the page only', { referer: 'https://cashier.good.test/done' }],
		['a browser that names nothing', {}],
	])('by a POST of %s becomes a GET to the order, and changes no session', async (_who, headers) => {
		for (const path of ['/pay/return', '/pay/return/', '/orders', '/orders/'])
			for (const query of ['id=12345678&status=SUCCESS', 'order=12345678']) {
				const reply = await supertest(site.url)
					.post(`${path}?${query}`)
					.set({ host: 'www.good.test', 'x-forwarded-proto': 'https', cookie: cookieHeader(mei), ...headers })
					.send('orderNo=1&status=SUCCESS');
				expect([path, reply.status, reply.headers.location]).toEqual([path, 303, '/pay/return?id=12345678']);
				expect(reply.headers['set-cookie']).toBeUndefined();
			}
	});

	it('by a POST with anything but an order leads to the orders, and nothing else is posted so', async () => {
		const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://cashier.good.test' };
		expect((await mei.post('/orders?order=//evil.test', {}, foreign)).headers.location).toBe('/orders');
		expect((await mei.post('/api/order/pay', { orderId: '1', method: 'union' }, foreign)).status).toBe(403);
	});
});
