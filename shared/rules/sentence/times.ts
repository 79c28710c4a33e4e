import { addDays, addMonths, isDay, monthOf, weekday } from '../dates.ts';
import { pickerYears } from '../month-picker.ts';
import { type Around, departuresFor, FESTIVALS } from './festivals.ts';
import type { Of, Offer, Range } from './meaning.ts';

type Time = Of<'time'>;

const pad = (count: number): string => String(count).padStart(2, '0');
export const dayOf = (year: number, month: number, day: number): string => `${year}-${pad(month)}-${pad(day)}`;
export const lastDayOf = (month: string): string => addDays(addMonths(`${month}-01`, 1), -1);

/** The days from a month to another one, which lies in the next year where its number is smaller. */
function monthsIn(year: number, first: number, last: number): Range {
	const end = dayOf(last < first ? year + 1 : year, last, 1);
	return { from: dayOf(year, first, 1), to: lastDayOf(monthOf(end)) };
}

/**
 * The next ranges that aren't over of a time that comes every year, or those of one year. Null for what is over, or behind the years on offer.
 */
function yearly(rangesIn: (year: number) => readonly Range[], year: number | null, { today, months }: Offer): Time | null {
	const years = pickerYears(today);
	const last = years.at(-1) ?? 0;
	const left = (of: number) =>
		rangesIn(of)
			.filter(({ from, to }) => to >= today && Number(from.slice(0, 4)) <= last)
			.map(({ from, to }) => ({ from: from < today ? today : from, to }));
	const all = year === null ? [(years[0] ?? 0) - 1, ...years].map(left) : [left(year)];
	const ranges = all.find((of) => of.length > 0);
	if (!ranges) return null;
	const sold = lastDayOf(months.at(-1) ?? '');
	const every = year === null ? all.flat().filter(({ from }) => from <= sold) : ranges;
	return { kind: 'time', ranges, every: every.length > 0 ? every : ranges, open: null, year: false };
}

export const wholeYear = (year: number, offer: Offer): Time | null => {
	const time = yearly((of) => [monthsIn(of, 1, 12)], year, offer);
	return time && { ...time, year: true };
};

/** Months by their numbers: a list, or from the first to the last. */
export const monthsTime = (numbers: readonly number[], isRange: boolean, year: number | null, offer: Offer): Time | null => {
	const isMonth = (number: number) => number >= 1 && number <= 12;
	if (!numbers.every(isMonth)) return null;
	const [first = 1, last = first] = [numbers[0], numbers.at(-1)];
	const stretches = isRange ? [[first, last] as const] : numbers.map((number) => [number, number] as const);
	return yearly((of) => stretches.map(([from, to]) => monthsIn(of, from, to)), year, offer);
};

/** The month that lies so many months ahead, and its year. */
export function monthAhead(ahead: number, { today }: Offer): { month: number; year: number } {
	const first = addMonths(`${monthOf(today)}-01`, ahead);
	return { month: Number(first.slice(5, 7)), year: Number(first.slice(0, 4)) };
}

const PARTS: Readonly<Record<string, readonly [number, number]>> = {
	...{ early: [1, 10], mid: [11, 20], late: [21, 31], first: [1, 15], second: [16, 31] },
};

/** A part of a month: its first, second or last ten days, or a half. */
export const partTime = (part: string, month: number, year: number | null, offer: Offer): Time | null => {
	const [first, last] = PARTS[part] ?? [1, 31];
	const rangesIn = (of: number): Range[] => {
		const end = lastDayOf(monthOf(dayOf(of, month, 1)));
		const to = dayOf(of, month, last);
		return [{ from: dayOf(of, month, first), to: to < end ? to : end }];
	};
	return month >= 1 && month <= 12 ? yearly(rangesIn, year, offer) : null;
};

type DayOfYear = { month: number; day: number };

/** Days by their month and number, or all from one to another. Null for a day that no year has. */
export const daysTime = (days: readonly DayOfYear[], isRange: boolean, year: number | null, offer: Offer): Time | null => {
	const [first = { month: 0, day: 0 }, last = first] = [days[0], days.at(-1)];
	const isOver = last.month < first.month || (last.month === first.month && last.day < first.day);
	const at = (of: number, { month, day }: DayOfYear) => dayOf(of, month, day);
	const rangesIn = (of: number): Range[] => {
		const pairs = isRange
			? [{ from: at(of, first), to: at(isOver ? of + 1 : of, last) }]
			: days.map((day) => ({ from: at(of, day), to: at(of, day) }));
		return pairs.every(({ from, to }) => isDay(from) && isDay(to)) ? pairs : [];
	};
	return yearly(rangesIn, year, offer);
};

export function festivalTime(index: number, around: Around, year: number | null, offer: Offer): Time | null {
	const festival = FESTIVALS[index];
	const rangesIn = (of: number): Range[] => {
		const first = offer.festivals[of]?.[index];
		return festival && first ? [departuresFor(festival, first, around)] : [];
	};
	return yearly(rangesIn, year, offer);
}

export const givenDays = (from: string, to: string): Time => ({
	...{ kind: 'time', open: null, year: false },
	...{ ranges: [{ from, to }], every: [{ from, to }] },
});

/** The days of a week, counted from the current one; `days` are the first and the last of it, Monday is 1 and Sunday 7. */
export function weekTime(ahead: number, [first, last]: readonly [number, number], { today }: Offer): Time {
	const monday = addDays(today, ahead * 7 - ((weekday(today) + 6) % 7));
	const from = addDays(monday, first - 1);
	return givenDays(from < today ? today : from, addDays(monday, last - 1));
}

/** From this month on an open start runs to the end of the next year. */
const LATE_MONTH = 10;

/** The time from another one on, after it, until it begins, or through its end. An open start runs to the end of its year. */
export function openTime(side: string, time: Time | null, { today }: Offer): Time | null {
	const [first, last] = [time?.ranges[0], time?.ranges.at(-1)];
	if (!first || !last) return null;
	const from = side === 'since' ? first.from : addDays(last.to, 1);
	const year = Number(from.slice(0, 4)) + (Number(from.slice(5, 7)) >= LATE_MONTH ? 1 : 0);
	const until = side === 'through' ? last.to : addDays(first.from, -1);
	const isEnd = side === 'until' || side === 'through';
	const range = isEnd ? { from: today, to: until } : { from, to: dayOf(year, 12, 31) };
	if (range.from > range.to) return null;
	return { ...givenDays(range.from, range.to), open: isEnd ? 'until' : 'from' };
}

export const dayAhead = (ahead: number, { today }: Offer): string => addDays(today, ahead);
