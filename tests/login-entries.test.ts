import { randomInt } from 'node:crypto';
import { Redis } from 'ioredis';
import supertest from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sidOf } from './support/browser.ts';
import { type RedisServer, startRedis } from './support/redis.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, codeOf, control, logIn, outbox, sendCode, tryCode, type Visitor, visitor } from './support/visitor.ts';

const SID = '__Host-sid';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
let server: RedisServer;
let redis: Redis;
let site: TestSite;
beforeAll(async () => {
	server = await startRedis();
	redis = new Redis(server.url);
	site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: server.url });
});
afterEach(() => site.sandbox.reset());
afterAll(async () => {
	await site.close();
	redis.disconnect();
	await server.stop();
});

let number = 13_300_000_000;
const fresh = () => {
	number += 1;
	return String(number);
};
/** A browser with an IP address of its own, since these tests don't try limits. */
const browserElsewhere = () => visitor(site, { 'x-forwarded-for': `10.${[0, 0, 0].map(() => randomInt(1, 255)).join('.')}` });
const entryCode = async (mobile: string) => (await control<{ code: string }>(site, '/entry', { mobile })).code;
const nonceOf = async (browser: Visitor): Promise<string> => (await browser.get('/api/login/entry')).body.data.nonce;
const submit = (browser: Visitor, path: string, fields: object) =>
	browser.post(path, { mobilePre: '86', agree: 'on', ...fields }, FORM);

async function scan(browser: Visitor, openId: string): Promise<void> {
	expect((await browser.post('/api/login/wechat')).status).toBe(200);
	const [{ ticket = '' } = {}] = (await outbox(site)).scans;
	await control(site, '/wechat', { ticket, status: 'confirmed', openId });
	// One read of the event stream is enough: it ends with the attempt.
	await browser.get('/api/login/wechat/events');
}

/** All ways to log in: each ends with a session of `mobile` for this browser. */
const WAYS: Record<string, (browser: Visitor, mobile: string) => Promise<{ status: number }>> = {
	'a text message': async (browser, mobile) => {
		await sendCode(browser, mobile);
		return tryCode(browser, mobile, await codeOf(site, mobile));
	},
	'the login page without JavaScript': async (browser, mobile) => {
		await submit(browser, '/login', { mobile, intent: 'code' });
		const { status } = await submit(browser, '/login', { mobile, intent: 'login', code: await codeOf(site, mobile) });
		return { status: status === 302 ? 200 : status };
	},
	'a bank’s link': async (browser, mobile) =>
		browser.post('/api/login/bank', { code: await entryCode(mobile), nonce: await nonceOf(browser), replace: true }),
	'a partner’s app': async (browser, mobile) => {
		const parameters = { ticket: await entryCode(mobile) };
		return browser.post('/api/login/partner', { partner: 'ccb', parameters, nonce: await nonceOf(browser), replace: true });
	},
	'WeChat, binding a number': async (browser, mobile) => {
		await scan(browser, `open-${mobile}`);
		await browser.post('/api/login/wechat/enter');
		await sendCode(browser, mobile);
		return browser.post('/api/login/wechat/bind', { mobile, mobilePre: '86', code: await codeOf(site, mobile) });
	},
	'WeChat, known already': async (browser, mobile) => {
		const before = browserElsewhere();
		await WAYS['WeChat, binding a number']?.(before, mobile);
		await scan(browser, `open-${mobile}`);
		return browser.post('/api/login/wechat/enter');
	},
};

it('a press that is repeated within the session that it began leaves it, with what is under way in it', async () => {
	const browser = browserElsewhere();
	const mobile = fresh();
	await sendCode(browser, mobile);
	const code = await codeOf(site, mobile);
	await tryCode(browser, mobile, code);
	const begun = browser.cookies.get(SID);
	expect((await tryCode(browser, mobile, code)).status).toBe(200);
	expect(browser.cookies.get(SID)).toBe(begun);
	expect(await browser.who()).not.toBeNull();
});

