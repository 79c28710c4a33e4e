import { expect, it } from 'vitest';
import { answersTo } from './cabin-quotes.ts';

const cabins = (...ids: string[]) => ids.map((categoryId) => ({ categoryId }));

it('prices answer to the cabins asked for when there is one for each, in their order', () => {
	expect(answersTo(cabins('1', '2', '2'), cabins('1', '2', '2'))).toBe(true);
	expect(answersTo(cabins('1', '2'), cabins('2', '1'))).toBe(false);
	expect(answersTo(cabins('1', '2'), cabins('1'))).toBe(false);
	expect(answersTo(cabins('1'), cabins('1', '1'))).toBe(false);
});
