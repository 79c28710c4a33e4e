import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import supertest from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type TestSite } from './support/site.ts';

let site: TestSite;
beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.close());
afterEach(() => site.sandbox.reset());

const request = () => supertest(site.url);

describe('a failing upstream', () => {
	it.each(['html', 'truncated', 'reset', 'oversized', 'wrong-type'] as const)(
		'an unreadable reply (%s) makes one block unavailable, with one log line (R-13)',
		async (garbage) => {
			const fresh = await startSite();
			fresh.sandbox.fault({ call: 'GET /openapi/voyage/hots', garbage });
			const { status, body } = await supertest(fresh.url).get('/api/home?sections=hotLines,search');
			expect(status).toBe(200);
			expect(body.data.hotLines).toBe('unavailable');
			expect(body.data.search.ports.length).toBeGreaterThan(3);
			expect(
				fresh
					.logged()
					.split('\n')
					.filter((line) => line.includes('"section":"hotLines"')),
			).toHaveLength(1);
			await fresh.close();
		},
	);

	it('a call without an answer is given up after the deadline (R-11)', async () => {
		site.sandbox.fault({ call: 'GET /openapi/page/facility/{id}', delayMs: 60_000 });
		const { status, body } = await request().get('/api/openapi/page/facility/9');
		expect(status).toBe(502);
		expect(body.data.code).toBe('upstream-unavailable');
	});

	it('a GET is tried once more after an outage, a POST never (R-12)', async () => {
		site.sandbox.fault({ call: '*', httpStatus: 500 });
		await request().get('/api/openapi/cruise/info/1');
		await request().post('/api/openapi/voyage/list').set('x-csrf', '1').send({ ids: '1' });
		const { counts } = site.sandbox.calls();
		expect(counts['GET /openapi/cruise/info/{id}']).toBe(2);
		expect(counts['POST /openapi/voyage/list']).toBe(1);
	});

	it('a redirect from upstream is not followed (T43)', async () => {
		const seen: string[] = [];
		const elsewhere = createServer((incoming, response) => {
			seen.push(incoming.url ?? '');
			response.end('{}');
		});
		await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done));
		const target = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/x`;
		const redirecting = createServer((_incoming, response) => response.writeHead(302, { location: target }).end());
		await new Promise<void>((done) => redirecting.listen(0, '127.0.0.1', done));
		const led = await startSite({}, `http://127.0.0.1:${(redirecting.address() as AddressInfo).port}`);
		const { status } = await supertest(led.url).get('/api/openapi/cruise/all');
		expect(status).toBe(502);
		expect(seen).toEqual([]);
		await led.close();
		for (const server of [elsewhere, redirecting]) server.close();
	});

	it('500 visitors on a cold cache cause one upstream call per section (R-27)', async () => {
		const cold = await startSite();
		const replies = await Promise.all(
			Array.from({ length: 500 }, () => fetch(`${cold.url}/api/home`).then((reply) => reply.status)),
		);
		expect(new Set(replies)).toEqual(new Set([200]));
		const { counts } = cold.sandbox.calls();
		const slots = 6;
		expect(counts['GET /openapi/advert/window/{id}']).toBeLessThanOrEqual(slots);
		for (const [name, count] of Object.entries(counts)) if (!name.includes('advert')) expect([name, count]).toEqual([name, 1]);
		await cold.close();
	});

	it('a page with a missing part isn’t cached; the next one with the part is', async () => {
		const fresh = await startSite();
		// A crawler gets its page whole, after all parts have come or failed
		const crawl = () => supertest(fresh.url).get('/').set({ 'accept-language': 'zh-CN', 'user-agent': 'Googlebot/2.1' });
		fresh.sandbox.fault({ call: 'GET /openapi/voyage/hots', httpStatus: 500 });
		const bare = await crawl();
		fresh.sandbox.reset();
		const whole = await crawl();
		await fresh.close();
		expect([bare.status, bare.headers['cache-control']]).toEqual([200, 'private, no-store']);
		expect([whole.status, whole.headers['cache-control']]).toEqual([200, expect.stringContaining('public')]);
	});

	it('a page with a part that can’t be read is cached in this process only, since upstream would send the same again', async () => {
		const fresh = await startSite();
		const crawl = () => supertest(fresh.url).get('/').set({ 'accept-language': 'zh-CN', 'user-agent': 'Googlebot/2.1' });
		fresh.sandbox.fault({ call: 'GET /openapi/voyage/hots', garbage: 'html' });
		const pages = [await crawl(), await crawl(), await crawl()];
		const { counts } = fresh.sandbox.calls();
		await fresh.close();
		expect(pages.map(({ status, headers }) => [status, headers['cache-control']])).toEqual(
			Array.from({ length: 3 }, () => [200, 'private, no-store']),
		);
		expect(counts['GET /openapi/voyage/hots']).toBe(1);
	});

	it('a failed part is asked for again by the next visitor', async () => {
		const fresh = await startSite();
		const ships = () => supertest(fresh.url).get('/api/openapi/cruise/all');
		fresh.sandbox.fault({ call: 'GET /openapi/cruise/all', err: 4211, errMsg: '维护中' });
		const refused = await ships();
		fresh.sandbox.reset();
		const answered = await ships();
		await fresh.close();
		expect([refused.status, answered.status]).toEqual([422, 200]);
	});

	it('home answers 200 while upstream is away: from stale caches, or without the blocks that were never cached (R-15)', async () => {
		const warm = await startSite({ PAGE_CACHE_SECONDS: '0' });
		await supertest(warm.url).get('/').set('accept-language', 'zh-CN');
		await warm.stopUpstream();
		const stale = await supertest(warm.url).get('/').set('accept-language', 'zh-CN');
		expect(stale.status).toBe(200);
		expect(stale.text).toContain('application/json');
		await warm.close();

		const cold = await startSite();
		await cold.stopUpstream();
		const bare = await supertest(cold.url).get('/').set('accept-language', 'zh-CN');
		expect(bare.status).toBe(200);
		expect(bare.text).toContain('<h1');
		const again = await supertest(cold.url).get('/').set('accept-language', 'zh-CN');
		expect(again.status).toBe(200);
		await cold.close();
	});
});
