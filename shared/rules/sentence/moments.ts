import { addDays, addMonths, monthOf } from '../dates.ts';
import { offeredMonths } from '../month-picker.ts';
import { daysFound, lastDayOf, monthsFound, opened, type PartOfMonth, pad, partOf } from './dates.ts';
import { type Found, matchAt } from './piece.ts';

export type Range = { from: string; to: string };

/**
 * A time that words name: a day, a part of a month, whole months, a festival. `year`: the one that they name. `on`: its days in a
 * year, or where that is null the next that aren't over on a day; null where there are none. `late`: a month's or year's last part. `rest`: as for months.
 */
export type Moment = {
	kind: 'day' | 'part' | 'months' | 'festival';
	year: number | null;
	on: (year: number | null, day: string) => Range | null;
	late?: boolean;
	/** A festival's own first day; voyages over it leave earlier. */
	firstDay?: (days: Range) => string;
	rest?: 6 | 12 | undefined;
};
/** Reads the moment that stands at a place. */
export type MomentReader = (text: string, at: number, today: string) => { end: number; moment: Moment } | null;

const yearIn = (day: string): number => Number(day.slice(0, 4));

/** A moment that comes every year. A season that ends with the current month is left out. */
export const yearly = (kind: Moment['kind'], year: number | null, inYear: (year: number) => Range | null): Moment => ({
	kind,
	year,
	on: (given, day) => {
		if (given !== null) return inYear(given);
		const isAhead = (range: Range | null) =>
			range !== null &&
			range.to >= day &&
			(kind !== 'months' || monthOf(range.from) === monthOf(range.to) || monthOf(range.to) > monthOf(day));
		const current = yearIn(day);
		return [current - 1, current, current + 1, current + 2].map(inYear).find(isAhead) ?? null;
	},
});

/** A moment that the words tell at once: tomorrow, next month. */
export const fixed = (kind: Moment['kind'], range: Range | null): Moment => ({ kind, year: null, on: () => range });
/** Words that name a moment without telling which: 5/3/2027. */
export const UNTOLD: Moment = fixed('day', null);

export const dayMoment = (month: number, day: number, year: number | null): Moment =>
	yearly('day', year, (of) => {
		const found = `${of}-${pad(month)}-${pad(day)}`;
		return month >= 1 && day >= 1 && day <= Number(lastDayOf(`${of}-${pad(month)}`).slice(8)) ? { from: found, to: found } : null;
	});

const wholeMonths = (first: string, last: string): Range => ({ from: `${first}-01`, to: lastDayOf(last) });

/** Months by number from the first to the last, which may lie in the next year. */
export const monthsMoment = (first: number, last: number, year: number | null): Moment =>
	yearly('months', year, (of) => wholeMonths(`${of}-${pad(first)}`, `${of + (last < first ? 1 : 0)}-${pad(last)}`));

export const partMoment = (month: number, part: PartOfMonth, year: number | null): Moment => ({
	...yearly('part', year, (of) => partOf(`${of}-${pad(month)}`, part)),
	late: part === 'late',
});

/** A part of no named month: of the current one, or where that part is over of the next one. */
export const partOfAnyMonth = (part: PartOfMonth): Moment => ({
	kind: 'part',
	year: null,
	on: (_, day) => {
		const month = monthOf(day);
		const here = partOf(month, part);
		return here.to >= day ? here : partOf(monthOf(addMonths(`${month}-01`, 1)), part);
	},
	late: part === 'late',
});

export function monthsWithin({ from, to }: Range): string[] {
	const months = [monthOf(from)];
	for (let next = addDays(lastDayOf(monthOf(from)), 1); next <= to; next = addDays(lastDayOf(monthOf(next)), 1))
		months.push(monthOf(next));
	return months;
}

const rangeFound = (range: Range | null, isMonths: boolean, today: string): Found => {
	if (!range) return { kind: 'unread' };
	return isMonths ? monthsFound(monthsWithin(range), today) : daysFound(range.from, range.to, today);
};

export function momentFound({ kind, year, on, rest }: Moment, today: string): Found {
	const found = rangeFound(on(year, today), kind === 'months', today);
	return rest && found.kind === 'months' ? { ...found, rest } : found;
}

/** Both moments as days: the second one follows the first, and a year said of one is that of the other. */
function bothOf(first: Moment, last: Moment, today: string): [Range, Range] | null {
	if (first.year === null && last.year !== null) {
		const to = last.on(last.year, today);
		const from = [last.year, last.year - 1].map((year) => first.on(year, today)).find((one) => one && to && one.from <= to.from);
		return from && to ? [from, to] : null;
	}
	const from = first.on(first.year, today);
	const to = from && last.on(last.year, from.from);
	return from && to && from.from <= to.to ? [from, to] : null;
}

const isMonth = ({ kind }: Moment): boolean => kind === 'months';

/** The stretch from one moment to another. */
export function stretch(first: Moment, last: Moment, today: string): Found {
	// One under way counts: November to February
	const isOpenYear = first.year === null && last.year === null;
	const running = isOpenYear ? runningStretch(first, last, today) : null;
	const both = running ?? bothOf(first, last, today);
	if (!both) return { kind: 'unread' };
	return rangeFound({ from: both[0].from, to: both[1].to }, isMonth(first) && isMonth(last), today);
}

