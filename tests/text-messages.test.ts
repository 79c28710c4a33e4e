import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RedisConnection } from '#server/storage/redis.ts';
import { openLab } from './support/fault-lab.ts';
import { endCodeMinute, openRedis, redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { STORE_FAULTS } from './support/store-faults.ts';
import { BEHIND_HTTPS, codeOf, control, outbox, tryCode, type Visitor, visitor } from './support/visitor.ts';

const SEND = '/api/openapi/message/sms/code';
const SEND_CALL = 'POST /openapi/message/sms/code';
const SEND_WITH_CAPTCHA = '/api/openapi/message/sms/captcha/code';
const LIST = 'GET /openapi/countrySmsCode';
const settings = { ...BEHIND_HTTPS, REDIS_URL: redisUrl() };

/** Two processes of the site, on one Redis and one backend. */
let one: TestSite;
let two: TestSite;
let redis: RedisConnection;
const others: TestSite[] = [];
let addresses = 0;

beforeAll(async () => {
	redis = await openRedis();
	one = await startSite(settings);
	two = await startSite(settings, one.sandboxUrl);
});
afterEach(() => one.sandbox.reset());
afterAll(async () => {
	await Promise.all([one, two, ...others].map(({ close }) => close()));
	redis.disconnect();
});

/** A browser at an address that no other one has. */
function stranger(site: TestSite): Visitor {
	addresses += 1;
	return visitor(site, { 'x-forwarded-for': `10.91.${addresses >> 8}.${addresses & 255}` });
}
const send = (browser: Visitor, mobile: string, mobilePre = '86') => browser.post(SEND, { mobile, mobilePre });
const sentTo = (mobile: string, site = one) =>
	site.sandbox.calls().calls.filter(({ name, input }) => name.includes('/message/sms/') && input.mobile === mobile).length;
/** Ends the minute in which a number gets no second code, here and at the backend. */
async function minuteEnds(mobile: string): Promise<void> {
	await endCodeMinute(redis);
	await control(one, '/age-codes', { mobile });
}
/** Requests a code with a solved captcha. */
async function solve(browser: Visitor, mobile: string) {
	await browser.get('/api/openapi/message/captcha');
	const { answer: captcha = '' } = (await outbox(one)).captchas.find((drawn) => drawn.mobile === mobile) ?? {};
	return browser.post(SEND_WITH_CAPTCHA, { mobile, mobilePre: '86', captcha });
}

describe('a prefix to which upstream sends no codes', () => {
	it.each([
		['881', '612345678'],
		['88', '1612345678'],
		['8', '81612345678'],
		['44', '+881612345678'],
		['808', '12345678'],
		['870', '773123456'],
		['979', '123456789'],
		['234', '8012345678'],
	])('+%s %s is refused, in both languages and before anything is sent', async (mobilePre, mobile) => {
		const browser = stranger(one);
		for (const path of [SEND, SEND_WITH_CAPTCHA]) {
			const { status, body } = await browser.post(path, { mobile, mobilePre, captcha: 'K7FW' }, { 'accept-language': 'en' });
			expect([status, body.data]).toEqual([422, { code: 'prefix-not-offered', field: 'mobilePre' }]);
			expect(body.errMsg).toMatch(/^We can’t send codes/);
		}
		expect((await send(browser, mobile, mobilePre)).body.errMsg).toMatch(/^暂不支持/);
		expect(one.sandbox.calls().calls.filter(({ name }) => name.includes('/message/sms/'))).toEqual([]);
	});

	it('is refused of no offered country, in any of its forms', async () => {
		for (const [index, mobilePre] of ['852', '+81', '0044', '1'].entries())
			expect((await send(stranger(one), `61234567${index}`, mobilePre)).status).toBe(200);
	});

	it.each([
		['is away', { httpStatus: 503 }, '1'],
		['is refused', { err: 1, errMsg: '系统繁忙' }, '2'],
	])('without upstream’s list, which %s, every country gets codes, and no satellite', async (_, fault, digit) => {
		const site = await startSite({ ...settings, REDIS_CACHE_URL: 'redis://127.0.0.1:1' });
		others.push(site);
		site.sandbox.fault({ call: LIST, ...fault });
		expect((await send(stranger(site), `1370000000${digit}`)).body).toMatchObject({ err: 0 });
		expect((await send(stranger(site), `6100000${digit}`, '852')).body).toMatchObject({ err: 0 });
		expect((await send(stranger(site), '612345678', '881')).body.data.code).toBe('prefix-not-offered');
	});
});

it('65 browsers of one /56 of IPv6 get 60 codes; the others are asked for a captcha', async () => {
	const replies = [];
	for (let index = 0; index < 65; index += 1) {
		const browser = visitor(one, { 'x-forwarded-for': `2001:db8:77:ab${index.toString(16).padStart(2, '0')}::1` });
		replies.push(await send(browser, `139000000${String(index).padStart(2, '0')}`));
	}
	const asked = replies.filter(({ status }) => status !== 200);
	expect(asked.map(({ status, body }) => [status, body.err, body.data.code])).toEqual(
		Array.from({ length: 5 }, () => [422, 1004, 'captcha-asked']),
	);
});

describe('the five codes of a number’s day', () => {
	it('three go to strangers without a captcha; the owner gets the others with one, and there is no sixth', async () => {
		const mobile = '13700000010';
		for (let count = 0; count < 3; count += 1) {
			expect((await send(stranger(one), mobile)).status).toBe(200);
			await minuteEnds(mobile);
		}
		for (let count = 0; count < 4; count += 1) expect((await send(stranger(two), mobile)).body.err).toBe(1004);
		const owner = stranger(one);
		for (let count = 0; count < 2; count += 1) {
			expect((await send(owner, mobile)).body.data.code).toBe('captcha-asked');
			expect((await solve(owner, mobile)).status).toBe(200);
			expect((await tryCode(owner, mobile, await codeOf(one, mobile))).status).toBe(200);
			await minuteEnds(mobile);
		}
		const last = stranger(two);
		await send(last, mobile);
		const sixth = await solve(last, mobile);
		expect([sixth.status, sixth.body.data.code]).toEqual([429, 'rate-limited']);
		expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3_600);
	});

	it('50 requests at once at two processes send one, after which there are as many left as before less one', async () => {
		const mobile = '13700000011';
		expect((await send(stranger(one), mobile)).status).toBe(200);
		await minuteEnds(mobile);
		const replies = await Promise.all(Array.from({ length: 50 }, (_, index) => send(stranger(index % 2 ? one : two), mobile)));
		expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 429]));
		await minuteEnds(mobile);
		expect((await send(stranger(two), mobile)).status).toBe(200);
		await minuteEnds(mobile);
		expect((await send(stranger(two), mobile)).body.data.code).toBe('captcha-asked');
		expect(sentTo(mobile)).toBe(3);
	});
});

