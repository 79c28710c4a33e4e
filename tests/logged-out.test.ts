import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sidOf } from './support/browser.ts';
import { type RedisServer, startRedis } from './support/redis.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, codeOf, control, logIn, sendCode, visitor } from './support/visitor.ts';

const INFO = '/api/openapi/guest/info';
let site: TestSite;
let server: RedisServer;
let redis: Redis;
let number = 13_900_000_000;
beforeAll(async () => {
	// A server of its own, since this file counts its commands.
	server = await startRedis();
	redis = new Redis(server.url);
	site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: server.url, REDIS_CACHE_URL: `${server.url}/1` });
});
afterEach(() => site.sandbox.reset());
afterAll(async () => {
	await site.close();
	redis.disconnect();
	await server.stop();
});

/** Logs a member in. `isKept` is true while Redis has the session. */
async function member() {
	number += 1;
	const mobile = String(number);
	const browser = visitor(site);
	await logIn(site, browser, mobile);
	const cookie = browser.cookies.get('__Host-sid') ?? '';
	const isKept = async () => (await redis.exists(`session:${sidOf(cookie)}`)) === 1;
	return { browser, mobile, cookie, isKept };
}
const endedLines = () =>
	site
		.logged()
		.split('\n')
		.filter((line) => line.includes('session ended')).length;

describe('code 700', () => {
	it('answers all of many calls with 401, ends the session once, touches no cookie and keeps nothing new (T59)', async () => {
		const { browser, mobile, isKept } = await member();
		await control(site, '/end-tokens', { mobile });
		const [before, lines] = [await redis.dbsize(), endedLines()];
		const replies = await Promise.all(Array.from({ length: 20 }, () => browser.get(INFO)));
		for (const { status, body, headers } of replies) {
			expect(status).toBe(401);
			expect(body).toMatchObject({ err: 700, data: { code: 'not-logged-in', login: '/login' } });
			expect(headers['set-cookie']).toBeUndefined();
		}
		expect(await isKept()).toBe(false);
		expect(await redis.dbsize()).toBe(before - 1);
		expect(endedLines()).toBe(lines + 1);
		expect(await browser.who()).toBeNull();
	});

	it('of a late request of the session before leaves the new session alone (T8, T59)', async () => {
		const { browser, cookie, mobile } = await member();
		site.sandbox.fault({ call: 'GET /openapi/guest/info', delayMs: 600, err: 700, times: 1 });
		const late = visitor(site).get(INFO, { cookie: `__Host-sid=${cookie}` });
		await pause(100);
		await redis.del(...(await redis.keys('limit:send-code:*')));
		await control(site, '/age-codes', { mobile });
		expect((await logIn(site, browser, mobile)).status).toBe(200);
		expect((await late).status).toBe(401);
		expect(await browser.who()).not.toBeNull();
	});

	it('names the login page with the address to return to (T59)', async () => {
		const { browser, mobile } = await member();
		await control(site, '/end-tokens', { mobile });
		const { body } = await browser.get(INFO, { referer: 'https://www.good.test/route?id=7' });
		expect(body.data.login).toBe('/login?redirect=%2Froute%3Fid%3D7');
		const { body: foreign } = await visitor(site).get(INFO, { referer: 'https://evil.test/x' });
		expect(foreign.data.login).toBe('/login');
	});

	it.each(['/orders', INFO, '/api/session'])(
		'met by %s is known to the browser’s next page until the next login (T77)',
		async (path) => {
			const { browser, mobile, cookie } = await member();
			const ended = async () => (await browser.get('/api/session')).body.data.ended;
			expect(await ended()).toBe(false);
			await control(site, '/end-tokens', { mobile });
			await browser.get(path);
			expect(await ended()).toBe(true);
			await redis.del(...(await redis.keys('limit:send-code:*')));
			await control(site, '/age-codes', { mobile });
			await logIn(site, browser, mobile);
			expect(await ended()).toBe(false);
			// A session that ran out.
			await redis.del(`session:${sidOf(browser.cookies.get('__Host-sid') ?? cookie)}`);
			expect([await browser.who(), await ended()]).toEqual([null, false]);
		},
	);

	it('is the answer to guests too, without a call to upstream', async () => {
		const { status, body } = await visitor(site).get(INFO);
		expect([status, body.err]).toEqual([401, 700]);
		expect(site.sandbox.calls().calls).toEqual([]);
	});
});

