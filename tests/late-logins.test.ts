import { randomInt } from 'node:crypto';
import { get } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { LOGIN_ERRORS } from '#shared/login-errors.ts';
import { newPressKey, PRESS_HEADER } from '#shared/press-key.ts';
import { sidOf } from './support/browser.ts';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { codeOf, control, cookieHeader, mustLogIn, outbox, sendCode, tryCode, type Visitor, visitor } from './support/visitor.ts';

/**
 * The seconds after which upstream answers, and the part of them that passes here. All bounds of time are settings, so they shrink by
 * the same factor. `npm run test:late` waits for whole seconds.
 */
const SECONDS = [2, 4, 10, 55];
const REAL = process.env.LATE === 'real';
const SHARE = REAL ? 1 : 1 / 20;
const BOUNDS: Readonly<Record<string, string>> = REAL
	? {}
	: { API_DEADLINE_MS: '150', PAGE_DEADLINE_MS: '250', UPSTREAM_TIMEOUT_MS: '3000' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const SMS = 'POST /openapi/guest/pc/mobile/login';
const BANK = 'POST /openapi/guest/pc/bocomLogin';
const PARTNER = 'POST /openapi/user/ccb/login';
const POLL = 'POST /openapi/guest/pc/wechat/qrcode/login';
const BIND = 'POST /openapi/user/wechat/bind';

/** A site with the bounds of `BOUNDS`, and another one with its backend and its store, where a login is prepared without hurry. */
let site: TestSite;
let calm: TestSite;
beforeAll(async () => {
	const stores = { REDIS_URL: redisUrl() };
	calm = await startSite(stores);
	site = await startSite({ ...stores, ...BOUNDS }, calm.sandboxUrl);
});
afterEach(() => calm.sandbox.reset());
afterAll(async () => {
	await site.close();
	await calm.close();
});

const callsOf = (name: UpstreamCall): number => calm.sandbox.calls().counts[name] ?? 0;
const fresh = (): string => `137${randomInt(10_000_000, 99_999_999)}`;
const linkCode = async (mobile: string) => (await control<{ code: string }>(calm, '/entry', { mobile })).code;
const nonceOf = async (browser: Visitor): Promise<string> => (await browser.get('/api/login/entry')).body.data.nonce;
/** Reads the events of a browser's attempt until it is over. */
const followScan = (browser: Visitor): Promise<string> =>
	new Promise((resolve, reject) => {
		const request = get(`${site.url}/api/login/wechat/events`, { headers: { cookie: cookieHeader(browser) } }, (response) => {
			let text = '';
			response.setEncoding('utf8').on('data', (part: string) => {
				text += part;
			});
			response.once('close', () => resolve(text));
		});
		request.once('error', reject);
	});
async function scan(browser: Visitor, openId: string): Promise<void> {
	await browser.post('/api/login/wechat');
	const ticket = (await outbox(calm)).scans[0]?.ticket ?? '';
	await control(calm, '/wechat', { ticket, status: 'confirmed', openId });
}

/** A way to log in: the calls of upstream's that are late, what comes before them, and the press itself. */
type Way = {
	late: UpstreamCall;
	prepare: (browser: Visitor) => Promise<(hasty: Visitor) => Promise<unknown>>;
};
const WAYS: Readonly<Record<string, Way>> = {
	'a code by text message': {
		late: SMS,
		async prepare(browser) {
			const mobile = fresh();
			await sendCode(browser, mobile);
			const code = await codeOf(calm, mobile);
			return (hasty) => hasty.post('/api/openapi/guest/pc/mobile/login', { mobile, mobilePre: '86', code });
		},
	},
	'the form without scripts': {
		late: SMS,
		async prepare(browser) {
			const mobile = fresh();
			await sendCode(browser, mobile);
			const fields = { mobile, mobilePre: '86', code: await codeOf(calm, mobile), agree: 'on', intent: 'login' };
			return (hasty) => hasty.post('/login', fields, FORM);
		},
	},
	'a bank’s link': {
		late: BANK,
		async prepare(browser) {
			const input = { code: await linkCode(fresh()), nonce: await nonceOf(browser) };
			return (hasty) => hasty.post('/api/login/bank', input);
		},
	},
	'a partner’s app': {
		late: PARTNER,
		async prepare(browser) {
			const input = { partner: 'ccb', parameters: { ticket: await linkCode(fresh()) }, nonce: await nonceOf(browser) };
			return (hasty) => hasty.post('/api/login/partner', input);
		},
	},
	'WeChat’s code': {
		late: POLL,
		async prepare(browser) {
			const openId = `late-${fresh()}`;
			await scan(browser, openId);
			await followScan(browser);
			const mobile = fresh();
			await sendCode(browser, mobile);
			await browser.post('/api/login/wechat/bind', { mobile, mobilePre: '86', code: await codeOf(calm, mobile) });
			await browser.post('/api/logout');
			await scan(browser, openId);
			return async (hasty) => {
				expect(await followScan(hasty)).toContain('confirmed');
				await hasty.post('/api/login/wechat/enter');
			};
		},
	},
	'the number of a WeChat account': {
		late: BIND,
		async prepare(browser) {
			await scan(browser, `late-${fresh()}`);
			await followScan(browser);
			const mobile = fresh();
			await sendCode(browser, mobile);
			const code = await codeOf(calm, mobile);
			return (hasty) => hasty.post('/api/login/wechat/bind', { mobile, mobilePre: '86', code });
		},
	},
};

/** Another tab of a browser, at a process. */
function copyOf({ cookies }: Visitor, process: TestSite): Visitor {
	const tab = visitor(process);
	for (const [name, value] of cookies) tab.cookies.set(name, value);
	return tab;
}

/** Prepares a login. Returns two tabs of its browser, the second one at another process, and the press. */
async function prepared({ prepare }: Way) {
	const browser = visitor(calm);
	const press = await prepare(browser);
	const tabs = [copyOf(browser, site), copyOf(browser, calm)] as const;
	return { tabs, press };
}
const IN = expect.stringMatching(/^137\*{4}/);

describe('an answer that comes late logs in', () => {
	it.each(SECONDS)('%d of the 60 seconds later that upstream may take, by each way', { timeout: 90_000 }, async (seconds) => {
		const ways = [];
		// One after the other, since an attempt by WeChat is told from others by being the latest.
		for (const [name, way] of Object.entries(WAYS)) ways.push({ name, ...(await prepared(way)) });
		for (const call of [SMS, BANK, PARTNER, POLL, BIND] as const)
			calm.sandbox.fault({ call, delayMs: Math.round(seconds * 1_000 * SHARE) });
		await Promise.all(ways.map(({ press, tabs: [tab] }) => press(tab)));
		const members = await Promise.all(ways.map(async ({ name, tabs: [tab] }) => [name, await tab.who()]));
		expect(Object.fromEntries(members)).toEqual(Object.fromEntries(ways.map(({ name }) => [name, IN])));
	});
});

describe.each(Object.entries(WAYS))('a code is spent once: %s', (_name, way) => {
	it('two presses in one browser, at two processes, make one call, and both are logged in', async () => {
		const { tabs, press } = await prepared(way);
		const before = callsOf(way.late);
		calm.sandbox.fault({ call: way.late, delayMs: 60 });
		await Promise.all(tabs.map(press));
		expect(await Promise.all(tabs.map((tab) => tab.who()))).toEqual([IN, IN]);
		// The state of a scan is polled until it is confirmed; only the reply that logs in is shared.
		if (way.late !== POLL) expect(callsOf(way.late) - before).toBe(1);
	});

	it('a press whose answer was lost is repeated with the same code, but not after a logout', async () => {
		const { tabs, press } = await prepared(way);
		const [first, second] = tabs;
		await press(first);
		await press(second);
		expect(await second.who()).toEqual(IN);
		await second.post('/api/logout');
		const third = copyOf(second, site);
		await press(third).catch(() => {});
		expect(await third.who()).toBeNull();
	});

	it('five presses at the same moment make one session, which a logout ends for all', async () => {
		const { tabs, press } = await prepared(way);
		const five = Array.from({ length: 5 }, (_, index) => copyOf(tabs[0], index % 2 ? calm : site));
		await Promise.all(five.map(press));
		expect(await Promise.all(five.map((tab) => tab.who()))).toEqual(five.map(() => IN));
		expect(new Set(five.map((tab) => sidOf(tab.cookies.get('sid') ?? ''))).size).toBe(1);
		await five[0]?.post('/api/logout');
		expect(await Promise.all(five.map((tab) => tab.who()))).toEqual(five.map(() => null));
	});

	it('an answer that comes after its browser has logged out logs nobody in', async () => {
		const { tabs, press } = await prepared(way);
		const [pressing, leaving] = tabs;
		const before = callsOf(way.late);
		calm.sandbox.fault({ call: way.late, delayMs: 1_000 });
		const answer = press(pressing).catch(() => {});
		await expect.poll(() => callsOf(way.late)).toBeGreaterThan(before);
		expect((await leaving.post('/api/logout')).status).toBe(200);
		await answer;
		expect([await pressing.who(), pressing.cookies.has('sid')]).toEqual([null, false]);
	});

	it('a logout ends the session whose cookie is still under way', async () => {
		const { tabs, press } = await prepared(way);
		const [pressing, leaving] = tabs;
		await press(pressing);
		expect(await pressing.who()).toEqual(IN);
		await leaving.post('/api/logout');
		expect(await pressing.who()).toBeNull();
	});
});

it('a code that upstream may have taken without an answer is never called wrong', async () => {
	const browser = visitor(calm);
	const mobile = fresh();
	await sendCode(browser, mobile);
	const code = await codeOf(calm, mobile);
	calm.sandbox.fault({ call: SMS, lost: true, times: 1 });
	expect((await tryCode(browser, mobile, code)).status).toBe(502);
	const again = await tryCode(browser, mobile, code);
	expect([again.status, again.body.data.code]).toEqual([409, 'code-unclear']);
	const other = code === '000000' ? '000001' : '000000';
	expect((await tryCode(browser, mobile, other)).body.err).toBe(LOGIN_ERRORS.codeWrong);
});

describe('a browser whose member changes', () => {
	/** Returns a browser with a member, and another member's link for it. */
	async function changing() {
		const browser = visitor(calm);
		await mustLogIn(calm, browser, `136${fresh().slice(3)}`);
		const link = { code: await linkCode(fresh()), nonce: await nonceOf(browser), replace: true };
		return { browser, link };
	}

	it('has the new one in each tab that made the same press', async () => {
		const { browser, link } = await changing();
		calm.sandbox.fault({ call: BANK, delayMs: 200 });
		const tabs = [copyOf(browser, site), copyOf(browser, calm)];
		const key = newPressKey();
		const replies = await Promise.all(tabs.map((tab) => tab.post('/api/login/bank', link, { [PRESS_HEADER]: key })));
		expect(replies.map(({ status }) => status)).toEqual([200, 200]);
		expect(await Promise.all(tabs.map((tab) => tab.who()))).toEqual([IN, IN]);
	});

	it('has the new one, though upstream ends the session of the old one meanwhile', async () => {
		const { browser, link } = await changing();
		calm.sandbox.fault({ call: BANK, delayMs: 600 });
		const entering = copyOf(browser, calm);
		const entered = entering.post('/api/login/bank', link);
		await expect.poll(() => callsOf(BANK)).toBe(1);
		calm.sandbox.fault({ call: 'GET /openapi/guest/info', err: 700, times: 1 });
		expect((await browser.get('/api/openapi/guest/info')).status).toBe(401);
		expect((await entered).status).toBe(200);
		expect(await entering.who()).toEqual(IN);
	});

	it('returns to the old one by the same press, in a session of its own', async () => {
		const { browser, link } = await changing();
		const before = copyOf(browser, calm);
		await browser.post('/api/login/bank', link);
		await browser.post('/api/login/bank', { ...link, code: await linkCode(`136${fresh().slice(3)}`) });
		expect(await browser.who()).toMatch(/^136/);
		expect((await before.post('/api/login/bank', link)).status).toBe(200);
		expect([await before.who(), callsOf(BANK)]).toEqual([IN, 2]);
	});
});
