import { expect, it } from 'vitest';
import { listNames } from './lists.ts';

it.each([
	[[], '', ''],
	[['A'], 'A', 'A'],
	[['A', 'B'], 'A and B', 'A和B'],
	[['A', 'B', 'C'], 'A, B and C', 'A、B和C'],
])('%j', (names, english, chinese) => {
	expect([listNames(names, 'and', 'EN'), listNames(names, 'and', 'CN')]).toEqual([english, chinese]);
	expect(listNames(names, 'or', 'EN')).toBe(english.replace('and', 'or'));
	expect(listNames(names, 'or', 'CN')).toBe(chinese.replace('和', '或'));
});
