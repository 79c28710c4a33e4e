import type { z } from 'zod';
import { allCabinsLeft, cabinsLeft } from '#shared/catalogue/cabins-left.ts';
import { children } from '#shared/catalogue/party-counts.ts';
import {
	count,
	day,
	done,
	filledText,
	flag,
	gender,
	hour,
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
	state,
	text,
} from '#shared/catalogue/wire.ts';
import { commaList } from '#shared/catalogue/wire-lists.ts';

/** A form of values by its name in docs/upstream.md. `words` fits the values that are known, where the schema itself takes any. */
export type Form = { name: string; schema: z.ZodType; words?: z.ZodType };

const FORMS: readonly Form[] = [
	{ name: 'id', schema: id },
	{ name: 'id or nothing', schema: optionalId },
	{ name: 'text', schema: text },
	{ name: 'text, not empty', schema: filledText },
	{ name: 'HTML', schema: richText },
	{ name: 'number', schema: number },
	{ name: 'number or nothing', schema: optionalNumber },
	{ name: 'number of cabins left', schema: cabinsLeft },
	{ name: 'number of all cabins left', schema: allCabinsLeft, words: cabinsLeft },
	{ name: 'money', schema: money },
	{ name: 'money or nothing', schema: optionalMoney },
	{ name: 'state', schema: state },
	{ name: 'hour', schema: hour },
	{ name: 'count', schema: count },
	{ name: 'count, 0 when missing', schema: children },
	{ name: 'positive', schema: positive },
	{ name: 'day', schema: day },
	{ name: 'day or nothing', schema: optionalDay },
	{ name: 'birthday or nothing', schema: optionalBirthday },
	{ name: 'moment', schema: moment },
	{ name: 'moment or nothing', schema: optionalMoment },
	{ name: 'flag', schema: flag },
	{ name: 'gender', schema: gender },
	{ name: 'texts', schema: commaList },
	{ name: 'nothing', schema: done },
];

/** Returns the form that a schema reads; undefined for any other schema. */
export const formOf = (schema: z.core.$ZodType): Form | undefined => FORMS.find((form) => form.schema === schema);
