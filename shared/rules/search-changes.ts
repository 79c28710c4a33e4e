import type { FilterKey } from '../catalogue/bff/search.ts';
import { type CanonicalQuery, FILTER_KEYS, inOrder, listsOf } from './search-params.ts';

/** The search with one value put in or, if it was in, taken out; back on the first page. */
export const toggleValue = (query: CanonicalQuery, key: FilterKey, value: string): CanonicalQuery =>
	query[key].includes(value)
		? removeValue(query, key, value)
		: { ...query, [key]: [...query[key], value].toSorted(inOrder), page: 1 };

/** The search with a value put in (`on`) or taken out; unchanged where that is so already. */
export const setValue = (query: CanonicalQuery, key: FilterKey, value: string, on: boolean): CanonicalQuery =>
	query[key].includes(value) === on ? query : toggleValue(query, key, value);

/** The search without a value, or without several given as a comma list (as relaxations name them); back on the first page. */
export function removeValue(query: CanonicalQuery, key: FilterKey, value: string): CanonicalQuery {
	const removed = value.split(',');
	return { ...query, [key]: query[key].filter((other) => !removed.includes(other)), page: 1 };
}

/** The search without any filter; sort and the voyages it is limited to stay. */
export const clearFilters = (query: CanonicalQuery): CanonicalQuery => ({
	...query,
	...listsOf(FILTER_KEYS, () => []),
	page: 1,
});

/** Counts the filter values that are applied. */
export const countApplied = (query: CanonicalQuery): number => FILTER_KEYS.reduce((sum, key) => sum + query[key].length, 0);

/** The filters beside the list, the most used first; months are chosen in the strip above it. */
export const COLUMN_KEYS = ['port', 'destination', 'days', 'cruise', 'price'] as const satisfies readonly FilterKey[];

/** The search without any filter but its months. */
export const clearColumn = (query: CanonicalQuery): CanonicalQuery => ({ ...clearFilters(query), date: query.date });

/** Counts the filter values besides months that are applied. */
export const countInColumn = (query: CanonicalQuery): number => countApplied(query) - query.date.length;
