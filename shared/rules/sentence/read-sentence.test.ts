import { describe, expect, it } from 'vitest';
import { CHINESE } from '../../../tests/support/phrasings/chinese.ts';
import { ENGLISH } from '../../../tests/support/phrasings/english.ts';
import { expectedOf, OFFER, readerOf, readPhrasing, rowsOf, summaryOf } from '../../../tests/support/phrasings/phrasing.ts';
import { TYPED } from '../../../tests/support/phrasings/typed.ts';
import { combine, partyOf } from './combine.ts';
import type { Term } from './meaning.ts';
import { withoutTerm } from './read-sentence.ts';

const ROWS = [TYPED, CHINESE, ENGLISH].flatMap(rowsOf);

it('there are at most 900 phrasings, each once', () => {
	expect(new Set(ROWS.map(([phrasing]) => phrasing)).size).toBe(ROWS.length);
	expect(ROWS.length).toBeLessThanOrEqual(900);
});

it.each(ROWS)('“%s” means %s', (phrasing, meaning) => {
	const expected = expectedOf(meaning);
	expect(summaryOf(readPhrasing(phrasing), 'fix' in expected)).toEqual(expected);
});

it.each(['要魔都号 五天', '有魔都号吗', '坐魔都号', '从天津港出发'])(
	'“%s” is written right, so no correction is told',
	(phrasing) => {
		expect(readPhrasing(phrasing).terms.filter(({ corrected }) => corrected)).toEqual([]);
	},
);

it.each(ROWS)('“%s” without one of its terms is the search without it, or filters alone', (phrasing) => {
	const reading = readPhrasing(phrasing);
	const told = (terms: readonly Term[]) => terms.map(({ meaning, not }) => ({ meaning, not }));
	for (const term of reading.terms) {
		const rest = withoutTerm(readPhrasing, reading, term);
		if (rest === '') continue;
		const others = reading.terms.filter((other) => other !== term);
		const shorter = readPhrasing(rest);
		expect(told(shorter.terms)).toEqual(told(others));
		expect(shorter.fields).toEqual(combine(others, OFFER));
		expect(shorter.party).toEqual(partyOf(others));
	}
});

it('loses its words with a term in one of ten cases at most', () => {
	const kept = ROWS.flatMap(([phrasing]) => {
		const reading = readPhrasing(phrasing);
		return reading.terms.length < 2 ? [] : reading.terms.map((term) => withoutTerm(readPhrasing, reading, term) !== '');
	});
	expect(kept.length).toBeGreaterThan(500);
	expect(kept.filter(Boolean).length / kept.length).toBeGreaterThan(0.9);
});

describe('the worst 200 characters', () => {
	const WORST = ['五一六月', '1月', '春节前', 'may ', '两个人一万', '和', '五一2027年2027年 除了', '上海。', '去', 'abcd', '囧'];

	it.each(WORST)('of “%s” have at most twelve terms', (words) => {
		expect(readPhrasing(words.repeat(200)).terms.length).toBeLessThanOrEqual(12);
	});

	it.each(WORST)('of “%s” ask for the sound of a character a bounded number of times', (words) => {
		let asked = 0;
		const read = readerOf((sign) => {
			asked += 1;
			return sign;
		});
		const before = asked;
		read(words.repeat(200));
		expect(asked - before).toBeLessThanOrEqual(1_000);
	});
});
