import type { FilterKey } from '#shared/catalogue/bff/search.ts';
import type { VoyageState } from '#shared/catalogue/bff/views.ts';
import { PAGE_SIZE, type Sort } from '#shared/constants.ts';
import { bandOf } from '#shared/rules/price-bands.ts';
import { type CanonicalQuery, FILTER_KEYS } from '#shared/rules/search-params.ts';

/** What searching needs to know of a voyage; `destinationIds` each once, `price` CNY per person or null when none is shown. */
export type Searchable = {
	id: string;
	month: string;
	departurePortId: string | null;
	destinationIds: readonly string[];
	cruiseId: string;
	days: number;
	price: number | null;
	state: VoyageState;
	date: string;
};

/** Per filter: how many voyages each value would give. Values that would give none are missing. */
export type OptionCounts = Record<FilterKey, ReadonlyMap<string, number>>;

/** A filter to drop: all its values as a comma list, and how many voyages that would give. */
export type RelaxedFilter = { key: FilterKey; value: string; count: number };

const BEST_RELAXATIONS = 3;

const VALUES: Record<FilterKey, (voyage: Searchable) => readonly string[]> = {
	date: ({ month }) => [month],
	port: ({ departurePortId }) => (departurePortId === null ? [] : [departurePortId]),
	destination: ({ destinationIds }) => destinationIds,
	cruise: ({ cruiseId }) => [cruiseId],
	days: ({ days }) => [String(days)],
	price: ({ price }) => {
		const band = bandOf(price);
		return band === null ? [] : [band];
	},
};

type Filter = { key: FilterKey; chosen: ReadonlySet<string> };

const filtersOf = (query: CanonicalQuery): Filter[] =>
	FILTER_KEYS.flatMap((key) => (query[key].length === 0 ? [] : [{ key, chosen: new Set(query[key]) }]));

const passes = (voyage: Searchable, { key, chosen }: Filter): boolean => VALUES[key](voyage).some((value) => chosen.has(value));

const isListed = (voyage: Searchable, query: CanonicalQuery): boolean => query.ids.length === 0 || query.ids.includes(voyage.id);

/** The voyages that pass every filter: within one filter any of its values will do. `except` leaves one filter out. */
export function filterVoyages<V extends Searchable>(voyages: readonly V[], query: CanonicalQuery, except?: FilterKey): V[] {
	const filters = filtersOf(query).filter(({ key }) => key !== except);
	return voyages.filter((voyage) => isListed(voyage, query) && filters.every((filter) => passes(voyage, filter)));
}

/** Counts each value of each filter with all other filters applied, in one pass over the voyages. */
export function countOptions(voyages: readonly Searchable[], query: CanonicalQuery): OptionCounts {
	const filters = filtersOf(query);
	const counts: Record<FilterKey, Map<string, number>> = {
		date: new Map(),
		port: new Map(),
		destination: new Map(),
		cruise: new Map(),
		days: new Map(),
		price: new Map(),
	};
	const count = (key: FilterKey, voyage: Searchable) => {
		for (const value of VALUES[key](voyage)) counts[key].set(value, (counts[key].get(value) ?? 0) + 1);
	};
	for (const voyage of voyages) {
		if (!isListed(voyage, query)) continue;
		const [failed, another] = filters.filter((filter) => !passes(voyage, filter));
		if (another) continue;
		if (failed) count(failed.key, voyage);
		else for (const key of FILTER_KEYS) count(key, voyage);
	}
	return counts;
}

/** What can be booked comes first and what has left comes last, in every order. */
const RANK: Record<VoyageState, number> = { 'on-sale': 0, 'not-on-sale': 1, 'sold-out': 2, departed: 3 };

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byDate = (a: Searchable, b: Searchable): number => compareText(a.date, b.date);
/** Cheapest first; without a price last in either direction. */
const byPrice = (a: Searchable, b: Searchable, direction: 1 | -1): number => {
	if (a.price === null || b.price === null) return Number(a.price === null) - Number(b.price === null);
	return (a.price - b.price) * direction;
};

const ORDERS: Record<Sort, (a: Searchable, b: Searchable) => number> = {
	default: byDate,
	'price-asc': (a, b) => byPrice(a, b, 1),
	'price-desc': (a, b) => byPrice(a, b, -1),
	'date-asc': byDate,
	'date-desc': (a, b) => byDate(b, a),
	'days-asc': (a, b) => a.days - b.days,
	'days-desc': (a, b) => b.days - a.days,
};

/** The voyages in one of the seven orders (docs/rules.md, search-sorts); ties by date, then by id, so that pages never overlap. */
export const sortVoyages = <V extends Searchable>(voyages: readonly V[], sort: Sort): V[] =>
	voyages.toSorted((a, b) => RANK[a.state] - RANK[b.state] || ORDERS[sort](a, b) || byDate(a, b) || compareText(a.id, b.id));

/**
 * The three filters whose dropping gives most voyages. A filter is dropped whole: its values are alternatives,
 * so that taking out one of several can't give more. Those that would give nothing are not named.
 */
export const relaxedFilters = (voyages: readonly Searchable[], query: CanonicalQuery): RelaxedFilter[] =>
	FILTER_KEYS.filter((key) => query[key].length > 0)
		.map((key) => ({ key, value: query[key].join(','), count: filterVoyages(voyages, query, key).length }))
		.filter(({ count }) => count > 0)
		.toSorted((a, b) => b.count - a.count)
		.slice(0, BEST_RELAXATIONS);

/** One page of a list, the number of pages (at least 1), and the page given: the last where `page` is beyond it. */
export function pageOf<T>(rows: readonly T[], page: number): { rows: T[]; page: number; pages: number } {
	const pages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
	const given = Math.min(Math.max(1, page), pages);
	return { rows: rows.slice((given - 1) * PAGE_SIZE, given * PAGE_SIZE), page: given, pages };
}
