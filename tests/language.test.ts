import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiDocument } from '#server/api/openapi-document.ts';
import { SITE_URL, startSite, type TestSite } from './support/site.ts';
import { visitor } from './support/visitor.ts';

let site: TestSite;
beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.close());

const HAN = /\p{Script=Han}/u;
const browser = (headers: Readonly<Record<string, string>>) => visitor(site, { 'accept-language': 'zh-CN', ...headers });
const titles = (rows: { title: string }[]): string => rows.map(({ title }) => title).join();

describe('the language of a call', () => {
	it('is that of the calling page, whatever another tab has saved', async () => {
		const search = async (headers: Readonly<Record<string, string>>): Promise<string> =>
			titles((await browser(headers).get('/api/search')).body.data.rows);
		expect(await search({ cookie: 'lang=CN', 'x-lang': 'EN' })).not.toMatch(HAN);
		expect(await search({ cookie: 'lang=EN', 'x-lang': 'CN' })).toMatch(HAN);
		expect(await search({ 'x-lang': 'EN' })).not.toMatch(HAN);
	});

	it('is the one in its address first of all', async () => {
		const { body } = await browser({ 'x-lang': 'CN' }).get('/api/session?lang=EN');
		expect(body.data.lang).toBe('EN');
	});

	it.each(['', 'FR', 'EN,CN', 'EN; CN', 'zh'])('is chosen as without it when the header says “%s”', async (said) => {
		expect((await browser({ 'x-lang': said }).get('/api/session')).body.data.lang).toBe('CN');
		expect((await browser({ cookie: 'lang=EN', 'x-lang': said }).get('/api/session')).body.data.lang).toBe('EN');
	});

	it('holds for refusals too, also of a call that sends a file', async () => {
		const refused = (path: string, headers: Readonly<Record<string, string>>) => browser(headers).post(path);
		for (const path of ['/api/order/pay', '/api/booking/ocr']) {
			expect((await refused(path, { 'x-lang': 'EN' })).body.errMsg, path).not.toMatch(HAN);
			expect((await refused(path, { cookie: 'lang=EN', 'x-lang': 'CN' })).body.errMsg, path).toMatch(HAN);
		}
	});

	it('stands in the description for backend teams, with every call, and in docs/api.md in the same words', () => {
		const { paths, components } = openApiDocument(SITE_URL, 'sid');
		const { Language: inHeader, LanguageInAddress: inAddress } = components.parameters;
		expect(inHeader).toMatchObject({ name: 'x-lang', in: 'header', required: false });
		expect(inAddress).toMatchObject({ name: 'lang', in: 'query', required: false });
		const calls = Object.values(paths).flatMap((methods) => Object.values(methods)) as { parameters: unknown[] }[];
		for (const { parameters } of calls)
			for (const name of ['Language', 'LanguageInAddress'])
				expect(parameters).toContainEqual({ $ref: `#/components/parameters/${name}` });
		const document = readFileSync(join(import.meta.dirname, '../docs/api.md'), 'utf8');
		for (const { description } of [inHeader, inAddress]) expect(document).toContain(description);
	});

	it('follows that order', async () => {
		const wishes = { url: '/api/session?lang=EN', 'x-lang': 'EN', cookie: 'lang=EN', 'accept-language': 'en' };
		const order = ['url', 'x-lang', 'cookie', 'accept-language'] as const;
		const others = { url: '/api/session?lang=CN', 'x-lang': 'CN', cookie: 'lang=CN', 'accept-language': 'zh-CN' };
		for (const at of order.keys()) {
			const asked = order.slice(at).map((place, index) => [place, (index === 0 ? wishes : others)[place]]);
			const { url = '/api/session', ...headers } = Object.fromEntries(asked) as Record<string, string>;
			expect([order[at], (await visitor(site, headers).get(url)).body.data.lang]).toEqual([order[at], 'EN']);
		}
		expect((await visitor(site, {}).get('/api/session')).body.data.lang).toBe('CN');
	});
});

describe('the language of a document', () => {
	it('doesn’t depend on the header of calls, which caches on the way don’t know', async () => {
		for (const path of ['/', '/policy/PRIVACY']) {
			const { text } = await browser({ 'x-lang': 'EN' }).get(path);
			expect(text, path).toContain('<html lang="zh-Hans"');
		}
	});

	it.each([
		['/orders?lang=EN', '/login?redirect=%2Forders%3Flang%3DEN&lang=EN'],
		['/no-such-page?lang=EN', '/?lang=EN#no-such-page'],
		['/orders', '/login?redirect=%2Forders'],
		['/orders?lang=FR', '/login?redirect=%2Forders%3Flang%3DFR'],
	])('goes along where %s redirects', async (path, location) => {
		const { headers } = await browser({}).get(path);
		expect(headers.location).toBe(location);
	});
});
