import { z } from 'zod';
import { readDay, readMoment } from './wire-times.ts';

/**
 * Building blocks for upstream replies: lenient in what is accepted, strict in what comes out. Backends differ in how they write numbers, days,
 * flags, words and lists; the rest of the code sees one form only. A value that can't be read doesn't fit: `server/upstream/read-reply.ts` then does
 * without the value where it is optional, and without the row where it isn't. Money, days and counts are read or refused: null is never 0.
 */

/** An identifier: a string or a number on the wire, a string here. */
export const id = z
	.union([z.string().trim().min(1).max(64), z.number()], { error: 'an id' })
	.transform(String)
	.pipe(z.string());

/** Text that may be missing, null or a number on the wire; the empty string here. */
export const text = z
	.union([z.string(), z.number(), z.boolean()], { error: 'a text' })
	.nullish()
	.transform((value) => (value === null || value === undefined ? '' : String(value)))
	.pipe(z.string());

/** Texts in Chinese and in English: `title` and `enTitle` for the name `title`. */
export const bothLanguages = <N extends string>(...names: N[]) =>
	Object.fromEntries(
		names.flatMap((name) => [
			[name, text],
			[`en${name.charAt(0).toUpperCase()}${name.slice(1)}`, text],
		]),
	) as { [Name in N | `en${Capitalize<N>}`]: typeof text };

/** `4999`, `4999.00`, `4,999.00`, with a sign and CNY's signs around it. A comma that isn't a separator of thousands is no number. */
const NUMBER = /^(?:[¥￥]|CNY)?\s*([+-]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?)\s*元?$/;

function readNumber(value: string | number): number | null {
	if (typeof value === 'number') return value;
	const [, digits] = NUMBER.exec(value.trim()) ?? [];
	return digits === undefined ? null : Number(digits.replaceAll(',', ''));
}

/** Reads a value, or adds an issue that names the expected form. */
const readAs =
	<I, O>(expected: string, read: (value: I) => O | null) =>
	(value: I, context: z.RefinementCtx): O => {
		const known = read(value);
		if (known !== null) return known;
		context.addIssue({ code: 'custom', message: expected });
		return z.NEVER;
	};

/** A number that may arrive as text. It is never read out of null, an empty text or a flag. */
export const number = z
	.union([z.number(), z.string()], { error: 'a number' })
	.transform(readAs('a number', readNumber))
	.pipe(z.number());

/** A number that may be missing; null then. */
export const optionalNumber = z
	.union([z.literal(''), number], { error: 'a number' })
	.nullish()
	.transform((value) => (typeof value === 'number' ? value : null))
	.pipe(z.number().nullable());

/** A whole number from 0 on. */
export const count = number.pipe(z.int({ error: 'a whole number' }).min(0, { error: 'a number from 0 on' }));

/** A whole number from 1 on: a voyage of 0 days doesn't fit. */
export const positive = number.pipe(z.int({ error: 'a whole number' }).min(1, { error: 'a number from 1 on' }));

const dateParts = z.array(z.number()).min(3).max(7);

/** A calendar day in China, `YYYY-MM-DD`; on the wire a day or a moment in any form that `wire-times.ts` knows. */
export const day = z
	.union([z.string(), z.number(), dateParts], { error: 'a day' })
	.transform(readAs('a day', readDay))
	.pipe(z.string().describe('YYYY-MM-DD in China'));

/** A calendar day that may be missing; the empty string then. */
export const optionalDay = z
	.union([z.literal(''), day], { error: 'a day' })
	.nullish()
	.transform((value) => value ?? '')
	.pipe(z.string().describe('YYYY-MM-DD in China; empty when unknown'));

/** A moment as epoch milliseconds; on the wire in any form that `wire-times.ts` knows. */
export const moment = z
	.union([z.string(), z.number(), dateParts], { error: 'a moment' })
	.transform(readAs('a moment', readMoment))
	.pipe(z.number().describe('epoch milliseconds'));

/** A moment that may be missing; null then. */
export const optionalMoment = z
	.union([z.literal(''), moment], { error: 'a moment' })
	.nullish()
	.transform((value) => (typeof value === 'number' ? value : null))
	.pipe(z.number().nullable().describe('epoch milliseconds'));

const YES = new Set(['1', 'true', 'y', 'yes', 't', '是']);

/** A flag that may arrive as 0/1, "true", "Y" or not at all. */
export const flag = z
	.union([z.boolean(), z.number(), z.string()], { error: 'a flag' })
	.nullish()
	.transform((value) => YES.has(String(value).trim().toLowerCase()))
	.pipe(z.boolean());

const plain = (word: string | number): string =>
	String(word)
		.trim()
		.toUpperCase()
		.replaceAll(/[\s_-]/g, '');

