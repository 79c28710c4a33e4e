import { hash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import supertest from 'supertest';
import { request as rawRequest } from 'undici';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { EARLY_PRESSES } from '#shared/early-presses.ts';
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
const inlineScripts = (html: string): string[] =>
	[...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
const FIRST_SCRIPT = `'sha256-${hash('sha256', EARLY_PRESSES, 'base64')}'`;
const STYLES = "style-src 'self';";
/** The stylesheets that a page links. */
const stylesIn = (html: string): string[] =>
	[...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
/** Bytes over the wire for the site's stylesheet. */
const MOST_STYLE = 22_000;

/** Returns the files that a page runs on, in its order. */
const preloadsIn = (html: string): string[] => JSON.parse(/"preloads":(\[[^\]]*\])/.exec(html)?.[1] ?? '[]');
/** Returns the files that a built file imports. */
const importsOf = (code: string): string[] =>
	[...code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, name]) => `/assets/${name}`);

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

	/** Returns the size of files and all that they import, in bytes over the wire; adds the imports to the files. */
	async function weigh(files: Set<string>): Promise<number> {
		let bytes = 0;
		for (const file of files) {
			const code = (await get(file)).text;
			bytes += Number((await get(file, { 'accept-encoding': 'br' })).headers['content-length']);
			for (const imported of importsOf(code)) files.add(imported);
		}
		return bytes;
	}

	it.each([
		['home', 'CN', '/', 165_000],
		['home', 'EN', '/', 165_000],
		['list', 'CN', '/voyage-search', 176_000],
		['voyage', 'CN', '/route', 176_000],
	])('%s in %s runs on its budget of JavaScript before the visitor acts', async (_, lang, path, budget) => {
		const [{ id }] = (await get('/api/search')).body.data.rows;
		const { text } = await get(`${path}?id=${id}&lang=${lang}`);
		const entry = /<script[^>]*src="([^"]+)"/.exec(text)?.[1] ?? '';
		const preloads = preloadsIn(text);
		const files = new Set([entry, ...preloads]);
		const bytes = await weigh(files);
		expect(files.size).toBeGreaterThan(5);
		expect(bytes).toBeLessThanOrEqual(budget);
		expect(await weigh(new Set([entry])), 'what is there before the first picture').toBeLessThanOrEqual(4 * 1024);
	});

	it('every page links the same stylesheet, of at most 22 KB over the wire', async () => {
		const linked = await Promise.all(
			['/', '/voyage-search', '/login', '/faq'].map(async (path) => stylesIn((await get(path)).text)),
		);
		expect(new Set(linked.map(String)).size).toBe(1);
		expect(linked[0]).toHaveLength(1);
		const { headers } = await get(linked[0]?.[0] ?? '', { 'accept-encoding': 'br' });
		expect(Number(headers['content-length'])).toBeLessThanOrEqual(MOST_STYLE);
	});

	it.each(['/', '/voyage-search', '/destinations'])(
		'the files of %s are listed behind those that they import, so that each runs by itself',
		async (path) => {
			const { text } = await get(path);
			const preloads = preloadsIn(text);
			let imports = 0;
			for (const [place, file] of preloads.entries()) {
				const { text: code } = await get(file);
				const imported = importsOf(code);
				expect(preloads.slice(0, place), file).toEqual(expect.arrayContaining(imported));
				imports += imported.length;
			}
			expect(imports).toBeGreaterThan(10);
		},
	);

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
	it('are cached as constant bytes whose one inline script the policy names by its hash, and replayed with an ETag (T55)', async () => {
		const first = await get('/');
		expect(first.headers['content-security-policy']).toContain(`script-src 'self' ${FIRST_SCRIPT};`);
		expect(inlineScripts(first.text)).toEqual([EARLY_PRESSES]);
		expect(first.headers['content-security-policy']).toContain(STYLES);
		expect(first.text).not.toContain('<style');
		for (const tag of executable(first.text)) if (tag !== '<script>') expect(tag).toMatch(/ src="\/assets\//);
		const second = await get('/');
		expect(second.text).toBe(first.text);
		const again = await get('/', { ...CHINESE, 'if-none-match': String(second.headers.etag) });
		expect(again.status).toBe(304);
	});

	it.each(['/', '/favicon.svg', '/ticket-worker.js'])(
		'%s isn’t sent again for a weak tag, a list of tags or any tag',
		async (path) => {
			const { etag } = (await get(path, CHINESE)).headers;
			const opaque = String(etag).replace(/^W\//, '');
			for (const tags of [opaque, `W/${opaque}`, `"x", W/${opaque}`, '*']) {
				const again = await get(path, { ...CHINESE, 'if-none-match': tags });
				expect([tags, again.status, again.headers.etag]).toEqual([tags, 304, etag]);
			}
			expect((await get(path, { ...CHINESE, 'if-none-match': '"x"' })).status).toBe(200);
		},
	);

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

	it('make no visit when they are fetched ahead: no cookie is set, no session begins (T106)', async () => {
		const { status, headers } = await get('/voyage-search', { ...CHINESE, 'sec-purpose': 'prefetch' });
		expect([status, headers['set-cookie']]).toEqual([200, undefined]);
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

	it('carries a fresh nonce on every script of the complete stream but the first (T54)', async () => {
		const nonces = new Set<string>();
		for (let visit = 0; visit < 3; visit += 1) {
			const slow = await delayed();
			const { headers, body } = await stream(`${slow.url}/`);
			const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
			const html = await body.text();
			expect(nonce.length).toBeGreaterThanOrEqual(22);
			expect(headers['content-security-policy']).toContain(FIRST_SCRIPT);
			expect(inlineScripts(html)).toEqual([EARLY_PRESSES]);
			expect(headers['content-security-policy']).toContain(STYLES);
			expect(html).not.toContain('<style');
			const inline = executable(html).filter((tag) => !tag.includes(' src=') && tag !== '<script>');
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

	it('that isn’t kept stops without an error when the visitor leaves before its first byte (R-24)', async () => {
		const slow = await startSite();
		slow.sandbox.fault({ call: 'POST /openapi/voyage/all', delayMs: 300 });
		const leave = new AbortController();
		const asked = rawRequest(`${slow.url}/voyage-search`, { headers: { ...CHINESE, cookie: 'sid=none' }, signal: leave.signal });
		await expect.poll(() => slow.sandbox.calls().counts['POST /openapi/voyage/all']).toBe(1);
		leave.abort();
		await expect(asked).rejects.toThrow();
		expect((await supertest(slow.url).get('/voyage-search').set('cookie', 'sid=none')).status).toBe(200);
		expect(slow.logged()).not.toContain('"level":50');
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