describe('a slow request (T8)', () => {
	it.each(['logout', 'login'] as const)('does not bring back a session that a %s ended', async (deed) => {
		const { browser, cookie, mobile, isKept } = await member();
		site.sandbox.fault({ call: 'GET /openapi/guest/info', delayMs: 400, times: 1 });
		const slow = visitor(site).get(INFO, { cookie: `__Host-sid=${cookie}` });
		await pause(100);
		if (deed === 'logout') await browser.post('/api/logout');
		else {
			await redis.del(...(await redis.keys('limit:send-code:*')));
			await control(site, '/age-codes', { mobile });
			await logIn(site, browser, mobile);
		}
		const reply = await slow;
		expect(reply.status).toBe(200);
		expect(reply.headers['set-cookie']).toBeUndefined();
		expect(await isKept()).toBe(false);
		expect(await visitor(site).who({ cookie: `__Host-sid=${cookie}` })).toBeNull();
	});
});

describe('a slow request that writes into its session (T8, T9)', () => {
	/** Changes the member's number with codes to both numbers, at a slow backend. */
	async function changing({ browser, cookie, mobile }: Awaited<ReturnType<typeof member>>) {
		await redis.del(...(await redis.keys('limit:*')));
		await control(site, '/age-codes', { mobile });
		const other = `135${mobile.slice(3)}`;
		expect((await browser.post('/api/user/mobile/code')).status).toBe(200);
		expect((await sendCode(browser, other)).status).toBe(200);
		const [oldCode, code] = [await codeOf(site, mobile), await codeOf(site, other)];
		site.sandbox.fault({ call: 'POST /openapi/userPromotion/mobile/change', delayMs: 500, times: 1 });
		const own = visitor(site);
		for (const name of ['__Host-sid', '__Host-browser']) own.cookies.set(name, browser.cookies.get(name) ?? '');
		const reply = own.post('/api/user/mobile', { oldCode, code, mobile: other, mobilePre: '86' });
		await pause(150);
		return { reply, other, isDead: async () => (await visitor(site).who({ cookie: `__Host-sid=${cookie}` })) === null };
	}

	it.each(['logout', 'login', '700'] as const)('does not bring back a session that a %s ended', async (deed) => {
		const one = await member();
		const { reply, isDead } = await changing(one);
		if (deed === 'logout') await one.browser.post('/api/logout');
		if (deed === 'login') {
			number += 1;
			expect((await logIn(site, one.browser, String(number))).status).toBe(200);
		}
		if (deed === '700') {
			await control(site, '/end-tokens', { mobile: one.mobile });
			expect((await one.browser.get(INFO)).status).toBe(401);
		}
		const { headers } = await reply;
		expect(headers['set-cookie']).toBeUndefined();
		expect(await one.isKept()).toBe(false);
		expect(await isDead()).toBe(true);
		if (deed === 'login') expect(await one.browser.who()).not.toBeNull();
	});

	it('is written when the session goes on', async () => {
		const one = await member();
		const { reply, other } = await changing(one);
		expect((await reply).status).toBe(200);
		expect(await one.browser.who()).toBe(`${other.slice(0, 3)}****${other.slice(-4)}`);
	});
});

