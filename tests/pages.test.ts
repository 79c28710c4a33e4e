import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import supertest from 'supertest';
import { request as rawRequest } from 'undici';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SITE_URL, startSite, type TestSite } from './support/site.ts';

const CHINESE = { 'accept-language': 'zh-CN' };
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

let site: TestSite;
beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.close());
afterEach(() => site.sandbox.reset());

const get = (path: string, headers: Record<string, string> = CHINESE) => supertest(site.url).get(path).redirects(0).set(headers);
const executable = (html: string): string[] =>
	(html.match(/<script\b[^>]*>/g) ?? []).filter((tag) => !/type="application\/(ld\+)?json"/.test(tag));
const anyVoyage = async (): Promise<string> => (await get('/api/search')).body.data.rows[0].id;

describe('home, with JavaScript off', () => {
	it('holds the banner, a search form that works as a plain GET, hot routes and a heading (M15)', async () => {
		const { text } = await get('/');
		expect(text).toMatch(/<h1[ >]/);
		expect(text).toMatch(/<form[^>]*action="\/voyage-search"[^>]*>/);
		expect(text).toMatch(/<input[^>]*name="cruise"/);
		expect(text).toMatch(/href="\/route\?id=/);
		expect(text).toMatch(/fetchPriority="high"/i);
	});

	it.each([
		['CN', 'zh-Hans'],
		['EN', 'en'],
	])('has a title, a description and alternates for search engines, in %s (M17)', async (lang, tag) => {
		const { text } = await get(`/?lang=${lang}`);
		expect(text).toContain(`<html lang="${tag}"`);
		expect(text).toMatch(/<title>[^<]{5,}<\/title>/);
		expect(text).toMatch(/<meta name="description" content="[^"]{20,}"/);
		expect(text).toContain(`<link rel="canonical" href="${SITE_URL}/?lang=${lang}"`);
		const addresses = [...text.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/gi)].map(([, tongue, href]) => [
			tongue,
			href,
		]);
		expect(Object.fromEntries(addresses)).toEqual({
			'x-default': `${SITE_URL}/`,
			'zh-Hans': `${SITE_URL}/?lang=CN`,
			en: `${SITE_URL}/?lang=EN`,
		});
		for (const other of ['zh-Hans', 'en', 'x-default']) expect(text).toMatch(new RegExp(`hrefLang="${other}"`, 'i'));
		expect(text).toContain('application/ld+json');
	});

	/** Returns the size of files and all that they import, in bytes of gzip; adds the imports to the files. */
	async function weigh(files: Set<string>): Promise<number> {
		let bytes = 0;
		for (const file of files) {
			const code = (await get(file)).text;
			bytes += gzipSync(code, { level: 9 }).length;
			for (const [, name] of code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) files.add(`/assets/${name}`);
		}
		return bytes;
	}

	it.each(['CN', 'EN'])('runs on at most 160 KB of JavaScript before the visitor does anything, in %s', async (lang) => {
		const { text } = await get(`/?lang=${lang}`);
		const entry = /<script[^>]*src="([^"]+)"/.exec(text)?.[1] ?? '';
		const preloads = JSON.parse(/"preloads":(\[[^\]]*\])/.exec(text)?.[1] ?? '[]') as string[];
		const files = new Set([entry, ...preloads]);
		const bytes = await weigh(files);
		expect(files.size).toBeGreaterThan(5);
		expect(bytes).toBeLessThanOrEqual(160 * 1024);
		expect(await weigh(new Set([entry])), 'what is there before the first picture').toBeLessThanOrEqual(4 * 1024);
	});

	it('an English page holds no Chinese outside parts marked as such (M28)', async () => {
		const { text } = await get('/', { 'accept-language': 'en-GB' });
		const words = text
			.replace(/<script[\s\S]*?<\/script>/g, '')
			.replace(/<(\w+)[^>]*lang="zh[^>]*>[\s\S]*?<\/\1>/g, '')
			.replace(/<[^>]*>/g, ' ');
		expect(words.match(/\p{Script=Han}+/gu) ?? []).toEqual([]);
	});
});

