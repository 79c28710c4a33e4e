import { describe, expect, it } from 'vitest';
import { monthRuns, monthWords } from './month-runs.ts';

describe('months in a row', () => {
	it.each([
		[[], []],
		[[5], [[5, 5]]],
		[
			[3, 4, 5, 11],
			[
				[3, 5],
				[11, 11],
			],
		],
		[[1, 2, 3, 11, 12], [[11, 3]]],
		[[12, 1], [[12, 1]]],
		[[4, 3, 3], [[3, 4]]],
		[[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [[1, 12]]],
	])('of %j are %j', (months, runs) => {
		expect(monthRuns(months)).toEqual(runs);
	});

	it('are written in words, over the turn of the year too', () => {
		expect(monthWords([3, 4, 5, 10], 'CN')).toBe('3月至5月、10月');
		expect(monthWords([3, 4, 5, 10], 'EN')).toBe('Mar to May, Oct');
		expect(monthWords([11, 12, 1], 'CN')).toBe('11月至次年1月');
		expect(monthWords([11, 12, 1], 'EN')).toBe('Nov to Jan');
		expect(monthWords([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'CN')).toBe('全年');
	});
});