describe('pages', () => {
	it('for members lead guests to the login page and back, and nothing is loaded', async () => {
		const { status, headers } = await visitor(site).get('/user?tab=a%26b');
		expect(status).toBe(302);
		expect(headers).toMatchObject({ location: '/login?redirect=%2Fuser%3Ftab%3Da%2526b', 'cache-control': 'no-store' });
		expect(headers['set-cookie']).toBeUndefined();
	});

	const FLAGGED =
		'/cart /wish-list /crm /crm-coupon /orders /contacts /contact/editor /tourist/editor /user /booking /booking/confirm /online /online/confirm /check-in /check/form /check/tourist /order /order/price';
	it.each(FLAGGED.split(' '))('for members are never shown to a guest: %s', async (path) => {
		const { status, headers } = await visitor(site).get(`${path}?id=1`);
		expect(status).toBe(302);
		expect(headers.location).toBe(`/login?redirect=${encodeURIComponent(`${path}?id=1`)}`);
		expect(site.sandbox.calls().calls.filter(({ userToken }) => userToken)).toEqual([]);
	});

	it('lead to the login page and back after upstream logged the member out, and end the session (T59)', async () => {
		const { browser, mobile, isKept } = await member();
		expect((await browser.get('/wish-list')).status).toBe(200);
		await control(site, '/end-tokens', { mobile });
		const { status, headers } = await browser.get('/wish-list?tab=1');
		expect([status, headers.location]).toEqual([302, '/login?redirect=%2Fwish-list%3Ftab%3D1']);
		expect(headers['set-cookie']).toBeUndefined();
		expect(await isKept()).toBe(false);
		expect((await browser.get('/login?redirect=%2Fwish-list')).status).toBe(200);
	});

	it('for members are not cached for others', async () => {
		const { browser } = await member();
		const { status, headers } = await browser.get('/user');
		expect(status).toBe(200);
		expect(headers['cache-control']).toBe('private, no-store');
	});

	it.each(['/login', '/bind', '/login?redirect=%2Fuser'])('for guests lead members home: %s', async (path) => {
		const { browser } = await member();
		const { status, headers } = await browser.get(path);
		expect([status, headers.location]).toEqual([302, '/#logged-in']);
		expect((await visitor(site).get(path)).status).toBe(200);
	});

	it.each([
		'//evil.test',
		'/\\evil.test',
		'https://evil.test',
		'/%09/evil.test',
		'javascript:alert(1)',
		'/login?redirect=/login',
	])('the address to return to stays on this site: %s (T34)', async (redirect) => {
		const { text, status } = await visitor(site).get(`/login?redirect=${encodeURIComponent(redirect)}`);
		expect(status).toBe(200);
		expect(text).not.toMatch(/(?:href|action)="(?:https?:)?[\\/]{2}evil/);
		expect(text).not.toContain('href="javascript:');
	});

	it('of guests set no cookie, ask Redis for nothing, and are cached without any data of a member (T3, T55)', async () => {
		const { browser, mobile } = await member();
		const before = new Set(await redis.keys('*'));
		const own = await browser.get('/voyage-search');
		expect(own.headers['cache-control']).toBe('private, no-store');
		const commands = async () => Number(/cmdstat_get:calls=(\d+)/.exec(await redis.info('commandstats'))?.[1] ?? 0);
		const pages = ['/', '/voyage-search', '/login', '/ing'];
		for (const path of pages) await visitor(site).get(path);
		const asked = await commands();
		for (let round = 0; round < 25; round++) {
			for (const path of pages) {
				const { headers, text } = await visitor(site).get(path);
				expect(headers['set-cookie']).toBeUndefined();
				expect(text).not.toContain(mobile);
				// As a number of its own, such as behind a mask: the moments in a page may hold any four digits.
				expect(text).not.toMatch(new RegExp(`(?<!\\d)${mobile.slice(-4)}(?!\\d)`));
			}
		}
		const kept = await visitor(site).get('/voyage-search');
		expect(kept.headers['cache-control']).toContain('public');
		expect((await commands()) - asked).toBeLessThanOrEqual(4);
		expect((await redis.keys('*')).filter((key) => !before.has(key))).toEqual([]);
	});
});
