import { addDays, addMonths, monthOf, weekday } from '../dates.ts';
import { isOffered } from '../month-picker.ts';
import { remembering } from '../remembering.ts';
import { type Found, matchAt, type OpenSide, type Reader } from './piece.ts';

export const pad = (number: number): string => String(number).padStart(2, '0');

/** The months of a run of numbers, which may cross the turn of the year: the next run that isn't past, or that of the year it begins in. */
export function runOfMonths(first: number, last: number, year: number | null, today: string): string[] {
	const length = ((last - first + 12) % 12) + 1;
	const from = (of: number) =>
		Array.from({ length }, (_, at) => monthOf(addMonths(`${of}-${pad(first)}-01`, at))).filter((month) =>
			isOffered(month, today),
		);
	if (year !== null) return from(year);
	const current = Number(today.slice(0, 4));
	const runs = [current - 1, current, current + 1].map(from).filter((months) => months.length > 0);
	// A season that ends with the current month is left out
	return runs.find((months) => months.at(-1) !== monthOf(today) || length === 1) ?? [];
}

export type PartOfMonth =
	| 'first half'
	| 'second half'
	| 'from mid'
	| 'to mid'
	| 'early'
	| 'mid'
	| 'late'
	| 'first week'
	| 'last week';

/** The first and last day of a part of a month. */
export function partOf(month: string, part: PartOfMonth): { from: string; to: string } {
	if (part === 'early') return { from: `${month}-01`, to: `${month}-10` };
	if (part === 'mid') return { from: `${month}-11`, to: `${month}-20` };
	if (part === 'to mid') return { from: `${month}-01`, to: `${month}-20` };
	if (part === 'first week') return { from: `${month}-01`, to: `${month}-07` };
	if (part === 'first half') return { from: `${month}-01`, to: `${month}-15` };
	const to = lastDayOf(month);
	if (part === 'second half') return { from: `${month}-16`, to };
	if (part === 'from mid') return { from: `${month}-11`, to };
	return { from: part === 'late' ? `${month}-21` : addDays(to, -6), to };
}

/** Months whose last day is kept. */
const MOST_MONTHS = 200;
export const lastDayOf = remembering(MOST_MONTHS, (month) => addDays(addMonths(`${month}-01`, 1), -1));

/** The meaning of months; those that aren't offered are left out, and without any the words are unread. */
export function monthsFound(months: readonly string[], today: string): Found {
	const offered = [...new Set(months)].filter((month) => isOffered(month, today)).toSorted();
	return offered.length > 0 ? { kind: 'months', months: offered } : { kind: 'unread' };
}

/** The meaning of days of departure; past days are left out, and where all are past the words are unread. */
export function daysFound(from: string | null, to: string | null, today: string): Found {
	if (from === null || to === null || from > to || to < today || !isOffered(monthOf(to), today)) return { kind: 'unread' };
	return { kind: 'leave', from: from < today ? today : from, to };
}

/** The Monday of a week, counted from the week of today. */
export const mondayOf = (weeksAhead: number, today: string): string =>
	addDays(today, -((weekday(today) + 6) % 7) + weeksAhead * 7);

/** A day of the week, 0 for Monday, in a week counted from that of today. */
export function dayOfWeek(weeksAhead: number, day: number, today: string): Found {
	const found = addDays(mondayOf(weeksAhead, today), day);
	return daysFound(found, found, today);
}

/** Marks found months or days as open to one side. */
export const opened = (found: Found, open: OpenSide): Found =>
	found.kind === 'months' || found.kind === 'leave' ? { ...found, open } : found;

/** The days of a week or a weekend, counted from the week of today, which begins on Monday. */
export function weekDays(weeksAhead: number, onlyWeekend: boolean, today: string): Found {
	const monday = mondayOf(weeksAhead, today);
	return daysFound(addDays(monday, onlyWeekend ? 5 : 0), addDays(monday, 6), today);
}

/** The year that a word names: 2027年, 27年, 明年, next year; null for none. */
export function yearOf(word: string | undefined, today: string): number | null {
	if (!word) return null;
	const chinese = /二[零〇0]二([六七八九])/.exec(word)?.[1];
	if (chinese) return 2020 + '六七八九'.indexOf(chinese) + 6;
	const figures = /\d{2,4}/.exec(word)?.[0];
	if (figures) return figures.length === 4 ? Number(figures) : 2000 + Number(figures.slice(-2));
	const current = Number(today.slice(0, 4));
	if (/后|after next/.test(word)) return current + 2;
	return /明|来年|ne?xt|following/.test(word) ? current + 1 : current;
}

/** The shape of every reader of dates: a pattern, and what its groups mean. */
export type Row = readonly [pattern: RegExp, read: (groups: readonly (string | undefined)[], today: string) => Found | null];

/** Makes a reader that takes the longest match of its rows. */
export const dateReader =
	(rows: readonly Row[], today: string): Reader =>
	(text, at) => {
		let best: ReturnType<Reader> = null;
		for (const [pattern, read] of rows) {
			const match = matchAt(pattern, text, at);
			if (!match || (best && at + match[0].length <= best.end)) continue;
			const found = read([...match], today);
			if (found) best = { end: at + match[0].length, found };
		}
		return best;
	};
