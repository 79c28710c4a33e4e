import { describe, expect, it } from 'vitest';
import {
	clearColumn,
	clearFilters,
	countApplied,
	countInColumn,
	parseSearch,
	removeValue,
	searchFields,
	searchPath,
	toggleValue,
} from './search-params.ts';

const today = '2026-11-21';
const parse = (text: string) => parseSearch(new URLSearchParams(text), today);
const empty = parse('');

describe('a search', () => {
	it('without parameters has no filter, the default sort and the first page', () => {
		expect(empty).toEqual({
			date: [],
			port: [],
			destination: [],
			cruise: [],
			days: [],
			price: [],
			ids: [],
			sort: 'default',
			page: 1,
		});
		expect(searchPath(empty)).toBe('/voyage-search');
		expect(searchFields(empty)).toEqual({});
	});

	it('is canonical: sorted, each value once', () => {
		const query = parse('port=10,9,9&date=2027-03,2026-12&days=10,4&price=8000-,0-3000&cruise=b,a&sort=price-asc&page=2&ids=3');
		expect(query).toMatchObject({ port: ['9', '10'], date: ['2026-12', '2027-03'], days: ['4', '10'], cruise: ['a', 'b'] });
		expect(query).toMatchObject({ price: ['0-3000', '8000-'], ids: ['3'], sort: 'price-asc', page: 2 });
		expect(searchPath(query)).toBe(
			'/voyage-search?date=2026-12,2027-03&port=9,10&cruise=a,b&days=4,10&price=0-3000,8000-&ids=3&sort=price-asc&page=2',
		);
	});

	it('reads a form’s repeated names and a call’s fields alike', () => {
		expect(parse('port=1&port=2&port=1')).toEqual(parseSearch({ port: '2,1', sort: undefined }, today));
	});

	it('ignores malformed values and keeps the rest', () => {
		const query = parse(
			'date=2026-10,2027-3,2027-03,x&port=1,,<b>,a b,2&days=0,04,4,-1,4.5,1000&price=0-3000,1-2,3000&sort=cheap&page=-1',
		);
		expect(query).toEqual({ ...empty, date: ['2027-03'], port: ['1', '2'], days: ['4'], price: ['0-3000'] });
		for (const page of ['0', '1.5', 'x', '99999', '1e3', '']) expect(parse(`page=${page}`).page).toBe(1);
		expect(parse('sort=__proto__&constructor=1')).toEqual(empty);
	});

	it('never exceeds the limits of the calls', () => {
		const many = Array.from({ length: 500 }, (_, index) => index).join(',');
		const fields = searchFields(parse(`port=${many}&days=${many}&cruise=${many}&ids=${many}`));
		expect(fields.port?.length).toBeLessThanOrEqual(512);
		expect(fields.days?.length).toBeLessThanOrEqual(64);
		expect(fields.cruise?.length).toBeLessThanOrEqual(128);
	});

	it('survives its address and its fields', () => {
		const query = parse('port=9,10&date=2027-03&price=8000-&sort=days-desc&page=3');
		expect(parse(searchPath(query).split('?')[1] ?? '')).toEqual(query);
		expect(parseSearch(searchFields(query), today)).toEqual(query);
	});
});

describe('changing a search', () => {
	it('puts a value in and takes it out again, back on the first page', () => {
		const query = parse('port=9&page=4');
		const added = toggleValue(query, 'port', '10');
		expect(added).toMatchObject({ port: ['9', '10'], page: 1 });
		expect(toggleValue(added, 'port', '10')).toEqual({ ...query, page: 1 });
		expect(query.port).toEqual(['9']);
	});

	it('removes one value or a comma list of them', () => {
		expect(removeValue(parse('port=1,2,3'), 'port', '2').port).toEqual(['1', '3']);
		expect(removeValue(parse('port=1,2,3'), 'port', '1,3').port).toEqual(['2']);
		expect(removeValue(parse('port=1'), 'port', 'x').port).toEqual(['1']);
	});

	it('clears the filters only', () => {
		const query = parse('port=1&date=2027-03&ids=7&sort=date-desc&page=2');
		expect(clearFilters(query)).toEqual({ ...empty, ids: ['7'], sort: 'date-desc' });
		expect(countApplied(query)).toBe(2);
		expect(countApplied(clearFilters(query))).toBe(0);
	});

	it('keeps its months when the filters beside the list are cleared', () => {
		const query = parseSearch({ date: '2027-03', port: '1', days: '5,6' }, '2027-01-01');
		expect(clearColumn(query)).toEqual(parseSearch({ date: '2027-03' }, '2027-01-01'));
		expect([countInColumn(query), countInColumn(clearColumn(query))]).toEqual([3, 0]);
	});
});
