import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(customParseFormat);

/**
 * Days and moments as backends write them: with a zone, in China's time without one, in milliseconds or seconds since 1970, or as the parts
 * `[2026, 12, 5, 8, 30]` that Jackson writes for Java's dates.
 */
type WireTime = string | number | readonly number[];

const DAYS = ['YYYY-MM-DD', 'YYYY-M-D', 'YYYY/MM/DD', 'YYYY/M/D', 'YYYY.MM.DD', 'YYYYMMDD', 'YYYY年M月D日', 'YYYY年MM月DD日'];
const TIMES = ['HH:mm:ss', 'HH:mm:ss.SSS', 'HH:mm', 'H:mm:ss', 'H:mm'];
const FORMATS = [...DAYS, ...DAYS.flatMap((day) => TIMES.map((time) => `${day} ${time}`)), 'YYYYMMDDHHmmss'];
const ZONED = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?\s*(?:[zZ]|[+-]\d{2}:?\d{2})(?:\[[\w/]+\])?$/;
/** The common form, read without a library, since a timetable has thousands. */
const PLAIN_DAY = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]00:00(?::00(?:\.0+)?)?)?$/;

/** Hours that China is ahead of UTC: all year, since 1991. */
const CHINA_OFFSET = 8;
const HOUR = 3_600_000;
/** Smaller numbers are seconds; as milliseconds they would lie between January 1970 and March 1973. */
const LEAST_MILLISECONDS = 100_000_000_000;
/** Smaller numbers are no moments: as seconds they would lie before September 2001. `20261205` is a day. */
const LEAST_SECONDS = 1_000_000_000;

const inChina = (utcTime: dayjs.Dayjs): number => utcTime.utcOffset(CHINA_OFFSET, true).valueOf();

function fromText(text: string): number | null {
	if (ZONED.test(text)) {
		const read = Date.parse(
			text
				.replace(/\[.*\]$/, '')
				.replace(' ', 'T')
				.replace(/\s/g, '')
				.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'),
		);
		return Number.isNaN(read) ? null : read;
	}
	const local = text
		.replace(/^(\d{4}\S{4,6})T/, '$1 ')
		.replace(/(:\d{2})\.(\d{1,9})$/, (_, second: string, part: string) => `${second}.${part.padEnd(3, '0').slice(0, 3)}`);
	const format = FORMATS.find((known) => dayjs.utc(local, known, true).isValid());
	return format === undefined ? null : inChina(dayjs.utc(local, format, true));
}

function fromParts([year = 0, month = 0, date = 0, hour = 0, minute = 0, second = 0]: readonly number[]): number | null {
	const read = new Date(Date.UTC(year, month - 1, date, hour, minute, second));
	const isReal = read.getUTCMonth() === month - 1 && read.getUTCDate() === date && read.getUTCHours() === hour;
	return isReal ? read.getTime() - CHINA_OFFSET * HOUR : null;
}

/** Epoch milliseconds of a moment, or of a day's first moment in China; null for any other text. */
export function readMoment(value: WireTime): number | null {
	if (typeof value === 'object') return fromParts(value);
	const text = String(value).trim();
	if (!/^\d{9,14}(\.\d+)?$/.test(text) || /^\d{14}$/.test(text)) return fromText(text);
	const number = Number(text);
	if (number < LEAST_SECONDS) return null;
	return number < LEAST_MILLISECONDS ? number * 1_000 : number;
}

/** The calendar day in China of a moment or a day; null for any other text. */
export function readDay(value: WireTime): string | null {
	const [, year, month, date] = typeof value === 'string' ? (PLAIN_DAY.exec(value) ?? []) : [];
	const parts = [Number(year), Number(month), Number(date)];
	const epoch = year === undefined ? readMoment(value) : fromParts(parts);
	return epoch === null ? null : new Date(epoch + CHINA_OFFSET * HOUR).toISOString().slice(0, 10);
}
