import { isDeepStrictEqual } from 'node:util';
import { isNothing } from '#shared/catalogue/wire.ts';
import { entriesOf, namesToRows, rowsOf } from '#shared/catalogue/wire-lists.ts';
import { exactId } from '#shared/rules/exact-id.ts';
import { inspectHour, inspectTime } from './inspect-time.ts';
import type { Say } from './notes.ts';
import { WideNumber } from './open-raw.ts';
import type { Shape } from './shape.ts';

type Holder = Readonly<Record<string, unknown>>;
type Place = { field: string; say: Say; ids: SeenIds };

/** The spellings of each id, by its lower case, over all replies of a backend. */
export type SeenIds = Map<string, string>;

/** The forms of ids. */
const ID = /^id\b/;
const ENTITY = /&(?:amp|nbsp|lt|gt|quot|apos|ldquo|rdquo|middot|#\d{2,5}|#x[\da-f]{2,5});/i;
const CDATA = /^\s*<!\[CDATA\[/;
/** UTF-8 that was read as Latin-1 or Windows-1252 (`Ã©`, `å¤§`), and what GBK makes of replacement characters and of spaces. */
const GARBLED = /[ÃÂ][\u0080-\u00bf]|â€|[\u00e3-\u00e9][\u0080-\u00bf\u0152-\u0178\u2013-\u2122]{2}|锟斤拷|烫烫烫/;
/** Words of flags; the site reads any other one as no. */
const FLAG = /^\s*(?:[01]|true|false|[ytnf]|yes|no|[是否])?\s*$/i;
const THREE_DECIMALS = /\.\d{3,}/;
/** Forms of which −1 is no value, though it can be read as a number; hours from Beijing may be −1. */
const FROM_ZERO = /^(?:id|number o[fr]|money|count|positive)/;
const HOURS_FROM_BEIJING = /timeDifference$/;
/** The names of the code in an object that stands for a word. */
const CODES = ['code', 'value', 'key', 'id'];
const NO_CHILDREN = 'count, 0 when missing';

const isHolder = (value: unknown): value is Holder =>
	typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof WideNumber);
const idText = (value: unknown): string | null => {
	if (value instanceof WideNumber) return value.source;
	return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : null;
};

/** Notes an id that is written in more than one case. */
function inspectId(value: unknown, { field, say, ids }: Place): void {
	if (typeof value !== 'string' || !/[a-z]/i.test(value)) return;
	const known = ids.get(value.toLowerCase());
	if (known === undefined) ids.set(value.toLowerCase(), value);
	else if (known !== value) say(exactId(known) === exactId(value) ? 'id-by-case' : 'ids-by-case', field);
}

/** Notes a text that isn't plain: damaged, in a wrong charset, or with marks of HTML and XML that no visitor should see. */
function inspectText(value: string, form: string | undefined, { field, say }: Place): void {
	if (value.includes('\ufffd')) say('damaged-text', field);
	if (GARBLED.test(value)) say('garbled-text', field);
	if (CDATA.test(value)) say('cdata', field);
	if (form === 'text' && ENTITY.test(value)) say('entities', field);
}

function inspectWide(form: string, { isExact }: WideNumber, { field, say }: Place): void {
	if (ID.test(form)) say(isExact ? 'wide-id' : 'inexact-id', field);
	else say(isExact && form === 'text' ? 'wide-id' : 'wide-number', field);
}

function inspectValue({ form, words }: Extract<Shape, { kind: 'value' }>, value: unknown, place: Place): void {
	const { field, say } = place;
	if (words && value !== '' && !words.safeParse(value).success) say('unknown-word', field);
	const name = form?.name ?? '';
	if (value instanceof WideNumber) inspectWide(name, value, place);
	else if (ID.test(name)) inspectId(value, place);
	if (typeof value === 'string') inspectText(value, name, place);
	if (name === 'flag' && !FLAG.test(String(value))) say('unknown-flag', field);
	if (name === 'text' && typeof value === 'boolean') say('flag-for-text', field);
	if (form && /^(day|birthday|moment)/.test(name)) inspectTime(form, value, field, say);
	if (form && name === 'hour') inspectHour(form, value, field, say);
	if (FROM_ZERO.test(name) && String(value) === '-1' && !HOURS_FROM_BEIJING.test(field)) say('minus-one', field);
	if (isHolder(value) && (!form || name === 'state') && CODES.some((key) => key in value)) say('word-in-object', field);
	if (name.startsWith('money') && THREE_DECIMALS.test(String(value))) say('fine-price', field);
}

/** The rows of a list in whatever object they come, as the site reads them. */
function rowsIn(value: unknown, isPage: boolean, { field, say }: Place): readonly unknown[] {
	const rows = rowsOf(value);
	const names = namesToRows(value);
	if (names === null && Array.isArray(rows)) say('null-list', field);
	if (!Array.isArray(rows) || names === null) return [];
	if (Array.isArray(value) && isPage) say('bare-list', field);
	if (names.length > 0 && !isPage) say('page-for-list', field);
	if (names.length > 0 && names.join('.') !== 'rows') say('other-list-key', [field, ...names].filter(Boolean).join('.'));
	const holder = names.reduce<unknown>((outer, name) => (outer as Holder)[name], value);
	if (!Array.isArray(holder)) say('list-by-key', field);
	return rows;
}

/** Notes rows of a list that have the id of another one. */
function inspectIdsOf(rows: readonly unknown[], { field, say }: Place): void {
	const first = new Map<string, string>();
	for (const row of rows) {
		const id = isHolder(row) ? idText(row.id) : null;
		if (id === null) continue;
		const whole = JSON.stringify(row);
		const known = first.get(id);
		if (known === undefined) first.set(id, whole);
		else if (known === whole) say('id-twice', `${field}[].id`);
		else say((row as Holder).id instanceof WideNumber ? 'inexact-id' : 'shared-id', `${field}[].id`);
	}
}

/** Notes a missing value in whose place another stands, or that counts as 0. */
function inspectMissing(shape: Shape, holder: Holder, { field, say }: Place): void {
	if (shape.kind !== 'value') return;
	if (shape.form?.name === NO_CHILDREN) say('no-children', field);
	if (field === 'id' && Object.keys(holder).some((key) => /\wid$/i.test(key))) say('id-by-other-name', field);
}

function inspectObject(of: Readonly<Record<string, Shape>>, value: unknown, place: Place): void {
	const { field, say } = place;
	if (Array.isArray(value)) {
		// The site reads a list of one object as that object, and no other list with rows.
		if (value.length < 2) say('list-for-object', field);
		if (value.length === 1 && isHolder(value[0])) inspectObject(of, value[0], place);
	} else if (isHolder(value))
		for (const [key, shape] of Object.entries(of)) {
			const inner = { ...place, field: field ? `${field}.${key}` : key };
			if (key in value) inspect(shape, value[key], inner);
			if (isNothing(value[key])) inspectMissing(shape, value, inner);
		}
	else if ('id' in of && idText(value) !== null) say('id-alone', field);
}

function inspectEntries(of: Shape, value: unknown, place: Place): void {
	const { field, say } = place;
	if (Array.isArray(value)) say('list-for-object', field);
	if (Array.isArray(value) || isHolder(value))
		for (const [first, ...others] of entriesOf(value).values())
			for (const { holder, key } of others)
				say(isDeepStrictEqual(holder[key], first?.holder[first.key]) ? 'id-twice' : 'shared-id', `${field}{}`);
	for (const entry of Array.isArray(value) || isHolder(value) ? Object.values(value) : [])
		inspect(of, entry, { ...place, field: `${field}{}` });
}

function inspectList({ of, isPage }: Extract<Shape, { kind: 'list' }>, value: unknown, place: Place): void {
	const rows = rowsIn(value, isPage, place);
	inspectIdsOf(rows, place);
	for (const row of rows) inspect(of, row, { ...place, field: `${place.field}[]` });
}

/** Notes what is unusual in the raw data of a reply, beside the form in which its call's schema reads it. */
export function inspect(shape: Shape, value: unknown, place: Place): void {
	if (value === undefined) return;
	if (isHolder(value) && typeof value.$ref === 'string') place.say('reference', place.field);
	else if (value === null) {
		if (place.field.endsWith('[]')) place.say('null-row', place.field);
	} else if (shape.kind === 'value' && shape.object && isHolder(value)) inspect(shape.object, value, place);
	else if (shape.kind === 'value') inspectValue(shape, value, place);
	else if (shape.kind === 'object') inspectObject(shape.of, value, place);
	else if (shape.kind === 'entries') inspectEntries(shape.of, value, place);
	else inspectList(shape, value, place);
}
