import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { id, money } from './wire.ts';
import { byId, commaList, distinct, list, paged, requiredList, rowsOf, wholeList } from './wire-lists.ts';

const Row = z.object({ id });
const fits = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;
const ONE_AND_TWO = [{ id: '1' }, { id: '2' }];
const sent = [{ id: 1 }, { id: 2 }];

describe('a list', () => {
	const forms: readonly (readonly [form: string, value: unknown])[] = [
		['alone', sent],
		...['rows', 'list', 'records', 'content', 'items', 'data', 'results', 'Rows', 'LIST'].map((name): [string, unknown] => [
			`under ${name}`,
			{ [name]: sent },
		]),
		['under any other name, when no other list stands beside it', { voyages: sent, size: 2 }],
		['under a known name beside another list', { navigatepageNums: [1, 2], list: sent }],
		['in a page within an object', { page: { list: sent, totalCount: 2 } }],
		['under another name in a page within an object', { _embedded: { voyages: sent }, totalPages: 1 }],
		['as HAL writes it', { _embedded: { orders: sent }, _links: { self: { href: '/' } }, page: { size: 2, totalElements: 2 } }],
		['by places', { 0: { id: 1 }, 1: { id: 2 } }],
	];
	/** Forms in which the order of the rows may be lost. */
	const byKeys: typeof forms = [
		['as PHP writes a list from which a row was removed', { 0: { id: 1 }, 2: { id: 2 } }],
		['by ids', { 1: { id: 1 }, 2: { id: 2 } }],
		['by ids under a known name', { records: { 1: { id: 1 }, 2: { id: 2 } }, total: 2 }],
		['as PHP’s list under a known name', { list: { 1: { id: 1 }, 5: { id: 2 } }, total: 9 }],
	];
	it.each([...forms, ...byKeys])('may come %s', (_form, value) => {
		for (const schema of [list(Row), requiredList(Row)]) expect(schema.parse(value)).toEqual(ONE_AND_TWO);
		expect(paged(Row).parse(value).rows).toEqual(ONE_AND_TWO);
	});

	it.each(forms)('that is read whole may come %s', (_form, value) => {
		expect(wholeList(Row).parse(value)).toEqual(ONE_AND_TWO);
	});

	it.each(byKeys)('that is read whole isn’t read %s, as the order of its rows may be another one', (_form, value) => {
		expect(fits(wholeList(Row), value)).toBe(false);
	});

	it('of one row may be that row alone, unless it is required or read whole', () => {
		expect(list(Row).parse({ id: 7, cabins: sent })).toEqual([{ id: '7' }]);
		for (const schema of [requiredList(Row), wholeList(Row), paged(Row)]) expect(fits(schema, { id: 7 })).toBe(false);
		expect(fits(list(Row), { title: 'soon' })).toBe(false);
	});

	it('may come by ids that are UUIDs, in whatever letters, with nothing in place of a row', () => {
		const uuid = 'A1B2C3D4-0000-4000-8000-00000000ABCD';
		expect(list(Row).parse({ [uuid]: { id: uuid.toLowerCase() } })).toEqual([{ id: uuid.toLowerCase() }]);
		expect(rowsOf({ a: { id: 'a' }, b: null })).toEqual([{ id: 'a' }, null]);
	});

	it.each([
		['null', null],
		['an absent key', undefined],
		['an empty text', ''],
		['false', false],
		['an empty list', []],
		['an empty object', {}],
		['a page without rows', { list: null, total: 0 }],
		['a page without rows whose total isn’t said', { records: null }],
		['a page that says only its total', { totalCount: 0 }],
		['a page of nothing, in PHP', { list: false, total: '0' }],
		['an empty list under any name, in a page', { orders: [], pageNum: 1 }],
		['an empty list under any name, as HAL writes it', { _embedded: { orders: [] } }],
	])('is empty for %s', (_form, value) => {
		expect(list(Row).parse(value)).toEqual([]);
		expect(paged(Row).parse(value)).toEqual({ rows: [], total: 0 });
	});

	it('that is required needs a list, or a page that says that it has no rows', () => {
		for (const value of [null, undefined, '', false, {}]) expect(fits(requiredList(Row), value)).toBe(false);
		for (const value of [[], { list: null, total: 0 }, { total: 0 }]) expect(requiredList(Row).parse(value)).toEqual([]);
	});

	it('that is read whole is null when it is missing, and empty when it is said to be', () => {
		for (const value of [null, undefined, '', false]) expect(wholeList(Row).parse(value)).toBeNull();
		for (const value of [[], { list: null, total: 0 }]) expect(wholeList(Row).parse(value)).toEqual([]);
	});

	it.each([
		['one thing without an id, with an empty one', { cabins: { id: null } }],
		['an object with two lists', { voyages: sent, ports: sent }],
		['a page that has rows and doesn’t send them', { list: null, total: 5 }],
		['a text', 'soon'],
		['a number', 7],
		['an object of other values', { message: 'soon' }],
		['an empty list under any name, in no page', { warnings: [] }],
		['objects without a known field', { warnings: [{ text: 'soon' }] }],
		['objects by names that aren’t their ids', { first: { id: 1 }, second: { id: 2 } }],
	])('isn’t read from %s', (_form, value) => {
		expect([fits(list(Row), value), fits(paged(Row), value), fits(requiredList(Row), value)]).toEqual([false, false, false]);
	});

	it('has each row once, and no two ids of 64 bits are one', () => {
		expect(list(Row).parse([{ id: 1 }, { id: '1' }, { id: 2 }])).toEqual(ONE_AND_TWO);
		const long = ['1846210577321754601', '1846210577321754602', '1846210577321754603'];
		expect(distinct(long.map((own) => ({ id: own })))).toHaveLength(3);
	});

	it('keeps rows apart whose ids are zero', () => {
		for (const own of [0, '0', '00000000-0000-0000-0000-000000000000', 'null']) {
			expect(distinct([{ id: own }, { id: own }])).toHaveLength(2);
			expect(fits(list(Row), [{ id: own }])).toBe(false);
		}
	});
});

