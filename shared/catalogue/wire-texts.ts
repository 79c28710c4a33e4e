/** Texts as backends write them: with entities of HTML, in CDATA, or in another charset than they say. */
type WireText = string | number | boolean | null | undefined;

/** The entities that editors of Chinese texts write, besides those of any HTML. */
const ENTITIES = new Map([
	['amp', '&'],
	['lt', '<'],
	['gt', '>'],
	['quot', '"'],
	['apos', "'"],
	['nbsp', ' '],
	['ensp', ' '],
	['emsp', ' '],
	['ldquo', '“'],
	['rdquo', '”'],
	['lsquo', '‘'],
	['rsquo', '’'],
	['mdash', '—'],
	['ndash', '–'],
	['hellip', '…'],
	['middot', '·'],
	['bull', '•'],
	['times', '×'],
	['deg', '°'],
	['yen', '¥'],
	['copy', '©'],
	['reg', '®'],
	['trade', '™'],
]);
const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-z]{2,6}));/g;
const CDATA = '<![CDATA[';
const CDATA_END = ']]>';
const NBSP = /\u00a0/g;
/** The beginning of whatever is changed or refused in a text. Most texts have none of it, and a timetable has 100,000 texts. */
const UNUSUAL = /[&\u00a0\ufffd\ud800-\udfff]|<!\[CDATA\[|^\s|\s$/;

/** The character of a code point; undefined for those that aren't printed. */
function characterOf(code: number): string | undefined {
	const isPrinted = code >= 0xa0 || (code >= 0x20 && code < 0x7f);
	const isCharacter = code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
	return isPrinted && isCharacter ? String.fromCodePoint(code) : undefined;
}

/** Reads each entity once: `&amp;lt;` is the text `&lt;`. An unknown one stays as it is. */
const withoutEntities = (value: string): string =>
	value.replaceAll(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
		if (name !== undefined) return ENTITIES.get(name) ?? whole;
		return characterOf(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)) ?? whole;
	});

/** Opens all CDATA. A search for their ends by a regular expression takes the square of a text's length. */
function opened(value: string): string {
	let read = '';
	let rest = 0;
	for (let begin = value.indexOf(CDATA); begin >= 0; begin = value.indexOf(CDATA, rest)) {
		const end = value.indexOf(CDATA_END, begin + CDATA.length);
		if (end < 0) break;
		read += value.slice(rest, begin) + value.slice(begin + CDATA.length, end);
		rest = end + CDATA_END.length;
	}
	return read + value.slice(rest);
}

/** The words with which programs write nothing. `Null` isn't one of them: it is a surname. */
const NOTHING = new Set(['null', 'NULL', 'undefined', 'None', 'nil']);

/** True of a word that stands for nothing, such as `null`. */
export const isWordForNothing = (value: string): boolean => NOTHING.has(value);

/** True of a text whose characters are all known. Bytes that aren't in the charset become U+FFFD when they are decoded. */
export const isReadable = (value: string): boolean => !value.includes('\ufffd') && value.isWellFormed();

/** HTML with its CDATA opened; empty for null, its words and flags; null when its charset isn't the one it was read in. */
export function readRichText(value: WireText): string | null {
	if (value === null || value === undefined || typeof value === 'boolean') return '';
	const read = opened(String(value));
	if (isWordForNothing(read.trim())) return '';
	return isReadable(read) ? read : null;
}

/** A plain text: CDATA opened, entities read once, ends trimmed; empty and null as for HTML. */
export function readText(value: WireText): string | null {
	if (typeof value === 'string' && !UNUSUAL.test(value)) return isWordForNothing(value) ? '' : value;
	const read = readRichText(value);
	if (read === null) return null;
	return (read.includes('&') ? withoutEntities(read) : read).replaceAll(NBSP, ' ').trim();
}
