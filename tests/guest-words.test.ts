import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { flat, type Texts } from './support/compare-texts.ts';
import { forbiddenIn, guestWords } from './support/guest-words.ts';
import { quotesOf } from './support/used-texts.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const words = guestWords(read('docs/glossary.md'));

/** The stand-in's files with texts for guests; its console and its control have texts for developers. */
const STAND_IN = globSync('sandbox/**/*.ts', { cwd: ROOT }).filter(
	(file) => !/\.test\.ts$|^sandbox\/(art|console|control)\/|test-support/.test(file),
);
/** Texts of the gallery's samples, which aren't translations of the product. */
const SAMPLES = 'gallery/texts.ts';
const IS_TEXT = /\p{Script=Han}|\w \w/u;
const IS_SQL = /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH|ORDER BY)\b/;

function faults(file: string, texts: readonly string[]): string[] {
	return texts.flatMap((text) => forbiddenIn(text, words).map((word) => `${file}: ${word} in “${text}”`));
}

test.each(globSync('shared/locales/*/*.json', { cwd: ROOT }))('%s calls everything by its one name', (file) => {
	expect(faults(file, [...flat(JSON.parse(read(file)) as Texts).values()])).toEqual([]);
});

test('so do the stand-in’s texts and refusals, and the samples of the gallery', () => {
	const found = [...STAND_IN, SAMPLES].flatMap((file) => {
		const texts = quotesOf(read(file)).map((parts) => parts.join(' '));
		return faults(
			file,
			texts.filter((text) => IS_TEXT.test(text) && !IS_SQL.test(text)),
		);
	});
	expect(found).toEqual([]);
});

test('every exception of the table is found in a text', () => {
	const all = [...globSync('shared/locales/*/*.json', { cwd: ROOT }), ...STAND_IN].map(read).join('\n').toLowerCase();
	const phrases = words.flatMap(({ except }) => except);
	expect(phrases.filter((phrase) => !all.includes(phrase.toLowerCase()))).toEqual([]);
});

describe('a forbidden word is found', () => {
	test.each([
		['请先完成值船', ['值船 (check-in)']],
		['请携带登船牌，从登船码头进入', ['登船牌 (boarding pass)']],
		['再次锁定舱房', ['锁定 (hold)']],
		['两位乘客，一间客房', ['乘客 (passenger)', '客房 (cabin)']],
		['旅客人数与客人姓名', ['客人 (passenger)']],
		['Two Passengers in one stateroom', ['passenger (passenger)', 'stateroom (cabin)']],
		['See the Notice to Passengers before passengers board', ['passenger (passenger)']],
	])('in “%s”', (text, found) => expect(forbiddenIn(text, words)).toEqual(found));

	test.each(['旅客人身安全', 'Guests meet in the tea room', '舱房带私人阳台'])('and none in “%s”', (text) =>
		expect(forbiddenIn(text, words)).toEqual([]),
	);
});
