import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#shared/constants.ts';
import { pageAt } from '#shared/pages.ts';
import { paths } from '#shared/paths.ts';
import { inLanguage } from '#shared/rules/language.ts';
import { SITE_URL, startSite, type TestSite } from './support/site.ts';
import { listedAddresses } from './support/sitemap.ts';

let site: TestSite;
beforeAll(async () => {
	site = await startSite({ TRUST_PROXY: '1' });
});
afterAll(() => site.close());

type Found = {
	status: number;
	title: string;
	description: string;
	h1: number;
	picture: string;
	noindex: boolean;
	canonical: string;
	links: string[];
};

const CRAWLER = { host: 'www.good.test', 'user-agent': 'Baiduspider/2.0' };
const decode = (html: string): string => html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

let asked = 0;
/** Crawlers come from many addresses, since one address may not make so many new searches in a minute. */
function nextAddress(): string {
	asked += 1;
	return `10.0.${asked >> 8}.${asked & 255}`;
}

/** Reads an address of this site like a crawler, and follows redirects within the site. */
async function read(address: string, hops = 0): Promise<Found> {
	const { statusCode, headers, body } = await request(site.url + address, {
		headers: { ...CRAWLER, 'x-forwarded-for': nextAddress() },
	});
	const html = await body.text();
	const location = String(headers.location ?? '');
	if (statusCode >= 300 && statusCode < 400 && location.startsWith('/') && hops < 3) return read(location, hops + 1);
	return {
		status: statusCode,
		title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
		description: decode(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''),
		h1: html.match(/<h1[\s>]/g)?.length ?? 0,
		picture: decode(/<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? ''),
		noindex: html.includes('<meta name="robots" content="noindex"'),
		canonical: decode(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '').replace(SITE_URL, ''),
		links: [...html.matchAll(/<a\s[^>]*?href="(\/[^"#]*)/g)].map(([, href = '']) => decode(href)),
	};
}

/** The crawler doesn't follow filters and orders of a search, which have no end, or pages for members, which ask for a login. */
function isFollowed(address: string): boolean {
	const { pathname, searchParams } = new URL(address, SITE_URL);
	const page = pageAt(pathname);
	if (page === undefined || page.access !== 'anybody' || page.crawlers === 'closed') return page === undefined;
	return page.path !== paths.search || [...searchParams.keys()].every((name) => name === 'page' || name === 'lang');
}

/** Returns a sailing's address in the form of the sitemap; links also have its day and ship. */
function withoutDate(address: string): string {
	const { pathname, searchParams } = new URL(address, SITE_URL);
	for (const name of ['date', 'cruiseId']) if (pathname === paths.voyage) searchParams.delete(name);
	return `${pathname}?${searchParams}`;
}

/** Sailings are many and alike: this many are read, the others only have to be linked. */
const SAILINGS = 4;
/** The number of pages that are read at the same time. */
const TOGETHER = 6;

/** Follows the links from home. Returns the pages read, by address, and all addresses that are linked. */
async function crawl(lang: Language): Promise<{ found: Map<string, Found>; linked: Set<string> }> {
	const found = new Map<string, Found>();
	const start = inLanguage('/', lang);
	const linked = new Set([start]);
	let next = [start];
	let sailings = 0;
	while (next.length > 0) {
		const pages: [string, Found][] = [];
		for (let at = 0; at < next.length; at += TOGETHER)
			pages.push(
				...(await Promise.all(
					next.slice(at, at + TOGETHER).map(async (address): Promise<[string, Found]> => [address, await read(address)]),
				)),
			);
		for (const [address, page] of pages) found.set(address, page);
		const fresh = new Set(
			pages.flatMap(([, { links }]) => links.filter(isFollowed).map((href) => inLanguage(href, lang))),
		).difference(linked);
		for (const address of fresh) linked.add(address);
		next = [...fresh].filter((address) => {
			if (!address.startsWith(`${paths.voyage}?`)) return true;
			sailings += 1;
			return sailings <= SAILINGS;
		});
	}
	return { found, linked };
}

describe.each(LANGUAGES)('a crawler that follows every link, in %s', (lang) => {
	let found: Map<string, Found>;
	let linked: Set<string>;
	let listed: string[];
	beforeAll(async () => {
		({ found, linked } = await crawl(lang));
		const { body } = await request(`${site.url}/sitemap.xml`, { headers: CRAWLER });
		listed = listedAddresses(await body.text())
			.filter((address) => address.includes(`lang=${lang}`))
			.map((address) => inLanguage(address, lang));
	}, 240_000);
	const indexed = () =>
		[...found].filter(([address, { noindex, canonical }]) => !noindex && inLanguage(canonical, lang) === address);

	it('ends on no missing page', () => {
		expect([found.size > 30, linked.size > 300]).toEqual([true, true]);
		expect([...found].filter(([, { status }]) => status !== 200).map(([address, { status }]) => [address, status])).toEqual([]);
	});

	it('finds a title, a description and one heading on each page that may be found by a search', () => {
		const faults = indexed().filter(([, { title, description, h1 }]) => title === '' || description === '' || h1 !== 1);
		expect(faults.map(([address]) => address)).toEqual([]);
	});

	it('finds no two of them with one title', () => {
		const byTitle = Map.groupBy(indexed(), ([, { title }]) => title);
		expect(
			[...byTitle].filter(([, pages]) => pages.length > 1).map(([title, pages]) => [title, pages.map(([address]) => address)]),
		).toEqual([]);
	});

	it('finds an existing picture for shared links on each of them', async () => {
		const pictures = new Set(indexed().map(([, { picture }]) => picture));
		for (const picture of pictures) {
			expect(picture.startsWith(`${SITE_URL}/`)).toBe(true);
			const { statusCode, headers, body } = await request(site.url + picture.slice(SITE_URL.length), { headers: CRAWLER });
			await body.dump();
			expect([picture, statusCode, String(headers['content-type']).startsWith('image/')]).toEqual([picture, 200, true]);
		}
	});

	it('reaches every page of the sitemap by a link', () => {
		const ids = new Set([...linked].map(withoutDate));
		expect(listed.filter((address) => !ids.has(withoutDate(address)))).toEqual([]);
	});
});
