import { randomBytes, randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ceilingOf } from '#server/storage/limits.ts';
import { LISTS } from '#server/storage/redis-lists.ts';
import type { Call } from '#shared/catalogue/call.ts';
import { catalogue } from '#shared/catalogue/catalogue.ts';
import type { LimitPolicy } from '#shared/catalogue/limit-policy.ts';
import { addressesOf, PAGE_NAMES, pageOf } from '#shared/pages.ts';
import { togetherPath } from '#shared/paths.ts';
import { PRESS_HEADER } from '#shared/press-key.ts';
import { connectTo, type RedisServer, startRedis } from './support/redis.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, cookieHeader, logIn, visitor } from './support/visitor.ts';

const MEGABYTE = 1024 * 1024;
const HOUR = 3_600;

let server: RedisServer;
let redis: Redis;
let site: TestSite;
let ids: string[];
beforeAll(async () => {
	server = await startRedis();
	redis = connectTo(server);
	const { url } = server;
	site = await startSite({
		...BEHIND_HTTPS,
		REDIS_URL: url,
		REDIS_CACHE_URL: `${url}/1`,
		LISTS_MB: '1',
		TICKET_GUEST_ACCESS: 'true',
	});
	const { rows } = (await visitor(site).get('/api/search')).body.data;
	ids = rows.map(({ id }: { id: string }) => id);
});
afterAll(async () => {
	await site.close();
	redis.disconnect();
	await server.stop();
});

type Asked = { path: string; method?: string; body?: object; from?: string; headers?: Record<string, string> };
let addresses = 0;
const newAddress = () => {
	addresses += 1;
	return `10.1.${addresses >> 8}.${addresses & 255}`;
};
/** Makes one request of a stranger who keeps no cookie. */
async function ask({ path, method = 'GET', body, from = newAddress(), headers = {} }: Asked) {
	const answer = await request(site.url + path, {
		method,
		headers: {
			host: 'www.good.test',
			'x-forwarded-proto': 'https',
			'x-forwarded-for': from,
			'x-csrf': '1',
			[PRESS_HEADER]: randomUUID(),
			...(body ? { 'content-type': 'application/json' } : {}),
			...headers,
		},
		body: body && JSON.stringify(body),
		signal: AbortSignal.timeout(20_000),
	});
	const isStream = answer.headers['content-type']?.toString().startsWith('text/event-stream');
	if (isStream) answer.body.destroy();
	return { status: answer.statusCode, text: isStream ? '' : await answer.body.text() };
}

const number = { mobile: '13855556666', mobilePre: '86' };
const newId = () => randomBytes(18).toString('base64url');
const listed = () => ({ ids: ids.slice(0, 4).join(), adult: 2, child: 0 });
async function makeList(from: string): Promise<string> {
	const { text } = await ask({ path: '/api/together', method: 'POST', body: listed(), from });
	return JSON.parse(text).data.id;
}
/** Makes requests, twenty at a time. */
async function inTurns<T>(requests: readonly (() => Promise<T>)[]): Promise<T[]> {
	const answers: T[] = [];
	for (let at = 0; at < requests.length; at += 20)
		answers.push(...(await Promise.all(requests.slice(at, at + 20).map((make) => make()))));
	return answers;
}

/**
 * A request that keeps something for a stranger: the ceiling of all visitors together, and for how long and how many bytes it may keep at most. A code that is
 * sent has the ceiling of `CODES_PER_HOUR`, above which a captcha is asked.
 */
