import { describe, expect, it } from 'vitest';
import { parseSearch, searchFields, searchPath } from './search-params.ts';

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
			leave: [],
			weekday: [],
			budget: [],
			cabin: [],
			avoid: [],
			ids: [],
			sort: 'default',
			page: 1,
			said: '',
		});
		expect(searchPath(empty)).toBe('/voyage-search');
		expect(searchFields(empty)).toEqual({});
	});

	it('finds UUIDs in either case, since backends write both', () => {
		const uuid = '6fa1c2de-bad0-4ace-8feb-0000002270a5';
		expect(new Set(parse(`ids=${uuid.toUpperCase()},AbC`).ids)).toEqual(new Set([uuid, 'AbC']));
		expect(parse(`cruise=${uuid.toUpperCase()}`).cruise).toEqual([uuid]);
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