/** One of several words, whatever their case and separators; `others` are words of upstream's for the same. Anything else doesn't fit. */
export const oneOf = <W extends string>(words: readonly [W, ...W[]], others: Readonly<Record<string, W>> = {}) => {
	const pairs: [string, W][] = [...words.map((word): [string, W] => [word, word]), ...Object.entries(others)];
	const known = new Map(pairs.map(([word, meant]) => [plain(word), meant]));
	return z
		.union([z.string(), z.number()], { error: `one of ${words.join(', ')}` })
		.transform((value): string => known.get(plain(value)) ?? String(value))
		.pipe(z.enum(words as unknown as { [Word in W]: Word }, { error: `one of ${words.join(', ')}` }));
};

/** 1 male, 0 female; null when unknown. */
export const gender = z
	.union([z.literal(''), oneOf(['1', '0'], { M: '1', MALE: '1', 男: '1', F: '0', FEMALE: '0', 女: '0' })], { error: 'a gender' })
	.nullish()
	.transform((value) => (value ? Number(value) : null))
	.pipe(z.number().nullable());

/** Names under which backends send the rows of a list, and their number in all. */
const ROWS = ['rows', 'list', 'records', 'content', 'items', 'data', 'results'] as const;
export const TOTALS = ['total', 'totalCount', 'totalElements', 'totalSize', 'count'] as const;

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rows of a list, alone or inside an object with pages; anything else as it came. */
export function rowsOf(value: unknown): unknown {
	if (!isObject(value)) return value;
	const name = ROWS.find((key) => Array.isArray(value[key]));
	return name === undefined ? value : value[name];
}

/** Drops rows that have the id of an earlier one. */
export function distinct<T>(rows: readonly T[]): T[] {
	const seen = new Set<string>();
	return rows.filter((row) => {
		const own = isObject(row) ? row.id : undefined;
		if (own === undefined || own === null) return true;
		if (seen.has(String(own))) return false;
		seen.add(String(own));
		return true;
	});
}

type Rows<T> = readonly T[] | { rows: readonly T[]; total?: number | string } | null | undefined;

/** The rows of a list, each once. */
const rowsEach = <T extends z.ZodType>(item: T) => z.array(item, { error: 'a list' }).overwrite(distinct);

/** A list, each row once; a paged one is accepted too, and null for none. */
export const list = <T extends z.ZodType>(item: T) =>
	z
		.custom<Rows<z.input<T>>>()
		.optional()
		.transform((value): unknown => rowsOf(value) ?? [])
		.pipe(rowsEach(item));

/** A list that a reply must have: a missing one doesn't fit, and isn't read as an empty one. */
export const requiredList = <T extends z.ZodType>(item: T) =>
	z.custom<NonNullable<Rows<z.input<T>>>>().transform(rowsOf).pipe(rowsEach(item));

/** The number of all rows that a page gives; the number of its own rows where it gives none. */
function totalOf(value: unknown): unknown {
	const said = isObject(value) ? value[TOTALS.find((key) => key in value) ?? ''] : undefined;
	const rows = rowsOf(value);
	return said === undefined || said === null || said === '' ? (Array.isArray(rows) ? distinct(rows).length : 0) : said;
}

/**
 * A list that one row less would make wrong, such as the payments of an order: it is read whole or not at all. Null when it is missing or
 * can't be read.
 */
export const wholeList = <T extends z.ZodType>(item: T) => {
	const rows = list(item);
	return z
		.custom<Rows<z.input<T>>>()
		.optional()
		.transform((value, context): unknown => {
			if (value === null || value === undefined) return null;
			const read = rows.safeParse(value);
			if (read.success) return read.data;
			for (const { path, message } of read.error.issues)
				context.addIssue({ code: 'custom', message, params: { within: path } satisfies WithinValue });
			return z.NEVER;
		})
		.pipe(z.array(item).nullable());
};

/** The place inside a value read whole that doesn't fit. */
export type WithinValue = { within: PropertyKey[] };

/** A paged list `{ rows, total }`; a plain array is accepted too. */
export const paged = <T extends z.ZodType>(item: T) =>
	z
		.custom<NonNullable<Rows<z.input<T>>>>()
		.optional()
		.transform((value): unknown => ({ rows: rowsOf(value), total: totalOf(value) }))
		.pipe(z.object({ rows: rowsEach(item), total: number }));

/** An object that only describes the one around it: a missing one is read as one of empty values. */
export const described = <S extends z.ZodRawShape>(shape: S) =>
	z
		.custom<z.input<z.ZodObject<S>> | null | undefined>()
		.optional()
		.transform((value): unknown => value ?? {})
		.pipe(z.object(shape));

/** Several texts: a list, or one text with commas between them, such as `images`. */
export const commaList = z
	.union([z.string(), z.array(z.string())], { error: 'a list of texts' })
	.nullish()
	.transform((value) => (Array.isArray(value) ? value : (value ?? '').split(',')).map((part) => part.trim()).filter(Boolean))
	.pipe(z.array(z.string()));

const EMPTY: z.ZodType<object, object> = z.object({});

/** A reply of a call that only succeeds or fails. */
export const done = z
	.unknown()
	.optional()
	.transform(() => ({}))
	.pipe(EMPTY);
