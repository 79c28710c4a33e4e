import { describe, expect, it } from 'vitest';
import { SORTS } from '#shared/constants.ts';
import { bandOf } from '#shared/rules/price-bands.ts';
import { removeValue } from '#shared/rules/search-changes.ts';
import { type CanonicalQuery, FILTER_KEYS, parseSearch } from '#shared/rules/search-params.ts';
import { createVoyageSearch, type Searchable } from './voyage-search.ts';

const search = (text: string) => parseSearch(new URLSearchParams(text), '2026-11-21');

const STATES = ['on-sale', 'on-sale', 'on-sale', 'sold-out', 'not-on-sale', 'departed'] as const;
/** Sixty different voyages, the same in every run. */
const voyages: Searchable[] = Array.from({ length: 60 }, (_, index) => {
	const month = `2027-${String(1 + (index % 5)).padStart(2, '0')}`;
	return {
		id: String((index * 37) % 101),
		month,
		date: `${month}-${String(1 + ((index * 7) % 28)).padStart(2, '0')}`,
		departurePortId: index % 11 === 0 ? null : String(1 + (index % 3)),
		destinationIds: [...new Set([String(4 + (index % 4)), String(4 + (index % 6))])],
		cruiseId: String(1 + (index % 2)),
		days: 4 + (index % 4),
		price: index % 7 === 0 ? null : 2000 + ((index * 613) % 8000),
		balcony: index % 3 === 0 ? null : 3000 + ((index * 613) % 8000),
		hoursInPort: index % 5 === 0 ? null : 8 + (index % 13),
		state: STATES[index % STATES.length] ?? 'on-sale',
		late: index % 4 === 0,
	};
});
const queries = [
	'',
	'port=1',
	'port=1,2&days=5',
	'destination=4,7&price=0-3000,8000-',
	'date=2027-02&cruise=1&port=3',
	'cruise=9',
	'days=4&days=5&ids=0,37,74',
].map(search);

const searched = createVoyageSearch(voyages);
const filterVoyages = (query: CanonicalQuery): Searchable[] => searched.matching(query);
/** Returns the rows of all pages of a query. */
const sorted = (sort: (typeof SORTS)[number], list = voyages): Searchable[] => {
	const { page } = createVoyageSearch(list);
	const { pages } = page(search(''));
	return Array.from({ length: pages }, (_, at) => page({ ...search(''), sort, page: at + 1 }).rows).flat();
};

/** Applies the filters in the simplest way. */
const passes = (voyage: Searchable, query: CanonicalQuery): boolean => {
	const values = {
		date: [voyage.month],
		port: [voyage.departurePortId],
		destination: voyage.destinationIds,
		cruise: [voyage.cruiseId],
		days: [String(voyage.days)],
		price: [bandOf(voyage.price)],
	};
	const isNamed = query.ids.length === 0 || query.ids.includes(voyage.id);
	const isIn = (key: keyof typeof values) =>
		query[key].length === 0 || values[key].some((value) => value !== null && query[key].some((chosen) => chosen === value));
	return isNamed && FILTER_KEYS.every(isIn);
};

describe('filters', () => {
	it('find the same voyages as the simplest way to apply them', () => {
		for (const query of queries) {
			const expected = searched.voyages.filter((voyage) => passes(voyage, query));
			expect(filterVoyages(query)).toEqual(expected);
			expect(searched.page(query).total).toBe(expected.length);
		}
	});

	it('narrow together, and widen within one filter', () => {
		const all = filterVoyages(search('port=1,2&days=5'));
		expect(all.length).toBeGreaterThan(0);
		expect(all.every(({ departurePortId, days }) => (departurePortId === '1' || departurePortId === '2') && days === 5)).toBe(
			true,
		);
		expect(filterVoyages(search('port=1')).length).toBeLessThan(filterVoyages(search('port=1,2')).length);
	});

	it('find every voyage when none is set', () => {
		expect(filterVoyages(search(''))).toHaveLength(60);
	});

	it('by price leave out voyages without a price, and bands don’t overlap', () => {
		const all = filterVoyages(search('price=0-3000,3000-5000,5000-8000,8000-'));
		expect(all).toHaveLength(voyages.filter(({ price }) => price !== null).length);
	});

	it('limit to named voyages', () => {
		expect(
			filterVoyages(search('ids=37,74'))
				.map(({ id }) => id)
				.toSorted(),
		).toEqual(['37', '74']);
	});
});

describe('counts', () => {
	it('are the numbers that choosing a value alone in its filter would find, for every value and query', () => {
		for (const query of queries) {
			const counts = searched.counts(query);
			for (const key of FILTER_KEYS) {
				for (const [value, count] of counts[key]) {
					const chosen = { ...query, [key]: [value] };
					expect(filterVoyages(chosen)).toHaveLength(count);
				}
			}
		}
	});

	it('leave out no value that would find something', () => {
		for (const query of queries) {
			const counts = searched.counts(query);
			for (let port = 1; port <= 4; port++) {
				const found = filterVoyages({ ...query, port: [String(port)] }).length;
				expect(counts.port.get(String(port)) ?? 0).toBe(found);
			}
		}
	});
});

