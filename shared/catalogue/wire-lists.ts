import { z } from 'zod';
import { id, isNothing, isObject, isZeroId, number, text } from './wire.ts';

/**
 * Lists of upstream's: alone, in a page, or as an object whose keys are numbers or ids. The rest of the code sees arrays only. Rows that don't fit are
 * dropped by `server/upstream/read-reply.ts`.
 */

/** Names under which backends send the rows of a list, the page that holds them, and their number in all, in small letters. */
const ROWS = ['rows', 'list', 'records', 'content', 'items', 'data', 'results'] as const;
const PAGES = new Set(['page', 'pageinfo', 'pagination', 'pager', 'paging', 'meta']);
/** The first one that a page has counts: `count` comes last, as some backends count the rows of the page with it. */
const TOTALS = [
	'total',
	'totalcount',
	'totalelements',
	'totalsize',
	'totalrows',
	'totalrecords',
	'totalnum',
	'totalitems',
	'recordstotal',
	'recordcount',
	'rowcount',
	'itemcount',
	'count',
];
/** A page may stand in another one, and its total in that one: `{"page":{"pagination":{"total":9}}}`. */
const MAX_PAGES = 2;

/** The letters and digits of a name, in small letters. */
export const lettersOf = (key: string): string => key.toLowerCase().replaceAll(/[_-]/g, '');
const readId = (value: unknown): string | undefined => id.safeParse(value).data;
const keysNamed = (value: object, name: string): string[] => Object.keys(value).filter((key) => lettersOf(key) === name);

/**
 * True of a list that comes as an object: PHP writes one from which a row was removed as `{"0":…,"2":…}`, others write
 * `{"30001":{"id":30001}}`.
 */
function isKeyedList(value: unknown): value is Record<string, unknown> {
	if (!isObject(value)) return false;
	const entries = Object.entries(value);
	if (entries.length === 0) return false;
	if (entries.every(([key]) => /^\d+$/.test(key))) return true;
	const rows = entries.filter(([, row]) => row !== null);
	return (
		rows.length > 0 && rows.every(([key, row]) => isObject(row) && readId(row.id) === readId(key) && readId(key) !== undefined)
	);
}

const isRows = (value: unknown): boolean => Array.isArray(value) || isKeyedList(value);

/** The names that lead from a value to its rows: none for a list alone; null for a value that is no list. */
export function namesToRows(value: unknown, isInner = false): string[] | null {
	if (isRows(value)) return [];
	if (!isObject(value)) return null;
	const known = ROWS.flatMap((name) => keysNamed(value, name)).find((key) => isRows(value[key]));
	if (known !== undefined) return [known];
	// One thing that has a list isn't a list, nor is a framework's answer to an error.
	if (['id', 'error', 'errors', 'exception'].some((key) => key in value)) return null;
	const [only, ...others] = Object.keys(value).filter((key) => Array.isArray(value[key]));
	if (only !== undefined) return others.length === 0 ? [only] : null;
	const embedded = keysNamed(value, 'embedded');
	const [page, ...more] = embedded.length > 0 ? embedded : Object.keys(value).filter((key) => isObject(value[key]));
	const inner = isInner || page === undefined || more.length > 0 ? null : namesToRows(value[page], true);
	return page !== undefined && inner ? [page, ...inner] : null;
}

/** The names that lead from a page to the number of all its rows; null when it names none. */
export function namesToTotal(value: unknown, depth = 0): string[] | null {
	if (!isObject(value)) return null;
	const sent = new Map(Object.keys(value).map((key) => [isNothing(value[key]) ? '' : lettersOf(key), key]));
	const total = TOTALS.flatMap((name) => sent.get(name) ?? [])[0];
	if (total !== undefined || depth === MAX_PAGES) return total === undefined ? null : [total];
	for (const [name, key] of sent) {
		const inner = PAGES.has(name) ? namesToTotal(value[key], depth + 1) : null;
		if (inner) return [key, ...inner];
	}
	return null;
}

const valueAt = (value: unknown, names: readonly string[]): unknown =>
	names.reduce<unknown>((holder, name) => (holder as Record<string, unknown>)[name], value);

const namedTotal = (value: unknown): unknown => {
	const names = namesToTotal(value);
	return names ? valueAt(value, names) : undefined;
};

/** True of the key of a page's rows, of their number, or of the page's place and size, such as `pageNum`. */
export const isPageKey = (key: string): boolean => {
	const name = lettersOf(key);
	return /^(?:page|size|current|limit)/.test(name) || [...ROWS, ...TOTALS].includes(name);
};

