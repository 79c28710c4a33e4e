import type { UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { isObject } from '#shared/catalogue/wire.ts';
import { OMIT } from './convention.ts';
import type { Dialect } from './dialect.ts';
import { badRow } from './dirt.ts';
import { BARE } from './ids.ts';
import type { Kind, Shape } from './shape.ts';

type Row = Record<string, unknown>;
/** `call` is the call that answers; empty in the site's own addresses. */
type Speaker = { dialect: Dialect; call: UpstreamCall | '' };

const isMissing = (value: unknown): boolean => value === null || value === undefined || value === '';
const SMALL_ID = /^\d{1,9}$/;
/** Addresses of the site's own pages with ids in their query. */
const LINK = /(link|url)$/i;
const IDS_IN_LINK = /([?&](?:id|ids|port|destination|cruise|cruiseId)=)([\d,]+)/g;
/** Identifiers that aren't the backend's own numbers: dial prefixes, and the ends of addresses. */
const OWN_WORDS = new Set(['code']);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function speakId(value: unknown, key: string, { dialect, call }: Speaker): unknown {
	if (OWN_WORDS.has(key) || !SMALL_ID.test(String(value))) return value;
	return dialect.ids.write(Number(value), call);
}

function speakText(value: unknown, as: 'text' | 'html', key: string, speaker: Speaker): unknown {
	if (typeof value !== 'string') return value;
	const known = LINK.test(key)
		? value.replace(
				IDS_IN_LINK,
				(_, name: string, ids: string) =>
					name +
					ids
						.split(',')
						.map((id) => idText(id, speaker))
						.join(),
			)
		: value;
	return speaker.dialect.texts.write(known, as === 'html');
}

/** An id as it stands in a text. */
export const idText = (id: string, { dialect, call }: Speaker): string =>
	String(dialect.ids.write(Number(id), call)).replaceAll(BARE, '');

function speakTime(value: unknown, as: 'day' | 'moment', { dialect: { times } }: Speaker): unknown {
	if (as === 'moment' && typeof value === 'number') return times.moment(value);
	return typeof value === 'string' && DAY.test(value) ? times.day(value) : value;
}

function speakValue(value: unknown, as: Kind, key: string, speaker: Speaker): unknown {
	const { numbers, flags, genders, words, states, hours } = speaker.dialect;
	switch (as) {
		case 'id':
			return speakId(value, key, speaker);
		case 'text':
		case 'html':
			return speakText(value, as, key, speaker);
		case 'hour':
			return speakText(hours.write(String(value)), 'text', key, speaker);
		case 'state':
			return states.write(value);
		case 'day':
		case 'moment':
			return speakTime(value, as, speaker);
		case 'flag':
			return flags.write(value === true || value === 1);
		case 'gender':
			return genders.write(Number(value));
		case 'words':
			return words.write(String(value));
		case 'number':
			return typeof value === 'number' ? numbers.number(value) : value;
		case 'money':
			return typeof value === 'number' ? numbers.money(value) : value;
		case 'other':
			return value;
	}
}

function speakObject(value: Row, fields: ReadonlyMap<string, Shape>, speaker: Speaker): Row {
	const unknown = Object.entries(value).filter(([key]) => !fields.has(key));
	const known = [...fields].map(([key, shape]) => {
		// Of a voyage, unlike of a category, the document reads a missing number as unknown.
		const isUnknown = key === 'inventory' && fields.has('departureDate');
		return [
			key,
			isUnknown && value[key] === 0 ? speaker.dialect.numbers.number(0) : speak(shape, value[key], key, speaker),
		] as const;
	});
	return Object.fromEntries([...known, ...unknown].filter(([, written]) => written !== OMIT));
}

function speakMap(value: Row, of: Shape, key: string, speaker: Speaker): unknown {
	const entries = Object.entries(value).map(([id, entry]) => [idText(id, speaker), speak(of, entry, id, speaker)] as const);
	const written = Object.fromEntries(entries.filter(([, entry]) => entry !== OMIT));
	return key === 'prices' ? speaker.dialect.prices.write(written) : written;
}

/** True of rows that mean something together alone: the rooms of a hold, known by their places, and the steps of a cancellation. */
const isOfOnePiece = (key: string, call: string): boolean =>
	key === 'rooms' || key === 'cabins' || call === 'GET /openapi/order/cancellation/policy';

/** `isOpen` where a row more is one row more. */
function speakRows(value: unknown, of: Shape, key: string, speaker: Speaker, isOpen = true): unknown[] {
	const rows: readonly unknown[] = Array.isArray(value) ? value : [];
	const written = rows.map((row) => speak(of, row, key, speaker)).filter((row) => row !== OMIT);
	const { call, dialect } = speaker;
	return dialect.dirty && isOpen && !isOfOnePiece(key, call) && written.length > 0
		? [...written, badRow(rows.at(-1), written.at(-1), of, call + key, dialect)]
		: written;
}

/** Writes a value of a reply in a dialect; `OMIT` leaves its key out. */
export function speak(shape: Shape, value: unknown, key: string, speaker: Speaker): unknown {
	const { emptiness, lists, pages } = speaker.dialect;
	switch (shape.kind) {
		case 'list': {
			const rows = speakRows(value, shape.of, key, speaker, !shape.whole);
			if (rows.length === 0) return emptiness.list;
			if (shape.whole) return rows;
			return lists.paged && key === '' ? pages.page(rows, rows.length) : lists.list(rows, key === '');
		}
		case 'page': {
			const { rows, total } = isObject(value) ? value : { rows: value, total: 0 };
			const written = speakRows(rows, shape.of, key, speaker);
			return pages.page(written.length > 0 ? written : onlyRows(emptiness.list), Number(total));
		}
		case 'map':
			return isObject(value) ? speakMap(value, shape.of, key, speaker) : emptiness.missing(shape);
		case 'object':
			return isObject(value) ? speakObject(value, shape.fields, speaker) : emptiness.missing(shape);
		case 'either':
			return speak(isObject(value) ? shape.object : shape.other, value, key, speaker);
		case 'value':
			if (isMissing(value)) return emptiness.missing(shape);
			if (emptiness.omitsZeros && shape.optional && isZero(value, shape.as)) return OMIT;
			return speakValue(value, shape.as, key, speaker);
	}
}

/** A number or a flag that Go’s `omitempty` leaves out. */
const isZero = (value: unknown, as: Kind): boolean => (value === 0 || value === false) && as !== 'gender';

/** The rows of an empty page, which stands in a page already. */
const onlyRows = (list: unknown): unknown => (Array.isArray(list) || list === null ? list : undefined);