it.each([
	['total', { list: sent, total: 7 }],
	['total as text', { list: sent, total: '7' }],
	['total_count', { list: sent, total_count: 7 }],
	['TotalCount', { list: sent, TotalCount: 7 }],
	['totalElements', { content: sent, totalElements: 7 }],
	['recordsTotal', { data: sent, recordsTotal: 7 }],
	['a page beside the rows', { list: sent, pagination: { current: 1, total: 7 } }],
	['a page around the rows', { page: { list: sent, total: 7 } }],
	['any name of the rows', { orders: sent, total: 7 }],
	['total beside the count of the page’s rows', { count: 2, rows: sent, total: 7 }],
	['total beside a total that is null', { totalCount: null, list: sent, total: 7 }],
	['HAL’s page', { _embedded: { orders: sent }, page: { size: 2, totalElements: 7 } }],
	['a page in a page', { list: sent, page: { pagination: { total: 7 } } }],
])('a page names the number of all rows with %s', (_form, value) => {
	expect(paged(Row).parse(value)).toEqual({ rows: ONE_AND_TWO, total: 7 });
});

it('a page has as many rows as it sends, when it names no number or, as backends that don’t count do, a smaller one', () => {
	for (const value of [sent, { list: sent }, { list: sent, total: null }, { list: sent, total: 0 }, { list: sent, total: -1 }])
		expect(paged(Row).parse(value)).toEqual({ rows: ONE_AND_TWO, total: 2 });
	expect(
		paged(Row)
			.safeParse({ list: sent, total: 'many' })
			.error?.issues.map(({ path }) => path),
	).toEqual([['total']]);
});