describe('sorting', () => {
	it.each(SORTS)('%s puts what can be booked first, what has left last, and loses nothing', (sort) => {
		const rows = sorted(sort);
		const order = ['on-sale', 'not-on-sale', 'sold-out', 'departed'];
		const ranks = rows.map(({ state }) => order.indexOf(state));
		expect(ranks).toEqual(ranks.toSorted());
		expect(new Set(rows).size).toBe(60);
		expect(sorted(sort, voyages.toReversed())).toEqual(rows);
	});

	it('follows price, date and days both ways', () => {
		const bookable = (sort: (typeof SORTS)[number]) => sorted(sort).filter(({ state }) => state === 'on-sale');
		const prices = bookable('price-asc').flatMap(({ price }) => (price === null ? [] : [price]));
		expect(prices).toEqual(prices.toSorted((a, b) => a - b));
		expect(bookable('price-asc').at(-1)?.price).toBeNull();
		expect(bookable('price-desc').at(-1)?.price).toBeNull();
		expect(bookable('price-desc')[0]?.price).toBe(Math.max(...prices));
		expect(bookable('date-desc').map(({ date }) => date)).toEqual(
			bookable('date-asc')
				.map(({ date }) => date)
				.toReversed(),
		);
		expect(bookable('days-desc')[0]?.days).toBe(7);
		expect(bookable('days-asc')[0]?.days).toBe(4);
	});

	it('by default puts what sails within five days behind the rest that can be booked', () => {
		const bookable = sorted('date-asc').filter(({ state }) => state === 'on-sale');
		const expected = [...bookable.filter(({ late }) => !late), ...bookable.filter(({ late }) => late)];
		expect(expected).not.toEqual(bookable);
		expect(sorted('default').slice(0, expected.length)).toEqual(expected);
		const inMonth = createVoyageSearch(voyages)
			.page(search('date=2027-02'))
			.rows.filter(({ state }) => state === 'on-sale');
		expect(inMonth.some(({ late }) => late)).toBe(true);
		expect(inMonth.map(({ date }) => date)).toEqual(inMonth.map(({ date }) => date).toSorted());
	});
});

describe('when nothing is found', () => {
	it('names at most three filters that find most voyages when dropped, each with its true count', () => {
		const query = search('cruise=9&port=1&days=5');
		expect(filterVoyages(query)).toEqual([]);
		const relaxed = searched.relaxed(query);
		expect(relaxed.map(({ filters }) => filters.map(({ key }) => key))).toEqual([['cruise']]);
		for (const { filters, count } of relaxed) {
			const without = filters.reduce((rest, { key, value }) => removeValue(rest, key, value), query);
			expect(filterVoyages(without)).toHaveLength(count);
		}
	});

	it('drops all values of a filter together, and offers no empty result', () => {
		expect(searched.relaxed(search('cruise=8,9'))).toEqual([{ filters: [{ key: 'cruise', value: '8,9' }], count: 60 }]);
		expect(searched.relaxed(search(''))).toEqual([]);
		expect(
			searched.relaxed(search('cruise=1,2&port=1,2,3&days=4,5&date=2027-01,2027-02,2027-03&ids=0,37')).length,
		).toBeLessThanOrEqual(3);
	});

	it('names two filters together when no single one is enough, and no more than needed', () => {
		const query = search('cruise=9&port=9&days=5');
		const relaxed = searched.relaxed(query);
		expect(relaxed.map(({ filters }) => filters.map(({ key }) => key))).toEqual([['port', 'cruise']]);
		expect(relaxed[0]?.count).toBe(filterVoyages(search('days=5')).length);
		expect(searched.relaxed(search('cruise=9&port=9&days=99'))[0]?.count).toBe(60);
	});
});

describe('pages', () => {
	it('together give every row once', () => {
		const { pages: count } = searched.page(search('port=1,2'));
		const pages = Array.from({ length: count }, (_, at) => searched.page({ ...search('port=1,2'), page: at + 1 }));
		const rows = pages.flatMap((page) => page.rows);
		expect(new Set(rows)).toEqual(new Set(filterVoyages(search('port=1,2'))));
		expect(rows).toHaveLength(pages[0]?.total ?? 0);
	});

	it('beyond the last are the last, and an empty list has one', () => {
		expect(searched.page({ ...search(''), page: 99 })).toMatchObject({ page: 5, pages: 5, total: 60 });
		expect(searched.page({ ...search('cruise=9'), page: 3 })).toEqual({ rows: [], page: 1, pages: 1, total: 0 });
	});
});
