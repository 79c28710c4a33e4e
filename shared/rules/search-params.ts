import type { FilterKey, SearchResult } from '../catalogue/bff/search.ts';
import { LIST_SORTS, type ListSort } from '../constants.ts';
import { paths } from '../paths.ts';
import { isDay } from './dates.ts';
import { exactId } from './exact-id.ts';
import { isOffered } from './month-picker.ts';
import { PRICE_BANDS } from './price-bands.ts';

/** A search in its canonical form: per filter the chosen values, sorted, each once; none is an empty list. Voyages (`ids`) stay in the order chosen. */
export type CanonicalQuery = SearchResult['query'];
/** A search as the calls take it: comma lists, none of them empty. */
export type SearchFields = Partial<Record<keyof CanonicalQuery, string>>;
type ListKey = FilterKey | LimitKey | 'ids';

/** The filters, in the order of the search form. */
export const FILTER_KEYS = ['date', 'port', 'destination', 'cruise', 'days', 'price'] as const satisfies readonly FilterKey[];
/** What narrows a search beside its filters, without counts of its own: words can say it (`shared/rules/sentence`), no box can. */
export const LIMIT_KEYS = ['leave', 'weekday', 'budget', 'cabin', 'avoid'] as const;
export type LimitKey = (typeof LIMIT_KEYS)[number];
const LIST_KEYS = [...FILTER_KEYS, ...LIMIT_KEYS, 'ids'] as const satisfies readonly ListKey[];

/** The longest sentence that an address keeps (`shared/rules/sentence/text.ts`). */
export const MAX_SAID = 200;

/** More values than a person chooses; keeps lists within the length that the calls take. */
const MAX_VALUES: Record<ListKey, number> = {
	...{ date: 36, port: 40, destination: 40, cruise: 8, days: 20, price: 4, ids: 40 },
	...{ leave: 20, weekday: 7, budget: 1, cabin: 1, avoid: 40 },
};

/** Makes a list of values for each key. */
export const listsOf = <K extends ListKey>(keys: readonly K[], values: (key: K) => string[]) =>
	Object.fromEntries(keys.map((key) => [key, values(key)])) as Record<K, string[]>;

const isId = (value: string): boolean => /^[\w-]{1,64}$/.test(value);
const isBand = (value: string): boolean => PRICE_BANDS.some((band) => band === value);
const isSort = (value: string): value is ListSort => LIST_SORTS.some((sort) => sort === value);

/** True for the first and last day of departures, such as `2027-01-30_2027-02-12`. */
function isRange(value: string): boolean {
	const [from = '', to = '', ...more] = value.split('_');
	return isDay(from) && isDay(to) && from <= to && more.length === 0;
}

const isValid = (key: ListKey, value: string, today: string): boolean => {
	if (key === 'date') return isOffered(value, today);
	if (key === 'days') return /^[1-9]\d?$/.test(value);
	if (key === 'leave') return isRange(value);
	if (key === 'weekday') return /^[0-6]$/.test(value);
	if (key === 'budget') return /^(?:\d{1,7}-\d{0,7}|-\d{1,7})$/.test(value);
	if (key === 'cabin') return value === 'balcony';
	return key === 'price' ? isBand(value) : isId(value);
};

/** Order of filter values: numbers by size, everything else (months, too, within a year) by its characters. */
export const inOrder = (a: string, b: string): number =>
	Number.parseInt(a, 10) - Number.parseInt(b, 10) || (a < b ? -1 : a > b ? 1 : 0);

/**
 * Reads a search from an address or a form, where a name may occur several times, or from the fields of a call.
 * Malformed values and months before `today` (`YYYY-MM-DD`) are ignored, and the rest is kept.
 */
export function parseSearch(
	source: URLSearchParams | Readonly<Record<string, string | undefined>>,
	today: string,
): CanonicalQuery {
	const read = (key: string) => (source instanceof URLSearchParams ? source.getAll(key).join(',') : (source[key] ?? ''));
	const values = (key: ListKey) => {
		const valid = [...new Set(read(key).split(',').map(exactId))].filter((value) => isValid(key, value, today));
		return (key === 'ids' ? valid : valid.toSorted(inOrder)).slice(0, MAX_VALUES[key]);
	};
	const sort = read('sort');
	const page = read('page');
	return {
		...listsOf(LIST_KEYS, values),
		sort: isSort(sort) ? sort : 'default',
		page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
		said: read('said').slice(0, MAX_SAID),
	};
}

/** Returns the input of the search calls, in a fixed order and without empty values, the default sort and the first page. */
export function searchFields(query: CanonicalQuery): SearchFields {
	const fields: SearchFields = {};
	for (const key of LIST_KEYS) if (query[key].length > 0) fields[key] = query[key].join(',');
	if (query.sort !== 'default') fields.sort = query.sort;
	if (query.page > 1) fields.page = String(query.page);
	if (query.said !== '') fields.said = query.said;
	return fields;
}

/** The address of a search: one address for one search, whatever order it was put together in. */
export function searchPath(query: CanonicalQuery): string {
	const text = new URLSearchParams(searchFields(query)).toString().replaceAll('%2C', ',');
	return text === '' ? paths.search : `${paths.search}?${text}`;
}

/** The address of a search's filters as a page of their own, for phones without JavaScript. */
export const filterPath = (query: CanonicalQuery): string => searchPath(query).replace(paths.search, paths.filter);
