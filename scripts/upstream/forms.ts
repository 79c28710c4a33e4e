import type { z } from 'zod';
import {
	commaList,
	count,
	day,
	done,
	flag,
	gender,
	id,
	moment,
	number,
	optionalDay,
	optionalMoment,
	optionalNumber,
	positive,
	text,
} from '#shared/catalogue/wire.ts';

/** A form of values: what is accepted, how it is read, and the reason where such a value is required. */
type Form = { name: string; takes: string; gives: string; why?: string; schema: z.ZodType };

const NUMBERS = '`4999`, `"4999.00"`, `"4,999.00"`, `"¥4,999"`, `"CNY 4999"`, `"4999元"`';
const DAYS =
	'`2026-12-05`, `2026/12/5`, `2026.12.05`, `20261205`, `2026年12月5日`, each also with a time; with a zone (`2026-12-04T16:00:00.000+00:00` is the 5th in China); milliseconds or seconds since 1970; the parts `[2026, 12, 5, 8, 30]`';

/** Every form of a value, by the word that the tables of fields use for it. */
export const FORMS: readonly Form[] = [
	{
		name: 'id',
		takes: 'a text of up to 64 characters, or a number',
		gives: 'a text; `7` and `"7"` are the same',
		why: 'it identifies the thing, and asks for it',
		schema: id,
	},
	{
		name: 'text',
		takes: 'a text, a number, `true` or `false`; null, an absent key',
		gives: 'a text, empty when missing',
		schema: text,
	},
	{
		name: 'number',
		takes: `${NUMBERS}; never null, an empty text or a flag`,
		gives: 'a number',
		why: 'money and states are read or refused, never guessed',
		schema: number,
	},
	{
		name: 'number or nothing',
		takes: 'a number as above; null, an empty text, an absent key',
		gives: 'a number or null, never 0 instead',
		schema: optionalNumber,
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
		takes: 'a day as above; null, an empty text, an absent key',
		gives: 'a day, empty when missing',
		schema: optionalDay,
	},
	{
		name: 'moment',
		takes: 'as a day; without a zone it is a time in China',
		gives: 'milliseconds since 1970',
		why: 'orders, sessions and payments depend on it',
		schema: moment,
	},
	{
		name: 'moment or nothing',
		takes: 'a moment as above; null, an empty text, an absent key',
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
		takes: 'a list of texts, or one text with commas between them; null, an absent key',
		gives: 'a list of texts, none of them empty',
		schema: commaList,
	},
	{ name: 'nothing', takes: 'anything: only the success counts', gives: 'nothing', schema: done },
];

export const formOf = (schema: z.core.$ZodType): Form | undefined => FORMS.find((form) => form.schema === schema);
