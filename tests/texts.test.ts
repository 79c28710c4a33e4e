import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Language } from '#shared/constants.ts';
import { differences, flat, type Texts, withoutForm } from './support/compare-texts.ts';
import { textsIn, unused } from './support/used-texts.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'shared/locales');
const read = (lang: Language, file: string): Texts => JSON.parse(readFileSync(join(FOLDER, lang.toLowerCase(), file), 'utf8'));
const files = readdirSync(join(FOLDER, 'cn'));

test('both languages have the same files', () => {
	expect(readdirSync(join(FOLDER, 'en'))).toEqual(files);
});

test.each(files)('%s has the same texts in both languages', (file) => {
	expect(differences({ CN: read('CN', file), EN: read('EN', file) })).toEqual([]);
});

test('every text is used by the code', () => {
	const sources = globSync('{client,server,shared}/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) => !file.includes('.test.'));
	const used = textsIn(sources.map((file) => readFileSync(join(ROOT, file), 'utf8')));
	const keys = files.flatMap((file) =>
		[...flat(read('CN', file)).keys()].map((key) => `${file.replace('.json', '')}:${withoutForm(key)}`),
	);
	expect(unused(keys, used)).toEqual([]);
});

/** Phrases that hurry visitors: little is left, or others are about to take it. A number of the backend's may be shown. */
const PRESSING =
	/仅剩|仅余|只剩|最后\s*(?:\d|\{\{)|抢购|即将售罄|人正在(?:看|浏览|预订)|\bonly (?:\d|\{\{|a few)|\blast few\b|^hurry\b|selling fast|people are (?:looking|viewing|booking)/i;

test.each(files)(
	'%s doesn’t hurry visitors: no text says that little is left, except with the backend’s number (M30)',
	(file) => {
		const said = (['CN', 'EN'] as const).flatMap((lang) => [...flat(read(lang, file)).values()]);
		expect(said.filter((text) => PRESSING.test(text) && !text.includes('{{count}}'))).toEqual([]);
	},
);

describe('a difference is found when', () => {
	const CN = {
		title: '购物车',
		row: { cabins_other: '{{count}} 间', left: '余 {{count}} 间' },
		from: { before: '', after: '起' },
	};
	const EN = {
		title: 'Cart',
		row: { cabins_one: 'One cabin', cabins_other: '{{count}} cabins', left: '{{count}} left' },
		from: { before: 'from', after: '' },
	};

	test('there is none', () => expect(differences({ CN, EN })).toEqual([]));

	test.each<[string, Texts, Texts, string]>([
		['a key is deleted in English', CN, { ...EN, from: { before: 'from' } }, 'EN has no from.after'],
		['a key is deleted in Chinese', { row: CN.row, from: CN.from }, EN, 'CN has no title'],
		[
			'a placeholder is lost',
			CN,
			{ ...EN, row: { ...EN.row, left: 'a few left' } },
			'row.left has other placeholders in CN than in EN',
		],
		[
			'a placeholder is misspelt',
			CN,
			{ ...EN, row: { ...EN.row, left: '{{cuont}} left' } },
			'row.left has other placeholders in CN than in EN',
		],
		[
			'English lacks its singular',
			CN,
			{ ...EN, row: { ...EN.row, cabins_one: undefined } } as unknown as Texts,
			'EN has no row.cabins_one',
		],
		['Chinese has a singular', { ...CN, row: { ...CN.row, cabins_one: '1 间' } }, EN, 'CN never shows row.cabins_one'],
		[
			'a singular wants more than the plural',
			CN,
			{ ...EN, row: { ...EN.row, cabins_one: '{{count}} cabin in {{ship}}' } },
			'EN has a placeholder in row.cabins_one that its general form lacks',
		],
		[
			'only one of them counts',
			{ ...CN, row: { cabins: '{{count}} 间', left: CN.row.left } },
			EN,
			'only one language counts in row.cabins',
		],
		['a text is empty', CN, { ...EN, title: '' }, 'EN is empty in title'],
	])('%s', (_what, cn, en, fault) => {
		expect(differences({ CN: JSON.parse(JSON.stringify(cn)), EN: JSON.parse(JSON.stringify(en)) })).toEqual([fault]);
	});
});

test('a text counts as used when code names its key, whole or as a template', () => {
	const used = textsIn([
		"t('title'); t('cart:row.left'); t(`steps.$" + '{step}.name`)',
		"words('rate-limited'); `p$" + '{number}`',
	]);
	const keys = [
		'cart:title',
		'cart:row.left',
		'cart:steps.paid.name',
		'errors:rate-limited',
		'cart:gone',
		'voyage:row.left',
		'cart:steps.paid',
	];
	expect(unused(keys, used)).toEqual(['cart:gone', 'voyage:row.left', 'cart:steps.paid']);
});
