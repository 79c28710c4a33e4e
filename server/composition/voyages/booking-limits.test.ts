import { describe, expect, it } from 'vitest';
import { category } from '#tests/support/sample-voyages.ts';
import { mustFitBooking, mustSleep } from './booking-limits.ts';

const MAX = 5;
const known = [{ ...category({ id: 'f' }), code: 'F6', persons: 6 }, category({ id: 'c' })];
const codeOf = (check: () => void): string => {
	try {
		check();
		return 'fits';
	} catch (error) {
		return (error as { code: string }).code;
	}
};

describe('cabins of a booking', () => {
	it.each([
		['one', [['c', 1]], 'fits', 'fits'],
		['two', [['c', 2]], 'fits', 'upstream-unavailable'],
		[
			'two of two categories',
			[
				['c', 1],
				['f', 1],
			],
			'fits',
			'upstream-unavailable',
		],
		['two that count as six', [['f', 2]], 'invalid-input', 'upstream-unavailable'],
		['more than the limit', [['c', 6]], 'invalid-input', 'invalid-input'],
	] as const)('%s: with the categories, and without the categories', (_name, asked, withThem, without) => {
		const cabins = asked.map(([categoryId, count]) => ({ categoryId, count }));
		expect(codeOf(() => mustFitBooking(cabins, known, MAX))).toBe(withThem);
		expect(codeOf(() => mustFitBooking(cabins, [], MAX))).toBe(without);
	});

	it.each([
		['two', 2, 'fits', 'fits'],
		['four', 4, 'fits', 'upstream-unavailable'],
		['five', 5, 'cabin-too-small', 'cabin-too-small'],
	])('for %s: with the categories, and without the categories', (_name, adult, withThem, without) => {
		const cabins = [{ categoryId: 'f', adult, child: 0 }];
		expect(codeOf(() => mustSleep(cabins, known))).toBe(withThem);
		expect(codeOf(() => mustSleep(cabins, []))).toBe(without);
	});
});
