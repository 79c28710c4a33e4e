import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
	addDays,
	addMonths,
	daysBetween,
	formatDate,
	formatDayOfWeek,
	formatFrom,
	formatMoment,
	isDay,
	lastDayBefore,
	localDay,
	monthOf,
	returnDate,
	todayInShanghai,
	weekday,
} from './dates.ts';
import { formatMoney } from './money.ts';

describe('calendar days', () => {
	it('exist or not', () => {
		expect(isDay('2028-02-29')).toBe(true);
		for (const wrong of ['2027-02-29', '2027-13-01', '2027-00-10', '2027-04-31', '2027-4-1', '', '2027-04-01T00:00']) {
			expect(isDay(wrong)).toBe(false);
		}
	});

	it('are written with their day of the week, first in English and last in Chinese', () => {
		expect(formatDayOfWeek('2026-11-25', 'EN')).toBe('Wed, 25\u00a0Nov 2026');
		expect(formatDayOfWeek('2026-11-25', 'CN')).toBe('2026年11月25日 周三');
	});

	it('are counted across months, years and leap days', () => {
		expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
		expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
		expect(daysBetween('2027-12-30', '2028-03-01')).toBe(62);
	});

	it('of a voyage begin with the one it leaves on', () => {
		expect(returnDate('2027-02-26', 5)).toBe('2027-03-02');
		expect(returnDate('2027-02-26', 1)).toBe('2027-02-26');
		expect(returnDate('2027-02-26', 0)).toBe('2027-02-26');
	});

	it('come back when the same number of days is added and taken away', () => {
		for (let count = -800; count <= 800; count += 37) {
			const day = addDays('2027-03-28', count);
			expect(addDays(day, -count)).toBe('2027-03-28');
			expect(daysBetween('2027-03-28', day)).toBe(count);
			expect(isDay(day)).toBe(true);
		}
	});

	it('stay within the month when months are added', () => {
		expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
		expect(addMonths('2027-08-31', 6)).toBe('2028-02-29');
		expect(addMonths('2027-01-31', -2)).toBe('2026-11-30');
		expect(addMonths('2027-05-15', 12)).toBe('2028-05-15');
		expect(addMonths('2027-12-05', 1)).toBe('2028-01-05');
	});

	it('have a weekday and a month', () => {
		expect(weekday('2026-11-21')).toBe(6);
		expect(weekday('2027-01-03')).toBe(0);
		expect(monthOf('2027-01-03')).toBe('2027-01');
	});
});

describe('today', () => {
	it('changes at midnight in China, whatever the zone of the machine', () => {
		expect(todayInShanghai(new Date('2026-12-31T15:59:59Z'))).toBe('2026-12-31');
		expect(todayInShanghai(new Date('2026-12-31T16:00:00Z'))).toBe('2027-01-01');
	});

	it('of an offer is the last day before midnight in China, at which it ends', () => {
		expect(lastDayBefore(Date.parse('2026-11-30T00:00:00+08:00'))).toBe('2026-11-29');
		expect(lastDayBefore(Date.parse('2026-11-29T12:00:00+08:00'))).toBe('2026-11-29');
	});

	it('is the visitor’s own calendar day for what is remembered locally', () => {
		expect(localDay(new Date(2027, 0, 5, 23, 59))).toBe('2027-01-05');
	});
});

describe('dates in words', () => {
	it('follow the language', () => {
		expect(formatDate('2027-03-05', 'day', 'EN')).toBe('5\u00a0March 2027');
		expect(formatDate('2027-03-05', 'day', 'CN')).toBe('2027年3月5日');
		// No line breaks between a day and its month.
		expect(formatDate('2027-03-05', 'shortDay', 'EN')).toBe('5\u00a0Mar');
		expect(formatDate('2027-03', 'month', 'EN')).toBe('March 2027');
		expect(formatDate('2027-03', 'month', 'CN')).toBe('2027年3月');
		expect(formatDate('2027-03-05', 'dayInFull', 'CN')).toBe('2027年3月5日星期五');
		expect(formatDate('2027-03-05', 'dayInFull', 'EN')).toBe('Friday, 5\u00a0March 2027');
		expect(formatDate('2027-03-05', 'shortDayOfWeek', 'CN')).toBe('3月5日周五');
		expect(formatDate('2027-03-05', 'shortDayOfWeek', 'EN')).toBe('Fri 5\u00a0Mar');
		expect(formatDate('2027-03-05', 'shortWeekday', 'EN')).toBe('Fri');
	});

	it('are the same in every browser: none of its own forms is asked', () => {
		vi.stubGlobal('Intl', undefined);
		onTestFinished(() => void vi.unstubAllGlobals());
		expect(formatDate('2026-11-25', 'shortDayOfWeek', 'EN')).toBe('Wed 25\u00a0Nov');
		expect(formatDate('2026-09-06', 'dayOfWeek', 'EN')).toBe('Sun, 6\u00a0Sep 2026');
		expect(formatDate('2026-05-31', 'day', 'EN')).toBe('31\u00a0May 2026');
		expect(formatDate('2026-09-06', 'dayOfWeek', 'CN')).toBe('2026年9月6日 周日');
		expect(formatMoment(Date.parse('2027-03-05T16:05:59Z'), 'EN')).toBe('6\u00a0March 2027, 00:05');
		expect([formatMoney(-1_234_567.5, 'CN'), formatMoney(0.1 + 0.2, 'CN'), formatMoney(-0.001, 'CN')]).toEqual([
			'\u2212¥1,234,567.50',
			'¥0.30',
			'¥0',
		]);
	});

	it('have the time in China, whatever zone the machine is in', () => {
		const evening = Date.parse('2027-03-05T16:05:59Z');
		expect(formatMoment(evening, 'EN')).toBe('6\u00a0March 2027, 00:05');
		expect(formatMoment(evening, 'CN')).toBe('2027年3月6日 00:05');
	});

	it('have no hour where it isn’t known', () => {
		const day = Date.parse('2027-03-05T16:00Z');
		expect(formatFrom(day, 'EN')).toBe('6\u00a0March 2027');
		expect(formatFrom(day, 'CN')).toBe('2027年3月6日');
		expect(formatFrom(day + 60_000, 'EN')).toBe('6\u00a0March 2027, 00:01');
	});

	it('leave a text alone that is no date', () => {
		expect(formatDate('soon', 'day', 'EN')).toBe('soon');
	});
});
