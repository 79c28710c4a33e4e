import { addDays, addMonths, monthOf } from '../dates.ts';
import { isOffered } from '../month-picker.ts';
import type { SearchFields } from '../search-params.ts';
import { lastDayOf } from './dates.ts';
import { firstDayIn } from './festival-days.ts';
import { monthsWithin, type Range } from './moments.ts';
import { type Time, wantedTimesOf } from './named-years.ts';
import { narrowest, type Of, type Offer, remaining, type Said, saidOf } from './said.ts';

const asRange = (month: string, today: string): Range => ({
	from: `${month}-01` < today ? today : `${month}-01`,
	to: lastDayOf(month),
});
const overlaps = (a: Range, b: Range): boolean => a.from <= b.to && b.from <= a.to;

const isWithin = (inner: Range, outer: Range): boolean =>
	inner.from >= outer.from && inner.to <= outer.to && (inner.from > outer.from || inner.to < outer.to);

/** A range without the days of another: none, one or two ranges. */
const without = (range: Range, out: Range): Range[] =>
	overlaps(range, out)
		? [
				{ from: range.from, to: addDays(out.from, -1) },
				{ from: addDays(out.to, 1), to: range.to },
			].filter(({ from, to }) => from <= to)
		: [range];

/** The days from the first to the last that a time names. */
function stretchOf(time: Time, today: string): Range {
	if (time.kind === 'leave') return { from: time.from, to: time.to };
	const [first = '', last = first] = [time.months[0], time.months.at(-1)];
	return { from: asRange(first, today).from, to: lastDayOf(last) };
}

/**
 * Beside times that are named, the time before a festival begins today, and the time after it reaches to the end of its month: October,
 * after the Golden Week. Where one of them is within that, it reaches to the last of them: 过完年，二月底三月初.
 */
function openStretchOf(time: Time, named: readonly Range[], today: string): Range {
	const { from, to } = stretchOf(time, today);
	if (time.kind !== 'leave' || !time.festival) return { from, to };
	if (time.open !== 'from') return { from: today, to };
	const near = { from, to: lastDayOf(monthOf(to)) };
	const ends = named.some((range) => overlaps(range, near)) ? named.map((range) => range.to) : [];
	return { from, to: [near.to, ...ends].toSorted().at(-1) ?? near.to };
}

/** The days that all stretches share; null where they share none. */
function shared(stretches: readonly Range[]): Range | null {
	const from =
		stretches
			.map((one) => one.from)
			.toSorted()
			.at(-1) ?? '';
	const to = stretches.map((one) => one.to).toSorted()[0] ?? '';
	return from <= to ? { from, to } : null;
}

/** True where days from its first one on, or around it, say what somebody means by a festival: 端午 6.7-6.13. */
function isSaidBy(named: Of<'leave'>, days: Of<'leave'>): boolean {
	if (!named.festival || days.festival) return false;
	const first = firstDayIn(named.festival, named);
	return days.from <= first && days.to >= first && !isWithin(named, days);
}

/** The wanted months and days. Narrower ones stand for those that they lie in: the 14th of February within Valentine's, May within a year. */
function closedTimes(times: readonly Time[], today: string): { whole: string[]; days: Range[] } {
	const closed = times.filter(({ open }) => !open);
	const leaves = closed.flatMap((time) => (time.kind === 'leave' ? [time] : []));
	const ranges = leaves.filter((time) => !leaves.some((other) => isSaidBy(time, other))).map((time) => stretchOf(time, today));
	const days = ranges.filter((range) => !ranges.some((other) => isWithin(other, range)));
	const months = closed.flatMap((time) => (time.kind === 'months' ? [time] : []));
	const kept = narrowest(months, (time) => time.months).filter(
		(time) => time.months.length === 1 || !days.some((range) => isWithin(range, stretchOf(time, today))),
	);
	const whole = kept
		.flatMap((time) => time.months)
		.filter((month) => !days.some((range) => overlaps(range, asRange(month, today))));
	return { whole, days };
}

/** True for the rest of a year or half-year where a time of the next year's is named beside it: 下半年 8月, 今年想去日本过年. */
function isOver(time: Time, times: readonly Time[], today: string): boolean {
	if (time.kind !== 'months' || !time.rest) return false;
	const end = stretchOf(time, today).to;
	const next = { from: addDays(addMonths(end, 12 - time.rest), 1), to: addMonths(end, 12) };
	return times.some((other) => {
		const { from, to } = stretchOf(other, today);
		const last = other.open === 'from' ? from : to;
		return last >= next.from && last <= next.to && (from !== next.from || to !== next.to);
	});
}

