import { addDays, addMonths, isDay, monthOf, weekday } from '../dates.ts';
import { isOffered, offeredMonths } from '../month-picker.ts';
import type { Found, OpenSide } from './piece.ts';

const ABOUT_DAYS = 3;
const pad = (number: number): string => String(number).padStart(2, '0');

/** The month of a number from 1 to 12: of the given year, else the next one that isn't past. */
export function nextMonth(month: number, year: number | null, today: string): string {
	const current = Number(today.slice(0, 4));
	const here = `${current}-${pad(month)}`;
	if (year !== null) return `${year}-${pad(month)}`;
	return here < monthOf(today) ? `${current + 1}-${pad(month)}` : here;
}

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
	// A season that ends with the current month is hardly meant
	return runs.find((months) => months.at(-1) !== monthOf(today) || length === 1) ?? [];
}

export type PartOfMonth = 'first half' | 'second half' | 'from mid' | 'early' | 'mid' | 'late' | 'first week' | 'last week';

/** The first and last day of a part of a month. */
export function partOf(month: string, part: PartOfMonth): { from: string; to: string } {
	if (part === 'early') return { from: `${month}-01`, to: `${month}-10` };
	if (part === 'mid') return { from: `${month}-11`, to: `${month}-20` };
	if (part === 'first week') return { from: `${month}-01`, to: `${month}-07` };
	if (part === 'first half') return { from: `${month}-01`, to: `${month}-15` };
	const to = lastDayOf(month);
	if (part === 'second half') return { from: `${month}-16`, to };
	if (part === 'from mid') return { from: `${month}-11`, to };
	return { from: part === 'late' ? `${month}-21` : addDays(to, -6), to };
}

export const lastDayOf = (month: string): string => addDays(addMonths(`${month}-01`, 1), -1);

/** The day of a month and a day by number, the next one where no year is given; null where there is none. */
export function nextDay(month: number, day: number, year: number | null, today: string): string | null {
	const of = (in_: number) => `${in_}-${pad(month)}-${pad(day)}`;
	if (year !== null) return isDay(of(year)) ? of(year) : null;
	const current = Number(today.slice(0, 4));
	return [of(current), of(current + 1)].find((found) => isDay(found) && found >= today) ?? null;
}

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

/** A day of the week, 0 for Monday, in a week counted from that of today. */
export function dayOfWeek(weeksAhead: number, day: number, today: string): Found {
	const found = addDays(today, -((weekday(today) + 6) % 7) + weeksAhead * 7 + day);
	return daysFound(found, found, today);
}

/** Marks found months or days as open to one side. */
const opened = (found: Found, open: OpenSide): Found =>
	found.kind === 'months' || found.kind === 'leave' ? { ...found, open } : found;

/** The months before a month, after it, or from it on: to the end of its year. */
export function openMonths(month: string, side: 'before' | 'after' | 'from', today: string): Found {
	const months = offeredMonths(today);
	if (side === 'before')
		return opened(
			monthsFound(
				months.filter((one) => one < month),
				today,
			),
			'until',
		);
	const first = side === 'from' ? month : monthOf(addMonths(`${month}-01`, 1));
	return opened(
		monthsFound(
			months.filter((one) => one >= first && one.slice(0, 4) === first.slice(0, 4)),
			today,
		),
		'from',
	);
}

/** The days before a day, after it, or from it on: to the end of its year. */
export function openDays(day: string | null, side: 'before' | 'after' | 'from', today: string): Found {
	if (day === null) return { kind: 'unread' };
	if (side === 'before') return opened(daysFound(today, addDays(day, -1), today), 'until');
	return opened(daysFound(side === 'from' ? day : addDays(day, 1), `${day.slice(0, 4)}-12-31`, today), 'from');
}

/** The months of a quarter of a year, the next one that isn't past where no year is given. */
export const quarterFound = (quarter: number, year: number | null, today: string): Found =>
	monthsFound(runOfMonths(quarter * 3 - 2, quarter * 3, year, today), today);

/** The meaning of “about” a day: up to three days earlier or later. */
export const aboutDay = (day: string | null, today: string): Found =>
	daysFound(day && addDays(day, -ABOUT_DAYS), day && addDays(day, ABOUT_DAYS), today);

/** The days of a week or a weekend, counted from the week of today, which begins on Monday. */
export function weekDays(weeksAhead: number, onlyWeekend: boolean, today: string): Found {
	const monday = addDays(today, -((weekday(today) + 6) % 7) + weeksAhead * 7);
	return daysFound(addDays(monday, onlyWeekend ? 5 : 0), addDays(monday, 6), today);
}

/** The year that a word names: 2027年, 27年, 明年, next year; null for none. */
export function yearOf(word: string | undefined, today: string): number | null {
	if (!word) return null;
	const chinese = /二[零〇]二([六七八九])/.exec(word)?.[1];
	if (chinese) return 2020 + '六七八九'.indexOf(chinese) + 6;
	const figures = /\d{2,4}/.exec(word)?.[0];
	if (figures) return figures.length === 4 ? Number(figures) : 2000 + Number(figures.slice(-2));
	const current = Number(today.slice(0, 4));
	if (/后/.test(word)) return current + 2;
	return /明|next/.test(word) ? current + 1 : current;
}
