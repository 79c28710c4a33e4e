import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressesOf, isForEverybody, PAGE_NAMES, pageOf } from '#shared/pages.ts';
import { loginPath, paths } from '#shared/paths.ts';
import { SITE_URL, startSite, type TestSite } from './support/site.ts';
import { firstListed } from './support/sitemap.ts';

let site: TestSite;
let sitemap: string;
const get = (path: string) =>
	supertest(site.url).get(path).redirects(0).set({ host: 'www.good.test', 'accept-language': 'zh-CN' });

beforeAll(async () => {
	site = await startSite();
	sitemap = (await get('/sitemap.xml')).text;
});
afterAll(() => site.close());

/** Returns an address at which a page answers 200: the first one in the sitemap for a page of many things. */
const sample = (address: string): string => firstListed(sitemap, address.replace(/:.*/, '')) ?? address;
const all = PAGE_NAMES.flatMap((name) => addressesOf(pageOf(name)).map((address) => ({ ...pageOf(name), address })));

describe('the server treats each page as its row in the table of pages says', () => {
	it.each(all.filter(isForEverybody))('$address is cached for guests and offered to shared caches', async ({ address }) => {
		await get(sample(address));
		const { status, headers } = await get(sample(address));
		expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=0, s-maxage=20, stale-while-revalidate=600']);
	});

	it('the second page of a search is not its first one', async () => {
		const { text: first } = await get(paths.search);
		const { text: second } = await get(`${paths.search}?page=2`);
		expect([first.includes('rel="prev"'), second.includes('rel="prev"')]).toEqual([false, true]);
	});

	it.each(all.filter(({ access }) => access === 'member'))(
		'$address leads a guest to the login page and back',
		async ({ address }) => {
			const { status, headers } = await get(address);
			expect([status, headers.location]).toEqual([302, loginPath(address)]);
		},
	);

	it.each(all.filter(({ cache }) => cache === 'never'))(
		'$address is made for each request and kept by no cache',
		async ({ address }) => {
			const { status, headers } = await get(address);
			// An address that was sent is nothing without its id.
			const missing = address === paths.together || address === paths.ourVoyage;
			expect([status, headers['cache-control']]).toEqual([missing ? 404 : 200, 'private, no-store']);
		},
	);

	it('the sitemap holds exactly the listed pages in their languages, and robots.txt the closed ones', async () => {
		const { text } = await get('/sitemap.xml');
		const { text: robots } = await get('/robots.txt');
		for (const { address, crawlers, access, onlyInChinese } of all) {
			const listedIn = (lang: string) => text.includes(`<loc>${SITE_URL}${address}?lang=${lang}</loc>`);
			const isListed = crawlers === 'listed';
			expect([address, listedIn('CN'), listedIn('EN')]).toEqual([address, isListed, isListed && !onlyInChinese]);
			const closed = robots.split('\n').includes(`Disallow: ${address}`);
			expect([address, closed]).toEqual([address, crawlers === 'closed' || access === 'guest']);
		}
	});

	it.each(all.filter(({ crawlers }) => crawlers === 'each'))(
		'$address is in the sitemap for each thing it shows',
		({ address }) => {
			expect(sample(address)).not.toBe(address);
			expect(sample(address).startsWith(address.split(':', 1)[0] ?? '')).toBe(true);
		},
	);

	it('a policy that doesn’t exist isn’t cached', async () => {
		const { status, headers } = await get('/policy/ANYTHING');
		expect([status, headers['cache-control']]).toEqual([404, 'private, no-store']);
	});

	it.each(all.filter(({ crawlers }) => crawlers === 'noindex'))(
		'$address is marked as not to be indexed',
		async ({ address }) => {
			expect((await get(address)).text).toContain('<meta name="robots" content="noindex"/>');
		},
	);
});
