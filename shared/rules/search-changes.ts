import type { FilterKey } from '../catalogue/bff/search.ts';
import { type CanonicalQuery, FILTER_KEYS, inOrder, LIMIT_KEYS, listsOf } from './search-params.ts';

/** The search with other values of a filter, on the first page. Days of departure belong to their months: they go when those change. */
export const withValues = (query: CanonicalQuery, key: FilterKey, values: string[]): CanonicalQuery => ({
	...query,
	[key]: values,
	...(key === 'date' && { leave: [] }),
	page: 1,
});

/** The search with one value put in or, if it was in, taken out; back on the first page. */
export const toggleValue = (query: CanonicalQuery, key: FilterKey, value: string): CanonicalQuery =>
	query[key].includes(value) ? removeValue(query, key, value) : withValues(query, key, [...query[key], value].toSorted(inOrder));

/** The search with a value put in (`on`) or taken out; unchanged where that is so already. */
export const setValue = (query: CanonicalQuery, key: FilterKey, value: string, on: boolean): CanonicalQuery =>
	query[key].includes(value) === on ? query : toggleValue(query, key, value);

/** The search without a value, or without several given as a comma list (as relaxations name them); back on the first page. */
export function removeValue(query: CanonicalQuery, key: FilterKey, value: string): CanonicalQuery {
	const removed = value.split(',');
	return withValues(
		query,
		key,
		query[key].filter((other) => !removed.includes(other)),
	);
}

/** The search without any filter, limit and word; sort and the voyages it is limited to stay. */
export const clearFilters = (query: CanonicalQuery): CanonicalQuery => ({
	...query,
	...listsOf([...FILTER_KEYS, ...LIMIT_KEYS], () => []),
	page: 1,
	said: '',
});

/** Counts the values of filters and limits that are applied. */
export const countApplied = (query: CanonicalQuery): number =>
	[...FILTER_KEYS, ...LIMIT_KEYS].reduce((sum, key) => sum + query[key].length, 0);

/** The filters beside the list, the most used first; months are chosen in the strip above it. */
export const COLUMN_KEYS = ['port', 'destination', 'days', 'cruise', 'price'] as const satisfies readonly FilterKey[];

/** The search without any filter but its months. */
export const clearColumn = (query: CanonicalQuery): CanonicalQuery => ({
	...clearFilters(query),
	date: query.date,
	leave: query.leave,
});

/** Counts the filter values besides months that are applied. */
export const countInColumn = (query: CanonicalQuery): number => countApplied(query) - query.date.length - query.leave.length;

/** True for a search that is narrowed by more than filters. */
export const hasLimits = (query: CanonicalQuery): boolean => LIMIT_KEYS.some((key) => query[key].length > 0);