/** True of a page that says that it has no rows: `{"list":null,"total":0}`, `{"total":0}`. */
export function isEmptyPage(value: unknown): boolean {
	if (!isObject(value)) return false;
	const names = ROWS.flatMap((name) => keysNamed(value, name));
	const total = namedTotal(value);
	const hasNone = isNothing(total) || number.safeParse(total).data === 0;
	return hasNone && names.every((key) => isNothing(value[key])) && (names.length > 0 || !isNothing(total));
}

/** True of an empty list under a name that says nothing, in an object that nothing shows to be a page: it may be a list of anything. */
const isUnnamed = (page: unknown, rows: unknown): boolean =>
	Array.isArray(rows) &&
	rows.length === 0 &&
	isObject(page) &&
	!Object.keys(page).some((key) => isPageKey(key) || PAGES.has(lettersOf(key)) || lettersOf(key) === 'embedded');

/** The rows of a list, alone, in a page or by keys; anything else as it came. */
export function rowsOf(value: unknown): unknown {
	if (Array.isArray(value)) return value;
	const names = namesToRows(value);
	if (names === null) return isEmptyPage(value) ? [] : value;
	const rows = valueAt(value, names);
	if (isUnnamed(value, rows)) return value;
	return isKeyedList(rows) ? Object.values(rows) : rows;
}

/** True of rows whose places are known: a list, or an object with the keys 0, 1, 2 … JSON.parse sorts keys that are numbers, as ids are. */
export function hasPlaces(value: unknown): boolean {
	const names = namesToRows(value);
	const rows = names && valueAt(value, names);
	return Array.isArray(rows) || (isKeyedList(rows) && Object.keys(rows).every((key, place) => key === String(place)));
}

/** Drops rows that have the id of an earlier one. */
export function distinct<T>(rows: readonly T[]): T[] {
	const seen = new Set<string>();
	return rows.filter((row) => {
		const own = isObject(row) ? row.id : undefined;
		if (own === undefined || own === null || isZeroId(own)) return true;
		if (seen.has(String(own))) return false;
		seen.add(String(own));
		return true;
	});
}

type Rows<T> = readonly T[] | { rows: readonly T[]; total?: number | string } | null | undefined;

type Merge<T extends z.ZodType> = (rows: z.output<T>[]) => z.output<T>[];

/** The rows of a list, each once. */
const rowsEach = <T extends z.ZodType>(item: T, merge: Merge<T> = distinct) =>
	z.array(item, { error: 'a list' }).overwrite(merge);

/** True of one thing, which some backends send in place of a list of one. */
export const isOneThing = (value: unknown): value is Record<string, unknown> => isObject(value) && readId(value.id) !== undefined;

function rowsOrOne(value: unknown): unknown {
	const rows = rowsOf(value);
	return isOneThing(rows) ? [rows] : rows;
}

/**
 * A list, each row once; a paged one is accepted too, one row alone, and nothing for none. `merge` makes one row of those with the same id, else the
 * first one counts; `read` returns the rows where not every form of a list will do.
 */
export const list = <T extends z.ZodType>(item: T, { merge, read = rowsOrOne }: ListTerms<T> = {}) =>
	z
		.custom<Rows<z.input<T>>>()
		.optional()
		.transform((value): unknown => (isNothing(value) ? [] : read(value)))
		.pipe(rowsEach(item, merge));

type ListTerms<T extends z.ZodType> = { merge?: Merge<T>; read?: (value: unknown) => unknown };

/** A list that a reply must have: a missing one doesn't fit, and isn't read as an empty one. */
export const requiredList = <T extends z.ZodType>(item: T) =>
	z.custom<NonNullable<Rows<z.input<T>>>>().transform(rowsOf).pipe(rowsEach(item));

/** The number of all rows that a page gives; the number of its own rows where it gives none or, as backends that don't count do, a smaller one. */
function totalOf(value: unknown, rows: unknown): unknown {
	const own = Array.isArray(rows) ? distinct(rows).length : 0;
	const total = namedTotal(value);
	const read = number.safeParse(total).data;
	return isNothing(total) || (read !== undefined && read < own) ? own : total;
}

/**
 * A list that one row less or another order of rows would make wrong, such as the cabins of an order: it is read whole or not at all. Null when it is
 * missing or can't be read.
 */
