import { describe, expect, it } from 'vitest';
import { type CheckInPhase, canCheckIn, checkInPhase, checkInWindow, leavesFrom } from './check-in-window.ts';

const TERMS = { opensDays: 30, closesHours: 24 };
const at = (moment: string): number => Date.parse(`${moment}+08:00`);
const told = { date: '2027-03-05', leavesAt: at('2027-03-05T16:00') };
const untold = { date: '2027-03-05', leavesAt: null };

describe('check-in', () => {
	it.each<[string, typeof told | typeof untold, typeof TERMS, string[]]>([
		['a usual sailing', told, TERMS, ['2027-02-03T00:00', '2027-03-01T00:00', '2027-03-04T16:00', '2027-03-05T16:00']],
		['one with an unknown hour', untold, TERMS, ['2027-02-03T00:00', '2027-03-01T00:00', '2027-03-04T00:00', '2027-03-05T00:00']],
		[
			'one after the end of February in a leap year',
			{ date: '2028-03-01', leavesAt: at('2028-03-01T08:00') },
			TERMS,
			['2028-01-31T00:00', '2028-02-26T00:00', '2028-02-29T08:00', '2028-03-01T08:00'],
		],
		[
			'one after the turn of the year',
			{ date: '2027-01-02', leavesAt: at('2027-01-02T23:30') },
			TERMS,
			['2026-12-03T00:00', '2026-12-29T00:00', '2027-01-01T23:30', '2027-01-02T23:30'],
		],
		[
			'other settings',
			told,
			{ opensDays: 60, closesHours: 0 },
			['2027-01-04T00:00', '2027-03-01T00:00', '2027-03-05T16:00', '2027-03-05T16:00'],
		],
		[
			'settings that close it sooner than it should be done',
			told,
			{ opensDays: 30, closesHours: 240 },
			['2027-02-03T00:00', '2027-03-01T00:00', '2027-03-01T00:00', '2027-03-05T16:00'],
		],
	])('%s opens, is due, closes and leaves at its own moments', (_, sailing, terms, [opens, due, closes, leaves]) => {
		expect(checkInWindow(sailing, terms)).toEqual({
			...{ opens: at(opens ?? ''), due: at(due ?? ''), closes: at(closes ?? ''), leaves: at(leaves ?? '') },
		});
	});

	it.each<[string, CheckInPhase, boolean]>([
		['2027-02-02T23:59:59.999', 'early', false],
		['2027-02-03T00:00', 'open', true],
		['2027-02-28T23:59:59.999', 'open', true],
		['2027-03-01T00:00', 'late', true],
		['2027-03-04T15:59:59.999', 'late', true],
		['2027-03-04T16:00', 'closed', false],
		['2027-03-05T15:59:59.999', 'closed', false],
		['2027-03-05T16:00', 'departed', false],
	])('at %s is %s, and open to passengers: %s', (moment, phase, open) => {
		const found = checkInPhase(checkInWindow(told, TERMS), at(moment));
		expect([found, canCheckIn(found)]).toEqual([phase, open]);
	});

	it('of a sailing with an unknown hour ends with the day before', () => {
		const window = checkInWindow(untold, TERMS);
		expect(checkInPhase(window, at('2027-03-04T23:59:59.999'))).toBe('closed');
		expect(checkInPhase(window, at('2027-03-05T00:00'))).toBe('departed');
		expect(leavesFrom(untold)).toBe(at('2027-03-05T00:00'));
	});
});
