import { randomInt } from 'node:crypto';
import supertest from 'supertest';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RedisConnection } from '#server/storage/redis.ts';
import { empty, openRedis, redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, codeOf } from './support/visitor.ts';

/** The limit of codes for one address in an hour (docs/operations.md). */
const MOST = 40;
const ATTEMPTS = MOST + 6;
let redis: RedisConnection;
beforeAll(async () => {
	redis = await openRedis();
});
afterAll(() => redis.disconnect());
let site: TestSite;
// Each case is one client.
beforeEach(() => empty(redis));
afterEach(() => site.close());

const claimed = () => [0, 0, 0, 0].map(() => randomInt(1, 255)).join('.');
let number = 13_200_000_000;

/** Asks for codes, each for another number, in another browser, with the given headers of origin. Returns the number of codes sent. */
async function send(says: () => Record<string, string>): Promise<number> {
	const replies = await Promise.all(
		Array.from({ length: ATTEMPTS }, () => {
			number += 1;
			return supertest(site.url)
				.post('/api/openapi/message/sms/code')
				.set({ 'x-csrf': '1', ...says() })
				.send({ mobile: String(number), mobilePre: '86' });
		}),
	);
	const statuses = replies.map(({ status }) => status);
	// Refused, or asked for a captcha
	expect(statuses.filter((status) => ![200, 422, 429].includes(status))).toEqual([]);
	return statuses.filter((status) => status === 200).length;
}

describe('a client that forges its address (T49)', () => {
	it.each([
		['without a proxy in the settings', '0', () => ({ 'x-forwarded-for': claimed() })],
		['without a proxy, by other headers', '0', () => ({ 'x-real-ip': claimed(), forwarded: `for=${claimed()}`, via: claimed() })],
		['behind one proxy, in front of what it adds', '1', () => ({ 'x-forwarded-for': `${claimed()}, 198.51.100.7` })],
		['behind a proxy known by its address', '127.0.0.1/8', () => ({ 'x-forwarded-for': `${claimed()}, 198.51.100.8` })],
		['past the proxies in the settings', '10.0.0.0/8', () => ({ 'x-forwarded-for': claimed() })],
		['in one network of IPv6', '1', () => ({ 'x-forwarded-for': `2001:db8:1:2:${randomInt(1, 9999)}:${randomInt(1, 9999)}::1` })],
	])('%s, is counted as one client', async (_how, TRUST_PROXY, says) => {
		site = await startSite({ TRUST_PROXY, REDIS_URL: redisUrl() });
		// The sites of another file may stand at this address too
		const before = site.sandbox.calls().calls.length;
		expect(await send(says)).toBeLessThanOrEqual(MOST);
		expect(site.sandbox.calls().calls.length - before).toBeLessThanOrEqual(MOST);
	});

	it('clients behind one proxy are counted separately', async () => {
		site = await startSite({ TRUST_PROXY: '1', REDIS_URL: redisUrl() });
		expect(await send(() => ({ 'x-forwarded-for': claimed() }))).toBe(ATTEMPTS);
	});
});

it('a claim of https is ignored without a proxy in the settings (T2, T49)', async () => {
	site = await startSite({ SITE_URL: BEHIND_HTTPS.SITE_URL, REDIS_URL: redisUrl() });
	const headers = { 'x-csrf': '1', 'x-forwarded-proto': 'https', host: 'www.good.test' };
	const mobile = `131${randomInt(10_000_000, 99_999_999)}`;
	const sent = await supertest(site.url).post('/api/openapi/message/sms/code').set(headers).send({ mobile, mobilePre: '86' });
	expect(sent.status).toBe(200);
	const [cookie = ''] = String(sent.headers['set-cookie']).split(';');
	const code = await codeOf(site, mobile);
	const reply = await supertest(site.url)
		.post('/api/openapi/guest/pc/mobile/login')
		.set({ ...headers, cookie })
		.send({ mobile, mobilePre: '86', code });
	expect(reply.status).toBe(403);
	expect(reply.headers['set-cookie']).toBeUndefined();
});
