import { addDays, addMonths, monthOf, weekday } from '../dates.ts';
import { daysFound, mondayOf, monthsFound, partOf, type Row, weekDays, yearOf } from './dates.ts';
import { WEEKDAY, WEEKDAY_STARTS } from './english-calendar.ts';
import { DAY, MONTH, month, ORDINAL, ordinal, YEAR } from './english-moments.ts';
import { nthWeekday } from './festival-days.ts';
import { WANTS } from './groups.ts';
import { ABOUT_DAYS, dayMoment, type Moment, monthsMoment, nearDay, overDay, type Range } from './moments.ts';
import { numberOf, SMALL } from './numbers.ts';
import { type Found, WORD_END } from './piece.ts';

/** Makes a row of a pattern that ends where a word ends. */
export const row = (pattern: string, read: Row[1]): Row => [new RegExp(`${pattern}${WORD_END}`, 'y'), read];

const COUNTS = ['first', 'second', 'third', 'fourth', 'last', '1st', '2nd', '3rd', '4th'];
const NTH = `(?:(?:on|over|in) )?(?:the )?(${COUNTS.join('|')})`;
/** What is counted in a month: weeks, weekends and days of the week. */
const COUNTED = `(week|wk|weekend|${WEEKDAY})`;
const SATURDAY = 6;
const A_WEEKDAY = '(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs?|ur)?(?:day)?';
const LAST = 4;
const nthOf = (count = ''): number => (/^\d/.test(count) ? Number(count[0]) - 1 : COUNTS.indexOf(count));
/** A day of the month that was just named. */
const NTH_DAY = '(3[01]|[12]\\d|[1-9])(?:st|nd|rd|th)';
/** A day of a month in either order, with its year: five groups, which `dayNamed` reads. */
export const MONTH_DAY = `(?:${MONTH} ?(?:the )?${DAY}|${DAY}(?: of)? ${MONTH})${YEAR}?`;

export const dayNamed = ([first, day, dayFirst, last, year]: readonly (string | undefined)[], today: string): Moment =>
	dayMoment(month(first ?? last), Number(day ?? dayFirst), yearOf(year, today));

/** The Saturday and Sunday of a day's week. */
export function weekendOf(day: string, today: string): Found {
	const saturday = addDays(day, 5 - ((weekday(day) + 6) % 7));
	return daysFound(saturday, addDays(saturday, 1), today);
}

/** Between two months; “July, August is good” is two clauses, and “not June, July” wants the second. */
export const OR_MONTH = `(?: or | and | & |/|(?:(?<!\\b(?:not|(?:exams?|school) in) [a-z]+)|(?=, ?[a-z]+,? (?:and|or|nor) )), ?(?![a-z]+(?! are(?![a-z]))${WANTS}(?! not(?![a-z]))))`;

function dayOf(nth: number, of: Range, day: number): string {
	const [inYear, inMonth] = [Number(of.from.slice(0, 4)), Number(of.from.slice(5, 7))];
	const fifth = nthWeekday(inYear, inMonth, 5, day);
	return nth < LAST ? nthWeekday(inYear, inMonth, nth + 1, day) : fifth <= of.to ? fifth : addDays(fifth, -7);
}

function weekOf(nth: number, of: Range): Range {
	const from = nth === LAST ? addDays(of.to, -6) : addDays(of.from, nth * 7);
	return { from, to: addDays(from, 6) };
}

/** A week, a weekend, a half or a day of the week by its count in a month. */
function countedIn(nth: number, unit: string, of: Range): Range {
	if (unit === 'half') return partOf(monthOf(of.from), nth === 0 ? 'first half' : 'second half');
	if (unit === 'week' || unit === 'wk') return weekOf(nth, of);
	const from = dayOf(nth, of, unit === 'weekend' ? SATURDAY : WEEKDAY_STARTS.indexOf(unit.slice(0, 3)));
	return { from, to: unit === 'weekend' ? addDays(from, 1) : from };
}

const monthNamed = (name: string | undefined, year: string | undefined, today: string): Range | null =>
	monthsMoment(month(name), month(name), yearOf(year, today)).on(yearOf(year, today), today);

