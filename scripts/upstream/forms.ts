import type { z } from 'zod';
import { allCabinsLeft, cabinsLeft } from '#shared/catalogue/cabins-left.ts';
import {
	count,
	day,
	done,
	filledText,
	flag,
	gender,
	id,
	moment,
	money,
	number,
	optionalBirthday,
	optionalDay,
	optionalId,
	optionalMoment,
	optionalMoney,
	optionalNumber,
	positive,
	richText,
	text,
} from '#shared/catalogue/wire.ts';
import { commaList } from '#shared/catalogue/wire-lists.ts';

/**
 * A form of values: what is accepted, how it is read, and the reason where such a value is required. `words` fits the values that are known, where the
 * schema itself takes any.
 */
export type Form = { name: string; takes: string; gives: string; why?: string; schema: z.ZodType; words?: z.ZodType };

const NUMBERS = '`4999`, `"4999.00"`, `"4,999.00"`, `"¥4,999"`, `"CNY 4999"`, `"RMB 4999"`, `"4999.00 CNY"`, `"4999元"`';
const DAYS =
	'`2026-12-05`, `2026/12/5`, `2026.12.05`, `20261205`, `2026年12月5日`, each also with a time, of up to nine digits of a second; with a zone (`2026-12-04T16:00:00.000+00:00` is the 5th in China; `2026-12-05T00:00:00+09:00` is the 5th too, as a day begins at that midnight); milliseconds or seconds since 1970, of the years 2000–2499; `/Date(1796400000000+0800)/`; `Dec 5, 2026 8:30:00 AM`; `2026-12-05 8:30:00 AM`; `Sat, 05 Dec 2026 00:30:00 GMT`; the parts `[2026, 12, 5, 8, 30]`, `{"year":2026,"monthValue":12,"dayOfMonth":5}`, `{"year":2026,"month":12,"day":5}`; PHP’s `{"date":"2026-12-05 00:00:00.000000","timezone":"Asia/Shanghai"}`, also in UTC or with hours; MongoDB’s `{"$date":…}`. `05/12/2026` and days that don’t exist can’t be read';
const ZERO = 'a zero time: `0001-01-01…`, `0000-00-00…`, `1900-01-01…`, `0`';

