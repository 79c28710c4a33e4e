import { expect, it } from 'vitest';
import type { z } from 'zod';
import type { Call } from './call.ts';
import { openapi } from './catalogue.ts';
import { CancellationSteps } from './entities.ts';
import {
	count,
	day,
	described,
	done,
	facts,
	id,
	moment,
	money,
	number,
	optionalBirthday,
	optionalId,
	optionalMoment,
	optionalMoney,
	optionalNumber,
	positive,
	printedNumber,
	richText,
	text,
} from './wire.ts';

const NOON = Date.UTC(2027, 2, 5, 4);
const fits = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;

it.each([
	['milliseconds', NOON],
	['seconds', NOON / 1_000],
	['milliseconds as text', String(NOON)],
	['China’s time', '2027-03-05 12:00:00'],
	['China’s time with a T', '2027-03-05T12:00:00'],
	['China’s time without seconds', '2027-03-05 12:00'],
	['China’s time with milliseconds', '2027-03-05 12:00:00.000'],
	['what Java’s Timestamp writes', '2027-03-05 12:00:00.0'],
	['China’s time with slashes', '2027/03/05 12:00:00'],
	['China’s time with slashes and no zeros', '2027/3/5 12:00'],
	['digits alone', '20270305120000'],
	['the parts that Jackson writes', [2027, 3, 5, 12, 0]],
	['a time of UTC', '2027-03-05T04:00:00Z'],
	['a time with its zone', '2027-03-05T13:00:00+09:00'],
	['a time with its zone without a colon', '2027-03-05T04:00:00.000+0000'],
	['a time with the name of its zone', '2027-03-05T12:00:00+08:00[Asia/Shanghai]'],
])('a moment may come as %s', (_form, sent) => {
	expect(moment.parse(sent)).toBe(NOON);
});

it('a day alone is its first moment in China', () => {
	expect(moment.parse('2027-03-05')).toBe(Date.UTC(2027, 2, 4, 16));
});

it.each(['2027-02-31 10:00:00', '2027-13-01', '2027-03-05 25:00:00', 'soon', '', 0, -1, [2027, 2, 31], [2027], null, true])(
	'%j is no moment and no day',
	(sent) => {
		expect([fits(moment, sent), fits(day, sent)]).toEqual([false, false]);
	},
);

it.each([
	['a day', '2026-12-23'],
	['a day with slashes', '2026/12/23'],
	['a day with slashes and no zeros', '2026/12/23'],
	['digits alone', '20261223'],
	['digits alone as a number', 20261223],
	['Chinese', '2026年12月23日'],
	['its first moment in China', '2026-12-23 00:00:00'],
	['its first moment in China, with a T', '2026-12-23T00:00:00'],
	['its first moment in China as UTC', '2026-12-22T16:00:00.000+00:00'],
	['its first moment in China as UTC, with a Z', '2026-12-22T16:00:00Z'],
	['its first moment in China, in milliseconds', Date.UTC(2026, 11, 22, 16)],
	['its first moment in China, in seconds', Date.UTC(2026, 11, 22, 16) / 1_000],
	['parts', [2026, 12, 23]],
])('a day of China’s calendar may come as %s', (_form, sent) => {
	expect(day.parse(sent)).toBe('2026-12-23');
});

it.each([
	[4999, 4999],
	['4999', 4999],
	['4,999.00', 4999],
	['4.999E+3', 4999],
	['0E-10', 0],
	[' 1,234,567.5 ', 1234567.5],
	['¥4,999', 4999],
	['4999.00 CNY', 4999],
	['RMB 4999', 4999],
	['-20', -20],
])('a number may come as %j', (sent, read) => {
	expect(number.parse(sent)).toBe(read);
});

it.each([null, undefined, '', ' ', true, false, 'four', '4.999,00', '12,34', '1e3', Number.NaN, [], {}])(
	'%j is no number: nothing is not 0',
	(sent) => {
		expect([fits(number, sent), fits(count, sent), fits(positive, sent)]).toEqual([false, false, false]);
	},
);

it('a missing optional number is null, never 0', () => {
	expect([null, undefined, '', 0, '0'].map((sent) => optionalNumber.parse(sent))).toEqual([null, null, null, 0, 0]);
	expect([null, undefined, ''].map((sent) => optionalMoment.parse(sent))).toEqual([null, null, null]);
});