function runningStretch(first: Moment, last: Moment, today: string): [Range, Range] | null {
	const isAhead = (end: string) => (isMonth(last) ? monthOf(end) > monthOf(today) : end >= today);
	const from = first.on(yearIn(today) - 1, today);
	const here = [from, first.on(yearIn(today), today)].flatMap((one) => {
		const to = one && last.on(null, one.from);
		return one && to && one.from <= today && isAhead(to.to) ? [[one, to] as [Range, Range]] : [];
	});
	return here[0] ?? null;
}

const isMonthOrPart = ({ kind }: Moment): boolean => kind === 'months' || kind === 'part';

/** Two moments of which either will do, as one stretch where one follows the other at once; else null. 十月底或十一月 */
export function neighbours(first: Moment, last: Moment, today: string): Found | null {
	if (first.kind === 'festival' || !(first.kind === last.kind || [first, last].every(isMonthOrPart))) return null;
	const both = bothOf(first, last, today);
	return both && addDays(both[0].to, 1) === both[1].from ? stretch(first, last, today) : null;
}

export type Side = 'before' | 'until' | 'after' | 'from';

/** From this month on, an open start reaches into the next year: “after 10 December” is about the winter. */
const LATE_IN_YEAR = 10;

function openEnd(from: string, today: string): string {
	const end = `${yearIn(from) + (Number(from.slice(5, 7)) >= LATE_IN_YEAR ? 1 : 0)}-12-31`;
	const last = lastOffered(today);
	return end < last ? end : last;
}

const lastOffered = (today: string): string => lastDayOf(offeredMonths(today).at(-1) ?? monthOf(today));

const openFound = (range: Range | null, side: Side, isMonths: boolean, today: string): Found => {
	if (!range) return { kind: 'unread' };
	const [first, last] = {
		before: [today, addDays(range.from, -1)],
		until: [today, range.to],
		after: [addDays(range.to, 1), ''],
		from: [range.from, ''],
	}[side] as [string, string];
	const stretched = { from: first, to: last || openEnd(first, today) };
	const found = stretched.from > stretched.to ? ({ kind: 'unread' } as const) : rangeFound(stretched, isMonths, today);
	return opened(found, side === 'before' || side === 'until' ? 'until' : 'from');
};

/** The time before or after a moment, to the end of its year or, late in it, of the next. “Before the end of May” has that end. */
export const openMoment = (moment: Moment, side: Side, today: string): Found =>
	openFound(moment.on(moment.year, today), side === 'before' && moment.late ? 'until' : side, moment.kind === 'months', today);

/** The days or months from now on, to the same day so many of them later. */
export function fromNow(count: number, unit: 'day' | 'week' | 'month' | 'year', today: string): Found {
	const to =
		unit === 'month' || unit === 'year'
			? addMonths(today, unit === 'year' ? count * 12 : count)
			: addDays(today, count * (unit === 'week' ? 7 : 1));
	const last = lastOffered(today);
	return opened(daysFound(today, to < last ? to : last, today), 'until');
}

/** The time after or from one moment and before or until another. */
export function between(first: Moment, start: Side, last: Moment, end: Side, today: string): Found {
	const both = bothOf(first, last, today);
	if (!both) return { kind: 'unread' };
	const [one, other] = both;
	const from = start === 'after' ? addDays(one.to, 1) : one.from;
	const to = end === 'before' && !last.late ? addDays(other.from, -1) : other.to;
	return from > to ? { kind: 'unread' } : rangeFound({ from, to }, isMonth(first) && isMonth(last), today);
}

/** The time from one moment to the day before another. A festival begins on its own first day. */
export function upTo(first: Moment, last: Moment, today: string): Found {
	const { firstDay, on } = last;
	if (!firstDay) return between(first, 'from', last, 'before', today);
	const own: Moment['on'] = (year, day) => {
		const days = on(year, day);
		return days && { from: firstDay(days), to: days.to };
	};
	return between(first, 'from', { ...last, on: own }, 'before', today);
}

/** The days before and after a day that “about” covers. */
export const ABOUT_DAYS = 3;

/** The days around a day: as many before it as after it. */
export function nearDay({ on, year }: Moment, days: number, today: string): Found {
	const range = on(year, today);
	return range ? daysFound(addDays(range.from, -days), addDays(range.to, days), today) : { kind: 'unread' };
}

/** The days before a day on which a voyage that has it on board leaves, as for a festival of one day. */
const LEAD_DAYS = 4;

/** The days on which a voyage leaves to spend a day on board. */
export function overDay({ on, year }: Moment, today: string): Found {
	const range = on(year, today);
	return range ? daysFound(addDays(range.from, -LEAD_DAYS), range.to, today) : { kind: 'unread' };
}

/** Makes a reader of one pattern. */
export const momentOf =
	(pattern: RegExp, read: (groups: readonly (string | undefined)[], today: string) => Moment | null): MomentReader =>
	(text, at, today) => {
		const match = matchAt(pattern, text, at);
		const moment = match && read([...match], today);
		return match && moment ? { end: at + match[0].length, moment } : null;
	};

/** The longest of the readers' moments; of equal ones the first. */
export const longestMoment =
	(readers: readonly MomentReader[]): MomentReader =>
	(text, at, today) => {
		let best: ReturnType<MomentReader> = null;
		for (const reader of readers) {
			const found = reader(text, at, today);
			if (found && (!best || found.end > best.end)) best = found;
		}
		return best;
	};
