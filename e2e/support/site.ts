import type { APIRequestContext } from '@playwright/test';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import type { Language } from '#shared/constants.ts';
import { firstListed } from '#tests/support/sitemap.ts';

/** The site's present stock, read from its own API: tests compare pages with it and contain no data of the sandbox. */
export function createSite(request: APIRequestContext, lang: Language) {
	async function ask<T>(path: string): Promise<T> {
		const reply = await request.get(`/api${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
		const { err, data } = (await reply.json()) as { err: number; data: T };
		if (err !== 0) throw new Error(`${path} answered ${err}`);
		return data;
	}
	const search = (query = '') => ask<SearchResult>(`/search${query ? `?${query}` : ''}`);

	/** A sailing that can be booked. */
	async function voyage(): Promise<VoyageCard> {
		const { rows } = await search();
		const row = rows.find(({ state }) => state === 'on-sale');
		if (!row) throw new Error('nothing is on sale');
		return row;
	}

	/** Returns the query of a search that finds nothing: a ship, and a port from which it never sails. */
	async function emptyQuery(): Promise<string> {
		const all = await search();
		for (const ship of all.facets.cruise) {
			const { facets } = await search(`cruise=${ship.value}`);
			const port = facets.port.find(({ count }) => count === 0);
			if (port) return `cruise=${ship.value}&port=${port.value}`;
		}
		throw new Error('every ship sails from every port');
	}

	/** Returns the first address in the sitemap at a path, or below it where the path ends with `/`. */
	async function listed(start: string): Promise<string> {
		const found = firstListed(await (await request.get('/sitemap.xml')).text(), start);
		if (!found) throw new Error(`the sitemap lists nothing at ${start}`);
		return found;
	}

	return { ask, search, voyage, emptyQuery, listed };
}

export type Site = ReturnType<typeof createSite>;
