import { z } from 'zod';

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

const CHINA_TIME = '+08:00';

/** A moment as epoch milliseconds; on the wire milliseconds, seconds, or `YYYY-MM-DD HH:mm:ss` in China's time. */
export const moment = z.union([z.number(), z.string().min(1).max(40)]).transform((value, context) => {
	const number = Number(value);
	const isNumber = Number.isFinite(number);
	const local = String(value).trim().replace(' ', 'T');
	const epoch = isNumber
		? number * (number < 100_000_000_000 ? 1_000 : 1)
		: Date.parse(/[zZ]$|[+-]\d\d:?\d\d$/.test(local) ? local : local + CHINA_TIME);
	if (Number.isNaN(epoch)) context.addIssue({ code: 'custom', message: 'no moment' });
	return epoch;
});