type Kept = { limit: LimitPolicy | 'CODES_PER_HOUR'; seconds: number; bytes: number; ask: () => Promise<Partial<Asked>> };
const cookieOf = (id: string) => ({ headers: { cookie: `__Host-browser=${id}` } });
/** The request of a browser that may enter by a link. */
async function entering(body: object): Promise<Partial<Asked>> {
	const guest = visitor(site);
	const { nonce } = (await guest.get('/api/login/entry')).body.data;
	return { body: { ...body, nonce }, headers: { cookie: cookieHeader(guest) } };
}
const KEPT: Readonly<Record<string, Kept>> = {
	'POST /openapi/message/sms/code': {
		limit: 'CODES_PER_HOUR',
		seconds: 24 * HOUR,
		bytes: 1_250,
		ask: async () => ({ body: number }),
	},
	// Refused, since there was no captcha.
	'POST /openapi/message/sms/captcha/code': {
		limit: 'ask-code',
		seconds: HOUR,
		bytes: 400,
		ask: async () => ({ body: { ...number, captcha: 'none' } }),
	},
	'GET /openapi/message/captcha': {
		limit: 'captcha',
		seconds: 600,
		bytes: 400,
		ask: async () => ({ path: `?mobile=${number.mobile}` }),
	},
	'POST /login/bank': { limit: 'enter', seconds: HOUR, bytes: 1_250, ask: () => entering({ code: newId() }) },
	'POST /login/partner': {
		limit: 'enter',
		seconds: HOUR,
		bytes: 1_250,
		ask: () => entering({ partner: 'ccb', parameters: { ticket: newId() } }),
	},
	'POST /login/wechat': { limit: 'enter', seconds: 600, bytes: 6_000, ask: async () => ({}) },
	'GET /login/wechat/events': { limit: 'follow', seconds: 600, bytes: 250, ask: async () => ({}) },
	'POST /logout': { limit: 'log-out', seconds: HOUR, bytes: 700, ask: async () => cookieOf(newId()) },
	'POST /ticket/find': {
		limit: 'find-pass',
		seconds: 600,
		bytes: 1_000,
		ask: async () => ({ body: { orderNo: '20261121', documentNumber: 'E12345678' } }),
	},
	'POST /together': { limit: 'share', seconds: HOUR, bytes: 500, ask: async () => ({ body: listed() }) },
	'POST /together/like': {
		limit: 'like',
		seconds: 600,
		bytes: 500,
		ask: async () => ({ body: { id: await makeList('10.1.1.2'), voyage: ids[0] } }),
	},
};

/** True for a key of one visitor. Keys that all visitors share don't grow in number. */
const isOwn = (key: string): boolean => key !== 'fleet-clock' && !/^limit:[a-z-]+:site:/.test(key) && !key.startsWith(LISTS);

/** Asks, and returns the keys that are new then, with their bytes and seconds. */
async function keptBy(asked: Asked) {
	const before = new Set(await redis.keys('*'));
	await ask(asked);
	const kept: { key: string; bytes: number; seconds: number }[] = [];
	for (const key of await redis.keys('*'))
		if (isOwn(key) && !before.has(key)) {
			const [bytes, ms] = await Promise.all([redis.memory('USAGE', key, 'SAMPLES', 0), redis.pttl(key)]);
			if (ms !== -2) kept.push({ key, bytes: Number(bytes), seconds: Math.ceil(ms / 1_000) });
		}
	return kept;
}

