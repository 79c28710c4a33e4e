import { expect, test } from 'vitest';
import { remembering } from './remembering.ts';

test('a result is worked out once, undefined too, until there are too many', () => {
	const asked: string[] = [];
	const length = remembering(2, (text) => {
		asked.push(text);
		return text ? text.length : undefined;
	});
	expect([length('a'), length(''), length('a'), length('')]).toEqual([1, undefined, 1, undefined]);
	expect(asked).toEqual(['a', '']);
	length('abc');
	expect([length('abc'), length('a')]).toEqual([3, 1]);
	expect(asked).toEqual(['a', '', 'abc', 'a']);
});