describe.each(Object.entries(WAYS))('in by %s', (way, enter) => {
	it('the session has a new id, and the session before ends (T4)', async () => {
		const browser = browserElsewhere();
		await logIn(site, browser, fresh());
		const before = browser.cookies.get(SID) ?? '';
		const mobile = fresh();
		// The login page redirects members; its form is for members who have logged out elsewhere.
		if (way.includes('login page')) await visitor(site).post('/api/logout', {}, { cookie: `${SID}=${before}` });
		expect((await enter(browser, mobile)).status).toBe(200);
		expect(sidOf(browser.cookies.get(SID) ?? '')).not.toBe(sidOf(before));
		expect(await redis.exists(`session:${sidOf(before)}`)).toBe(0);
		expect(await visitor(site).who({ cookie: `${SID}=${before}` })).toBeNull();
		expect(await browser.who()).toBe(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`);
	});

	it('a planted session id is not taken over, and the cookie has its attributes (T1, T5)', async () => {
		const browser = browserElsewhere();
		browser.cookies.set(SID, 's%3AFIXED.bad');
		expect((await enter(browser, fresh())).status).toBe(200);
		expect(browser.cookies.get(SID)).not.toContain('FIXED');
		expect(await redis.exists('session:FIXED')).toBe(0);
		const [key] = await redis.keys(`session:${sidOf(browser.cookies.get(SID) ?? '')}`);
		expect(key).toBeDefined();
	});

	it('without https at the edge no login succeeds (T2)', async () => {
		const plain = visitor(site, { 'x-forwarded-for': '10.9.9.9', 'x-forwarded-proto': 'http' });
		const { status } = await enter(plain, fresh());
		expect([403, 422]).toContain(status);
		expect(plain.cookies.has(SID)).toBe(false);
		expect(await plain.who()).toBeNull();
	});
});

it('a member who posts the login form is led where it leads, and stays logged in', async () => {
	const browser = browserElsewhere();
	await logIn(site, browser, fresh());
	const who = await browser.who();
	for (const [path, to] of [
		['/login', '/'],
		['/login?redirect=%2Forders', '/orders'],
		['/login?redirect=%2F%2Fevil.test', '/'],
	] as const) {
		const { status, headers } = await submit(browser, path, { mobile: fresh(), intent: 'code' });
		expect([status, headers.location]).toEqual([302, to]);
	}
	expect(await browser.who()).toBe(who);
	expect(site.sandbox.calls().counts['POST /openapi/message/sms/code']).toBe(1);
});

it('a bank’s code that two browsers redeem at once logs in one of them (T24)', async () => {
	const code = await entryCode(fresh());
	const browsers = [browserElsewhere(), browserElsewhere()];
	const nonces = await Promise.all(browsers.map(nonceOf));
	const replies = await Promise.all(browsers.map((from, index) => from.post('/api/login/bank', { code, nonce: nonces[index] })));
	expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
	expect(site.sandbox.calls().counts['POST /openapi/guest/pc/bocomLogin']).toBe(1);
});

describe('a login of a member who is logged in already', () => {
	it('goes to upstream without the token of the session before it', async () => {
		const browser = browserElsewhere();
		await logIn(site, browser, fresh());
		expect((await logIn(site, browser, fresh())).status).toBe(200);
		const sent = site.sandbox.calls().calls.filter(({ name }) => name === 'POST /openapi/guest/pc/mobile/login');
		expect(sent.map(({ userToken }) => userToken)).toEqual([false, false]);
	});
});

describe('after logging in by the form (T34)', () => {
	it.each([
		['/voyage-search?days=5', '/voyage-search?days=5'],
		['//evil.test', '/'],
		['/\\evil.test', '/'],
		['\\\\evil.test', '/'],
		['https://evil.test', '/'],
		['/..//evil.test', '/'],
		['/%2f/evil.test', '/'],
		['/%5cevil.test', '/'],
		['/\t/evil.test', '/'],
		['/%09/evil.test', '/'],
		['/%0d%0aSet-Cookie:a=b', '/'],
		['/\r\nSet-Cookie: a=b', '/'],
		['javascript:alert(1)', '/'],
		['/login?redirect=/login', '/'],
		['/api/logout', '/'],
		['@evil.test', '/'],
	])('%j leads to %s', async (redirect, expected) => {
		const browser = browserElsewhere();
		const mobile = fresh();
		const path = `/login?redirect=${encodeURIComponent(redirect)}`;
		await submit(browser, path, { mobile, intent: 'code' });
		const { status, headers } = await submit(browser, path, { mobile, intent: 'login', code: await codeOf(site, mobile) });
		expect([status, headers.location]).toEqual([302, expected]);
		expect(new URL(headers.location ?? '', 'https://www.good.test').origin).toBe('https://www.good.test');
		const names = ([headers['set-cookie'] ?? []].flat() as string[]).map((line) => line.split('=')[0]);
		expect(names).toEqual([SID]);
	});
});

it.each([{ 'sec-fetch-site': 'same-origin' }, { origin: 'https://www.good.test' }, { referer: 'https://www.good.test/login' }])(
	'behind a load balancer that ends https, our own form is not taken for another site’s: %o (T18)',
	async (headers) => {
		const { status } = await supertest(site.url)
			.post('/login')
			.set({ host: 'www.good.test', 'x-forwarded-proto': 'https', ...headers })
			.type('form')
			.send({ intent: 'login' });
		expect(status).toBe(422);
	},
);

it('a known number and an unknown one cause the same work, so that time and answer are the same (T32)', async () => {
	const known = fresh();
	await logIn(site, browserElsewhere(), known);
	const watch = await redis.monitor();
	let commands: string[] = [];
	watch.on('monitor', (_time: string, [name = '', key = '']: string[]) => {
		// The ends of keys differ by number, browser or address; the time is asked for once a minute.
		if (name !== 'time') commands.push(`${name.toLowerCase()} ${key.replace(/[^:]*$/, '')}`);
	});

	/** The commands to upstream and Redis in their order, and the answers to the browser. */
	async function workFor(mobile: string) {
		await redis.del(...(await redis.keys('limit:*')), 'none');
		await control(site, '/age-codes', { mobile });
		site.sandbox.reset();
		const browser = browserElsewhere();
		await redis.echo('begin');
		const replies = [await sendCode(browser, mobile), await tryCode(browser, mobile, '1234')];
		await redis.echo('end');
		await expect.poll(() => commands.at(-1)).toBe('echo ');
		const asked = commands.slice(commands.indexOf('echo ') + 1, -1);
		commands = [];
		return {
			upstream: site.sandbox.calls().calls.map(({ name }) => name),
			asked,
			told: replies.map(({ status, text }) => [status, text]),
		};
	}
	const [one, other] = [await workFor(known), await workFor(fresh())];
	watch.disconnect();
	expect(one.upstream).toHaveLength(2);
	expect(one.asked.length).toBeGreaterThan(4);
	expect(other).toEqual(one);
});
