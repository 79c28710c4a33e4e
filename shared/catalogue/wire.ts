import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';
import { z } from 'zod';

dayjs.extend(utc);
dayjs.extend(customParseFormat);

/** Building blocks for upstream replies: lenient in what is accepted, strict in what comes out. */

/** An identifier: a string or a number on the wire, a string here. */
export const id = z.union([z.string().min(1).max(64), z.number()]).transform(String);

/** Text that may be missing or null on the wire; the empty string here. */
export const text = z
	.string()
	.nullish()
	.transform((value) => value ?? '');

/** A number that may arrive as a string. */
export const number = z.coerce.number();

/** A calendar day, `YYYY-MM-DD`; a time of day behind it is cut off. */
export const day = z
	.string()
	.regex(/^\d{4}-\d{2}-\d{2}/)
	.transform((value) => value.slice(0, 10));

/** Comma-separated list on the wire, such as `images`, array here. */
export const commaList = z
	.union([z.string(), z.array(z.string())])
	.nullish()
	.transform((value) => (Array.isArray(value) ? value : (value ?? '').split(',')).map((part) => part.trim()).filter(Boolean));

/** A flag that may arrive as 0/1 or "true"/"false". */
export const flag = z
	.union([z.boolean(), z.number(), z.string()])
	.nullish()
	.transform((value) => value === true || value === 1 || value === '1' || value === 'true');

/** A plain list; a paged reply is accepted too. */
export const list = <T extends z.ZodType>(item: T) =>
	z
		.union([z.array(item), z.object({ rows: z.array(item) })])
		.nullish()
		.transform((value): z.output<T>[] => (Array.isArray(value) ? value : (value?.rows ?? [])));

/** A paged list `{ rows, total }`; a plain array is accepted too. */
export const paged = <T extends z.ZodType>(item: T) =>
	z
		.union([z.array(item), z.object({ rows: z.array(item), total: z.coerce.number().optional() })])
		.transform((value): { rows: z.output<T>[]; total: number } =>
			Array.isArray(value) ? { rows: value, total: value.length } : { rows: value.rows, total: value.total ?? value.rows.length },
		);

/** A reply of which only the success matters. */
export const done = z.unknown().transform(() => ({}));

const LOCAL_FORMATS = ['YYYY-MM-DD HH:mm:ss', 'YYYY-MM-DD HH:mm:ss.SSS', 'YYYY-MM-DD HH:mm', 'YYYY-MM-DD'];
/** Hours that China is ahead of UTC: all year, since 1991. */
const CHINA_OFFSET = 8;

/** Epoch milliseconds of a time as text: ISO with a zone, else in China's time. NaN for a time that doesn't exist. */
function readMoment(text: string): number {
	if (/[zZ]$|:\d\d[+-]\d\d:?\d\d$/.test(text)) return Date.parse(text.replace(' ', 'T'));
	const local = text.replace('T', ' ');
	const read = LOCAL_FORMATS.map((format) => dayjs.utc(local, format, true)).find((time) => time.isValid());
	return read ? read.utcOffset(CHINA_OFFSET, true).valueOf() : Number.NaN;
}

/** A moment as epoch milliseconds; on the wire milliseconds, seconds, or `YYYY-MM-DD HH:mm:ss` in China's time. */
export const moment = z.union([z.number(), z.string().min(1).max(40)]).transform((value, context) => {
	const number = Number(value);
	const epoch = Number.isFinite(number) ? number * (number < 100_000_000_000 ? 1_000 : 1) : readMoment(String(value).trim());
	if (Number.isNaN(epoch)) context.addIssue({ code: 'custom', message: 'no moment' });
	return epoch;
});
