import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CancellationSteps } from './entities.ts';
import {
	commaList,
	count,
	day,
	flag,
	gender,
	id,
	list,
	moment,
	number,
	oneOf,
	optionalMoment,
	optionalNumber,
	paged,
	positive,
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
	[' 1,234,567.5 ', 1234567.5],
	['¥4,999', 4999],
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

it('texts take numbers and flags, ids take numbers', () => {
	expect([18, '18', null, undefined, true].map((sent) => text.parse(sent))).toEqual(['18', '18', '', '', 'true']);
	expect([86, 'a-1'].map((sent) => id.parse(sent))).toEqual(['86', 'a-1']);
	expect(['', null, {}].map((sent) => fits(id, sent))).toEqual([false, false, false]);
});

it('flags come as 0 and 1, words and letters', () => {
	expect([true, 1, '1', 'true', 'TRUE', 'Y', 'yes', '是'].every((sent) => flag.parse(sent))).toBe(true);
	expect([false, 0, '0', 'false', 'N', 'no', '否', '', null, undefined].some((sent) => flag.parse(sent))).toBe(false);
});

it('words fit whatever their case and separators; others don’t', () => {
	const state = oneOf(['on-sale', 'sold-out'], { FULL: 'sold-out' });
	expect(['on-sale', 'ON_SALE', 'onSale', 'full'].map((sent) => state.parse(sent))).toEqual([
		'on-sale',
		'on-sale',
		'on-sale',
		'sold-out',
	]);
	expect(fits(state, 'gone')).toBe(false);
});

it('an unknown gender is null, not female', () => {
	expect([1, '1', 'M', 'male', '男', 0, '0', 'F', '女'].map((sent) => gender.parse(sent))).toEqual([1, 1, 1, 1, 1, 0, 0, 0, 0]);
	expect([null, undefined, ''].map((sent) => gender.parse(sent))).toEqual([null, null, null]);
});

describe('lists', () => {
	const row = z.object({ id });
	it.each(['rows', 'list', 'records', 'content', 'items'])('come alone or under %s', (name) => {
		expect(list(row).parse({ [name]: [{ id: 1 }], total: '7' })).toEqual([{ id: '1' }]);
		expect(paged(row).parse({ [name]: [{ id: 1 }], total: '7' })).toEqual({ rows: [{ id: '1' }], total: 7 });
	});

	it('have each row once, and are empty for null', () => {
		expect(list(row).parse([{ id: 1 }, { id: '1' }, { id: 2 }])).toEqual([{ id: '1' }, { id: '2' }]);
		expect(list(row).parse(null)).toEqual([]);
		expect(z.object({ rows: list(row) }).parse({})).toEqual({ rows: [] });
		expect(paged(row).parse([{ id: 1 }])).toEqual({ rows: [{ id: '1' }], total: 1 });
	});

	it('of texts come with commas too', () => {
		expect(['a, b,,', ['a', 'b'], null].map((sent) => commaList.parse(sent))).toEqual([['a', 'b'], ['a', 'b'], []]);
	});
});

it('cancellation steps may lack a beginning or an end in one step only', () => {
	const step = (fromDays: unknown, toDays: unknown) => ({ fromDays, toDays, percent: 10 });
	const table = [step(null, 60), step(59, 30), step(29, null)];
	expect(CancellationSteps.parse([...table, table[0]])).toHaveLength(3);
	expect(CancellationSteps.safeParse([step(null, 60), step(null, 30), step(29, null)]).success).toBe(false);
	expect(CancellationSteps.parse([step(60, null), step(30, undefined), step(0, null)])).toHaveLength(3);
});
