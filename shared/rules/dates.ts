import type { Language } from '../constants.ts';

/** Calendar days are `YYYY-MM-DD` and months `YYYY-MM`, both plain text: no time of day, no zone. */

const DAY_MS = 86_400_000;
/** Asia/Shanghai has kept UTC+8 without summer time since 1991. */
const SHANGHAI_OFFSET = 8 * 3_600_000;

const toUtc = (day: string): Date => new Date(`${day.length === 7 ? `${day}-01` : day}T00:00:00Z`);
const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/** True for a day that exists, such as `2028-02-29`. */
export function isDay(text: string): boolean {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
	const date = toUtc(text);
	return !Number.isNaN(date.getTime()) && toDay(date) === text;
}

/** The day in China, where sailings are sold and leave, at the given instant. */
export const todayInShanghai = (now: Date): string => toDay(new Date(now.getTime() + SHANGHAI_OFFSET));

/** The last day in China before an instant: an offer that ends at midnight ends with the day before. */
export const lastDayBefore = (end: number): string => todayInShanghai(new Date(end - 1));

/** The day on the visitor's own calendar at the given instant. */
export function localDay(now: Date): string {
	const two = (value: number) => String(value).padStart(2, '0');
	return `${String(now.getFullYear()).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The day `count` days later, or earlier when negative. */
export const addDays = (day: string, count: number): string => toDay(new Date(toUtc(day).getTime() + count * DAY_MS));

/** The day a voyage of so many days comes back: it leaves on the first of them. */
export const returnDate = (departure: string, days: number): string => addDays(departure, Math.max(0, days - 1));

/** The same day of the month `count` months later, or the month's last day where it is shorter. */
export function addMonths(day: string, count: number): string {
	const [year, month, date] = day.split('-').map(Number) as [number, number, number];
	const lastDate = new Date(Date.UTC(year, month - 1 + count + 1, 0)).getUTCDate();
	return toDay(new Date(Date.UTC(year, month - 1 + count, Math.min(date, lastDate))));
}

/** Whole days from one day to another; negative when `to` comes first. */
export const daysBetween = (from: string, to: string): number =>
	Math.round((toUtc(to).getTime() - toUtc(from).getTime()) / DAY_MS);

/** Day of the week, 0 (Sunday) to 6 (Saturday). */
export const weekday = (day: string): number => toUtc(day).getUTCDay();

/** The month `YYYY-MM` a day lies in. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The forms of a date, in CLDR's letters. They are ours, since browsers write some of them differently, and a page must be the same in all. */
const FORMS = {
	day: { CN: 'y年M月d日', EN: 'd\u00a0MMMM y' },
	shortDay: { CN: 'M月d日', EN: 'd\u00a0MMM' },
	month: { CN: 'y年M月', EN: 'MMMM y' },
	shortMonth: { CN: 'M月', EN: 'MMM' },
	dayInFull: { CN: 'y年M月d日星期E', EN: 'EEEE, d\u00a0MMMM y' },
	weekday: { CN: '周E', EN: 'EEEE' },
	shortWeekday: { CN: '周E', EN: 'EEE' },
	shortDayOfWeek: { CN: 'M月d日周E', EN: 'EEE d\u00a0MMM' },
	dayOfWeek: { CN: 'y年M月d日 周E', EN: 'EEE, d\u00a0MMM y' },
} as const satisfies Record<string, Record<Language, string>>;
export type DateForm = keyof typeof FORMS;

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/**
 * A day or month in words, e.g. `day` gives “5 March 2027” or “2027年3月5日”; the text as it came when it is no date.
 * In English a line never breaks between a day and its month.
 */
export function formatDate(day: string, form: DateForm, lang: Language): string {
	const date = toUtc(day);
	if (Number.isNaN(date.getTime())) return day;
	const numbers: Record<string, string | number> = {
		y: date.getUTCFullYear(),
		M: date.getUTCMonth() + 1,
		d: date.getUTCDate(),
		E: '日一二三四五六'.charAt(date.getUTCDay()),
	};
	const names: Record<string, string | undefined> = { M: MONTHS[date.getUTCMonth()], E: WEEKDAYS[date.getUTCDay()] };
	return FORMS[form][lang].replace(/[yMdE]+/g, (letters) =>
		String(letters.length === 1 ? numbers[letters] : names[letters.charAt(0)]?.slice(0, letters.length === 3 ? 3 : 9)),
	);
}

/** A day with its day of the week: “Wed, 25 Nov 2026” or “2026年11月25日 周三”. */
export const formatDayOfWeek = (day: string, lang: Language): string => formatDate(day, 'dayOfWeek', lang);

/** An instant as day and time in China, where sailings are sold: “5 March 2027, 15:30” or “2027年3月5日 15:30”. */
export function formatMoment(at: number, lang: Language): string {
	const there = new Date(at + SHANGHAI_OFFSET).toISOString();
	return `${formatDate(there.slice(0, 10), 'day', lang)}${lang === 'EN' ? ',' : ''} ${there.slice(11, 16)}`;
}

/** Returns the moment from which something is possible, in words; at the first moment of a day the day alone, since its hour isn't known then. */
export const formatFrom = (at: number, lang: Language): string => formatMoment(at, lang).replace(/,? 00:00$/, '');

/** The hour of an instant in China, “15:30”; empty at the first moment of a day, which stands for a day without an hour. */
export const hourInShanghai = (at: number): string => formatMoment(at, 'CN').slice(-5).replace('00:00', '');

/** The day of a sailing in words, with its hour where the moment `leavesAt` is known. */
export const dayAndHour = (day: string, leavesAt: number | null, lang: Language): string =>
	leavesAt === null ? formatDate(day, 'day', lang) : formatFrom(leavesAt, lang);