/** Weeks and weekends of a month by their count, the days of a month before or after one of them, and two weeks or months in a row. */
export const WEEK_ROWS: readonly Row[] = [
	row(
		'(this|next) (week|month) or (?:the )?(?:(?:next|following|one after)(?: that)?(?: one)?(?! (?!from|to|for|with|please|pls|if)[a-z])|(?:week|month) after)',
		([, which, unit], today) => {
			const ahead = which === 'this' ? 0 : 1;
			if (unit === 'week') return daysFound(mondayOf(ahead, today), addDays(mondayOf(ahead + 2, today), -1), today);
			const first = addMonths(`${monthOf(today)}-01`, ahead);
			return monthsFound([monthOf(first), monthOf(addMonths(first, 1))], today);
		},
	),
	row(
		`${NTH}(?:(?: week| wk| weekend)?(?: or | and | ?/ ?)${NTH})? ${COUNTED}s?(?: of| in)? ${MONTH}${YEAR}?(?:,? or ${NTH}(?: one)?(?! (?:week|of|in)))?`,
		([, first, second, unit = '', name, year, third], today) => {
			const of = monthNamed(name, year, today);
			const [nth, last] = [first, second ?? third ?? first].map(nthOf) as [number, number];
			// Of weeks or weekends that don't follow each other no search can tell both
			if (!of || (second && third) || (last !== nth && (!/^w.*k$/.test(unit) || last !== nth + 1))) return { kind: 'unread' };
			return daysFound(countedIn(nth, unit, of).from, countedIn(last, unit, of).to, today);
		},
	),
	row(`${MONTH}${YEAR}?,? ${NTH} (?:${COUNTED}|half)`, ([, name, year, nth, unit = 'half'], today) => {
		const of = monthNamed(name, year, today);
		const range = of && countedIn(nthOf(nth), unit, of);
		return range ? daysFound(range.from, range.to, today) : { kind: 'unread' };
	}),
	row(
		`${MONTH}${YEAR}?,? (after|from|before|until|till|by|around|no(?:t)? later than|on or before|no(?:t)? earlier than) the ${NTH_DAY}(?: on(?:wards)?)?(?! (?:day )?(?:of )?${MONTH}| ?(?:to|until|till|-|and|or) )`,
		([, name, year, side = '', day], today) => {
			const of = monthNamed(name, year, today);
			const at = of && addDays(of.from, Number(day) - 1);
			if (!of || !at || at > of.to) return { kind: 'unread' };
			if (side === 'around') return daysFound(addDays(at, -3), addDays(at, 3), today);
			if (/after|from|earlier/.test(side)) return daysFound(side === 'after' ? addDays(at, 1) : at, of.to, today);
			return daysFound(of.from, side === 'before' ? addDays(at, -1) : at, today);
		},
	),
	row(
		`(between |from )?(?:the )?${ORDINAL}(?: (and|or|to|until|till|through) | ?- ?)(?:the )?${ORDINAL} of ${MONTH}${YEAR}?`,
		([, between, first, word, last, name, year], today) => {
			const of = monthNamed(name, year, today);
			const [from, to] = [ordinal(first), ordinal(last)];
			const isEither = !between && /and|or/.test(word ?? '') && to !== from + 1;
			return of && !isEither ? daysFound(addDays(of.from, from - 1), addDays(of.from, to - 1), today) : { kind: 'unread' };
		},
	),
	row(
		`(?:from )?(?:the )?${ORDINAL} of ${MONTH} (?:to|until|till|through) (?:about |around )?(?:the )?${ORDINAL}(?! (?:of|week|half))`,
		([, first, name, last], today) => {
			const of = monthNamed(name, undefined, today);
			return of
				? daysFound(addDays(of.from, ordinal(first) - 1), addDays(of.from, ordinal(last) - 1), today)
				: { kind: 'unread' };
		},
	),
	// June, but not the first week
	row(
		`${MONTH}${YEAR}?,?(?: (?:but|well|just|only),?)* (?:not|except(?: for)?|apart from|excluding|avoiding) (?:in |for |during )?(?:the )?(?:(first) (week|half)|last (week)|(?:last|second) half)(?! (?:of|in))`,
		([, name, year, first, start, week], today) => {
			const of = monthNamed(name, year, today);
			if (!of) return { kind: 'unread' };
			if (first) return daysFound(addDays(of.from, start === 'week' ? 7 : 15), of.to, today);
			return daysFound(of.from, week ? addDays(of.to, -7) : addDays(of.from, 14), today);
		},
	),
	// Of a month without one of its weekends no search can tell all
	row(`(?:not|except(?: for)?|apart from|excluding|avoiding|bar) (?:in |for |on |over )?${NTH} weekend(?! (?:of|in))`, () => ({
		kind: 'unread',
	})),
	row(`w/e (?:the )?${MONTH_DAY}`, () => ({ kind: 'unread' })),
	// The 1st, 2nd or 3rd of October
	row(
		`(?:on )?(?:the )?${DAY}, ?(?:the )?${DAY},? (?:or|and) (?:the )?${DAY} ?(?:of )?${MONTH}${YEAR}?`,
		([, ...days], today) => {
			const [first = 0, second = 0, third = 0] = days.slice(0, 3).map(Number);
			const of = monthNamed(days[3], days[4], today);
			if (!of || second !== first + 1 || third !== second + 1) return { kind: 'unread' };
			return daysFound(addDays(of.from, first - 1), addDays(of.from, third - 1), today);
		},
	),
	row(
		`(?:(?:flexible by |within )?(${SMALL}|a few|(?:a )?couple(?: of)?) days? (?:either side|each side|before (?:or|and) after)(?: of)?|(?<=(?:\\+ ?/? ?-|±) ?)(${SMALL}) days?(?: of| from| around)?|within (${SMALL}) days of) (?:the )?${MONTH_DAY}`,
		([, some, offset, within, ...said], today) =>
			nearDay(dayNamed(said, today), numberOf(some ?? offset ?? within ?? '') ?? ABOUT_DAYS, today),
	),
	// The 4th of July weekend
	row(`(?:the )?${MONTH_DAY} (week|weekend)(?! (?:before|after|later))`, ([, ...said], today) => {
		const named = dayNamed(said, today);
		const of = named.on(named.year, today);
		if (!of) return { kind: 'unread' };
		return said[5] === 'week' ? nearDay(named, ABOUT_DAYS, today) : weekendOf(of.from, today);
	}),
	row(
		`(?<!\\b(?:get|go|come|hop|jump|step) )(?:at sea|on ?board|on (?:the|a) (?:ship|boat|cruise)) (?:on|for) (?:the )?${MONTH_DAY}(?! ?(?:-|to|until|till|and|or) )`,
		([, ...said], today) => overDay(dayNamed(said, today), today),
	),
	row('(?:the )?(weekend|week|wk) after next', ([, unit], today) => weekDays(2, unit === 'weekend', today)),
	// Mon 12 to Fri 16 April
	row(
		`(?:between |from )?${A_WEEKDAY},? (?:the )?${DAY} ?(?:-|to|until|till|through|and) ?(?:the )?${A_WEEKDAY},? (?:the )?${DAY}(?: of)? ${MONTH}${YEAR}?`,
		([, first = '', from, last = '', to, name, year], today) => {
			const of = monthNamed(name, year, today);
			const [start, end] = [from, to].map((day) => (of ? addDays(of.from, Number(day) - 1) : ''));
			const isDay = (day: string | undefined, named: string) => day && weekday(day) === WEEKDAY_STARTS.indexOf(named);
			return start && end && isDay(start, first) && isDay(end, last) ? daysFound(start, end, today) : { kind: 'unread' };
		},
	),
	row(
		`(?:(?:any ?time )?(?:in|during|over|within) )?the (week|fortnight) (before|after|prior to|leading up to|following) (?:the )?${MONTH_DAY}`,
		([, unit, side = '', ...said], today) => {
			const named = dayNamed(said, today);
			const of = named.on(named.year, today);
			const days = unit === 'week' ? 7 : 14;
			if (!of) return { kind: 'unread' };
			if (/after|following/.test(side)) return daysFound(addDays(of.to, 1), addDays(of.to, days), today);
			return daysFound(addDays(of.from, -days), addDays(of.from, -1), today);
		},
	),
	row('(?:in )?(?:a )?(week|fortnight) (today|tomorrow)', ([, unit, word], today) => {
		const day = addDays(today, (unit === 'week' ? 7 : 14) + (word === 'today' ? 0 : 1));
		return daysFound(day, day, today);
	}),
	row(`(?:on )?${WEEKDAY} (?:week|fortnight)(?! (?:of|in))`, () => ({ kind: 'unread' })),
];
