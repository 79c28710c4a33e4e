import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RedisConnection } from '#server/storage/redis.ts';
import { sidOf } from './support/browser.ts';
import { endCodeMinute, openRedis, redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, codeOf, control, logIn, outbox, sendCode, tryCode, visitor } from './support/visitor.ts';

const SID = '__Host-sid';
let site: TestSite;
let redis: RedisConnection;
let number = 13_800_000_000;
/** A number without any login yet. */
const fresh = () => {
	number += 1;
	return String(number);
};

beforeAll(async () => {
	redis = await openRedis();
	site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() });
});
afterEach(() => site.sandbox.reset());
afterAll(async () => {
	await site.close();
	redis.disconnect();
});

const inRedis = (cookie: string | undefined) => redis.exists(`session:${sidOf(cookie ?? '')}`);
const callsOf = (name: string): number => site.sandbox.calls().counts[name as never] ?? 0;

describe('the session cookie', () => {
	it('logging in sets one cookie, for this host, http only, without a date; the reply has no token (T1, T58)', async () => {
		const browser = visitor(site);
		const mobile = fresh();
		const { status, headers, body, text } = await logIn(site, browser, mobile);
		expect(status).toBe(200);
		const set = headers['set-cookie'] as unknown as string[];
		expect(set).toHaveLength(1);
		const [pair, ...attributes] = (set[0] ?? '').split('; ');
		expect(pair).toMatch(/^__Host-sid=[^;]+$/);
		expect(attributes.sort()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']);
		expect(body.data).toMatchObject({ mobile, mobilePre: '86' });
		expect(text).not.toMatch(/token|expireAt/i);
		expect(headers['cache-control']).toBe('private, no-store');
		expect(await browser.who()).toBe(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`);
	});

	it('without https at the edge no login succeeds, and the refusal gives no reason (T2)', async () => {
		const browser = visitor(site);
		const mobile = fresh();
		await sendCode(browser, mobile);
		const reply = await tryCode(browser, mobile, await codeOf(site, mobile), { 'x-forwarded-proto': 'http' });
		expect(reply.status).toBe(403);
		expect(reply.headers['set-cookie']).toBeUndefined();
		expect(await browser.who()).toBeNull();
	});

	it('planted ids are not taken over, and the old session ends with the next login (T4, T5)', async () => {
		for (const planted of ['s%3AFIXED.bad', 'FIXED', 's%3AFIXED']) {
			const browser = visitor(site);
			browser.cookies.set(SID, planted);
			await logIn(site, browser, fresh());
			expect(sidOf(browser.cookies.get(SID) ?? '')).not.toContain('FIXED');
			expect(await redis.exists('session:FIXED')).toBe(0);
		}
		const browser = visitor(site);
		await logIn(site, browser, fresh());
		const first = browser.cookies.get(SID);
		await logIn(site, browser, fresh());
		expect(browser.cookies.get(SID)).not.toBe(first);
		expect(await inRedis(first)).toBe(0);
		expect(await visitor(site).who({ cookie: `${SID}=${first}` })).toBeNull();
	});

	it('two session cookies count as none (T6)', async () => {
		const browser = visitor(site);
		await logIn(site, browser, fresh());
		const own = browser.cookies.get(SID);
		for (const cookie of [`${SID}=${own}; ${SID}=other`, `${SID}=other; ${SID}=${own}`])
			expect(await visitor(site).who({ cookie })).toBeNull();
	});

	it('logging out is a POST that ends the session, expires the cookie, and clears nothing that isn’t the member’s (T7)', async () => {
		const browser = visitor(site);
		await logIn(site, browser, fresh());
		const cookie = browser.cookies.get(SID);
		expect((await browser.get('/api/logout')).status).toBe(405);
		expect(await browser.who()).not.toBeNull();
		const { status, headers } = await browser.post('/api/logout');
		expect(status).toBe(200);
		expect(headers['clear-site-data']).toBeUndefined();
		expect((await browser.get('/api/session')).body.data.ended).toBe(true);
		expect(String(headers['set-cookie'])).toMatch(/^__Host-sid=; .*Secure; Max-Age=0$/);
		expect(await inRedis(cookie)).toBe(0);
		expect(await visitor(site).who({ cookie: `${SID}=${cookie}` })).toBeNull();
	});

	it.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }])(
		'no other site logs out: %o (T13, T14)',
		async (from) => {
			const browser = visitor(site);
			await logIn(site, browser, fresh());
			expect((await browser.post('/api/logout', {}, from)).status).toBe(403);
			expect(await browser.who()).not.toBeNull();
		},
	);
});

describe('codes by text message', () => {
	it('after five wrong codes the right one is refused too (T29)', async () => {
		const browser = visitor(site);
		const mobile = fresh();
		await sendCode(browser, mobile);
		const right = await codeOf(site, mobile);
		const wrong = right === '000000' ? '000001' : '000000';
		for (let round = 0; round < 5; round++) expect((await tryCode(browser, mobile, wrong)).status).toBe(422);
		for (const code of [wrong, right]) {
			const { status, headers, body } = await tryCode(browser, mobile, code);
			expect(status).toBe(429);
			expect(Number(headers['retry-after'])).toBeGreaterThan(60);
			expect(body).toMatchObject({ data: { code: 'rate-limited' }, errMsg: expect.stringContaining('分钟') });
		}
		expect(callsOf('POST /openapi/guest/pc/mobile/login')).toBe(5);
		expect(await browser.who()).toBeNull();
	});

	it('a number gets one code a minute, from many requests at once and from any address (T30)', async () => {
		const mobile = fresh();
		const replies = await Promise.all(
			Array.from({ length: 10 }, (_, index) => sendCode(visitor(site), mobile, { 'x-forwarded-for': `198.51.100.${index}` })),
		);
		expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(429)]);
		expect(callsOf('POST /openapi/message/sms/code')).toBe(1);
		const { headers, body } = await sendCode(visitor(site), mobile, { 'accept-language': 'en' });
		expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
		expect(body.errMsg).toMatch(/^That was a little too often\. Please try again in \d+ seconds\.$/);
	});

	it('a code that upstream refused to send is not counted, so the captcha comes at once (T30)', async () => {
		const browser = visitor(site);
		const mobile = fresh();
		site.sandbox.fault({ call: 'POST /openapi/message/sms/code', err: 1004, errMsg: '请先输入图形验证码', times: 1 });
		expect((await sendCode(browser, mobile)).body).toMatchObject({ err: 1004 });
		expect((await browser.get('/api/openapi/message/captcha')).status).toBe(200);
		const [{ answer = '' } = {}] = (await outbox(site)).captchas.filter((drawn) => drawn.mobile === mobile);
		const sent = await browser.post('/api/openapi/message/sms/captcha/code', { mobile, mobilePre: '86', captcha: answer });
		expect(sent.status).toBe(200);
	});

	it('a code works only in the browser that asked for it, for the number it was sent to (T31)', async () => {
		const [asking, other] = [visitor(site), visitor(site)];
		const [mobile, second] = [fresh(), fresh()];
		await sendCode(asking, mobile);
		const code = await codeOf(site, mobile);
		for (const reply of [await tryCode(other, mobile, code), await tryCode(asking, second, code)])
			expect([reply.status, reply.body.data.code]).toEqual([401, 'code-unknown']);
		expect(callsOf('POST /openapi/guest/pc/mobile/login')).toBe(0);
		expect((await tryCode(asking, mobile, code)).status).toBe(200);
	});

	it('known and unknown numbers get the same answer (T32)', async () => {
		const known = fresh();
		await logIn(site, visitor(site), known);
		await control(site, '/age-codes', { mobile: known });
		const replies = [];
		for (const mobile of [known, fresh()]) {
			const browser = visitor(site);
			// The minute of the known number has to pass on this side too
			await endCodeMinute(redis);
			await sendCode(browser, mobile);
			replies.push(await tryCode(browser, mobile, '1234'));
		}
		expect(replies[0]?.status).toBe(422);
		expect(replies[0]?.text).toBe(replies[1]?.text);
	});

	it('a captcha works once, in the browser that saw it, and is stored nowhere (T33)', async () => {
		const [browser, other] = [visitor(site), visitor(site)];
		const mobile = fresh();
		const drawn = await browser.get(`/api/openapi/message/captcha?mobile=${mobile}`);
		expect(drawn.headers).toMatchObject({ 'cache-control': 'private, no-store', 'cross-origin-resource-policy': 'same-origin' });
		const answerOf = async () => (await outbox(site)).captchas.find((captcha) => captcha.mobile === mobile)?.answer ?? '';
		const send = (from: typeof browser, captcha: string) =>
			from.post('/api/openapi/message/sms/captcha/code', { mobile, mobilePre: '86', captcha });
		const answer = await answerOf();
		expect(drawn.body.toString()).not.toContain(`>${answer}<`);
		expect((await send(other, answer)).status).toBe(400);
		expect((await send(browser, 'wrong')).body).toMatchObject({ err: 1005 });
		expect((await send(browser, answer)).status).toBe(400);
		await browser.get(`/api/openapi/message/captcha?mobile=${mobile}`);
		expect((await send(browser, await answerOf())).status).toBe(200);
	});
});

describe('links of a bank', () => {
	const linkCode = async (mobile: string) => (await control<{ code: string }>(site, '/entry', { mobile })).code;
	const nonceOf = async (browser: ReturnType<typeof visitor>): Promise<string> =>
		(await browser.get('/api/login/entry')).body.data.nonce;

	it('opening the link changes nothing; the page logs in with the nonce of its own browser (T22, T25)', async () => {
		const mobile = fresh();
		const code = await linkCode(mobile);
		const browser = visitor(site);
		const opened = await browser.get(`/?code=${code}&redirect=%2Froute%3Fid%3D1`, {
			'sec-fetch-site': 'cross-site',
			'sec-fetch-mode': 'navigate',
			'sec-fetch-dest': 'document',
		});
		expect(opened.status).toBe(200);
		expect(opened.headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
		expect(await browser.who()).toBeNull();
		expect(callsOf('POST /openapi/guest/pc/bocomLogin')).toBe(0);

		const nonce = await nonceOf(browser);
		for (const from of [visitor(site), browser])
			expect((await from.post('/api/login/bank', { code, nonce: from === browser ? 'guessed' : nonce })).status).toBe(403);
		expect(callsOf('POST /openapi/guest/pc/bocomLogin')).toBe(0);
		const entered = await browser.post('/api/login/bank', { code, nonce });
		expect(entered.status).toBe(200);
		expect(entered.body.data.mobileMasked).toBe(await browser.who());
		expect(site.logged()).not.toContain(code);
	});

	it.each([
		{ 'sec-fetch-dest': 'image' },
		{ 'sec-fetch-dest': 'iframe' },
		{ 'sec-purpose': 'prefetch' },
		{ purpose: 'prefetch' },
	])('the link is refused as %o (T23)', async (headers) => {
		const { status } = await visitor(site).get(`/?code=${await linkCode(fresh())}`, headers);
		expect(status).toBe(403);
		expect(callsOf('POST /openapi/guest/pc/bocomLogin')).toBe(0);
	});

	it('a code logs in one browser, by one call, however often it is clicked (T24)', async () => {
		const code = await linkCode(fresh());
		const browser = visitor(site);
		const nonce = await nonceOf(browser);
		const replies = await Promise.all([1, 2, 3].map(() => browser.post('/api/login/bank', { code, nonce })));
		expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
		expect(await browser.who()).not.toBeNull();
		const other = visitor(site);
		expect((await other.post('/api/login/bank', { code, nonce: await nonceOf(other) })).status).toBe(409);
		expect(callsOf('POST /openapi/guest/pc/bocomLogin')).toBe(1);
	});

	it('a member who is logged in is asked before the account changes (T22)', async () => {
		const browser = visitor(site);
		const [first, second] = [fresh(), fresh()];
		await logIn(site, browser, first);
		const before = await browser.who();
		const code = await linkCode(second);
		const { nonce, user } = (await browser.get('/api/login/entry')).body.data;
		expect(user.mobileMasked).toBe(before);
		expect((await browser.post('/api/login/bank', { code, nonce })).status).toBe(409);
		expect(await browser.who()).toBe(before);
		expect((await browser.post('/api/login/bank', { code, nonce, replace: true })).status).toBe(200);
		expect(await browser.who()).not.toBe(before);
	});

	it.each(['the same browser', 'another'])('a code that never reached upstream may be tried again, in %s', async (which) => {
		const code = await linkCode(fresh());
		const enter = async (browser: ReturnType<typeof visitor>) =>
			(await browser.post('/api/login/bank', { code, nonce: await nonceOf(browser) })).status;
		const browser = visitor(site);
		site.sandbox.fault({ call: 'POST /openapi/guest/pc/bocomLogin', httpStatus: 503, times: 1 });
		expect(await enter(browser)).toBe(502);
		expect(await enter(which === 'another' ? visitor(site) : browser)).toBe(200);
	});

	it('a partner needs the nonce too, and only its own parameters go upstream (T26)', async () => {
		const ticket = await linkCode(fresh());
		const browser = visitor(site);
		const parameters = { ticket, 'user-token': 'x', channel: 'APP' };
		expect((await browser.post('/api/login/partner', { partner: 'ccb', parameters, nonce: 'none' })).status).toBe(403);
		const nonce = await nonceOf(browser);
		expect((await browser.post('/api/login/partner', { partner: 'nobody', parameters, nonce })).status).toBe(400);
		expect((await browser.post('/api/login/partner', { partner: 'ccb', parameters, nonce })).status).toBe(200);
		const call = site.sandbox.calls().calls.find(({ name }) => name === 'POST /openapi/user/ccb/login');
		expect(call?.input).toEqual({ ticket });
		expect(await browser.who()).not.toBeNull();
	});

	it.each([
		'/guest/pc/bocomLogin',
		'/user/ccb/login',
		'/guest/pc/wechat/create',
		'/guest/pc/wechat/qrcode/login',
		'/user/wechat/bind',
	])('upstream’s own %s has no address here (T39)', async (path) => {
		expect((await visitor(site).post(`/api/openapi${path}`, { code: 'x', ticket: 'x' })).status).toBe(404);
		expect(site.sandbox.calls().calls).toEqual([]);
	});
});
