import supertest from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SITE_URL, startSite, type TestSite } from './support/site.ts';

const CHINESE = { 'accept-language': 'zh-CN' };

let site: TestSite;
beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.close());
afterEach(() => site.sandbox.reset());

const get = (path: string, headers: Record<string, string> = CHINESE) => supertest(site.url).get(path).redirects(0).set(headers);
const anyVoyage = async (): Promise<string> => (await get('/api/search')).body.data.rows[0].id;

describe('addresses', () => {
	it('unknown pages redirect home, unknown files and calls are 404', async () => {
		const unknown = await get('/nowhere/at-all');
		expect([unknown.status, unknown.headers.location]).toEqual([302, '/#no-such-page']);
		for (const path of [
			'/x.js',
			'/.git/HEAD',
			'/.env',
			'/assets/x.map',
			'/package.json',
			'/.vite/manifest.json',
			'/media/../package.json',
		]) {
			expect([path, (await get(path)).status]).toEqual([path, 404]);
		}
		const call = await get('/api/nothing');
		expect([call.status, call.body.data.code]).toEqual([404, 'not-found']);
	});

	it('an unknown address that a visitor opens leads home with a dot too, and home says so without scripts; hidden files are 404', async () => {
		const opened = { ...CHINESE, accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
		for (const path of ['/foo.html', '/x.php?a=b', '/user.name', '/photo.jpg']) {
			const { status, headers } = await get(path, opened);
			expect([path, status, headers.location]).toEqual([path, 302, '/#no-such-page']);
		}
		for (const path of ['/.env', '/.git/config', '/assets/x.js', '/media/a/b.avif', '/api/x.html'])
			expect([path, (await get(path, opened)).status]).toEqual([path, 404]);
		expect((await get('/', opened)).text).toMatch(/<noscript>.*id="no-such-page".*<\/noscript>/);
	});

	it('a voyage that isn’t sold any more is a 404 that says so and offers others, never cached', async () => {
		const { status, text, headers } = await get('/route?id=no-such-voyage&lang=EN');
		expect(status).toBe(404);
		expect(text).toContain('This voyage is no longer on sale');
		expect(text).toContain('<meta name="robots" content="noindex"');
		expect(text.match(/href="\/route\?id=\d+&amp;date=/g)).toHaveLength(3);
		expect(text).toMatch(/href="\/voyage-search/);
		expect(headers['cache-control']).toBe('private, no-store');
	});

	it.each([
		'/voyage-search?page=-3&sort=sideways&date=2020-13,zzz&port=%00&days=9e9',
		'/voyage-search?page=99999',
		'/filter?cruise=,,,',
	])('malformed query values are ignored, the rest is kept: %s', async (path) => {
		expect((await get(path)).status).toBe(200);
	});

	it('a voyage page holds name, price, canonical without update, and Product data equal to the price shown', async () => {
		const id = await anyVoyage();
		const { text } = await get(`/route?id=${id}&update=123`);
		expect(text).toContain(`<link rel="canonical" href="${SITE_URL}/route?id=${id}"`);
		const data = [...text.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
			.map((match) => match[1] ?? '')
			.join();
		const price = /"price":"?(\d+(?:\.\d+)?)/.exec(data)?.[1];
		expect(text).toContain(`value="${price}"`);
		expect(data).toContain('"priceCurrency":"CNY"');
	});

	it('the sitemap lists pages that answer 200, in both languages, without update (M17)', async () => {
		const { text } = await get('/sitemap.xml');
		const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'));
		expect(addresses.length).toBeGreaterThan(300);
		expect(text).not.toContain('update=');
		for (const address of [addresses[0], addresses[3], addresses.at(-1)]) {
			expect((await get(String(address).replace(SITE_URL, ''))).status).toBe(200);
		}
		expect((await get('/robots.txt')).text).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
	});

	it.each([
		['/%', 400],
		['/%ff', 400],
		['/api/%', 404],
		['/route?id=%', 400],
	])('a malformed address gets an error without a stack or a version: %s is %i (T62)', async (path, expected) => {
		const { status, text, headers } = await get(path);
		expect(status).toBe(expected);
		for (const leak of ['node_modules', 'Error:', 'at file', 'Express', '127.0.0.1']) expect(text).not.toContain(leak);
		expect(headers['x-powered-by']).toBeUndefined();
		expect(headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
	});

	it.each(['/', '/api/session', '/nowhere', '/x.js', '/robots.txt', '/route?id=nope'])(
		'%s has its security headers (T21)',
		async (path) => {
			const { headers } = await get(path);
			expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
			expect(headers['x-content-type-options']).toBe('nosniff');
		},
	);
});