/** The same browser at the other process. */
function elsewhere(browser: Visitor, site: TestSite): Visitor {
	const same = stranger(site);
	for (const [name, value] of browser.cookies) same.cookies.set(name, value);
	return same;
}

describe('one browser at two processes at once', () => {
	it('gets 12 codes for 50 numbers', async () => {
		const browser = stranger(one);
		await browser.get('/api/login/entry');
		const both = [elsewhere(browser, one), elsewhere(browser, two)];
		const replies = await Promise.all(
			Array.from({ length: 50 }, (_, index) => send(both[index % 2] as Visitor, `138000001${String(index).padStart(2, '0')}`)),
		);
		expect(replies.filter(({ status }) => status === 200)).toHaveLength(12);
	});

	it('may use the code of each number that it requested one for', async () => {
		const browser = stranger(one);
		await browser.get('/api/login/entry');
		const numbers = Array.from({ length: 10 }, (_, index) => `138000002${String(index).padStart(2, '0')}`);
		await Promise.all(numbers.map((mobile, index) => send(elsewhere(browser, index % 2 ? one : two), mobile)));
		for (const mobile of numbers) {
			const { status } = await tryCode(elsewhere(browser, one), mobile, await codeOf(one, mobile));
			expect([mobile, status]).toEqual([mobile, 200]);
		}
	});
});

describe('while the store of sessions', () => {
	it.each(STORE_FAULTS)('$fault, no message is sent, however often a stranger presses', async ({ begin, end }) => {
		const lab = await openLab();
		try {
			await lab.admin.connect();
			const browser = visitor(lab.site);
			const [before, during] = ['13700000020', '13700000021'];
			expect((await send(browser, before)).status).toBe(200);
			await begin(lab);
			const replies = await Promise.all(Array.from({ length: 12 }, () => send(browser, during)));
			for (const { status } of replies) expect([429, 503]).toContain(status);
			expect([sentTo(before, lab.site), sentTo(during, lab.site)]).toEqual([1, 0]);
			await end(lab);
		} finally {
			await lab.close();
		}
	});

	it('fails after a message was sent, the message counts, and its code can be used', async () => {
		const lab = await openLab();
		try {
			await lab.admin.connect();
			const [browser, mobile] = [visitor(lab.site), '13700000022'];
			lab.site.sandbox.fault({ call: SEND_CALL, delayMs: 2_000 });
			const sent = send(browser, mobile);
			await expect.poll(() => sentTo(mobile, lab.site)).toBe(1);
			await lab.admin.call('REPLICAOF', '127.0.0.1', '1');
			expect((await sent).body).toMatchObject({ err: 0 });
			await lab.admin.call('REPLICAOF', 'NO', 'ONE');
			await lab.recovery();
			// The store was read-only before the answer came: what only helps wasn't noted
			expect((await browser.get('/api/login/state')).body.data.codes).toEqual([]);
			expect((await send(browser, mobile)).status).toBe(429);
			expect(sentTo(mobile, lab.site)).toBe(1);
			expect((await tryCode(browser, mobile, await codeOf(lab.site, mobile))).status).toBe(200);
		} finally {
			await lab.close();
		}
	});
});

describe('a message that the backend was asked for', () => {
	it.each([
		['the request fails', '13700000023', { httpStatus: 500 }],
		['the backend says that it can’t now', '13700000024', { httpStatus: 503 }],
		['it is refused', '13700000025', { err: 1, errMsg: '系统繁忙' }],
		['the answer is lost', '13700000026', { lost: true }],
		['the answer can’t be read', '13700000027', { garbage: 'html' as const }],
	])('counts where %s', async (_, mobile, fault) => {
		const browser = stranger(one);
		one.sandbox.fault({ call: SEND_CALL, ...fault });
		const first = await send(browser, mobile);
		expect(first.body.err).not.toBe(0);
		for (let press = 0; press < 5; press += 1) expect((await send(browser, mobile)).body.data.code).toBe('rate-limited');
		expect(sentTo(mobile)).toBe(1);
	});

	it('leaves the browser no code to try where it is refused', async () => {
		const [browser, mobile] = [stranger(one), '13700000028'];
		one.sandbox.fault({ call: SEND_CALL, err: 1007, errMsg: '发送次数过多' });
		expect((await send(browser, mobile)).body.err).toBe(1007);
		expect((await tryCode(browser, mobile, '123456')).body.data.code).toBe('code-unknown');
	});
});
