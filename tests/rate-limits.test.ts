import { randomInt, randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createLimits, type Limits, type Subject } from '#server/storage/limits.ts';
import { connectRedis } from '#server/storage/redis.ts';
import type { Call } from '#shared/catalogue/call.ts';
import { catalogue } from '#shared/catalogue/catalogue.ts';
import { destinationPath } from '#shared/paths.ts';
import { startRedis } from './support/redis.ts';
import { redisUrl } from './support/redis-url.ts';
import { startSite } from './support/site.ts';
import { BEHIND_HTTPS, visitor } from './support/visitor.ts';

const SECRET = 'a-secret-of-at-least-thirty-two-characters';
const CEILINGS = { site: 1_000_000, abroad: 1_000_000 };
const someone = (more: Partial<Subject> = {}): Subject => ({
	number: `+86 ${randomUUID()}`,
	address: randomUUID(),
	browser: randomUUID(),
	...more,
});
/** Returns the number of `attempts` that were let through. */
async function letThrough(limits: Limits, policy: Parameters<Limits['take']>[0], subjects: Subject[]): Promise<number> {
	const results = await Promise.all(
		subjects.map((subject) =>
			limits.take(policy, subject).then(
				() => 1,
				() => 0,
			),
		),
	);
	return results.reduce<number>((sum, one) => sum + one, 0);
}
const FAILING_FAST = { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: 500, retryStrategy: () => 200 };