describe('a map by ids', () => {
	const prices = byId(z.object({ personAvg: money }));
	it('has the keys as ids', () => {
		expect(prices.parse({ 'A1B2C3D4-0000-4000-8000-00000000ABCD': { personAvg: '4999' }, 7: { personAvg: 5 } })).toEqual({
			'a1b2c3d4-0000-4000-8000-00000000abcd': { personAvg: 4999 },
			7: { personAvg: 5 },
		});
	});

	it('may come as a list whose rows say what they are about', () => {
		const rows = [{ categoryId: '1846210577321754601', personAvg: 1 }, { id: 7, personAvg: 2 }, { personAvg: 3 }, null];
		expect(prices.parse(rows)).toEqual({ '1846210577321754601': { personAvg: 1 }, 7: { personAvg: 2 } });
	});

	it.each([
		['PHP’s, with a gap', { 0: { categoryId: 1, personAvg: 11 }, 2: { categoryId: 3, personAvg: 33 } }, { 1: 11, 3: 33 }],
		['PHP’s, by the ids of its rows', { 0: { id: 1, personAvg: 11 }, 1: { id: 2, personAvg: 22 } }, { 1: 11, 2: 22 }],
		['in a page', { list: [{ categoryId: 1, personAvg: 11 }], total: 1 }, { 1: 11 }],
		['in an empty page', { list: null, total: 0 }, {}],
		['with ids in its rows’ categories', [{ id: 1, category: { id: 30001 }, personAvg: 11 }], { 30001: 11 }],
		['with keys and ids', { 30001: { id: 30001, personAvg: 11 } }, { 30001: 11 }],
		['with the same entry twice', [1, 1].map((categoryId, id) => ({ id, categoryId, personAvg: '11' })), { 1: 11 }],
	])('may come as a list %s', (_form, value, read) => {
		expect(Object.fromEntries(Object.entries(prices.parse(value)).map(([key, { personAvg }]) => [key, personAvg]))).toEqual(read);
	});

	it.each([
		['with different entries of an id', [9000, 4999].map((personAvg, persons) => ({ categoryId: 1, persons, personAvg }))],
		['with an entry of the id that can’t be read', [9000, null].map((personAvg) => ({ categoryId: 1, personAvg }))],
		['with a category that has no id', [{ id: 1, category: { name: '内舱房' }, personAvg: 9000 }]],
		['with a category that is a word', [{ id: 1, category: 'INSIDE', personAvg: 9000 }]],
		['with a category whose id can’t be read', [{ id: 1, categoryId: [1], personAvg: 9000 }]],
		['with keys that aren’t the rows’ ids', { 1: { id: 2, personAvg: 9000 } }],
		['PHP’s, whose rows don’t say what they are about', { 0: { personAvg: 9000 }, 1: { personAvg: 4999 } }],
	])('has no entry where it can’t be known whose it is: a list %s', (_form, value) => {
		expect(Object.keys(prices.safeParse(value).data ?? {})).toEqual([]);
	});

	it('is empty for PHP’s empty list, and isn’t read from a text, a number or rows that say nothing', () => {
		expect([prices.parse([]), prices.parse({})]).toEqual([{}, {}]);
		for (const value of ['soon', 7, null, [[]], [{ personAvg: 3 }]]) expect(fits(prices, value)).toBe(false);
	});

	it('takes no key for a part of the language', () => {
		const read = prices.parse(JSON.parse('{"__proto__":{"personAvg":1},"constructor":{"personAvg":2}}'));
		expect(Object.keys(read)).toEqual(['constructor']);
		expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
	});
});

it('several texts come as a list or with commas, and are read like texts', () => {
	expect(['a, b,,', ['a', ' b ', '', null], null, '', false].map((value) => commaList.parse(value))).toEqual([
		['a', 'b'],
		['a', 'b'],
		[],
		[],
		[],
	]);
	expect(commaList.parse({ 0: '/a.webp', 2: '/b.webp' })).toEqual(['/a.webp', '/b.webp']);
	expect(commaList.parse('["a.jpg","b,c.jpg"]')).toEqual(['a.jpg', 'b,c.jpg']);
	expect([commaList.parse('[]'), commaList.parse('[a, b')]).toEqual([[], ['[a', 'b']]);
	expect(commaList.parse('/a.webp?x=1&amp;y=2,/b.webp')).toEqual(['/a.webp?x=1&y=2', '/b.webp']);
});
