import { describe, expect, it } from 'vitest';
import { clearColumn, clearFilters, countApplied, countInColumn, removeValue, setValue, toggleValue } from './search-changes.ts';
import { parseSearch } from './search-params.ts';

const today = '2026-11-21';
const parse = (text: string) => parseSearch(new URLSearchParams(text), today);
const empty = parse('');

describe('changing a search', () => {
	it('puts a value in and takes it out again, back on the first page', () => {
		const query = parse('port=9&page=4');
		const added = toggleValue(query, 'port', '10');
		expect(added).toMatchObject({ port: ['9', '10'], page: 1 });
		expect(toggleValue(added, 'port', '10')).toEqual({ ...query, page: 1 });
		expect(query.port).toEqual(['9']);
	});

	it('stays as it is where a value is set to what it is already', () => {
		const query = parse('port=9&page=4');
		expect(setValue(query, 'port', '9', true)).toBe(query);
		expect(setValue(query, 'port', '10', false)).toBe(query);
		expect(setValue(query, 'port', '10', true).port).toEqual(['9', '10']);
		expect(setValue(query, 'port', '9', false).port).toEqual([]);
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
