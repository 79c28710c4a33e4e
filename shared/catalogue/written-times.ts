import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(customParseFormat);

/** A time as JSON has it: a text, a number, or its parts as a list or an object, as Jackson writes Java's dates. */
export type WireTime = string | number | readonly number[] | Readonly<Record<string, unknown>>;

/**
 * A time as it is written. `clock`: its day and hour in milliseconds, as if the clock stood in UTC. `offset`: milliseconds that the clock is ahead
 * of UTC; null where no zone is written.
 */
export type WrittenTime = { clock: number; offset: number | null };

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** The parts of Java's old dates count years from 1900. */
const LEAST_YEAR = 1_000;

const DAY = String.raw`(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?`;
const TIME = String.raw`(?:[Tt]|\s+)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?:\s([AP]M))?`;
const ZONE = String.raw`\s*([Zz]|UTC|GMT|[+-](?:0\d|1[0-4])(?::?\d{2}){0,2})(?:\s[A-Z]{3,4})?(?:\[[\w/+-]+\])?`;
/** `2026-12-05`, `2026/12/5`, `2026.12.05`, `2026年12月5日`, alone or with a time and a zone: `T08:30:00.1234567+08:00[Asia/Shanghai]`. */
const SEPARATED = new RegExp(`^${DAY}(?:${TIME})?(?:${ZONE})?$`);
/** `20261205`, `20261205083000`, `20261205T083000Z`. */
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:[Tt]?(\d{2})(\d{2})(\d{2}))?([Zz]|[+-](?:0\d|1[0-4])\d{2})?$/;
/** .NET's `/Date(1796400000000+0800)/`: milliseconds since 1970 in UTC, and the zone of the clock. */
const DOT_NET = /^\\?\/Date\((-?\d{1,15})([+-](?:0\d|1[0-4])\d{2})?\)\\?\/$/;
/** RFC 1123, as JavaScript writes it too: `Sat, 05 Dec 2026 00:30:00 GMT`. */
const RFC_1123 = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
/** Gson's `Dec 5, 2026 8:30:00 AM`; newer versions of Java write a comma or a narrow space between the parts. */
const GSON = /^([A-Z][a-z]{2} \d{1,2}, \d{4})(?:,?\s(\d{1,2}:\d{2}:\d{2})\s([AP]M))?$/;

const number = (digits: string | undefined): number => Number(digits ?? 0);

/** Returns the hour of a clock of 24 hours, or of one of 12; NaN for an hour that such a clock doesn't have. */
function hourOf(hour: string | undefined, half: string | undefined): number {
	const read = number(hour);
	if (half === undefined) return read;
	return read >= 1 && read <= 12 ? (read % 12) + (half === 'PM' ? 12 : 0) : Number.NaN;
}

/** Returns the clock of a day and a time; null for one that doesn't exist, such as 30 February. */
function clockOf(year = 0, month = 0, date = 0, hour = 0, minute = 0, second = 0, milliseconds = 0): number | null {
	const day = Date.UTC(year, month - 1, date);
	const isDay = year >= LEAST_YEAR && month >= 1 && month <= 12 && new Date(day).getUTCDate() === date;
	const isTime = hour >= 0 && hour < 24 && minute >= 0 && minute < 60 && second >= 0 && second < 60;
	return isDay && isTime ? day + hour * HOUR + minute * MINUTE + second * SECOND + milliseconds : null;
}

/** Reads `+08:00`, `+0800`, `+08:05:43` (Shanghai before 1901) or a name of UTC; null without a zone. */
function offsetOf(zone: string | undefined): number | null {
	if (zone === undefined) return null;
	const [, sign, hours, minutes, seconds] = /^([+-])(\d{2}):?(\d{2})?:?(\d{2})?$/.exec(zone) ?? [];
	const size = number(hours) * HOUR + number(minutes) * MINUTE + number(seconds) * SECOND;
	return sign === '-' ? -size : size;
}

const written = (clock: number | null, offset: number | null): WrittenTime | null => (clock === null ? null : { clock, offset });

function readText(text: string): WrittenTime | null {
	const separated = SEPARATED.exec(text);
	if (separated) {
		const [, year, month, date, hour, minute, second, fraction, half, zone] = separated;
		const day = [number(year), number(month), number(date)] as const;
		const milliseconds = fraction === undefined ? 0 : number(fraction.padEnd(3, '0').slice(0, 3));
		return written(clockOf(...day, hourOf(hour, half), number(minute), number(second), milliseconds), offsetOf(zone));
	}
	const compact = COMPACT.exec(text);
	if (compact) return written(clockOf(...compact.slice(1, 7).map(number)), offsetOf(compact[7]));
	const dotNet = DOT_NET.exec(text);
	if (dotNet) {
		const offset = offsetOf(dotNet[2]) ?? 0;
		return { clock: Number(dotNet[1]) + offset, offset };
	}
	if (RFC_1123.test(text)) {
		const time = new Date(text);
		return time.toUTCString() === text ? { clock: time.getTime(), offset: 0 } : null;
	}
	const [, day, time = '12:00:00', half = 'AM'] = GSON.exec(text) ?? [];
	if (day === undefined) return null;
	const read = dayjs.utc(`${day} ${time} ${half}`, 'MMM D, YYYY h:mm:ss A', true);
	return read.isValid() ? { clock: read.valueOf(), offset: null } : null;
}

/** China's zone by its names in PHP. */
const CHINA = new Set(['Asia/Shanghai', 'Asia/Chongqing', 'PRC']);

/** Reads PHP's `{ date, timezone_type, timezone }`. A zone other than China's, UTC and a number of hours isn't known here. */
function readPhp(date: string, timezone: unknown): WrittenTime | null {
	return readText(typeof timezone !== 'string' || CHINA.has(timezone) ? date : `${date} ${timezone}`);
}

/** Reads `{ year, monthValue, dayOfMonth }` and `{ year, month, day }`. Java's Calendar counts months from 0, which its `hourOfDay` shows: it isn't read. */
function readObject(parts: Readonly<Record<string, unknown>>): WrittenTime | null {
	if (typeof parts.date === 'string') return readPhp(parts.date, parts.timezone);
	const { year, month, monthValue = month, day, dayOfMonth = day, hour = 0, minute = 0, second = 0, hourOfDay } = parts;
	const values = [year, monthValue, dayOfMonth, hour, minute, second];
	const isRead = hourOfDay === undefined && values.every((value) => Number.isInteger(value));
	return isRead ? written(clockOf(...(values as number[])), null) : null;
}

/** Reads a time in any form but a number since 1970; null for anything else, and for a time that doesn't exist. */
export function readWritten(value: Exclude<WireTime, number>): WrittenTime | null {
	if (typeof value === 'string') return readText(value);
	return Array.isArray(value)
		? written(clockOf(...value.slice(0, 6)), null)
		: readObject(value as Readonly<Record<string, unknown>>);
}