export const wholeList = <T extends z.ZodType>(item: T) => {
	const rows = list(item);
	return z
		.custom<Rows<z.input<T>>>()
		.optional()
		.transform((value, context): unknown => {
			if (isNothing(value) && !Array.isArray(value)) return null;
			if (!hasPlaces(value) && !isEmptyPage(value)) {
				context.addIssue({ code: 'custom', message: 'a list in its order' });
				return z.NEVER;
			}
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

/** A paged list `{ rows, total }`; a plain array is accepted too, and nothing for none. */
export const paged = <T extends z.ZodType>(item: T) =>
	z
		.custom<NonNullable<Rows<z.input<T>>>>()
		.optional()
		.transform((value): unknown => {
			const rows = isNothing(value) ? [] : rowsOf(value);
			return { rows, total: totalOf(value, rows) };
		})
		.pipe(z.object({ rows: rowsEach(item), total: number }));

const CATEGORY_ID = ['categoryId', 'categoryid'];

/** The id of the category that a row names as its own; undefined when it names none, null when it can't be read. */
export function namedCategory(row: Readonly<Record<string, unknown>>): string | null | undefined {
	const name = CATEGORY_ID.find((key) => !isNothing(row[key]));
	if (name !== undefined) return readId(row[name]) ?? null;
	if (isNothing(row.category)) return undefined;
	return (isObject(row.category) && readId(row.category.id)) || null;
}

/** The id that an entry is about: the category that it names; else its id in a list, its key in a map. Undefined where key and id differ. */
function subjectOf(row: unknown, key: string, isList: boolean): string | undefined {
	const named = isObject(row) ? namedCategory(row) : undefined;
	if (named !== undefined) return named ?? undefined;
	const own = isObject(row) ? readId(row.id) : undefined;
	if (isList) return own;
	const keyed = readId(key);
	return own === undefined || own === keyed ? keyed : undefined;
}

/** The object or list in which an entry of a map stands, and its key there. */
type EntryPlace = { holder: Record<string, unknown>; key: string };

/** Finds the entries of a map by ids, in whatever form it comes, by the id that each is about. An object with the key 0 is PHP's list. */
export function entriesOf(value: object): Map<string, EntryPlace[]> {
	const names = namesToRows(value);
	// Longer paths lead into an entry.
	const holder = (names?.length === 1 ? valueAt(value, names) : value) as Record<string, unknown>;
	const isList = Array.isArray(holder) || '0' in holder;
	const entries = new Map<string, EntryPlace[]>();
	for (const [key, row] of Object.entries(holder)) {
		const subject = subjectOf(row, key, isList);
		if (subject === undefined) continue;
		const places = entries.get(subject);
		if (places) places.push({ holder, key });
		else entries.set(subject, [{ holder, key }]);
	}
	return entries;
}

/** A map by ids. A list is accepted too, whose rows say what they are about. An id whose entries differ is left out. */
export const byId = <T extends z.ZodType>(entry: T) => {
	const rowOf = ({ holder, key }: EntryPlace): unknown => holder[key];
	const written = (place: EntryPlace): string | undefined => JSON.stringify(entry.safeParse(rowOf(place)).data);
	/** The row of an id; none when its entries differ. */
	const agreed = ([first, ...others]: readonly EntryPlace[]): unknown[] => {
		if (first === undefined) return [];
		const known = others.length === 0 ? undefined : written(first);
		return others.every((other) => known !== undefined && written(other) === known) ? [rowOf(first)] : [];
	};
	return z
		.custom<Readonly<Record<string, z.input<T>>>>()
		.transform((value: unknown): unknown => {
			if (isEmptyPage(value)) return {};
			if (!Array.isArray(value) && !isObject(value)) return value;
			const entries = [...entriesOf(value)];
			// A list doesn't fit below.
			if (entries.length === 0 && !isNothing(value)) return [];
			return Object.fromEntries(entries.flatMap(([id, places]) => agreed(places).map((row) => [id, row])));
		})
		.pipe(z.record(z.string(), entry, { error: 'an object of entries' }));
};

/** Returns the list that a text of JSON is, such as `["a.jpg"]`, which backends keep in one column; any other value as it came. */
function listInText(value: unknown): unknown {
	if (typeof value !== 'string' || !value.trimStart().startsWith('[')) return value;
	try {
		return JSON.parse(value);
	} catch {
		return value;
	}
}

/** Several texts: a list, also as a text of JSON, or one text with commas between them, such as `images`. */
export const commaList = z
	.custom<string | readonly string[] | null>()
	.optional()
	.transform((value): unknown => (isNothing(value) ? [] : rowsOf(listInText(value))))
	.pipe(z.union([z.array(text), text], { error: 'a list of texts' }))
	.transform((value) => (Array.isArray(value) ? value : value.split(',')).map((part) => part.trim()).filter(Boolean))
	.pipe(z.array(z.string()));
