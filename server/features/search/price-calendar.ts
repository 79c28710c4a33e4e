import type { Searchable, VoyageSearch } from '#server/composition/voyages/voyage-search.ts';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import { monthOf } from '#shared/rules/dates.ts';
import type { CanonicalQuery } from '#shared/rules/search-params.ts';

function lowest(prices: readonly (number | null)[]): number | null {
	const known = prices.filter((price) => price !== null);
	return known.length > 0 ? Math.min(...known) : null;
}

/**
 * Returns the departure days by month, in order. Each has the number of matching voyages and the lowest price per person of those
 * that can be booked (null when none can). The filter by month and departed voyages are left out.
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
