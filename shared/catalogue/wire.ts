import { z } from 'zod';
import { exactId } from '../rules/exact-id.ts';
import { isReadable, isWordForNothing, readRichText, readText } from './wire-texts.ts';
import { readBirthday, readDay, readMoment } from './wire-times.ts';
import type { WireTime } from './written-times.ts';

/**
 * Building blocks for upstream replies: lenient in what is accepted, strict in what comes out. Backends differ in how they write numbers, days,
 * flags, words and lists; the rest of the code sees one form only. A value that can't be read doesn't fit: `server/upstream/read-reply.ts` then does
 * without the value where it is optional, and without the row where it isn't. Money, days and counts are read or refused: null is never 0.
 */

/** True of everything with which backends say that there is nothing: null, an absent key, a blank text, `false`, `[]`, `{}`. */
export const isNothing = (value: unknown): boolean => {
	if (value === undefined || value === null || value === false) return true;
	if (typeof value === 'string') return value.trim() === '';
	return typeof value === 'object' && Object.keys(value).length === 0;
};

export const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** True of a text and of a number. */
export const isWord = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** Reads a value, or adds an issue that names the expected form. */
const readAs =
	<I, O>(expected: string, read: (value: I) => O | null) =>
	(value: I, context: z.RefinementCtx): O => {
		const known = read(value);
		if (known !== null) return known;
		context.addIssue({ code: 'custom', message: expected });
		return z.NEVER;
	};

const ZERO_ID = /^(?:0+|0{8}(?:-0{4}){3}-0{12})$/;

/** True of an id that stands for none: what Go and .NET send in place of one that isn't set, and the word `null`. */
export const isZeroId = (value: unknown): boolean => {
	const written = String(value).trim();
	return ZERO_ID.test(written) || isWordForNothing(written);
};

/**
 * An identifier: a string or a number on the wire, a string here, with UUIDs in small letters. A number that isn't exact is no id: `parse-reply.ts` keeps
 * long ones as texts. A zero is none: two things with it aren't the same.
 */
export const id = z
	.union([z.string().trim().min(1).max(64), z.int()], { error: 'an id' })
	.transform(
		readAs('an id', (value): string | null => {
			const read = String(value);
			return isReadable(read) && !isZeroId(read) ? exactId(read) : null;
		}),
	)
	.pipe(z.string());

const optionalText = z.union([z.string(), z.number(), z.boolean()], { error: 'a text' }).nullish();
const IN_CHARSET = 'a text in its charset';

/** Text that may be missing, null or a number on the wire; the empty string here. Entities of HTML and CDATA are read; `false` and `true` are no texts. */
export const text = optionalText.transform(readAs(IN_CHARSET, readText)).pipe(z.string());

/** Text that a thing is nothing without, such as an address. */
export const filledText = text.pipe(z.string().min(1, { error: 'a text that isn’t empty' }));

/** A number as it is printed on a door or an order, such as `0601`; the empty string when it is missing or zero. */
export const printedNumber = text.transform((read) => (/^0+$/.test(read) ? '' : read)).pipe(z.string());

/** HTML that may be missing; the empty string then. Only CDATA is read: the server sanitises the rest. */
export const richText = optionalText.transform(readAs(IN_CHARSET, readRichText)).pipe(z.string());

const inBoth =
	<T extends z.ZodType>(schema: T) =>
	<N extends string>(...names: N[]) =>
		Object.fromEntries(
			names.flatMap((name) => [
				[name, schema],
				[`en${name.charAt(0).toUpperCase()}${name.slice(1)}`, schema],
			]),
		) as { [Name in N | `en${Capitalize<N>}`]: T };

/** Texts in Chinese and in English: `title` and `enTitle` for the name `title`. */
export const bothLanguages = inBoth(text);
/** HTML in Chinese and in English. */
export const richInBoth = inBoth(richText);

/**
 * `4999`, `4999.00`, `4,999.00`, Java's `4.999E+3`, with a sign and CNY's signs around it. A comma that isn't a separator of thousands is no number.
 */
