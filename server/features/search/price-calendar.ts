import type { Searchable, VoyageSearch } from '#server/composition/voyages/voyage-search.ts';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import { monthOf } from '#shared/rules/dates.ts';
import type { CanonicalQuery } from '#shared/rules/search-params.ts';

function lowest(prices: readonly (number | null)[]): number | null {
	const known = prices.filter((price) => price !== null);
	return known.length > 0 ? Math.min(...known) : null;
}

/**
 * Departure days by month, in order, with the lowest price per person of what can be booked (null when nothing can) and the number of voyages, of
 * what matches without the filter by month. Departed voyages are left out.
 */
export function priceCalendar(searched: VoyageSearch<Searchable>, query: CanonicalQuery): SearchResult['calendar'] {
	const coming = searched.matching(query, 'date').filter(({ state }) => state !== 'departed');
	const days = [...Map.groupBy(coming, ({ date }) => date)].map(([date, leaving]) => ({
		date,
		price: lowest(leaving.map(({ state, price }) => (state === 'on-sale' ? price : null))),
		count: leaving.length,
	}));
	return [...Map.groupBy(days, ({ date }) => monthOf(date))].map(([month, ofMonth]) => ({
		month,
		lowest: lowest(ofMonth.map(({ price }) => price)),
		days: ofMonth,
	}));
}
