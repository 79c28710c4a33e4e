import { readWritten, type WireTime, type WrittenTime } from './written-times.ts';

/**
 * What days and moments of upstream mean, in China's calendar. A time that can be read in two ways, or doesn't exist, isn't read: null. A zero
 * time, which backends send in place of none (`0001-01-01`, `0000-00-00`, 0), is nothing: an empty text, or 0 for a moment.
 */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** China's distance from UTC: all year since 1992. */
const CHINA_OFFSET = 8 * HOUR;
/** From here on China keeps `CHINA_OFFSET`. Before, it had summer time in 1986–1991 and the 1940s, and Shanghai its own time before 1901. */
const WITHOUT_SUMMER_TIME = Date.UTC(1992, 0, 1);

/** China's summer time. */
const SUMMER_OFFSET = 9 * HOUR;

/** SQL Server's zero time, the latest of all that mean none but `EPOCH_DAY`. Nobody who was born on that day is alive. */
const LAST_ZERO_DAY = '1900-01-01';
const LAST_ZERO = Date.parse(LAST_ZERO_DAY) / DAY;
const EPOCH_DAY = '1970-01-01';
/** .NET's and Go's zero time in seconds since 1970. */
const ZERO_SECONDS = -62_135_596_800;
/** The years 0 and 1; PHP writes the year before 0. */
const ZERO_TEXT = /^-?000[01]\D/;

/** Bounds of moments, and of days that are sent as numbers. In these years no number of milliseconds is one of seconds too. */
const LEAST_EPOCH = Date.UTC(2000, 0, 1) - CHINA_OFFSET;
const MOST_EPOCH = Date.UTC(2500, 0, 1);
const LEAST_BIRTH = Date.UTC(1900, 0, 1) - DAY;

const NUMBER = /^-?\d{1,16}(?:\.\d+)?$/;

const SHANGHAI = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'medium' });

const two = (value: number): string => (value < 10 ? `0${value}` : String(value));

/** Returns the day of a clock as text, four times as fast as `toISOString`. */
function dayOf(clock: number): string {
	const time = new Date(clock);
	return `${String(time.getUTCFullYear()).padStart(4, '0')}-${two(time.getUTCMonth() + 1)}-${two(time.getUTCDate())}`;
}

/** Returns China's clock at a moment, by the database of time zones. */
function chinaClock(epoch: number): number {
	if (epoch >= WITHOUT_SUMMER_TIME) return epoch + CHINA_OFFSET;
	return Date.parse(`${SHANGHAI.format(epoch).replace(' ', 'T')}Z`);
}

/** Returns a value without spaces, as a number where it is one; null for nothing. */
function plainValue(value: WireTime): WireTime | null {
	if (typeof value !== 'string') return value;
	const text = value.trim();
	return NUMBER.test(text) ? Number(text) : text || null;
}

function isZero(value: WireTime): boolean {
	if (typeof value !== 'number') return typeof value === 'string' && ZERO_TEXT.test(value);
	return value === 0 || value === ZERO_SECONDS || value < LEAST_BIRTH;
}

const isZeroDay = (day: string): boolean => day <= LAST_ZERO_DAY || day === EPOCH_DAY;

/** Reads the digits of a day, such as 20261205. */
const readDigits = (value: number): WrittenTime | null => (Number.isInteger(value) ? readWritten(String(value)) : null);

function readTime(value: WireTime): WrittenTime | null {
	if (typeof value !== 'number') return readWritten(value);
	const epoch = [value, value * 1_000].map(Math.round).find((moment) => moment >= LEAST_EPOCH && moment < MOST_EPOCH);
	return readDigits(value) ?? (epoch === undefined ? null : { clock: epoch, offset: 0 });
}

/** The calendar day in China of a moment or a day; empty for a zero time, null when it can't be read. A midnight with its zone is the day that begins there. */
export function readDay(value: WireTime): string | null {
	const plain = plainValue(value);
	if (plain === null || isZero(plain)) return '';
	const time = readTime(plain);
	if (!time) return null;
	const { clock, offset } = time;
	const day = dayOf(offset === null || clock % DAY === 0 ? clock : chinaClock(clock - offset));
	return isZeroDay(day) ? '' : day;
}

/** Epoch milliseconds of a moment from 2000 on, or of a day's first moment in China; 0 for a zero time, null when it can't be read. */
export function readMoment(value: WireTime): number | null {
	const plain = plainValue(value);
	if (plain === null || isZero(plain)) return 0;
	const time = readTime(plain);
	if (!time) return null;
	const epoch = time.clock - (time.offset ?? CHINA_OFFSET);
	if (epoch >= LEAST_EPOCH) return epoch;
	return isZeroDay(dayOf(time.clock)) ? 0 : null;
}

/** The calendar day of a clock, counted from 1970. */
const dayNumber = (clock: number): number => Math.floor(clock / DAY);

/** Returns the day that begins at a moment: by the clock that it is written with, by China's, or at 8 hours from UTC all year, as some backends count. */
function dayBeginning(clock: number, offset: number): number | null {
	const standard = clock - offset + CHINA_OFFSET;
	if (clock % DAY === 0) return dayNumber(clock);
	if (standard % DAY === 0) return dayNumber(standard);
	const china = chinaClock(clock - offset);
	return china % DAY === 0 ? dayNumber(china) : null;
}

/** Returns the day of several clocks when it is the same on all of them. */
function sameDay(clock: number, ...others: readonly number[]): number | null {
	const day = dayNumber(clock);
	return others.every((other) => dayNumber(other) === day) ? day : null;
}

/**
 * Returns the day of a birthday's time. It is sure when a day begins at that time, or when it is the same day from UTC to China's summer time: a
 * text without a zone may be China's time or UTC.
 */
function dayOfBirth({ clock, offset }: WrittenTime): number | null {
	if (offset === null) return sameDay(clock, clock + SUMMER_OFFSET);
	return dayBeginning(clock, offset) ?? sameDay(clock, clock - offset, clock - offset + SUMMER_OFFSET);
}

/** Returns each day that a birthday's value can mean. A number means milliseconds or seconds only where a day begins at that moment, a full second. */
function possibleBirthdays(value: WireTime, now: number): number[] {
	const time = typeof value === 'number' ? readDigits(value) : readWritten(value);
	const epochs = typeof value === 'number' ? [value, value * 1_000] : [];
	const moments = epochs.filter((epoch) => epoch >= LEAST_BIRTH && epoch <= now && epoch % 1_000 === 0);
	return [time && dayOfBirth(time), ...moments.map((epoch) => dayBeginning(epoch, 0))].filter((day) => day !== null);
}

/**
 * The day of a birthday, between 1900 and today; empty for a zero time, null when it can't be read in just one way. As a number of seconds
 * and of milliseconds a moment may begin two days of which both can be birthdays: one day in a thousand, such as -28800000 (1970-01-01, 1969-02-02).
 */
export function readBirthday(value: WireTime): string | null {
	const plain = plainValue(value);
	if (plain === null || isZero(plain)) return '';
	const now = Date.now() + CHINA_OFFSET;
	const days = possibleBirthdays(plain, now);
	const [day, ...others] = days.filter((known) => known > LAST_ZERO && known * DAY <= now);
	if (day === undefined) return days.length > 0 && days.every((known) => known <= LAST_ZERO) ? '' : null;
	return others.length === 0 ? dayOf(day * DAY) : null;
}
