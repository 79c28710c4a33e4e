import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findChoice, ordered } from './support/booking.ts';
import { type RedisServer, startRedis } from './support/redis.ts';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { control, logIn, type Visitor, visitor } from './support/visitor.ts';

let site: TestSite;
let member: Visitor;
const MOBILE = '13098760001';
beforeAll(async () => {
	site = await startSite({ REDIS_URL: redisUrl() });
	member = visitor(site);
	await logIn(site, member, MOBILE);
});
afterEach(() => site.sandbox.reset());
afterAll(() => site.close());

const callsOf = (part: string) => site.sandbox.calls().calls.filter(({ name }) => name.includes(part));

describe('the member centre and coupons', () => {
	it.each([
		['/crm?open=1', 'what=centre', 'getH5Url'],
		['/crm-coupon?open=1', 'what=coupons', 'getQuanUrl'],
		['/crm-coupon?open=1&invitorId=77', 'invitedBy=77', 'getQuanUrlV2'],
	])('%s leads a member on, by upstream’s address', async (path, told, call) => {
		const { status, headers } = await member.get(path);
		expect(status).toBe(302);
		expect(headers.location).toMatch(/^https:\/\/cashier\.good\.test\/__sandbox\/outside\?/);
		expect(headers.location).toContain(told);
		expect(headers['cache-control']).toBe('no-store');
		expect(callsOf('CRM').map(({ name }) => name)).toEqual([`GET /openapi/user/CRM/${call}`]);
	});

	it.each(['/crm', '/crm-coupon', '/crm?open=1', '/crm-coupon?open=1&invitorId=7'])(
		'%s asks guests to log in, and leads back',
		async (path) => {
			const { status, headers } = await visitor(site).get(path);
			expect([status, headers.location]).toEqual([302, `/login?redirect=${encodeURIComponent(path)}`]);
			expect(callsOf('CRM')).toEqual([]);
		},
	);

	it('the page with the link asks upstream nothing, and says that it leads outside', async () => {
		const { status, text } = await member.get('/crm');
		expect(status).toBe(200);
		expect(text).toMatch(/href="\/crm\?open=1"[^>]*target="_blank"|target="_blank"[^>]*href="\/crm\?open=1"/);
		expect(callsOf('CRM')).toEqual([]);
	});

	it('without an answer of upstream’s the page says so and offers another try', async () => {
		site.sandbox.fault({ call: 'GET /openapi/user/CRM/getH5Url', httpStatus: 503 });
		const { status, text, headers } = await member.get('/crm?open=1');
		expect(status).toBe(502);
		expect(text).toContain('再试一次');
		expect(headers['cache-control']).toContain('no-store');
	});

	it('a session that upstream has ended ends here, and the page leads to the login page and back', async () => {
		const other = visitor(site);
		await logIn(site, other, '13098760002');
		await control(site, '/end-tokens', { mobile: '13098760002' });
		const { status, headers } = await other.get('/crm?open=1');
		expect([status, headers.location]).toEqual([302, '/login?redirect=%2Fcrm%3Fopen%3D1']);
	});
});

describe('an address from upstream', () => {
	let upstreamReply = '';
	const upstream = createServer((request, response) => {
		const data = request.url?.includes('/mobile/login')
			? { id: 1, mobile: MOBILE, token: 'UTK', expireAt: Date.now() + 3_600_000 }
			: request.url?.includes('/sms/')
				? {}
				: upstreamReply;
		response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ err: 0, errMsg: '', data }));
	});
	/** Caches and limits of its own, since this backend's replies differ from the stand-in's. */
	let redis: RedisServer;
	let led: TestSite;
	let browser: Visitor;
	beforeAll(async () => {
		await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done));
		redis = await startRedis();
		const env = { REDIS_URL: redis.url, OUTSIDE_HOSTS: 'club.good.test', PAGE_CACHE_SECONDS: '0' };
		led = await startSite(env, `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`);
		browser = visitor(led);
		await browser.post('/api/openapi/message/sms/code', { mobile: MOBILE, mobilePre: '86' });
		await browser.post('/api/openapi/guest/pc/mobile/login', { mobile: MOBILE, mobilePre: '86', code: '1234' });
		expect(await browser.who()).not.toBeNull();
	});
	afterAll(async () => {
		await led.close();
		await redis.stop();
		upstream.close();
	});

	it('is followed to a host of the settings', async () => {
		upstreamReply = 'https://club.good.test/h5?ticket=abc';
		const { status, headers } = await browser.get('/crm?open=1');
		expect([status, headers.location]).toEqual([302, 'https://club.good.test/h5?ticket=abc']);
	});

	it.each([
		'http://club.good.test/',
		'https://evil.test/',
		'https://club.good.test@evil.test/',
		'https://club.good.test.evil.test/',
		'//evil.test',
		'javascript:alert(1)',
		'/__sandbox/outside',
		'https://club.good.test/\r\nset-cookie: a=b',
	])('is not followed to %j (T34)', async (told) => {
		upstreamReply = told;
		const { status, headers, text } = await browser.get('/crm?open=1');
		expect(status).toBe(502);
		expect(headers.location).toBeUndefined();
		expect(text).not.toContain('evil');
	});

	it('a reply that is no picture isn’t shown', async () => {
		upstreamReply = Buffer.from('<svg onload=alert(1)>'.repeat(20)).toString('base64');
		expect((await browser.get('/api/mini-program')).status).toBe(502);
	});
});

