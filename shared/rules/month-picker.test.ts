import { describe, expect, it } from 'vitest';
import {
	isOffered,
	joinMonths,
	monthAfterKey,
	monthPages,
	offeredMonths,
	parseMonths,
	pickerYears,
	toggleMonth,
} from './month-picker.ts';

const today = '2026-11-21';

describe('the month picker', () => {
	it('offers the current year and the next two', () => {
		expect(pickerYears(today)).toEqual([2026, 2027, 2028]);
	});

	it('shows twelve months at a time, first those from the current one on', () => {
		const pages = monthPages(today);
		expect(pages.map((months) => [months[0], months.at(-1), months.length])).toEqual([
			['2026-11', '2027-10', 12],
			['2027-11', '2028-10', 12],
			['2028-11', '2028-12', 2],
		]);
		expect(pages.flat()).toEqual(offeredMonths(today));
		expect(monthPages('2026-01-31').map(({ length }) => length)).toEqual([12, 12, 12]);
	});

	it('toggles months across years and keeps them sorted', () => {
		const chosen = ['2028-01', '2026-12', '2027-03'].reduce<string[]>(toggleMonth, []);
		expect(joinMonths(chosen)).toBe('2026-12,2027-03,2028-01');
		expect(toggleMonth(chosen, '2027-03')).toEqual(['2026-12', '2028-01']);
	});

	it('toggling twice changes nothing', () => {
		for (const month of offeredMonths(today).slice(2, 14)) {
			expect(toggleMonth(toggleMonth(['2027-05', '2027-07'], month), month)).toEqual(['2027-05', '2027-07']);
		}
	});
});

describe('a month list', () => {
	it('is read sorted and without repeats', () => {
		expect(parseMonths('2027-03,2026-12,2027-03', today)).toEqual(['2026-12', '2027-03']);
	});

	it('drops malformed, past and far months and keeps the rest', () => {
		expect(parseMonths('2026-10,2027-13,2027-00,2029-01,27-01,2027-1,,x,2027-02 ,2027-04', today)).toEqual(['2027-04']);
	});

	it('survives a round trip', () => {
		const list = joinMonths(offeredMonths(today));
		expect(joinMonths(parseMonths(list, today))).toBe(list);
	});
});

describe('keys in the month grid', () => {
	const move = (month: string, key: string) => monthAfterKey(month, key, 4, today);

	it('move by month, row and page', () => {
		expect(move('2027-05', 'ArrowLeft')).toBe('2027-04');
		expect(move('2027-05', 'ArrowRight')).toBe('2027-06');
		expect(move('2027-05', 'ArrowUp')).toBe('2027-01');
		expect(move('2027-05', 'ArrowDown')).toBe('2027-09');
		expect(move('2027-05', 'Home')).toBe('2026-11');
		expect(move('2027-05', 'End')).toBe('2027-10');
		expect(move('2027-05', 'PageDown')).toBe('2028-05');
		expect(move('2027-01', 'ArrowLeft')).toBe('2026-12');
	});

	it('never leave what is on offer', () => {
		for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']) {
			for (const month of ['2026-11', '2027-01', '2028-12']) expect(isOffered(move(month, key) ?? '', today)).toBe(true);
		}
	});

	it('leave other keys alone', () => {
		expect(move('2027-05', 'Tab')).toBeNull();
		expect(move('2027-05', 'constructor')).toBeNull();
	});
});
