import type { FilterKey } from '#shared/catalogue/bff/search.ts';
import type { VoyageState } from '#shared/catalogue/bff/views.ts';
import { type ListSort, PAGE_SIZE } from '#shared/constants.ts';
import { bandOf } from '#shared/rules/price-bands.ts';
import { type CanonicalQuery, FILTER_KEYS } from '#shared/rules/search-params.ts';
import { isWithinLimits } from './search-limits.ts';

/**
 * The fields of a voyage that a search reads. `destinationIds` contains each id once; `price` is CNY per person, or null when
 * none is shown.
 */
export type Searchable = {
	id: string;
	month: string;
	departurePortId: string | null;
	destinationIds: readonly string[];
	cruiseId: string;
	days: number;
	price: number | null;
	/** The lowest price of a balcony cabin that can be booked; null without one. */
	balcony: number | null;
	hoursInPort: number | null;
	state: VoyageState;
	/** True from the day on which its check-in should be done: it sails within five days. */
	late: boolean;
	date: string;
};

/** For each filter, the number of voyages that each value would give. Values that would give none are missing. */
export type OptionCounts = Record<FilterKey, ReadonlyMap<string, number>>;

/** Filters to drop together, each with all its values as a comma list, and the number of voyages found then. */
export type RelaxedSearch = { filters: { key: FilterKey; value: string }[]; count: number };

/** One page of a list, with the number of pages (at least 1). A query beyond the last page gets the last one. */
type PageOf<T> = { rows: T[]; page: number; pages: number; total: number };

type Values = Record<FilterKey, readonly string[]>;

const BEST_RELAXATIONS = 3;

function valuesOf({ month, departurePortId, destinationIds, cruiseId, days, price }: Searchable): Values {
	const band = bandOf(price);
	return {
		date: [month],
		port: departurePortId === null ? [] : [departurePortId],
		destination: destinationIds,
		cruise: [cruiseId],
		days: [String(days)],
		price: band === null ? [] : [band],
	};
}

/** In every order, voyages that can be booked come first and departed ones last. */
const RANK: Record<VoyageState, number> = { 'on-sale': 0, 'not-on-sale': 1, 'sold-out': 2, departed: 3 };

/** True where voyages within five days stand behind the others. Who chose a month looks for a day in it. */
export const lateLast = ({ sort, date }: Pick<CanonicalQuery, 'sort' | 'date'>): boolean =>
	sort === 'default' && date.length === 0;

const compare = <T extends string | number>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);
const byDate = (a: Searchable, b: Searchable): number => compare(a.date, b.date) || compare(a.id, b.id);

/** The seven orders (docs/rules.md, search-sorts). Voyages without a price come last in both directions of price. */
const ORDERS: Record<ListSort, (a: Searchable, b: Searchable) => number> = {
	default: () => 0,
	'price-asc': (a, b) => compare(a.price ?? Infinity, b.price ?? Infinity),
	'price-desc': (a, b) => compare(b.price ?? -Infinity, a.price ?? -Infinity),
	'date-asc': () => 0,
	'date-desc': (a, b) => compare(b.date, a.date),
	'days-asc': (a, b) => a.days - b.days,
	'days-desc': (a, b) => b.days - a.days,
	'hours-desc': (a, b) => compare(b.hoursInPort ?? -1, a.hoursInPort ?? -1),
};

/** Returns every choice of `many` of the items, each in their order. */
function choicesOf<T>(items: readonly T[], many: number): T[][] {
	if (many === 0) return [[]];
	return items.flatMap((item, index) => choicesOf(items.slice(index + 1), many - 1).map((rest) => [item, ...rest]));
}

/** Searches a list of voyages by reading each of them: 3,400 take about a millisecond. */
export function createVoyageSearch<V extends Searchable>(list: readonly V[]) {
	const voyages = list.toSorted(byDate);
	const rows = voyages.map((voyage) => ({ voyage, values: valuesOf(voyage) }));

	const appliedIn = (query: CanonicalQuery): FilterKey[] => FILTER_KEYS.filter((key) => query[key].length > 0);

	/** True when a voyage has any of the filter's values. */
	const passes = (values: Values, query: CanonicalQuery, key: FilterKey): boolean =>
		values[key].some((value) => (query[key] as readonly string[]).includes(value));

	/** True for a voyage that the query's `ids` and limits leave. Days of departure belong to the filter by month. */
	const isLeft = (voyage: Searchable, query: CanonicalQuery, except?: FilterKey): boolean =>
		(query.ids.length === 0 || query.ids.includes(voyage.id)) && isWithinLimits(voyage, query, except === 'date');

	/** Returns the voyages that pass every filter, by date; `except` leaves one filter out. */
	function matching(query: CanonicalQuery, except?: FilterKey): V[] {
		const keys = appliedIn(query).filter((key) => key !== except);
		return rows
			.filter(({ voyage, values }) => isLeft(voyage, query, except) && keys.every((key) => passes(values, query, key)))
			.map(({ voyage }) => voyage);
	}

	return {
		/** Sorted by date, then by id. */
		voyages,
		matching,
		/**
		 * Returns one page of the matching voyages in the query's order. Equal ones are sorted by date and id, so that pages never
		 * overlap.
		 */
		page(query: CanonicalQuery): PageOf<V> {
			const byLate = (a: V, b: V) => (lateLast(query) ? Number(a.late) - Number(b.late) : 0);
			const order = ORDERS[query.sort];
			const found = matching(query).sort((a, b) => RANK[a.state] - RANK[b.state] || byLate(a, b) || order(a, b));
			const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
			const page = Math.min(Math.max(1, query.page), pages);
			return { rows: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page, pages, total: found.length };
		},
		/**
		 * Counts for each value the voyages that would be found if it was chosen alone in its filter: those that pass all other
		 * filters.
		 */
		counts(query: CanonicalQuery): OptionCounts {
			const counts = Object.fromEntries(FILTER_KEYS.map((key) => [key, new Map()])) as Record<FilterKey, Map<string, number>>;
			const applied = appliedIn(query);
			for (const { voyage, values } of rows) {
				if (!isLeft(voyage, query)) continue;
				const failed = applied.filter((key) => !passes(values, query, key));
				if (failed.length > 1) continue;
				for (const key of failed.length === 1 ? failed : FILTER_KEYS) {
					for (const value of values[key]) counts[key].set(value, (counts[key].get(value) ?? 0) + 1);
				}
			}
			return counts;
		},
		/**
		 * Returns the three filters that give most voyages when they are dropped. When no single filter helps, pairs are tried, then
		 * more. A filter is dropped with all its values: they are alternatives, so removing one of several can't give more.
		 */
		relaxed(query: CanonicalQuery): RelaxedSearch[] {
			const applied = appliedIn(query);
			const countWithout = (keys: readonly FilterKey[]) =>
				matching({ ...query, ...Object.fromEntries(keys.map((key) => [key, []])), ...(keys.includes('date') && { leave: [] }) })
					.length;
			for (const [index] of applied.entries()) {
				const offers = choicesOf(applied, index + 1)
					.map((keys) => ({
						filters: keys.map((key) => ({ key, value: query[key].join(',') })),
						count: countWithout(keys),
					}))
					.filter(({ count }) => count > 0);
				if (offers.length > 0) return offers.toSorted((a, b) => b.count - a.count).slice(0, BEST_RELAXATIONS);
			}
			return [];
		},
	};
}

export type VoyageSearch<V extends Searchable> = ReturnType<typeof createVoyageSearch<V>>;