it('a voyage of 0 days, or of half a day, is refused', () => {
	expect([0, -1, 0.5, '0'].map((sent) => fits(positive, sent))).toEqual([false, false, false, false]);
	expect(['5', 5].map((sent) => positive.parse(sent))).toEqual([5, 5]);
});

it.each([
	['a text', 'a-1', 'a-1'],
	['a number', 86, '86'],
	['digits that a number can’t hold', '1846210577321754601', '1846210577321754601'],
	['a UUID in capitals', 'A1B2C3D4-0000-4000-8000-00000000ABCD', 'a1b2c3d4-0000-4000-8000-00000000abcd'],
	['Oracle’s GUID, whose case counts', 'A1B2C3D400004000800000000000ABCD', 'A1B2C3D400004000800000000000ABCD'],
	['a text with a point', '7.0', '7.0'],
	['another text in capitals', 'AB-1', 'AB-1'],
])('an id may come as %s', (_form, sent, read) => {
	expect(id.parse(sent)).toBe(read);
});

const ZERO_IDS = [0, '0', ' 000', '00000000-0000-0000-0000-000000000000', '0'.repeat(32), 'null', 'NULL', 'undefined'];

it.each(ZERO_IDS)('%j is no id but the lack of one', (sent) => {
	expect(fits(id, sent)).toBe(false);
	expect(optionalId.parse(sent)).toBeNull();
});

it('an id that may be missing is null for every form of nothing', () => {
	expect([null, undefined, '', ' ', false, [], {}].map((sent) => optionalId.parse(sent))).toEqual(Array(7).fill(null));
	expect([7, 'Null', '10'].map((sent) => optionalId.parse(sent))).toEqual(['7', 'Null', '10']);
	expect([1.5, true, [1]].map((sent) => fits(optionalId, sent))).toEqual([false, false, false]);
});

it.each(['', ' ', null, false, true, {}, [], 1.5, 1.8e18, 1e21, Number.NaN, 'a'.repeat(65), 'caf\ufffd', '\ud83d'])(
	'%j is no id: an id is exact or none',
	(sent) => {
		expect(fits(id, sent)).toBe(false);
	},
);

it.each([
	['a text', '腊八暖行', '腊八暖行'],
	['a number', 18, '18'],
	['null', null, ''],
	['an absent key', undefined, ''],
	['false', false, ''],
	['true', true, ''],
	['spaces', ' \u3000 ', ''],
	...['null', 'NULL', 'undefined', 'None', 'nil', ' null '].map((word): [string, string, string] => [
		`the word “${word}”`,
		word,
		'',
	]),
	['a surname', 'Null', 'Null'],
	['words that have no end', '<![CDATA[a<![CDATA[b', '<![CDATA[a<![CDATA[b'],
	['several CDATA', '1<![CDATA[a]]>2<![CDATA[b]]>3<![CDATA[', '1a2b3<![CDATA['],
	['an entity', '腊八暖行 &amp; 美食  ', '腊八暖行 & 美食'],
	['an entity of an entity, which is read once', '&amp;lt;b&amp;gt;', '&lt;b&gt;'],
	['numbers of characters', 'O&#39;Brien &#x4E2D;&#x1F6A2;', "O'Brien 中🚢"],
	['spaces that don’t break', '5&nbsp;日\u00a0游&nbsp;', '5 日 游'],
	['quotation marks', '&ldquo;海&rdquo;&mdash;&hellip;', '“海”—…'],
	['CDATA', '<![CDATA[海上 <五> 日]]>', '海上 <五> 日'],
	['an address', 'https://a.test/?a=1&amp;b=2&copy=3', 'https://a.test/?a=1&b=2&copy=3'],
	[
		'what only looks like an entity',
		'R&D; &#0; &#xD800; &#x110000; &#7; &unknown; & so on',
		'R&D; &#0; &#xD800; &#x110000; &#7; &unknown; & so on',
	],
])('a text may come as %s', (_form, sent, read) => {
	expect(text.parse(sent)).toBe(read);
});

it('HTML keeps its entities and spaces, and loses its CDATA', () => {
	expect(richText.parse('<![CDATA[<p>A &amp;&nbsp;B</p> ]]>')).toBe('<p>A &amp;&nbsp;B</p> ');
	expect([null, undefined, false, true].map((sent) => richText.parse(sent))).toEqual(['', '', '', '']);
});

