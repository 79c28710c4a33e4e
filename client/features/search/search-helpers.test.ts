import { describe, expect, it } from 'vitest';
import type { Facets } from '#shared/catalogue/bff/search.ts';
import { clearFilters } from '#shared/rules/search-changes.ts';
import { type CanonicalQuery, parseSearch } from '#shared/rules/search-params.ts';
import { moveInCalendar, weeksOf } from './calendar-days.ts';
import { readSearch } from './load-search.ts';
import { queryChange } from './query-change.ts';
import { quickChoices } from './quick-choices.ts';

const TODAY = '2026-11-21';
const query = (fields: Record<string, string>): CanonicalQuery => parseSearch(fields, TODAY);

describe('readSearch', () => {
	it('reads repeated names, as a form without JavaScript sends them, like a comma list', () => {
		expect(readSearch('http://x/voyage-search?port=1&port=2,3&date=&other=1')).toEqual({ port: '1,2,3' });
	});
	it('cuts values that are longer than the calls take', () => {
		expect(readSearch(`http://x/?page=${'9'.repeat(50)}`).page).toBe('9999');
	});
});

describe('queryChange', () => {
	const before = query({ port: '1', days: '5' });
	it('names the one value put in or taken out', () => {
		expect(queryChange(before, query({ port: '1,2', days: '5' }))).toEqual({ kind: 'added', key: 'port', value: '2' });
		expect(queryChange(before, query({ days: '5' }))).toEqual({ kind: 'removed', key: 'port', value: '1' });
	});
	it('distinguishes clearing and sorting from other changes', () => {
		expect(queryChange(before, clearFilters(before)).kind).toBe('cleared');
		expect(queryChange(before, { ...before, sort: 'price-asc' }).kind).toBe('sorted');
		expect(queryChange(before, query({ port: '2', days: '5' })).kind).toBe('other');
		expect(queryChange(before, { ...before, page: 2 }).kind).toBe('other');
	});
});

describe('weeksOf', () => {
	it('begins weeks on Monday and leaves places outside the month empty', () => {
		const weeks = weeksOf('2027-03');
		expect(weeks).toHaveLength(5);
		expect(weeks[0]?.[0]).toBe('2027-03-01');
		expect(weeks[4]).toEqual(['2027-03-29', '2027-03-30', '2027-03-31', null, null, null, null]);
	});
});

describe('moveInCalendar', () => {
	const days = ['2027-03-01', '2027-03-03', '2027-03-09', '2027-03-30'];
	const months = ['2027-02', '2027-03'];
	const move = (key: string, day: string) => moveInCalendar(key, day, days, months);
	it('goes between days of departure and stops at the ends', () => {
		expect(move('ArrowRight', '2027-03-01')).toEqual({ day: '2027-03-03' });
		expect(move('ArrowLeft', '2027-03-01')).toBeNull();
		expect(move('ArrowDown', '2027-03-01')).toEqual({ day: '2027-03-09' });
		expect(move('ArrowUp', '2027-03-09')).toEqual({ day: '2027-03-01' });
		expect(move('End', '2027-03-01')).toEqual({ day: '2027-03-30' });
	});
	it('changes the month by page keys and ignores other keys', () => {
		expect(move('PageUp', '2027-03-01')).toEqual({ month: '2027-02' });
		expect(move('PageDown', '2027-03-01')).toBeNull();
		expect(move('Enter', '2027-03-01')).toBeNull();
	});
});

describe('quickChoices', () => {
	const option = (value: string, count: number) => ({ value, label: value, count, selected: false });
	const facets: Facets = {
		date: [option('2026-12', 4), option('2027-01', 0), option('2027-02', 3), option('2027-03', 9)],
		port: [option('101', 8), option('102', 2)],
		destination: [],
		cruise: [],
		days: [option('4', 1), option('5', 2), option('6', 7)],
		price: [],
	};
	it('adds up the voyages of each choice and leaves out values without voyages', () => {
		expect(quickChoices(facets)).toEqual([
			{ id: 'short', key: 'days', values: ['4', '5'], count: 3, name: '' },
			{ id: 'festival', key: 'date', values: ['2027-02'], count: 3, name: '2027' },
			{ id: 'winter', key: 'date', values: ['2026-12', '2027-02'], count: 7, name: '' },
			{ id: 'port', key: 'port', values: ['101'], count: 8, name: '101' },
		]);
	});
	it('offers no choice without voyages', () => {
		expect(quickChoices({ ...facets, date: [], days: [option('4', 0)], port: [option('101', 8)] })).toEqual([]);
	});
});
