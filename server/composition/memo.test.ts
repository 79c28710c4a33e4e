import { expect, it } from 'vitest';
import { rememberByIdentity } from './memo.ts';

it('a result is built once for the same inputs and key, and again for others', () => {
	let built = 0;
	const remember = rememberByIdentity<number>();
	const [a, b] = [[1], [2]];
	const ask = (inputs: [object, ...object[]], key: string) => remember(inputs, key, () => ++built);
	expect([ask([a, b], 'CN'), ask([a, b], 'CN')]).toEqual([1, 1]);
	expect(ask([a, b], 'EN')).toBe(2);
	expect(ask([a, [2]], 'CN')).toBe(3);
	expect(ask([[1], b], 'CN')).toBe(4);
	expect(ask([a, b], 'EN')).toBe(2);
});
