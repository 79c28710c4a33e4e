import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import type { SentenceTerm } from '#shared/catalogue/bff/sentence.ts';
import { withDifference } from '#shared/rules/query-difference.ts';
import { searchPath } from '#shared/rules/search-params.ts';
import { startSite, type TestSite } from './support/site.ts';
import { workMs } from './support/steady-clock.ts';
import { words } from './support/words.ts';

let site: TestSite;
const get = (path: string, language = 'zh-CN') => supertest(site.url).get(path).redirects(0).set('accept-language', language);
const asking = (q: string, more = '') => `/voyage-search?${new URLSearchParams({ q })}${more}`;
const leadsTo = async (q: string, more = ''): Promise<URL> => {
	const { status, headers } = await get(asking(q, more));
	expect(status).toBe(302);
	return new URL(headers.location ?? '', site.url);
};

beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.close());

describe('a sentence', () => {
	it('leads to the search that its words ask for, without scripts', async () => {
		const { pathname, searchParams } = await leadsTo('上海出发 去济州 带爸妈 五千以内 看极光');
		expect(pathname).toBe('/voyage-search');
		expect(searchParams.get('said')).toBe('上海出发 去济州 带爸妈 五千以内 看极光');
		expect(searchParams.get('price')).toBe('0-3000,3000-5000');
		expect([...searchParams.keys()]).toEqual(['port', 'destination', 'price', 'said']);
	});

	it('for a place that no ship calls at is told so, and finds all voyages', async () => {
		const { pathname, search } = await leadsTo('去马尔代夫');
		const { text } = await get(`${pathname}${search}`);
		expect(text).toContain(words('CN')('search:sentence.unserved', { name: '马尔代夫' }));
	});

	it('keeps a language, an advertiser’s marks and the filters of its form, from the first page', async () => {
		const { searchParams } = await leadsTo('Shanghai', '&utm_source=post&lang=EN&days=9&page=3');
		const kept = { days: '9', utm_source: 'post', lang: 'EN' };
		expect(Object.fromEntries(searchParams)).toEqual({ port: '101', said: 'Shanghai', ...kept });
	});

	it.each(['', '   ', '\u200b'])('that is empty (“%s”) is none: the search of its form stays, or all voyages', async (q) => {
		expect((await leadsTo(q)).search).toBe('');
		const { searchParams } = await leadsTo(q, '&port=101&days=5,6&sort=price-asc&said=Shanghai&lang=EN');
		expect(Object.fromEntries(searchParams)).toEqual({ port: '101', days: '5,6', sort: 'price-asc', lang: 'EN' });
	});

	it('of 20,000 signs is cut, and of signs alone is no error', async () => {
		expect((await leadsTo('去'.repeat(200))).searchParams.get('said')).toHaveLength(200);
		expect((await leadsTo('%00<script>alert(1)</script>\u202e')).searchParams.get('said')).toBe('%00<script>alert(1)</script>');
	});

	it('is shown with what each word means and what isn’t understood; nobody keeps the page (T98)', async () => {
		const { pathname, search } = await leadsTo('上海出发 看极光');
		// A page with a query is kept from its second request on
		const [, { status, text, headers }] = [await get(`${pathname}${search}`), await get(`${pathname}${search}`)];
		expect(status).toBe(200);
		expect(headers['cache-control']).toBe('private, no-store');
		expect(text).toContain(words('CN')('search:sentence.unread', { words: '极光' }));
		expect(text).toMatch(/<meta name="robots" content="noindex/);
		const [, plain] = [await get('/voyage-search?port=101'), await get('/voyage-search?port=101')];
		expect(plain.text).not.toContain('极光');
		expect(plain.headers['cache-control']).toContain('public');
	});

	it.each([
		'hkg sanya',
		'no weekdays except Friday',
		'from Shanghai in June, actually no, from Tianjin',
		'上海出发 去济州 带爸妈 五千以内',
	])('that loses a term is shown with the others, or with filters alone: %s', async (q) => {
		const shown = async (search: string): Promise<SearchResult> => (await get(`/api/search${search}`)).body.data;
		const meaningsOf = (terms: readonly SentenceTerm[]) => terms.map(({ meaning, not }) => ({ meaning, not }));
		const { query, sentence } = await shown((await leadsTo(q)).search);
		expect(sentence?.terms.length).toBeGreaterThan(0);
		for (const term of sentence?.terms ?? []) {
			const others = (sentence?.terms ?? []).filter((other) => other !== term);
			const without = { ...withDifference(query, term.removal), said: term.rest };
			const rest = await shown(new URL(searchPath(without), site.url).search);
			expect(rest.query).toEqual(without);
			expect(rest.query).not.toEqual(query);
			expect(meaningsOf(rest.sentence?.terms ?? [])).toEqual(rest.query.said === '' ? [] : meaningsOf(others));
		}
	});

	it('with a number or an address of a person keeps neither, in the address or in the log (T98)', async () => {
		const typed = '上海 13812345678 1391 234 5678 139-1234-5678 li.lei@example.com 去济州';
		const { pathname, search, searchParams } = await leadsTo(typed);
		await get(`${pathname}${search}`);
		expect(searchParams.get('said')).toBe('上海 … … … … 去济州');
		expect(searchParams.has('budget')).toBe(false);
		expect(site.logged()).not.toMatch(/13812345678|5678|li\.lei|%E4%B8%8A%E6%B5%B7|上海/);
	});

	it('of the worst 200 signs costs no more than some pages (T99)', async () => {
		// Pages are rendered for each request here
		const fresh = await startSite({ PAGE_CACHE_SECONDS: '0' });
		/** Returns the milliseconds of processor time that a page takes, the median of five. */
		const costOf = async (path: (time: number) => string): Promise<number> => {
			const costs: number[] = [];
			for (let time = 0; time < 5; time += 1)
				costs.push(await workMs(() => supertest(fresh.url).get(path(time)).set('accept-language', 'zh-CN').expect(200)));
			return costs.toSorted((a, b) => a - b)[2] ?? 0;
		};
		const shown = (words: string) => (time: number) =>
			`/voyage-search?${new URLSearchParams({ said: `${time} ${words.repeat(200)}`.slice(0, 200) })}`;
		await costOf(shown('三月 上海出发'));
		const home = await costOf(() => '/');
		for (const words of ['五一六月', '1月', '春节前', 'may ', '两个人一万', '和', '五一2027年2027年 除了', '上海。'])
			expect(await costOf(shown(words)), words).toBeLessThan(20 * home);
		await fresh.close();
	});
});
