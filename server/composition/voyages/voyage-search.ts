import { createSlices } from '#server/slices.ts';
import type { FilterKey } from '#shared/catalogue/bff/search.ts';
import type { VoyageState } from '#shared/catalogue/bff/views.ts';
import { PAGE_SIZE, type Sort } from '#shared/constants.ts';
import { bandOf } from '#shared/rules/price-bands.ts';
import { type CanonicalQuery, FILTER_KEYS } from '#shared/rules/search-params.ts';
import { NumberSet } from './number-set.ts';

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

/** Filters to drop together, each with all its values as a comma list, and how many voyages that would give. */
export type RelaxedSearch = { filters: { key: FilterKey; value: string }[]; count: number };

/** One page of a list, the number of pages (at least 1), and the page given: the last where the one asked for is beyond it. */
type PageOf<T> = { rows: T[]; page: number; pages: number; total: number };

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

/** What can be booked comes first and what has left comes last, in every order. */
const RANK: Record<VoyageState, number> = { 'on-sale': 0, 'not-on-sale': 1, 'sold-out': 2, departed: 3 };

/** What each order goes by, lowest first, `day` being the rank of a voyage's day; voyages without a price come last in either direction. */
const ORDERS: Record<Sort, (voyage: Searchable, day: number) => number> = {
	default: (_, day) => day,
	'price-asc': ({ price }) => price ?? Infinity,
	'price-desc': ({ price }) => (price === null ? Infinity : -price),
	'date-asc': (_, day) => day,
	'date-desc': (_, day) => -day,
	'days-asc': ({ days }) => days,
	'days-desc': ({ days }) => -days,
};

/** For each place the rank of its number among all of them. */
function ranksOf(numbers: readonly number[]): Uint32Array {
	const ranks = new Map<number, number>();
	for (const number of Float64Array.from(new Set(numbers)).sort()) ranks.set(number, ranks.size);
	return Uint32Array.from(numbers, (number) => ranks.get(number) ?? 0);
}

/** Puts places in the order of their ranks; those of one rank stay as they stand. Plain numbers are sorted far faster than by a function that compares. */
function byRank(places: Uint32Array, ranks: Uint32Array): Uint32Array {
	const coded = Float64Array.from(places, (place, at) => (ranks[place] ?? 0) * places.length + at).sort();
	return Uint32Array.from(coded, (code) => places[code % places.length] ?? 0);
}

const byId = ({ id: one }: Searchable, { id: other }: Searchable): number => (one < other ? -1 : one > other ? 1 : 0);

/** By date, then by id, and the rank of each voyage's day. The sets of a month's voyages are small then: they stand together. */
async function sortedByDate<V extends Searchable>(voyages: readonly V[]): Promise<{ voyages: V[]; days: Uint32Array }> {
	const breathe = createSlices();
	const byDay = Map.groupBy(voyages, ({ date }) => date);
	const sorted: V[] = [];
	const days = new Uint32Array(voyages.length);
	for (const [rank, day] of [...byDay.keys()].toSorted().entries()) {
		const leaving = byDay.get(day) ?? [];
		days.fill(rank, sorted.length, sorted.length + leaving.length);
		sorted.push(...leaving.toSorted(byId));
		const pause = breathe();
		if (pause) await pause;
	}
	return { voyages: sorted, days };
}

/** Whether every voyage matches, with one filter left out. */
export const matchesAll = (query: CanonicalQuery, except: FilterKey): boolean =>
	query.ids.length === 0 && FILTER_KEYS.every((key) => key === except || query[key].length === 0);

type Sets = ReadonlyMap<string, NumberSet>;

const forEachFilter = <T>(make: (key: FilterKey) => T): Record<FilterKey, T> => ({
	date: make('date'),
	port: make('port'),
	destination: make('destination'),
	cruise: make('cruise'),
	days: make('days'),
	price: make('price'),
});

/** Every choice of so many of the items, each in their order. */
function choicesOf<T>(items: readonly T[], many: number): T[][] {
	if (many === 0) return [[]];
	return items.flatMap((item, index) => choicesOf(items.slice(index + 1), many - 1).map((rest) => [item, ...rest]));
}

