import { z } from 'zod';
import type { UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { isObject } from '#shared/catalogue/wire.ts';
import type { Shape } from '../../../scripts/contract/shape.ts';
import { isReadWhole } from '../../../scripts/contract/wire-schema.ts';
import { OMIT } from './convention.ts';
import type { Dialect } from './dialect.ts';
import { badRow } from './dirt.ts';
import { BARE } from './ids.ts';
import { isOptional, kindOf } from './shape.ts';

type Row = Record<string, unknown>;
/** `call` is the call that answers; empty in the site's own addresses. */
type Speaker = { dialect: Dialect; call: UpstreamCall | '' };

const isMissing = (value: unknown): boolean => value === null || value === undefined || value === '';
const SMALL_ID = /^\d{1,9}$/;
/** Addresses of the site's own pages with ids in their query. */
const LINK = /(link|url)$/i;
const IDS_IN_LINK = /([?&](?:id|ids|port|destination|cruise|cruiseId)=)([\d,]+)/g;
/** An identifier that isn't the backend's own number: a dial prefix, or the end of an address. */
const OWN_WORD = 'code';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** An id as it stands in a text. */
export const idText = (id: string, { dialect, call }: Speaker): string =>
	String(dialect.ids.write(Number(id), call)).replaceAll(BARE, '');

const withIds = (link: string, speaker: Speaker): string =>
	link.replace(IDS_IN_LINK, (_, name: string, ids: string) => name + ids.replaceAll(/\d+/g, (id) => idText(id, speaker)));

function speakValue(value: unknown, as: string, key: string, { dialect, call }: Speaker): unknown {
	const { ids, texts, hours, states, times, flags, genders, words, numbers } = dialect;
	switch (as) {
		case 'id':
			if (key === OWN_WORD || !SMALL_ID.test(String(value))) return value;
			return ids.key ? { [ids.key]: ids.write(Number(value), call) } : ids.write(Number(value), call);
		case 'text':
		case 'HTML':
			if (typeof value !== 'string') return value;
			return texts.write(LINK.test(key) ? withIds(value, { dialect, call }) : value, as === 'HTML');
		case 'hour': {
			const hour = hours.write(String(value));
			return typeof hour === 'string' ? texts.write(hour, false) : hour;
		}
		case 'state':
			return states.write(value);
		case 'moment':
			return times.moment(Number(value));
		case 'day':
		case 'birthday':
			return DAY.test(String(value)) ? times.day(String(value)) : value;
		case 'flag':
			return flags.write(value === true || value === 1);
		case 'gender':
			return genders.write(Number(value));
		case 'words':
			return words.write(String(value));
		case 'number':
		case 'count':
		case 'positive':
			return typeof value === 'number' ? numbers.number(value) : value;
		case 'money':
			return numbers.money(Number(value));
		case 'texts':
		case 'nothing':
		case 'other':
			return value;
		default:
			throw new Error(`no dialect writes the form “${as}”`);
	}
}

function speakObject(value: Row, fields: Readonly<Record<string, Shape>>, speaker: Speaker): Row {
	const written = Object.keys({ ...fields, ...value }).map((key) => {
		const shape = fields[key];
		return [key, shape ? speak(shape, value[key], key, speaker) : value[key]] as const;
	});
	return Object.fromEntries(written.filter(([, spoken]) => spoken !== OMIT));
}

function speakMap(value: Row, of: Shape, key: string, speaker: Speaker): unknown {
	const entries = Object.entries(value).map(([id, entry]) => [idText(id, speaker), speak(of, entry, id, speaker)] as const);
	const written = Object.fromEntries(entries.filter(([, entry]) => entry !== OMIT));
	return key === 'prices' ? speaker.dialect.prices.write(written) : written;
}

/** True of rows that mean something together alone: the rooms of a hold, known by their places, and the steps of a cancellation. */
const isOfOnePiece = (key: string, call: string): boolean =>
	key === 'rooms' || key === 'cabins' || call === 'GET /openapi/order/cancellation/policy';

function speakRows(value: unknown, { of, schema }: Extract<Shape, { kind: 'list' }>, key: string, speaker: Speaker): unknown[] {
	const rows: readonly unknown[] = Array.isArray(value) ? value : [];
	// A list of plain texts, such as what a fare includes, is one of texts for visitors.
	const isTexts = of.schema instanceof z.ZodString;
	const written = rows
		.map((row) => (isTexts ? speakValue(row, 'text', key, speaker) : speak(of, row, key, speaker)))
		.filter((row) => row !== OMIT);
	const { call, dialect } = speaker;
	return dialect.dirty && !isReadWhole(schema) && !isOfOnePiece(key, call) && written.length > 0
		? [...written, badRow(rows.at(-1), written.at(-1), of, call + key, dialect)]
		: written;
}

function speakList(value: unknown, shape: Extract<Shape, { kind: 'list' }>, key: string, speaker: Speaker): unknown {
	const { emptiness, lists, pages } = speaker.dialect;
	if (shape.isPage) {
		const { rows, total } = isObject(value) ? value : { rows: value, total: 0 };
		const written = speakRows(rows, shape, key, speaker);
		return pages.page(written.length > 0 ? written : onlyRows(emptiness.list), Number(total));
	}
	const rows = speakRows(value, shape, key, speaker);
	if (rows.length === 0) return emptiness.list;
	if (isReadWhole(shape.schema)) return rows;
	return lists.paged && key === '' ? pages.page(rows, rows.length) : lists.list(rows, key === '');
}

/** Writes a value of a reply in a dialect; `OMIT` leaves its key out. */
export function speak(shape: Shape, value: unknown, key: string, speaker: Speaker): unknown {
	const { missing, omitsZeros, there } = speaker.dialect.emptiness;
	const kind = kindOf(shape);
	if (shape.kind === 'list') return speakList(value, shape, key, speaker);
	if (shape.kind === 'value' && shape.object && isObject(value)) return speak(shape.object, value, key, speaker);
	if (shape.kind === 'value') {
		if (isMissing(value)) return missing(kind);
		if (omitsZeros && isZero(value, kind) && isOptional(shape)) return OMIT;
		const spoken = speakValue(value, kind, key, speaker);
		return there ? there(spoken, kind) : spoken;
	}
	if (!isObject(value)) return missing(kind);
	return shape.kind === 'entries' ? speakMap(value, shape.of, key, speaker) : speakObject(value, shape.of, speaker);
}

/** A number or a flag that Go’s `omitempty` leaves out. */
const isZero = (value: unknown, kind: string): boolean => (value === 0 || value === false) && kind !== 'gender';

/** The rows of an empty page, which stands in a page already. */
const onlyRows = (list: unknown): unknown => (Array.isArray(list) || list === null ? list : undefined);