describe.each([
	{ form: 'in memory', connect: () => undefined },
	{ form: 'in Redis', connect: () => connectRedis(redisUrl(), 'test', pino({ level: 'silent' })) },
	{ form: 'with Redis away', connect: () => new Redis('redis://127.0.0.1:1', FAILING_FAST).on('error', () => {}) },
])('limits $form (T29, T30)', ({ form, connect }) => {
	const redis = connect();
	const limits = createLimits({ redis, secret: SECRET, ceilings: CEILINGS });

	it.each([
		['send-code', 'number', 1],
		['send-code', 'browser', 12],
		['try-code', 'browser', 20],
		['try-code', 'address', 100],
		['captcha', 'address', 200],
		['captcha', 'browser', 30],
		['coupon', 'address', 300],
		['coupon', 'browser', 30],
		['ocr', 'address', 120],
		['enter', 'address', 100],
		['enter', 'browser', 20],
		['find-order', 'address', 100],
		['find-order', 'member', 10],
		['check-in', 'address', 300],
		['check-in', 'member', 30],
		['find-pass', 'address', 60],
		['find-pass', 'browser', 10],
		['find-pass', 'number', 5],
		['share', 'address', 120],
		['share', 'browser', 30],
		['like', 'address', 300],
		['like', 'browser', 60],
		['csp-report', 'address', 60],
		['events', 'address', 600],
		['follow', 'address', 400],
		['follow', 'browser', 80],
	] as const)('%s by %s: %i, however many at once', async (policy, by, points) => {
		const shared = randomUUID();
		const many = Array.from({ length: points + 15 }, () => someone({ [by]: shared }));
		expect(await letThrough(limits, policy, many)).toBe(points);
		expect(await letThrough(limits, policy, [someone()])).toBe(1);
	});

	it('30 pictures of a member, however many at once; none while they can’t be counted for all processes', async () => {
		const member = randomUUID();
		const many = Array.from({ length: 45 }, () => someone({ member }));
		expect(await letThrough(limits, 'ocr', many)).toBe(form === 'with Redis away' ? 0 : 30);
	});

	it('40 codes of an hour from one address of IPv4, and each further one with a captcha', async () => {
		const office = (count: number, more: Partial<Subject> = {}) =>
			letThrough(
				limits,
				'send-code',
				Array.from({ length: count }, () => someone({ address, ...more })),
			);
		const address = `10.8.${randomInt(256)}.${randomInt(256)}`;
		expect(await office(60)).toBe(40);
		await expect(limits.take('send-code', someone({ address }))).rejects.toMatchObject({ code: 'captcha-asked' });
		expect(await office(60, { captcha: true })).toBe(60);
	});

	/** Networks of IPv6 that no other test counts. */
	const network = (): string => `2001:db8:${randomInt(0x10000).toString(16)}`;
	it.each([
		['/56', 60, (net: string, index: number) => `${net}:ab${(index % 256).toString(16).padStart(2, '0')}::/64`],
		['/48', 120, (net: string, index: number) => `${net}:${index.toString(16)}00::/64`],
	])('400 codes from one %s, each from another /64 and browser: %i without a captcha', async (_, free, addressOf) => {
		const net = network();
		const many = (more: Partial<Subject> = {}) =>
			Array.from({ length: 400 }, (_, index) => someone({ address: addressOf(net, index % 250), ...more }));
		expect(await letThrough(limits, 'send-code', many())).toBe(free);
		await expect(limits.take('send-code', someone({ address: addressOf(net, 251) }))).rejects.toMatchObject({
			code: 'captcha-asked',
		});
		expect(await letThrough(limits, 'send-code', [someone({ address: addressOf(net, 251), captcha: true })])).toBe(1);
		expect(await letThrough(limits, 'send-code', [someone({ address: addressOf(network(), 1) })])).toBe(1);
	});

	it('above the ceiling of the site, or of numbers abroad, everybody is asked for a captcha', async () => {
		const own = createLimits({ redis, secret: randomUUID(), ceilings: { site: 30, abroad: 10 } });
		const codes = (count: number, more: Partial<Subject> = {}) =>
			letThrough(
				own,
				'send-code',
				Array.from({ length: count }, () => someone(more)),
			);
		const abroad = (count: number, more: Partial<Subject> = {}) =>
			letThrough(
				own,
				'send-code',
				Array.from({ length: count }, (_, index) => someone({ number: `+852${randomUUID()}${index}`, ...more })),
			);
		expect(await abroad(25)).toBe(10);
		expect(await abroad(5, { captcha: true })).toBe(5);
		expect(await codes(40)).toBe(15);
		expect(await codes(40, { captcha: true })).toBe(40);
		await expect(own.take('send-code', someone())).rejects.toMatchObject({ code: 'captcha-asked' });
	});

	it('a code that isn’t sent isn’t counted by any ceiling', async () => {
		const own = createLimits({ redis, secret: randomUUID(), ceilings: { site: 2, abroad: 2 } });
		const subject = someone({ number: `+852${randomUUID()}` });
		for (let round = 0; round < 5; round += 1) {
			await own.take('send-code', subject);
			await expect(own.take('send-code', subject)).rejects.toMatchObject({ code: 'rate-limited' });
			await own.giveBack('send-code', subject);
		}
		expect(await letThrough(own, 'send-code', [someone(), someone(), someone()])).toBe(2);
	});

	it('allows five tries of a code for each number and browser, counted separately', async () => {
		const [number, owner] = [randomUUID(), randomUUID()];
		const attacks = Array.from({ length: 20 }, () => someone({ number, browser: `not ${owner}` }));
		expect(await letThrough(limits, 'try-code', attacks)).toBe(5);
		const tries = Array.from({ length: 20 }, () => someone({ number, browser: owner }));
		expect(await letThrough(limits, 'try-code', tries)).toBe(5);
	});

	it('returns the time to wait, and forgets or gives back a try', async () => {
		const subject = someone();
		await limits.take('send-code', subject);
		await expect(limits.take('send-code', subject)).rejects.toMatchObject({ code: 'rate-limited', retryAfter: 60 });
		await limits.giveBack('send-code', subject);
		await limits.take('send-code', subject);
		await limits.forget('send-code', subject);
		await limits.take('send-code', subject);
	});
});

