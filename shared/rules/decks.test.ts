import { describe, expect, it } from 'vitest';
import { decksIn, decksText } from './decks.ts';

describe('decks of a text', () => {
	it.each([
		['9', [9]],
		['4–6', [4, 5, 6]],
		['6-4', [4, 5, 6]],
		['3, 5', [3, 5]],
		['3层至5层、3层', [3, 5]],
		['2–3,7', [2, 3, 7]],
		['', []],
		['顶层', []],
		['0', []],
		['1–99999', []],
	])('%s', (text, decks) => expect(decksIn(text)).toEqual(decks));

	it('are written in runs', () => {
		expect(decksText([2, 3, 4, 7])).toBe('2–4, 7');
		expect(decksText([])).toBe('');
	});
});