describe('what a stranger’s requests keep in Redis (T3)', () => {
	const calls = Object.entries(catalogue as Record<string, Call>).filter(
		([, { who, internal }]) => who !== 'member' && !internal,
	);
	const addressOf = (name: string) => `/api${name.split(' ')[1]?.replaceAll(/\{\w+\}/g, '1')}`;
	const EVENT = { event: 'page-view', page: 'home', lang: 'CN', device: 'desktop', at: 1 };

	it('is in the table, call by call: a list, or what a ceiling of all visitors bounds to 128 MB', async () => {
		expect(Object.keys(KEPT).filter((name) => calls.every(([call]) => call !== name))).toEqual([]);
		const most = new Map<string, number>();
		for (const [name] of calls) {
			const row = KEPT[name];
			const [method = ''] = name.split(' ');
			const asked = (await row?.ask()) ?? { path: `?id=${ids[0]}`, body: { events: [EVENT], id: ids[0] } };
			const body = method === 'POST' ? (asked.body ?? {}) : undefined;
			const kept = await keptBy({ ...asked, method, body, path: addressOf(name) + (asked.path ?? '') });
			expect(kept.length > 0, name).toBe(row !== undefined);
			if (!row) continue;
			expect(Math.max(...kept.map(({ seconds }) => seconds)), name).toBeLessThanOrEqual(row.seconds);
			expect(
				kept.reduce((sum, { bytes }) => sum + bytes, 0),
				name,
			).toBeLessThanOrEqual(row.bytes);
			const counted = row.limit === 'CODES_PER_HOUR' ? 'send-code' : row.limit;
			expect(
				kept.filter(({ key }) => key.startsWith(`limit:${counted}:address:`)),
				name,
			).toHaveLength(1);
			const ceiling = row.limit === 'CODES_PER_HOUR' ? { points: 3_000, seconds: HOUR } : ceilingOf(row.limit);
			expect(ceiling, name).not.toBeNull();
			const atOnce = ({ bytes, seconds }: (typeof kept)[number]) => bytes * Math.max(1, seconds / (ceiling?.seconds ?? 0));
			const bytes = kept.reduce((sum, one) => sum + atOnce(one), 0) * (ceiling?.points ?? 0);
			// Calls of one limit have one ceiling together.
			most.set(row.limit, Math.max(bytes, most.get(row.limit) ?? 0));
		}
		expect([...most.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(128 * MEGABYTE);
	}, 60_000);

	it('is nothing for a page, read or sent without what it needs', async () => {
		for (const address of new Set(PAGE_NAMES.flatMap((name) => addressesOf(pageOf(name)))))
			for (const method of ['GET', 'POST'])
				expect(await keptBy({ path: address.replace(/:.*/, '1'), method }), `${method} ${address}`).toEqual([]);
	}, 60_000);

	it('has a ceiling for a /48 and a /56 too, also for what fails', async () => {
		const wrong = (from: string) => ask({ path: '/api/together', method: 'POST', body: { ...listed(), ids: '1,2' }, from });
		const many = (addressOfOne: (n: number) => string) =>
			inTurns(Array.from({ length: 600 }, (_, n) => () => wrong(addressOfOne(n))));
		const hex = (n: number) => n.toString(16);
		const limits = () => redis.keys('limit:share:browser:*');
		const before = (await limits()).length;
		const in48 = await many((n) => `2001:db8:48:${hex(n * 100)}::1`);
		expect(in48.filter(({ status }) => status === 429)).toHaveLength(600 - 480);
		const in56 = await many((n) => `2001:db8:56:ab${hex(n % 256).padStart(2, '0')}::1`);
		expect(in56.filter(({ status }) => status === 429)).toHaveLength(600 - 240);
		expect(await limits()).toHaveLength(before + 480 + 240);
	}, 60_000);
});

describe('lists that strangers make from one /48, and from many', () => {
	it('stay within their bytes, the oldest go first, and members log in meanwhile (T3)', async () => {
		const oldest = await makeList('192.0.2.1');
		const flood = (from: (n: number) => string, count: number) =>
			inTurns(
				Array.from(
					{ length: count },
					(_, n) => () => ask({ path: '/api/together', method: 'POST', body: listed(), from: from(n) }),
				),
			);
		const made = (answers: { status: number }[]) => answers.filter(({ status }) => status === 200).length;
		expect(made(await flood((n) => `2001:db8:1:${(n * 100).toString(16)}::1`, 600))).toBe(480);
		await redis.config(
			'SET',
			'maxmemory',
			String(Number(/used_memory:(\d+)/.exec(await redis.info('memory'))?.[1]) + 4 * MEGABYTE),
		);
		expect(made(await flood((n) => `2001:db8:${(n + 100).toString(16)}::1`, 900))).toBe(900);
		const latest = await makeList('192.0.2.1');

		const bytes = await Promise.all((await redis.keys(`${LISTS}*`)).map((key) => redis.memory('USAGE', key, 'SAMPLES', 0)));
		expect(bytes.length).toBeGreaterThan(500);
		expect(bytes.reduce<number>((sum, one) => sum + Number(one), 0)).toBeLessThanOrEqual(MEGABYTE);
		const open = async (id: string) => (await ask({ path: togetherPath(id) })).status;
		expect([await open(oldest), await open(latest)]).toEqual([404, 200]);
		expect((await logIn(site, visitor(site), '13811112222')).status).toBe(200);
	}, 120_000);

	it('go without the members: every key of lists can be deleted alone', async () => {
		const member = visitor(site);
		await logIn(site, member, '13811113333');
		await redis.del(...(await redis.keys(`${LISTS}*`)));
		expect(await member.who()).not.toBeNull();
		const id = await makeList('192.0.2.2');
		expect((await ask({ path: togetherPath(id) })).status).toBe(200);
	});
});
