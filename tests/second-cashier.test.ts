import { describe, expect, it } from 'vitest';
import type { UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { ORDER_STATUSES } from '#shared/constants.ts';
import { type Choice, newMember, ordered } from './support/booking.ts';
import { useBookingSite } from './support/booking-site.ts';
import { startRedis } from './support/redis.ts';
import { openRedis, serversOf } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, control, type Visitor } from './support/visitor.ts';

const UNION = 'POST /openapi/order/union/pay';
let site: TestSite;
let choice: Choice;
let mei: Visitor;

useBookingSite((given) => {
	({ site, choice, mei } = given);
});

const pay = (browser: Visitor, orderId: string, more: object = {}) =>
	browser.post('/api/order/pay', { orderId, method: 'union', ...more });
const end = (id: string, outcome: string) => control<{ ended: boolean }>(site, '/orders/pay', { id, outcome });
const payments = async (id: string) =>
	(await control<{ payments: { orderId: number }[] }>(site, '/orders')).payments.filter(({ orderId }) => orderId === Number(id));
const sent = (name: UpstreamCall) => site.sandbox.calls().calls.filter((call) => call.name === name);

describe('a second cashier for one order', () => {
	const visited = async (id: string, method: string, more: object = {}) => {
		const { data } = (await pay(mei, id, { method, ...more })).body;
		await mei.get(data.url);
		return data.url as string;
	};

	it('is opened only after the member was asked, with the name and time of the first', async () => {
		const id = await ordered(mei, choice);
		const before = Date.now();
		await visited(id, 'alipay');
		const { data } = (await pay(mei, id)).body;
		expect(data).toEqual({ state: 'opened', method: 'alipay', at: expect.any(Number), as: 'page', afterFailure: false });
		expect(data.at).toBeGreaterThanOrEqual(before);
		expect(sent(UNION)).toHaveLength(0);
		expect((await pay(mei, id, { another: true })).body.data.state).toBe('go');
	});

	it('is asked about as a code where a code to scan was shown', async () => {
		const id = await ordered(mei, choice);
		await pay(mei, id, { method: 'wechat' });
		expect((await pay(mei, id)).body.data).toMatchObject({ state: 'opened', method: 'wechat', as: 'code' });
	});

	it('is opened at once where the first was never seen', async () => {
		const id = await ordered(mei, choice);
		await pay(mei, id, { method: 'alipay' });
		expect((await pay(mei, id)).body.data.state).toBe('go');
	});

	it('is opened at once after the first has failed, but not when only one before it had', async () => {
		const id = await ordered(mei, choice);
		await visited(id, 'alipay');
		await end(id, 'fail');
		await visited(id, 'union');
		expect((await pay(mei, id, { method: 'wxmini' })).body.data).toMatchObject({
			state: 'opened',
			method: 'union',
			afterFailure: true,
		});
	});

	it('is never opened for an order that was paid at the first, also when the member says that it wasn’t', async () => {
		const id = await ordered(mei, choice);
		await visited(id, 'alipay');
		await end(id, 'pay');
		for (const another of [false, true]) expect((await pay(mei, id, { another })).body.data).toEqual({ state: 'settled' });
		expect(sent(UNION)).toHaveLength(0);
		expect(await payments(id)).toHaveLength(1);
	});

	it.each([
		['is cancelled', (id: string) => control(site, '/orders/advance', { id, to: ORDER_STATUSES.cancelled })],
		['is past its deadline', (id: string) => control(site, '/orders/hurry', { id, seconds: -1 })],
	])('is never opened for an order that %s, whose page says so', async (_, move) => {
		const id = await ordered(mei, choice);
		await visited(id, 'alipay');
		await move(id);
		for (const another of [false, true]) expect((await pay(mei, id, { another })).body.data).toEqual({ state: 'settled' });
		expect(sent(UNION)).toHaveLength(0);
	});

	it('isn’t opened, nor is a first one, for an order that waits for confirmation', async () => {
		const lin = await newMember(site);
		const status = ORDER_STATUSES['waiting-confirmation'];
		const { id } = await control<{ id: string }>(site, '/orders', { mobile: lin.mobile, status });
		expect((await pay(lin, id)).body.data).toEqual({ state: 'settled' });
		expect(sent(UNION)).toHaveLength(0);
	});

	it('is asked about by the time of the first use of the link to the first one', async () => {
		const id = await ordered(mei, choice);
		const url = await visited(id, 'alipay');
		const { at } = (await pay(mei, id)).body.data;
		await new Promise((done) => setTimeout(done, 5));
		expect((await mei.get(url)).headers.location).toMatch(/^https:\/\/cashier\.good\.test\/cashier/);
		expect((await pay(mei, id)).body.data).toMatchObject({ state: 'opened', at });
	});

	it('isn’t opened while the order can’t be read', async () => {
		const id = await ordered(mei, choice);
		await visited(id, 'alipay');
		site.sandbox.fault({ call: 'GET /openapi/order/individual/{id}', httpStatus: 500 });
		expect((await pay(mei, id, { another: true })).status).toBe(502);
		expect(sent(UNION)).toHaveLength(0);
	});
});

it('a visit to the cashier that can’t be noted bars nobody from it', async () => {
	const redis = await startRedis();
	const own = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redis.url });
	const admin = await openRedis(redis.url);
	try {
		const lin = await newMember(own);
		const { url } = (await pay(lin, await ordered(lin, choice))).body.data;
		for (const server of serversOf(admin)) await server.config('SET', 'min-replicas-to-write', '1');
		const reply = await lin.get(url);
		expect([reply.status, reply.headers.location]).toEqual([303, expect.stringMatching(/^https:\/\/cashier\.good\.test\//)]);
		expect(own.logged()).toContain('a visit to a cashier isn’t noted');
	} finally {
		admin.disconnect();
		await own.close();
		await redis.stop();
	}
});