it('stand on every call that costs something, or at which numbers can be guessed', () => {
	const limited = Object.entries(catalogue as Record<string, Call>).flatMap(([name, { limit }]) =>
		limit ? [[name, limit]] : [],
	);
	expect(Object.fromEntries(limited)).toEqual({
		'POST /openapi/message/sms/code': 'send-code',
		'POST /openapi/message/sms/captcha/code': 'send-code',
		'GET /openapi/message/captcha': 'captcha',
		'POST /openapi/guest/pc/mobile/login': 'try-code',
		'POST /openapi/userPromotion/mobile/change': 'try-code',
		'POST /events': 'events',
		'POST /login/bank': 'enter',
		'POST /login/partner': 'enter',
		'POST /login/wechat': 'enter',
		'GET /login/wechat/events': 'follow',
		'POST /login/wechat/bind': 'try-code',
		'POST /booking/ocr': 'ocr',
		'POST /booking/coupon': 'coupon',
		'POST /check-in/find': 'find-order',
		'POST /check-in/submit': 'check-in',
		'POST /ticket/find': 'find-pass',
		'POST /logout': 'log-out',
		'POST /together': 'share',
		'GET /search/compared': 'question',
		'GET /search/priced': 'question',
		'GET /together': 'question',
		'POST /together/like': 'like',
		'GET /together/picture': 'question',
	});
});

it('still limits when Redis dies in between (F18)', async () => {
	const server = await startRedis();
	const redis = new Redis(server.url, FAILING_FAST).on('error', () => {});
	await new Promise((ready) => redis.once('ready', ready));
	const limits = createLimits({ redis, secret: SECRET, ceilings: CEILINGS });
	const subject = someone();
	await limits.take('send-code', subject);
	await server.stop();
	const after = Array.from({ length: 10 }, () => subject);
	expect(await letThrough(limits, 'send-code', after)).toBeLessThanOrEqual(1);
	redis.disconnect();
});

it('an address asks 300 questions a minute that no cache can answer; kept answers and other addresses are not limited', async () => {
	const site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() });
	const other = visitor(site, { 'x-forwarded-for': '10.7.7.2' });
	const ids = (await other.get('/api/search')).body.data.rows.slice(0, 2).map(({ id }: { id: string }) => id);
	const list = (await other.post('/api/together', { ids: ids.join(), adult: 2, child: 0 })).body.data.id;
	const curious = visitor(site, { 'x-forwarded-for': '10.7.7.1' });
	const port = (await other.get('/api/destinations')).body.data.areas[0].ports[0].id;
	const ask = async (browser: typeof curious, page: number) =>
		(await browser.get(`/api/openapi/management?type=1&page=${page}`)).status;
	const pages = Array.from({ length: 300 }, (_, index) => index + 1);
	const statuses: number[] = [];
	for (let from = 0; from < pages.length; from += 20)
		statuses.push(...(await Promise.all(pages.slice(from, from + 20).map((page) => ask(curious, page)))));
	expect(new Set(statuses)).toEqual(new Set([200]));
	expect([await ask(curious, 301), await ask(curious, 1)]).toEqual([429, 200]);
	expect(await ask(other, 301)).toBe(200);
	// A list asks for its party's prices at each view.
	const view = async (browser: typeof curious) => (await browser.get(`/api/together?id=${list}`)).status;
	expect([await view(curious), await view(other)]).toEqual([429, 200]);
	// A page counts once, and tells when to come again. Crawlers have a count of their own.
	const page = (browser: typeof curious) => browser.get(destinationPath(port));
	const refused = await page(curious);
	expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
	// Also where its first answer is kept and only its parts are asked for: no page with gaps
	await other.get(`/api/openapi/voyage/v2/${ids[0]}`);
	expect((await curious.get(`/route?id=${ids[0]}`)).status).toBe(429);
	expect((await page(visitor(site, { 'x-forwarded-for': '10.7.7.1', 'user-agent': 'Googlebot/2.1' }))).status).toBe(200);
	await site.close();
});
