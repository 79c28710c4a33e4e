import { expect, it } from 'vitest';
import { NumberSet } from './number-set.ts';

const LIMITS = [0, 1, 31, 32, 33, 64, 100];
const of = (limit: number, numbers: readonly number[]): NumberSet => {
	const set = new NumberSet(limit);
	for (const number of numbers) set.add(number);
	return set;
};
const list = (set: NumberSet): number[] => below(200).filter((number) => set.has(number));
const below = (limit: number, step = 1): number[] => Array.from({ length: Math.ceil(limit / step) }, (_, index) => index * step);

it.each(LIMITS)('a set below %i holds what was added, in order, and all when it is full', (limit) => {
	expect(list(of(limit, below(limit, 3).toReversed()))).toEqual(below(limit, 3));
	const full = new NumberSet(limit).fill();
	expect([list(full), full.size()]).toEqual([below(limit), limit]);
});

it.each(LIMITS)('a set below %i is walked from number to number', (limit) => {
	const numbers = below(limit, 3).filter((number) => number % 40 < 20);
	const set = of(limit, numbers);
	for (const from of below(limit + 3)) expect(set.next(from)).toBe(numbers.find((number) => number >= from) ?? limit);
	expect(new NumberSet(limit).next(0)).toBe(limit);
});

it.each(LIMITS)('sets below %i are joined and cut', (limit) => {
	const [twos, threes] = [below(limit, 2), below(limit, 3)];
	const joined = of(limit, twos);
	joined.include(of(limit, threes));
	joined.include(undefined);
	expect(list(joined)).toEqual(below(limit).filter((number) => number % 2 === 0 || number % 3 === 0));
	const cut = of(limit, twos);
	expect(cut.sizeWithin(of(limit, threes))).toBe(below(limit, 6).length);
	cut.keep(of(limit, threes));
	expect(list(cut)).toEqual(below(limit, 6));
	joined.fill();
	expect(joined.sizeWithin(of(limit, threes))).toBe(threes.length);
});
