import { expect, it } from 'vitest';
import { parseSearch } from '#shared/rules/search-params.ts';
import { isWithinLimits } from './search-limits.ts';

const voyage = { date: '2027-02-06', price: 4_000, balcony: 5_000, destinationIds: ['4', '5'] };
const isLeft = (query: string, changed: Partial<typeof voyage> | { balcony: null } | { price: null } = {}, anyDay = false) =>
	isWithinLimits({ ...voyage, ...changed }, parseSearch(new URLSearchParams(query), '2026-11-26'), anyDay);

it.each([
	['', true],
	['leave=2027-02-06_2027-02-06', true],
	['leave=2027-01-01_2027-01-31,2027-02-01_2027-02-06', true],
	['leave=2027-02-07_2027-02-10', false],
	['weekday=0,6', true],
	['weekday=1,2', false],
	['budget=-4000', true],
	['budget=-3999', false],
	['budget=4000-', true],
	['budget=4001-9000', false],
	['cabin=balcony', true],
	['cabin=balcony&budget=-4500', false],
	['cabin=balcony&budget=-5000', true],
	['avoid=6', true],
	['avoid=5', false],
])('a voyage on Saturday, 6 February, at ¥4,000 (balcony ¥5,000) is left by %j: %s', (query, left) => {
	expect(isLeft(query)).toBe(left);
});

it('a voyage without a price is within no budget, and one without a free balcony has none', () => {
	expect(isLeft('budget=-9000', { price: null })).toBe(false);
	expect(isLeft('cabin=balcony', { balcony: null })).toBe(false);
});

it('the days are left out where all days are shown', () => {
	expect(isLeft('leave=2027-03-01_2027-03-02', {}, true)).toBe(true);
});
