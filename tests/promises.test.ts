import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Home } from '#shared/catalogue/bff/home.ts';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import type { AdView, HotLineView } from '#shared/catalogue/bff/views.ts';
import type { CallOutput } from '#shared/catalogue/catalogue.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { startSite, type TestSite } from './support/site.ts';

let site: TestSite;
beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.close());

async function ask<T>(path: string, lang: string): Promise<T> {
	const reply = await fetch(`${site.url}/api${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
	const { err, data } = (await reply.json()) as { err: number; data: T };
	expect([path, err]).toEqual([path, 0]);
	return data;
}

/** Returns the page at an address, which must not redirect. */
async function page(address: string, lang: string): Promise<string> {
	const [path = ''] = address.split('#');
	const reply = await fetch(`${site.url}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`, { redirect: 'manual' });
	expect([address, reply.status]).toEqual([address, 200]);
	return reply.text();
}

const section = <T>(given: T[] | 'unavailable' | undefined): T[] => {
	expect(given).toBeInstanceOf(Array);
	return given as T[];
};
const home = (lang: string) =>
	ask<Home>(
		'/home?sections=banners,activities,hotLines,experience,destinations,hotRoutes,footerBanners,noticeDialog,popups,search',
		lang,
	);

for (const lang of ['CN', 'EN']) {
	it(`each hot line leads to a voyage with its ports (${lang})`, async () => {
		const lines = section<HotLineView>((await home(lang)).hotLines);
		expect(lines).toHaveLength(3);
		for (const { title, link } of lines) {
			const voyage = await ask<CallOutput<'GET /voyage'>>(
				`/voyage?id=${new URLSearchParams(link.split('?')[1]).get('id')}`,
				lang,
			);
			expect(link).not.toBe('');
			for (const port of title.split(/ — |, /))
				expect([title, voyage.ports.join()]).toEqual([title, expect.stringContaining(port)]);
		}
	});

	it(`each advert and pop-up of home leads to an existing page, and to an existing part of it (${lang})`, async () => {
		const { banners, activities, experience, destinations, footerBanners, noticeDialog, popups } = await home(lang);
		const adverts = [banners, activities, experience, destinations, footerBanners].flatMap((slot) => section<AdView>(slot));
		const links = [
			...adverts.map(({ link }) => link),
			...(noticeDialog && noticeDialog !== 'unavailable' ? [noticeDialog.link] : []),
			...section(popups).map(({ link }) => link),
		].filter((link) => link !== '' && !link.startsWith('/media/'));
		expect(links.length).toBeGreaterThan(15);
		for (const link of new Set(links)) {
			const html = await page(link, lang);
			const [, part] = link.split('#');
			if (part) expect(html).toContain(`id="${part}"`);
		}
	});

	it(`each port and campaign that home advertises is named by the page it leads to (${lang})`, async () => {
		const { destinations, footerBanners, activities } = await home(lang);
		for (const { title, link } of section<AdView>(destinations)) if (link) expect(await page(link, lang)).toContain(title);
		const { campaigns } = await ask<CallOutput<'GET /campaigns'>>('/campaigns', lang);
		for (const { title, desc, link } of [footerBanners, activities].flatMap((slot) => section<AdView>(slot))) {
			const campaign = campaigns.find(({ code }) => link === `/campaigns/${code}`);
			expect([link, campaign]).toEqual([link, expect.anything()]);
			expect(await page(link, lang)).toContain(campaign?.title);
			expect(`${title} ${desc}`.length).toBeGreaterThan(0);
		}
	});

	it(`each campaign leads to voyages, and only to its own (${lang})`, async () => {
		const { campaigns } = await ask<CallOutput<'GET /campaigns'>>('/campaigns', lang);
		for (const { code } of campaigns) {
			const { link } = await ask<CallOutput<'GET /campaign'>>(`/campaign?page=${code}`, lang);
			const { total, rows } = await ask<SearchResult>(`/search?${link.split('?')[1]}`, lang);
			const all = await ask<SearchResult>('/search', lang);
			expect([code, total > 0 && total < all.total]).toEqual([code, true]);
			if (code === 'new-year-at-sea')
				for (const { date, returnDate } of rows)
					expect(date <= `${date.slice(0, 4)}-12-31` && returnDate > `${date.slice(0, 4)}-12-31`).toBe(true);
			await page(link, lang);
		}
	});

	it(`the search form offers first the ports that most voyages leave from (${lang})`, async () => {
		const { facets } = await ask<SearchResult>('/search', lang);
		const month = `/search?date=${todayInShanghai(new Date()).slice(0, 7)}`;
		const { pages } = await ask<SearchResult>(month, lang);
		const { rows } = await ask<SearchResult>(`${month}&page=${pages}`, lang);
		// The filter still counts the voyages that leave today, and the order doesn't.
		const departed = rows.filter(({ state }) => state === 'departed').map(({ ports }) => ports[0]);
		const counts = facets.port.map(({ label, count }) => count - departed.filter((port) => port === label).length);
		expect(counts).toEqual(counts.toSorted((a, b) => b - a));
		const { search } = await home(lang);
		expect(search && search !== 'unavailable' && search.ports.map(({ id }) => id)).toEqual(facets.port.map(({ value }) => value));
	});

	it(`each region of the hot routes leads to the ports of its area (${lang})`, async () => {
		const { hotRoutes, search } = await home(lang);
		const areas = search && search !== 'unavailable' ? search.areas.map(({ name }) => name) : [];
		for (const { name } of section(hotRoutes)) expect(areas).toContain(name);
	});
}