/** For each value of each filter the places of its voyages. Lets others go first now and then. */
async function setsOf(voyages: readonly Searchable[]): Promise<Record<FilterKey, Sets>> {
	const sets = forEachFilter(() => new Map<string, NumberSet>());
	const breathe = createSlices();
	for (const [place, voyage] of voyages.entries()) {
		for (const key of FILTER_KEYS) {
			for (const value of VALUES[key](voyage)) {
				const set = sets[key].get(value) ?? new NumberSet(voyages.length);
				sets[key].set(value, set);
				set.add(place);
			}
		}
		const pause = breathe();
		if (pause) await pause;
	}
	return sets;
}

/**
 * Searches a list of voyages that stays the same. For each value of each filter it knows the set of its voyages, so that a search costs a few
 * steps for every thirty-two of them; an order is made when it is first asked for.
 */
export async function createVoyageSearch<V extends Searchable>(list: readonly V[]) {
	const { voyages, days } = await sortedByDate(list);
	const breathe = createSlices();
	const sets = await setsOf(voyages);
	const sizes = forEachFilter(
		(key): ReadonlyMap<string, number> => new Map([...sets[key]].map(([value, set]) => [value, set.size()])),
	);
	const places = new Map(voyages.map(({ id }, place) => [id, place]));
	const orders = new Map<Sort, Uint32Array>();

	/** In one of the seven orders (docs/rules.md, search-sorts); ties by date, then by id, so that pages never overlap. */
	function orderOf(sort: Sort): Uint32Array {
		const known = orders.get(sort);
		if (known) return known;
		const states = Uint32Array.from(voyages, ({ state }) => RANK[state]);
		const ranks = ranksOf(voyages.map((voyage, place) => ORDERS[sort](voyage, days[place] ?? 0)));
		const order = byRank(byRank(Uint32Array.from(voyages.keys()), ranks), states);
		orders.set(sort, order);
		return order;
	}

	/** The voyages that pass every filter but one: within one filter any of its values will do. */
	function passing(query: CanonicalQuery, except?: FilterKey): NumberSet {
		const found = new NumberSet(voyages.length);
		if (query.ids.length === 0) found.fill();
		for (const id of query.ids) {
			const place = places.get(id);
			if (place !== undefined) found.add(place);
		}
		for (const key of FILTER_KEYS) {
			if (key === except || query[key].length === 0) continue;
			const chosen = new NumberSet(voyages.length);
			for (const value of query[key]) chosen.include(sets[key].get(value));
			found.keep(chosen);
		}
		return found;
	}

	await breathe();
	// Nearly every list is in this order: the first visitor doesn't wait for it.
	orderOf('default');

	return {
		/** By date, then by id. */
		voyages,
		/** The places in `voyages` of those that match; `except` leaves one filter out. */
		matching: passing,
		count: (query: CanonicalQuery): number => passing(query).size(),
		/** One page of those that match, in the query's order. */
		page(query: CanonicalQuery): PageOf<V> {
			const found = passing(query);
			const total = found.size();
			const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
			const page = Math.min(Math.max(1, query.page), pages);
			const rows: V[] = [];
			let before = (page - 1) * PAGE_SIZE;
			const order = orderOf(query.sort);
			for (let at = 0; at < order.length && rows.length < PAGE_SIZE; at++) {
				const place = order[at] ?? 0;
				if (!found.has(place)) continue;
				const voyage = voyages[place];
				if (before > 0) before -= 1;
				else if (voyage) rows.push(voyage);
			}
			return { rows, page, pages, total };
		},
		/** How many voyages each value would give if it was chosen alone in its filter. */
		counts(query: CanonicalQuery): OptionCounts {
			const found = passing(query);
			const countsOf = (key: FilterKey): ReadonlyMap<string, number> => {
				if (matchesAll(query, key)) return sizes[key];
				const others = query[key].length === 0 ? found : passing(query, key);
				const counted = [...sets[key]].map(([value, set]): [string, number] => [value, set.sizeWithin(others)]);
				return new Map(counted.filter(([, count]) => count > 0));
			};
			return forEachFilter(countsOf);
		},
		/**
		 * The three filters whose dropping gives most voyages; where no single one helps, the pairs, and so on: as few as will do. A filter is
		 * dropped whole: its values are alternatives, so that taking out one of several can't give more.
		 */
		relaxed(query: CanonicalQuery): RelaxedSearch[] {
			const applied = FILTER_KEYS.filter((key) => query[key].length > 0);
			const countWithout = (keys: readonly FilterKey[]) =>
				passing({ ...query, ...Object.fromEntries(keys.map((key) => [key, []])) }).size();
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

export type VoyageSearch<V extends Searchable> = Awaited<ReturnType<typeof createVoyageSearch<V>>>;