it('a text in another charset than it was read in doesn’t fit', () => {
	for (const sent of ['\ufffd\ufffd航次', '半个\ud83d'])
		for (const form of [text, richText]) {
			const { error } = form.safeParse(sent);
			expect(error?.issues.map(({ message }) => message)).toEqual(['a text in its charset']);
		}
});

it.each([
	[2711.000000005422, 2711],
	['2,711.000000005422', 2711],
	[4998.999999999, 4999],
	[1.005, 1.01],
	['0.125', 0.13],
	[1.4949999, 1.49],
	[-1.005, -1.01],
	[0, 0],
	[-0.001, 0],
	[1e-7, 0],
	['¥12.5', 12.5],
	[123456789012.345, 123456789012.35],
])('money of %j is %j: rounded to fen, half a fen up', (sent, read) => {
	expect([money.parse(sent), optionalMoney.parse(sent)]).toEqual([read, read]);
});

it('unknown money is null, never 0', () => {
	for (const sent of [null, undefined, '', ' ', false, [], {}]) {
		expect(optionalMoney.parse(sent)).toBeNull();
		expect(fits(money, sent)).toBe(false);
	}
});

it('a whole number that can’t be exact is none', () => {
	for (const sent of ['1846210577321754601', 1.8e18, 1e21])
		expect([fits(number, sent), fits(money, sent)]).toEqual([false, false]);
	expect(number.parse('9007199254740991')).toBe(9007199254740991);
});

it('an object that only describes is one of empty values for every form of nothing', () => {
	const line = described({ name: text });
	for (const sent of [null, undefined, '', false, [], {}]) expect(line.parse(sent)).toEqual({ name: '' });
	expect(fits(line, 'a line')).toBe(false);
});

it('an object that has fields and none of those that may be missing is no empty one', () => {
	for (const read of [facts({ name: text }), described({ name: text })]) {
		expect(read.parse({})).toEqual({ name: '' });
		expect(read.parse({ name: null, code: 7 })).toEqual({ name: '' });
		for (const sent of [{ code: 7 }, { $ref: '$.data[0].line' }, { title: null }]) expect(fits(read, sent)).toBe(false);
	}
});

it('no answer is read out of an object without one of its fields', () => {
	const readable = Object.entries<Call>(openapi).filter(
		([, { output, reply }]) => !reply && output !== done && fits(output, { warnings: [{ text: 'soon' }] }),
	);
	expect(readable.map(([name]) => name)).toEqual([]);
});

it('cancellation steps may lack a beginning or an end in one step only', () => {
	const step = (fromDays: unknown, toDays: unknown) => ({ fromDays, toDays, percent: 10 });
	const table = [step(null, 60), step(59, 30), step(29, null)];
	expect(CancellationSteps.parse([...table, table[0]])).toHaveLength(3);
	expect(CancellationSteps.safeParse([step(null, 60), step(null, 30), step(29, null)]).success).toBe(false);
	expect(CancellationSteps.parse([step(60, null), step(30, undefined), step(0, null)])).toHaveLength(3);
});

it('a printed number is empty when it is zero', () => {
	expect(['0601', 601, 0, '0', '0000', null, 'null'].map((sent) => printedNumber.parse(sent))).toEqual([
		'0601',
		'601',
		'',
		'',
		'',
		'',
		'',
	]);
});

it('values of a million characters are read, or don’t fit, in the time of their length', () => {
	const MILLION = 1_000_000;
	const parts = [
		'<![CDATA[',
		'&',
		'&#',
		' ',
		'\u00a0',
		'9',
		'9,999',
		'-',
		'1.',
		'0',
		']]>',
		'2026-12-05 ',
		'2026-12-05T08:30:00.',
	];
	for (const part of parts)
		for (const sent of [part.repeat(MILLION / part.length), `9${part.repeat(MILLION / part.length)}x`])
			for (const schema of [text, richText, number, day, optionalBirthday]) fits(schema, sent);
	for (const sent of [
		`2026-12-05${' '.repeat(MILLION)}x`,
		`2026-12-05T08:30:00Z[${'a'.repeat(MILLION)}`,
		`9${' '.repeat(MILLION)}x`,
	])
		expect([fits(day, sent), fits(optionalBirthday, sent), fits(number, sent)]).toEqual([false, false, false]);
	expect(text.parse('<![CDATA['.repeat(20_000))).toHaveLength(180_000);
});