const NUMBER = /^(?:[¥￥]|CNY|RMB)?\s*([+-]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?(?:E[+-]\d{1,2})?)\s*(?:元|CNY|RMB)?$/;

/** Whole numbers that a number can't hold exactly aren't read. */
function readNumber(value: string | number): number | null {
	const [, digits] = typeof value === 'number' ? [] : (NUMBER.exec(value.trim()) ?? []);
	if (typeof value !== 'number' && digits === undefined) return null;
	const read = Number(digits?.replaceAll(',', '') ?? value);
	return Number.isInteger(read) && !Number.isSafeInteger(read) ? null : read;
}

/** A number that may arrive as text. It is never read out of null, an empty text or a flag. */
export const number = z
	.union([z.number(), z.string()], { error: 'a number' })
	.transform(readAs('a number', readNumber))
	.pipe(z.number());

/** A value that may be missing; null then, never 0. */
const orNull = <T extends z.ZodType>(schema: T) =>
	z
		.custom<z.input<T> | '' | null>()
		.optional()
		.transform((value): unknown => (isNothing(value) ? null : value))
		.pipe(schema.nullable());

/** An id that may be missing; null then. */
export const optionalId = z
	.custom<z.input<typeof id> | null>()
	.optional()
	.transform((value): unknown => (isNothing(value) || isZeroId(value) ? null : value))
	.pipe(id.nullish());

/** A number that may be missing; null then. */
export const optionalNumber = orNull(number);

/** Rounds to fen as people do: half a fen goes up, away from 0. The digits are moved as text, since 1.005 × 100 is 100.49999999999999. */
function toFen(value: number): number {
	if (Number.isSafeInteger(value)) return value;
	const [digits, exponent = '0'] = String(Math.abs(value)).split('e');
	const rounded = Math.round(Number(`${digits}e${Number(exponent) + 2}`)) / 100;
	return value < 0 && rounded > 0 ? -rounded : rounded;
}

/** A sum in CNY, rounded to fen: backends that calculate with binary fractions send 2711.000000005422. */
export const money = number.transform(toFen).pipe(z.number());

/** A sum in CNY that may be missing; null then. */
export const optionalMoney = orNull(money);

/** A whole number from 0 on. */
export const count = number.pipe(z.int({ error: 'a whole number' }).min(0, { error: 'a number from 0 on' }));

/** A whole number from 1 on: a voyage of 0 days doesn't fit. */
export const positive = number.pipe(z.int({ error: 'a whole number' }).min(1, { error: 'a number from 1 on' }));

/** A time in any form that `written-times.ts` knows. */
const wireTime = (expected: string) =>
	z.union([z.string(), z.number(), z.array(z.int()).min(3).max(7), z.record(z.string(), z.unknown())], { error: expected });

/** A time that may be missing: as a zero time, an empty text goes to the reader. */
const optionalTime = <T extends string | number>(expected: string, read: (value: WireTime) => T | null) =>
	z
		.custom<WireTime | null>()
		.optional()
		.transform((value): unknown => (isNothing(value) ? '' : value))
		.pipe(wireTime(expected).transform(readAs(expected, read)));

/** A calendar day in China, `YYYY-MM-DD`; on the wire a day or a moment. */
export const day = wireTime('a day')
	.transform(readAs('a day', (value: WireTime) => readDay(value) || null))
	.pipe(z.string().describe('YYYY-MM-DD in China'));

/** A calendar day that may be missing; the empty string then. */
export const optionalDay = optionalTime('a day', readDay).pipe(z.string().describe('YYYY-MM-DD in China; empty when unknown'));

/** The day of a birth; the empty string when it is missing, or can't be read in just one way. */
export const optionalBirthday = optionalTime('a birthday that can be read in one way', readBirthday).pipe(
	z.string().describe('YYYY-MM-DD; empty when unknown'),
);

/** A moment as epoch milliseconds. */
export const moment = wireTime('a moment')
	.transform(readAs('a moment', (value: WireTime) => readMoment(value) || null))
	.pipe(z.number().describe('epoch milliseconds'));