describe('before a voyage', () => {
	it('guests and members get the mini-program’s code and link, and upstream is asked once', async () => {
		for (const browser of [visitor(site), member]) {
			const { status, body } = await browser.get('/api/mini-program');
			expect(status).toBe(200);
			expect(body.data.image).toMatch(/^data:image\/png;base64,iVBORw0KGgo/);
			expect(body.data.link).toMatch(/^https:\/\/cashier\.good\.test\/__sandbox\/outside\?/);
		}
		expect(callsOf('qrcode/create').length).toBeLessThanOrEqual(1);
		// The member's link is the member's own; the code and the guest's link are the same for all.
		for (const { name, userToken } of callsOf('user/')) expect(userToken).toBe(name.endsWith('generate_urllink2'));
		expect(callsOf('generate_urllink2')).toHaveLength(1);
	});

	it('the link is given when the picture is unavailable', async () => {
		const fresh = await startSite();
		fresh.sandbox.fault({ call: 'POST /openapi/user/qrcode/create', httpStatus: 500 });
		const { body } = await visitor(fresh).get('/api/mini-program');
		expect(body.data).toMatchObject({ image: null, link: expect.stringContaining('mini-program') });
		await fresh.close();
	});

	it('a member reads the amenities of their own passengers only', async () => {
		expect((await visitor(site).get('/api/amenities')).status).toBe(401);
		const other = visitor(site);
		await logIn(site, other, '13098760003');
		const { body } = await other.get('/api/amenities');
		const [voyage] = body.data.voyages;
		expect(voyage.passengers.length).toBeGreaterThan(0);
		for (const guest of voyage.passengers) expect(guest.amenities[0]).toMatchObject({ name: '登船欢迎礼' });
		const ids = voyage.passengers.map(({ id }: { id: string }) => id).join(',');
		expect((await member.get(`/api/openapi/amenityPaxRela/query/bulk?paxIds=${ids}`)).body.data).toEqual([]);
		expect((await other.get(`/api/openapi/amenityPaxRela/query/bulk?paxIds=${ids}`)).body.data).not.toEqual([]);
	});
});

describe('a partner', () => {
	it.each(['partner', 'bank'] as const)('gets orders of its own users only: %s', async (way) => {
		const mobile = way === 'partner' ? '13098760011' : '13098760012';
		const browser = visitor(site);
		const { code } = await control<{ code: string }>(site, '/entry', { mobile });
		const { nonce } = (await browser.get('/api/login/entry')).body.data;
		const entered =
			way === 'partner'
				? await browser.post('/api/login/partner', { partner: 'ccb', parameters: { ticket: code }, nonce })
				: await browser.post('/api/login/bank', { code, nonce });
		expect(entered.status).toBe(200);
		const told = (call: string) => () => callsOf(call).map(({ input }) => input);
		const id = await ordered(browser, await findChoice(site));
		await expect.poll(told('ccb/push/order')).toEqual(way === 'partner' ? [{ orderId: id }] : []);
		const cancelled = await browser.post('/api/order/cancel', { id, refund: 0, policy: true });
		expect(cancelled.body.data.state).toBe('done');
		await expect.poll(told('ccb/update/order')).toEqual(way === 'partner' ? [{ orderId: id }] : []);
	});
});