describe("visitors' pages", () => {
	it('are cached as constant bytes without executable inline script, and replayed with an ETag (T55)', async () => {
		const first = await get('/');
		expect(first.headers['content-security-policy']).toContain("script-src 'self';");
		for (const tag of executable(first.text)) expect(tag).toMatch(/ src="\/assets\//);
		const second = await get('/');
		expect(second.text).toBe(first.text);
		const again = await get('/', { ...CHINESE, 'if-none-match': String(second.headers.etag) });
		expect(again.status).toBe(304);
	});

	it('are the same bytes in every encoding', async () => {
		const fetchAs = async (encoding: string) => {
			const reply = await rawRequest(`${site.url}/`, { headers: { ...CHINESE, 'accept-encoding': encoding } });
			return { encoding: reply.headers['content-encoding'], body: Buffer.from(await reply.body.arrayBuffer()) };
		};
		const plain = await fetchAs('identity');
		const gzip = await fetchAs('gzip, br;q=0');
		const brotli = await fetchAs('gzip, br');
		expect([plain.encoding, gzip.encoding, brotli.encoding]).toEqual([undefined, 'gzip', 'br']);
		expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
		expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
	});

	it('give guests no cookie (T3)', async () => {
		for (const path of ['/', '/voyage-search', '/ing']) expect((await get(path)).headers['set-cookie']).toBeUndefined();
	});

	it('are rendered anew for visitors with a session cookie, and not stored (T55)', async () => {
		const { headers } = await get('/', { ...CHINESE, cookie: '__Host-sid=s%3Aabc.def' });
		expect(headers['cache-control']).toBe('private, no-store');
	});

	it('are the same for unknown parameters and odd headers, and refused for a foreign host (T56)', async () => {
		const plain = await get('/');
		for (const headers of [{ 'x-forwarded-host': 'evil.test' }, { 'x-original-url': '/evil' }] as Record<string, string>[]) {
			const { text } = await get('/?utm=%3Cscript%3E&x=evil', { ...CHINESE, ...headers });
			expect(text).toBe(plain.text);
			expect(text).not.toContain('evil');
		}
		const foreign = await get('/', { ...CHINESE, host: 'evil.test' });
		expect(foreign.status).toBe(400);
		expect(foreign.text).not.toContain('evil');
	});

	it('HEAD has the headers of GET and no body', async () => {
		const { body } = await rawRequest(`${site.url}/`, { method: 'HEAD', headers: CHINESE });
		expect(await body.text()).toBe('');
	});

	it('follow ?lang=, then the saved choice, then the browser, then Chinese', async () => {
		const langOf = async (path: string, headers: Record<string, string>) =>
			/<html lang="([\w-]+)"/.exec((await get(path, headers)).text)?.[1];
		expect(await langOf('/?lang=EN', CHINESE)).toBe('en');
		expect(await langOf('/', { ...CHINESE, cookie: 'lang=EN' })).toBe('en');
		expect(await langOf('/', { 'accept-language': 'en-US,en;q=0.9' })).toBe('en');
		expect(await langOf('/', { 'accept-language': 'fr' })).toBe('zh-Hans');
		const { headers } = await get('/?lang=EN');
		expect(headers['set-cookie']).toEqual([expect.stringMatching(/^lang=EN; Path=\/; Max-Age=\d+; SameSite=Lax$/)]);
	});
});

describe('a page that still waits for a part', () => {
	const delayed = async () => {
		const slow = await startSite();
		slow.sandbox.fault({ call: 'GET /openapi/voyage/v2/hotsVoyage', delayMs: 1_500 });
		return slow;
	};
	const stream = (url: string) =>
		rawRequest(url, { headers: { ...CHINESE, 'user-agent': PERSON, 'accept-encoding': 'identity' } });

	it('sends its first screen at once and the part when it comes', async () => {
		const slow = await delayed();
		const { body } = await stream(`${slow.url}/`);
		let early = '';
		let whole = '';
		for await (const chunk of body) {
			if (early === '') early = String(chunk);
			whole += String(chunk);
		}
		expect(early).toContain('action="/voyage-search"');
		expect(early).not.toContain('deferred-hot');
		expect(whole).toMatch(/<script type="application\/json" id="deferred-[\w-]+"/);
		expect(whole).toMatch(/href="\/route\?id=/);
		expect(whole.trimEnd().endsWith('</html>') || whole.includes('</html>')).toBe(true);
		await slow.close();
	});

	it('carries a fresh nonce on every script of the complete stream (T54)', async () => {
		const nonces = new Set<string>();
		for (let visit = 0; visit < 3; visit += 1) {
			const slow = await delayed();
			const { headers, body } = await stream(`${slow.url}/`);
			const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
			const html = await body.text();
			expect(nonce.length).toBeGreaterThanOrEqual(22);
			const inline = executable(html).filter((tag) => !tag.includes(' src='));
			expect(inline.length).toBeGreaterThan(0);
			for (const tag of inline) expect(tag).toContain(`nonce="${nonce}"`);
			expect(headers['cache-control']).toBe('private, no-store');
			nonces.add(nonce);
			await slow.close();
		}
		expect(nonces.size).toBe(3);
	});

	it('comes whole to crawlers', async () => {
		const slow = await delayed();
		const { text, headers } = await supertest(slow.url)
			.get('/')
			.set({ ...CHINESE, 'user-agent': 'Baiduspider/2.0' });
		expect(headers['content-length']).toBeDefined();
		expect(text).not.toContain('id="deferred-');
		expect(text).toMatch(/href="\/route\?id=/);
		await slow.close();
	});

	it('stops without an error when the visitor leaves (R-24)', async () => {
		const slow = await delayed();
		for (let visit = 0; visit < 20; visit += 1) {
			const { body } = await stream(`${slow.url}/voyage-search`);
			body.on('error', () => {});
			body.destroy();
		}
		expect((await supertest(slow.url).get('/livez')).text).toBe('ok');
		expect(slow.logged()).not.toContain('"level":50');
		await slow.close();
	});
});

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

	it('an unknown voyage is a 404 with links to other pages, never cached', async () => {
		const { status, text, headers } = await get('/route?id=no-such-voyage');
		expect(status).toBe(404);
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

	it.each(['/__ui', '/__ui/', '/__UI'])('the gallery of parts doesn’t exist in production: %s', async (path) => {
		const { status, headers } = await get(path);
		expect([status, headers.location]).toEqual([302, '/']);
	});
});