/** A moment that may be missing; null then. */
export const optionalMoment = optionalTime('a moment', readMoment)
	.transform((value) => value || null)
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

/** The names under which backends send a code or word with what it means: `{ "code": 3, "name": "未出行" }`. */
const CODE_NAMES = ['code', 'value', 'key', 'id'];
const MEANING_NAMES = ['name', 'desc', 'label', 'text'];

/** Returns a word, or those of an object that stands for one, its code first. */
function wordsOf(value: string | number | Record<string, unknown>): (string | number)[] {
	return isObject(value) ? [...CODE_NAMES, ...MEANING_NAMES].map((name) => value[name]).filter(isWord) : [value];
}

/** The number of a state or kind, also with its meaning beside it. */
export const state = z
	.union([z.number(), z.string(), z.record(z.string(), z.unknown())], { error: 'a number' })
	.transform((value): unknown => (isObject(value) ? CODE_NAMES.map((name) => value[name]).find(isWord) : value))
	.pipe(number);

const HOUR = /^(?:\d{4}-\d{2}-\d{2}[T ])?([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?$/;
const two = (part: unknown): string => String(part).padStart(2, '0');

/**
 * An hour of the day, `HH:mm`, without the seconds and the day (`1970-01-01T16:30:00`) that some backends send, also as Jackson's parts `[16, 30]`;
 * another text stays as it is.
 */
export const hour = z
	.custom<z.input<typeof text> | readonly number[]>()
	.optional()
	.transform((value): unknown => (Array.isArray(value) ? value.map(two).join(':') : value))
	.pipe(text)
	.transform((value) => {
		const [, hours = '', minutes] = HOUR.exec(value) ?? [];
		return minutes === undefined ? value : `${two(hours)}:${minutes}`;
	})
	.pipe(z.string());

/** One of several words, whatever their case and separators; `others` are words of upstream's for the same. Anything else doesn't fit. */
export const oneOf = <W extends string>(words: readonly [W, ...W[]], others: Readonly<Record<string, W>> = {}) => {
	const pairs: [string, W][] = [...words.map((word): [string, W] => [word, word]), ...Object.entries(others)];
	const known = new Map(pairs.map(([word, meant]) => [plain(word), meant]));
	return z
		.union([z.string(), z.number(), z.record(z.string(), z.unknown())], { error: `one of ${words.join(', ')}` })
		.transform((value): string => {
			const sent = wordsOf(value);
			return sent.map((word) => known.get(plain(word))).find((word) => word !== undefined) ?? String(sent[0]);
		})
		.pipe(z.enum(words as unknown as { [Word in W]: Word }, { error: `one of ${words.join(', ')}` }));
};

/** 1 male, 0 female; null when unknown. */
export const gender = z
	.union([z.literal(''), oneOf(['1', '0'], { M: '1', MALE: '1', 男: '1', F: '0', FEMALE: '0', 女: '0' })], { error: 'a gender' })
	.nullish()
	.transform((value) => (value ? Number(value) : null))
	.pipe(z.number().nullable());

/**
 * An object of which each field may be missing. One that has fields and none of these is another thing: it doesn't fit, and isn't read as an empty one.
 * `prepare` may give a value these fields first.
 */
export const facts = <S extends z.ZodRawShape>(shape: S, prepare = (value: unknown): unknown => value) =>
	z
		.custom<z.input<z.ZodObject<S>> | null | undefined>()
		.optional()
		.transform((sent, context): unknown => {
			const value = prepare(sent);
			if (isNothing(value) || !isObject(value) || Object.keys(value).some((key) => key in shape)) return value;
			context.addIssue({ code: 'custom', message: 'an object with a known field' });
			return z.NEVER;
		})
		.pipe(z.object(shape));

/** Facts that only describe the object around them: missing ones are read as empty. */
export const described = <S extends z.ZodRawShape>(shape: S) => facts(shape, (value) => (isNothing(value) ? {} : value));

const EMPTY: z.ZodType<object, object> = z.object({});

/** A reply of a call that only succeeds or fails. */
export const done = z
	.unknown()
	.optional()
	.transform(() => ({}))
	.pipe(EMPTY);