/** Every form of a value, by the word that the tables of fields use for it. */
export const FORMS: readonly Form[] = [
	{
		name: 'id',
		takes:
			'a text of up to 64 characters, or a whole number, also one beyond 2^53 (`1846210577321754601`). Never `0`, the UUID of zeros or the word `null`: they stand for none',
		gives:
			'a text, exactly as its digits or letters came; `7` and `"7"` are the same, `"7.0"` is another. A UUID with its hyphens is written in small letters; without them it keeps its case',
		why: 'it identifies the thing, and asks for it',
		schema: id,
	},
	{
		name: 'id or nothing',
		takes: 'an id as above; null, an empty text, an absent key; `0`, the UUID of zeros, the word `null`',
		gives: 'an id or null',
		schema: optionalId,
	},
	{
		name: 'text',
		takes:
			'a text, a number; null, an absent key, `true`, `false`, exactly `null`, `NULL`, `undefined`, `None` or `nil`. Not a text with U+FFFD: it was read in another charset',
		gives:
			'a text, empty when missing; `&amp;`, `&nbsp;`, `&#39;` and the like are read once, `<![CDATA[…]]>` is opened, the ends are trimmed',
		schema: text,
	},
	{
		name: 'text, not empty',
		takes: 'a text as above that isn’t empty',
		gives: 'a text',
		schema: filledText,
	},
	{
		name: 'HTML',
		takes: 'as a text',
		gives: 'HTML, empty when missing; `<![CDATA[…]]>` is opened, nothing else is changed before it is sanitised',
		schema: richText,
	},
	{
		name: 'number',
		takes: `${NUMBERS}; never null, an empty text or a flag`,
		gives: 'a number',
		why: 'states and numbers are read or refused, never guessed',
		schema: number,
	},
	{
		name: 'number or nothing',
		takes: 'a number as above; null, an empty text, an absent key',
		gives: 'a number or null, never 0 instead',
		schema: optionalNumber,
	},
	{
		name: 'number of cabins left',
		takes:
			'a number as above, also as `12间` or `3 cabins left`; 0 as `售罄`, `已售罄`, `售完`, `已售完`, `无房`, `满房`, `sold out`, `full`, `none` or `false`; null, an empty text, an absent key',
		gives: 'a number or null, never 0 instead',
		schema: cabinsLeft,
	},
	{
		name: 'number of all cabins left',
		takes: 'as above; also any other value',
		gives: 'a number or null; any other value may mean 0, so that the voyage is shown without a price and not sold',
		schema: allCabinsLeft,
		words: cabinsLeft,
	},
	{
		name: 'money',
		takes: 'a number as above, CNY',
		gives: 'CNY, rounded to fen: `2711.000000005422` is 2711',
		why: 'money is read or refused, never guessed',
		schema: money,
	},
	{
		name: 'money or nothing',
		takes: 'money as above; null, an empty text, an absent key',
		gives: 'CNY or null, never 0 instead',
		schema: optionalMoney,
	},
	{
		name: 'count',
		takes: 'a number as above',
		gives: 'a whole number from 0 on',
		why: 'a number of people or cabins is never guessed',
		schema: count,
	},
	{
		name: 'positive',
		takes: 'a number as above',
		gives: 'a whole number from 1 on',
		why: '0 of it makes no sense',
		schema: positive,
	},
	{
		name: 'day',
		takes: DAYS,
		gives: 'a day in China, `YYYY-MM-DD`',
		why: 'nothing is sold or kept without its day',
		schema: day,
	},
	{
		name: 'day or nothing',
		takes: `a day as above; null, an empty text, an absent key; ${ZERO}, the first day of 1970`,
		gives: 'a day, empty when missing',
		schema: optionalDay,
	},
	{
		name: 'birthday or nothing',
		takes: `a day as above; null, an empty text, an absent key; ${ZERO}. With a time and a zone, or as a number, it is a midnight: of China by the database of time zones (\`1988-07-08T15:00:00Z\` is the 9th, summer time), of 8 hours from UTC (\`1988-07-08T16:00:00Z\`), of UTC, or of its own zone. Any other time is read where its day is the same from UTC to 9 hours ahead of it; so is a time without a zone, taken as China’s or as UTC. A number is milliseconds or seconds since 1970, also before it: of both readings the one that is a midnight between 1900 and today counts (\`2822400000\` is 1970-02-03). Where both are, it can’t be read: milliseconds from 1969-12-07 to 1970-01-22, seconds of one day in a thousand`,
		gives: 'a day between 1900 and today, empty when missing or when it can be read in two ways',
		schema: optionalBirthday,
	},
	{
		name: 'moment',
		takes: 'as a day, from the year 2000 on; without a zone it is a time in China',
		gives: 'milliseconds since 1970',
		why: 'orders, sessions and payments depend on it',
		schema: moment,
	},
	{
		name: 'moment or nothing',
		takes: `a moment as above; null, an empty text, an absent key; ${ZERO}, the first day of 1970`,
		gives: 'milliseconds or null',
		schema: optionalMoment,
	},
	{
		name: 'flag',
		takes: '`true`, `1`, `"1"`, `"true"`, `"Y"`, `"yes"`, `"是"` in any case; whatever else, null or an absent key is no',
		gives: 'yes or no',
		schema: flag,
	},
	{
		name: 'gender',
		takes: '`1`, `M`, `male`, `男`; `0`, `F`, `female`, `女`; null, an absent key',
		gives: '1, 0 or null',
		schema: gender,
	},
	{
		name: 'texts',
		takes:
			'a list of texts, also as a text of JSON (`"[\\"a.jpg\\"]"`), or one text with commas between them; null, an absent key',
		gives: 'a list of texts, none of them empty',
		schema: commaList,
	},
	{ name: 'nothing', takes: 'anything: only the success counts', gives: 'nothing', schema: done },
];

export const formOf = (schema: z.core.$ZodType): Form | undefined => FORMS.find((form) => form.schema === schema);
