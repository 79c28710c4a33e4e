import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS } from './support/visitor.ts';

let site: TestSite;
const get = (path: string, headers: Record<string, string> = {}) =>
	supertest(site.url)
		.get(path)
		.redirects(0)
		.set({ host: 'www.good.test', ...headers });

beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.close());

describe('an advertiser’s link', () => {
	it('keeps the channel’s mark until the browser is closed, and goes on to home', async () => {
		const { status, headers } = await get('/baidu?bd_vid=8888&lang=FR');
		expect([status, headers.location, headers['cache-control']]).toEqual([302, '/', 'no-store']);
		expect(headers['set-cookie']).toEqual(['channel=baidu; Path=/; SameSite=Lax']);
	});

	it('keeps the language that it asks for', async () => {
		expect((await get('/baidu?lang=EN')).headers.location).toBe('/?lang=EN');
	});

	it.each([
		['purpose', 'prefetch'],
		['sec-purpose', 'prefetch'],
		['sec-purpose', 'prefetch;prerender'],
	])('sets no mark for a browser that loads it ahead: %s: %s', async (name, value) => {
		const { status, headers } = await get('/baidu', { [name]: value });
		expect([status, headers['set-cookie'], headers['cache-control']]).toEqual([503, undefined, 'no-store']);
		expect((await get('/baidu')).status).toBe(302);
	});

	it('leads to no other page, whatever its query', async () => {
		for (const path of ['/baidu?redirect=https://evil.test', '/baidu?lang=//evil.test', '/baidu?lang=EN&lang=//evil.test'])
			expect((await get(path)).headers.location).toMatch(/^\/(\?lang=(CN|EN))?$/);
		expect((await get('/baidu/x')).headers['set-cookie']).toBeUndefined();
	});

	it('changes no page: a visitor with the mark gets the cached one', async () => {
		await get('/', { 'accept-language': 'en' });
		const plain = await get('/', { 'accept-language': 'en' });
		const marked = await get('/', { 'accept-language': 'en', cookie: 'channel=baidu' });
		expect(marked.headers.etag).toBe(plain.headers.etag);
		expect(marked.headers['cache-control']).toContain('public');
	});

	it('is sent by https only on a site with https', async () => {
		const secure = await startSite(BEHIND_HTTPS);
		const { headers } = await supertest(secure.url)
			.get('/baidu')
			.redirects(0)
			.set({ host: 'www.good.test', 'x-forwarded-proto': 'https' });
		await secure.close();
		expect(headers['set-cookie']).toEqual(['channel=baidu; Path=/; SameSite=Lax; Secure']);
	});
});