/** The wanted times. Open stretches narrow each other and what they overlap (after 5 May and before the 12th); alone they are a time of their own. */
function wantedTimes(all: readonly Time[], today: string): { whole: string[]; days: Range[] } {
	const times = all.filter((time) => !isOver(time, all, today));
	const { whole, days } = closedTimes(times, today);
	const open = times.filter((time) => time.open);
	const named = [...days, ...whole.map((month) => asRange(month, today))];
	const bounds = shared(open.map((time) => (named.length > 0 ? openStretchOf(time, named, today) : stretchOf(time, today))));
	if (open.length === 0) return { whole, days };
	if (bounds === null) return { whole, days: [...days, ...open.map((time) => stretchOf(time, today))] };
	if (named.some((range) => overlaps(range, bounds))) {
		const isInside = (month: string) =>
			shared([asRange(month, today), bounds])?.to === lastDayOf(month) && bounds.from <= asRange(month, today).from;
		const inside = whole.filter(isInside);
		const cut = [...days, ...whole.filter((month) => !isInside(month)).map((month) => asRange(month, today))];
		return { whole: inside, days: cut.flatMap((range) => shared([range, bounds]) ?? []) };
	}
	const months = open.flatMap((time) => (time.kind === 'months' ? [time.months] : []));
	if (months.length < open.length) return { whole, days: [...days, bounds] };
	return { whole: [...whole, ...(months[0] ?? []).filter((month) => months.every((list) => list.includes(month)))], days };
}

/** The months that refusals rule out, in the next year that has them and in each after it. One that is open has no end: not after June. */
function monthsOut(refused: readonly Of<'months'>[], offered: readonly string[]): string[][] {
	const next = refused.flatMap(({ months, open }) =>
		open === 'from' ? offered.filter((of) => of >= (months[0] ?? '')) : months,
	);
	const years = Math.max(0, ...refused.map(({ again = [] }) => again.length));
	return [next, ...Array.from({ length: years }, (_, year) => refused.flatMap(({ again }) => again?.[year] ?? []))];
}

/** The days that a refusal rules out. One that is open has no end, but the time after a festival has. */
const daysOut = ({ from, to, open, festival, again = [] }: Of<'leave'>, last: string | undefined): Range[] =>
	open === 'from' && !festival && last ? [{ from, to: lastDayOf(last) }] : [{ from, to }, ...again];

/** Months alone are the filter by month; with days beside them, the days narrow the months that they lie in. */
export function whenOf(terms: readonly Said[], { today, months: offered }: Offer): SearchFields {
	const [months, leave] = [saidOf(terms, 'months'), saidOf(terms, 'leave')];
	const { whole, days } = wantedTimes(wantedTimesOf(terms), today);
	const out = monthsOut(months.ruledOut, offered);
	if (days.length === 0 && leave.ruledOut.length === 0)
		return {
			date: remaining(whole, out.flat(), offered, out).toSorted().join(','),
		};
	const last = offered.at(-1);
	const wanted = [...days, ...whole.map((month) => asRange(month, today))];
	const ruledOut = [
		...leave.ruledOut.flatMap((meaning) => daysOut(meaning, last)),
		...out.flat().map((month) => asRange(month, today)),
	];
	const leftOf = (start: Range[]) => ruledOut.reduce((ranges, range) => ranges.flatMap((one) => without(one, range)), start);
	const left = leftOf(wanted);
	// A day that is wanted within what is ruled out is meant: not in August, but the 20th is fine. What is named again stays ruled out
	const isException = left.length === 0 && wanted.some((one) => ruledOut.some((range) => isWithin(one, range)));
	const isOpen = left.length === 0 && !isException;
	const ranges = isOpen ? leftOf(last ? [{ from: today, to: lastDayOf(last) }] : []) : isException ? wanted : left;
	const covered = [...new Set(ranges.flatMap(monthsWithin))].filter((month) => isOffered(month, today)).toSorted();
	return {
		date: isOpen ? '' : covered.join(','),
		leave: [...new Set(ranges.map(({ from, to }) => `${from}_${to}`))].toSorted().join(','),
	};
}
