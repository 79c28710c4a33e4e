import { addDays, addMonths, monthOf } from '../dates.ts';
import {
	dateReader,
	dayOfWeek,
	daysFound,
	mondayOf,
	monthsFound,
	partOf,
	type Row,
	runOfMonths,
	weekDays,
	yearOf,
} from './dates.ts';
import { WEEKDAY } from './english-calendar.ts';
import { eventBefore, eventBehind } from './english-events.ts';
import { DAY, englishMoment, MONTH, month, YEAR } from './english-moments.ts';
import { dayNamed, MONTH_DAY, OR_MONTH, row, WEEK_ROWS, weekendOf } from './english-weeks.ts';
import {
	ABOUT_DAYS,
	between,
	dayMoment,
	fromNow,
	momentFound,
	monthsMoment,
	monthsWithin,
	nearDay,
	neighbours,
	openMoment,
	type Side,
	stretch,
} from './moments.ts';
import { numberOf, SMALL } from './numbers.ts';
import { NO_COUNT } from './numeric-dates.ts';
import { type Found, matchAt, type Reader, WORD_END } from './piece.ts';
import { HAN } from './text.ts';

const TO =
	/,? ?(?:-|~|to|until|till|through|thru|up to|right through to|(?:and )?(?:end(?:s|ing)?|finish(?:es|ing)?)(?: on)?) ?(?:the )?/y;
const AND = / and (?:the )?/y;
const EITHER = /(?: (?:and|or) (?:in |the )?| ?\/ ?)/y;
const BETWEEN = /(?:any ?time )?(?:between|in between) /y;
const FROM = /(?:any ?time )?from (?:the )?/y;
/** It belongs to the time, not to what stands before it: 5 nights over summer. */
const OVER = /(?<!prefer(?:ably|red)? [^,.;!?]{0,40})over (?:the )?/y;
const NOW =
	/(?:between |from )?(?:now|today|(?<=between )then)(?: on)?(?: and|,? ?(?:-|to|until|till|through|thru|up to)) ?(?:the )?/y;

const OPEN: readonly (readonly [RegExp, Side])[] = [
	[/(?:on or before|(?:as )?late as) (?:the )?/y, 'until'],
	[/(?:on or after|(?:as )?(?:early|soon) as) (?:the )?/y, 'from'],
	[/(?:(?:any ?(?:time|date|day) )?before|prior to|earlier than|ahead of) (?:the )?/y, 'before'],
	[/(?:until|till|up to|through|thru|by|no(?:t)? later than|not after|at the latest) (?:the )?/y, 'until'],
	[/(?:(?:any ?(?:time|thing|date|day) )?(?<!\b(?:i|we)(?:['’]?m|['’]?re| am| are) )after|later than|past) (?:the )?/y, 'after'],
	[
		/(?:from|(?:holidays?|hols|vacation) (?:starts?|begins?)(?: in| from| on)?|starting(?: in| from| on)?|(?:not|can ?not|(?:ca|wo|is|are)n?['’]?t)(?: (?:be|able to|go|come|leave|travel|sail|depart|start|join|get (?:away|off|out|leave)|take (?:leave|time off)|work|school))* (?:until|till|before)|no(?:t)? (?:earlier|sooner) than|as of|beginning|(?:at the )?earliest(?= [a-z]+(?: 20\d\d)? ?(?:$|[,.;!?]))) (?:the )?/y,
		'from',
	],
];
const OPEN_BEHIND: readonly (readonly [RegExp, Side])[] = [
	[
		/\+(?= ?(?:$|[,.;!?)]))|(?: |-)(?:onwards?(?![a-z])|on(?= ?(?:$|[,.;!?)])))|,? (?:or|and) (?:later|after(?: that| then)?(?! ?[a-z\d])|beyond|onwards?|afterwards)(?![a-z])|,?(?: so| or)? any(?:thing| ?time) after(?: that| then)?(?! ?[a-z\d])|(?: at| is| would be) the earliest(?= ?(?:$|[,.;!?]))| earliest(?= ?(?:$|[,.;!?]))/y,
		'from',
	],
	[/ (?:or|and) (?:earlier|before(?! ?[a-z\d])|sooner)(?![a-z])| at the latest/y, 'until'],
];
const AND_BEFORE = /,?(?: and| but)? (?:before|until|till|up to|no(?:t)? later than) (?:the )?/y;
const DAYS_OFF = `(${SMALL}|an?|(?:a )?couple(?: of)?|a few) (?:days?|weeks?)( or two)?`;
const NEAR = new RegExp(
	`,? ?(?:(?:\\+ ?/? ?-|±|plus or minus|plus/minus|give or take) ?${DAYS_OFF}(?: either (?:side|way))?|${DAYS_OFF} either (?:side|way))${WORD_END}`,
	'y',
);
/** A day with a name of its own may be told by it first: around Republic Day 26 January. */
const AROUND =
	/(?:around|about|circa|ard|abt) (?:the )?(?:(?:(?:[a-z']+ ){1,2}(?:day|eve)|christmas|xmas|valentine'?s),? (?:on )?(?:the )?(?=\d|[a-z]+ \d))?/y;
const ABOUT = /,? (?:or thereabouts|or so|give or take)(?![a-z])| ?-?ish(?![a-z])/y;
/** The signs that words of time begin with. */
const STARTS = /[a-z\d]/;

/** A bound before a month says something else than one before a day: “by March” leaves March out. */
function openBefore(words: string, side: Side, isMonths: boolean): Side | null {
	if (!isMonths) return side;
	if (/^by/.test(words)) return 'before';
	// “From March” alone may go on with a place or a day
	return /^from/.test(words) || /^(?:starting|beginning) (?!in|from)/.test(words) ? null : side;
}

/** Reads stretches between moments, and those that are open to one side. */
const momentReader =
	(today: string): Reader =>
	(text, at) => {
		if (!STARTS.test(text[at] ?? '')) return null;
		const event = eventBefore(text, at);
		if (event) {
			const found = englishMoment(text, event.end, today);
			const to = found && !event.isMoved ? (matchAt(TO, text, found.end) ?? matchAt(AND, text, found.end)) : null;
			const last = found && to && englishMoment(text, found.end + to[0].length, today);
			if (found && event.wish === 'after') return { end: found.end, found: openMoment(found.moment, 'after', today) };
			const near = event.wish === 'near' ? nearAt(text, today, found, true) : null;
			return near ?? (found && { end: (last ?? found).end, found: { kind: 'unread' } });
		}
		const now = matchAt(NOW, text, at);
		const until = now && englishMoment(text, at + now[0].length, today);
		if (until) return { end: until.end, found: openMoment(until.moment, 'until', today) };
		const over = matchAt(OVER, text, at);
		const start = at + (over?.[0].length ?? 0);
		const first = englishMoment(text, start, today);
		return (
			rangeAt(text, start, today, first) ?? openAt(text, at, today) ?? aroundAt(text, at, today) ?? singleAt(text, today, first)
		);
	};

type Standing = ReturnType<typeof englishMoment>;

function rangeAt(text: string, at: number, today: string, here: Standing): ReturnType<Reader> {
	const between = matchAt(BETWEEN, text, at);
	const start = at + ((between ?? matchAt(FROM, text, at))?.[0].length ?? 0);
	const first = start === at ? here : englishMoment(text, start, today);
	if (!first) return null;
	// Between 10 April and end of June: “and end” may be the words between, or those of the end
	for (const to of [matchAt(TO, text, first.end), between && matchAt(AND, text, first.end)]) {
		const last = to && englishMoment(text, first.end + to[0].length, today);
		if (last) return { end: last.end, found: stretch(first.moment, last.moment, today) };
	}
	const or = matchAt(EITHER, text, first.end);
	const other = or && englishMoment(text, first.end + or[0].length, today);
	const found = other && start === at ? neighbours(first.moment, other.moment, today) : null;
	return other && found ? { end: other.end, found } : null;
}

function openAt(text: string, at: number, today: string): ReturnType<Reader> {
	for (const [pattern, side] of OPEN) {
		const words = matchAt(pattern, text, at)?.[0];
		const found = words && englishMoment(text, at + words.length, today);
		if (!words || !found) continue;
		const behind = matchAt(OPEN_BEHIND[0]?.[0] ?? pattern, text, found.end);
		if (behind) return { end: found.end + behind[0].length, found: openMoment(found.moment, 'from', today) };
		const and = matchAt(AND_BEFORE, text, found.end);
		const last = and && side !== 'until' && side !== 'before' && englishMoment(text, found.end + and[0].length, today);
		if (last) {
			const end = /before/.test(and[0]) ? 'before' : 'until';
			return { end: last.end, found: between(found.moment, side, last.moment, end, today) };
		}
		// Before and after a festival are two weeks of their own; “any time after” it and “not before” it are open
		if (found.moment.kind === 'festival' && side !== 'until' && !/^(?:any.*after|no|can|[a-z]+n['’]?t)/.test(words)) return null;
		const meant = openBefore(words, side, found.moment.kind === 'months');
		return meant && { end: found.end, found: openMoment(found.moment, meant, today) };
	}
	return null;
}

/** Reads how far from a day a voyage may leave. `isAbout`: it may, even where no number of days follows. */
function nearAt(text: string, today: string, found: Standing, isAbout = false): ReturnType<Reader> {
	if (found?.moment.kind !== 'day') return null;
	const [words, first, firstTwo, count = first, two = firstTwo] = matchAt(NEAR, text, found.end) ?? [];
	const [about = isAbout ? '' : undefined] = words === undefined ? (matchAt(ABOUT, text, found.end) ?? []) : [words];
	const days = (two ? 2 : (numberOf(count ?? '') ?? ABOUT_DAYS)) * (/week/.test(words ?? '') ? 7 : 1);
	return about === undefined ? null : { end: found.end + about.length, found: nearDay(found.moment, days, today) };
}

function aroundAt(text: string, at: number, today: string): ReturnType<Reader> {
	const [words] = matchAt(AROUND, text, at) ?? [];
	return words ? nearAt(text, today, englishMoment(text, at + words.length, today), true) : null;
}

function singleAt(text: string, today: string, found: Standing): ReturnType<Reader> {
	if (!found) return null;
	const event = eventBehind(text, found.end);
	if (event !== undefined) return { end: event, found: { kind: 'unread' } };
	for (const [pattern, side] of OPEN_BEHIND) {
		const open = matchAt(pattern, text, found.end);
		if (open) return { end: found.end + open[0].length, found: openMoment(found.moment, side, today) };
	}
	const plain = found.moment.kind === 'festival' ? null : { end: found.end, found: momentFound(found.moment, today) };
	return nearAt(text, today, found) ?? plain;
}

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const UNTIL = ' ?(?:-|~|to|until|till|through|thru) ?(?:about |around |roughly )?(?:the )?';
/** “10 or 11 March” is a stretch; of “10 or 15 March” no search can tell both. */
const daysOrUnread = (words: string, first: number, last: number, found: () => Found): Found =>
	/ (?:and|or) |\//.test(words) && !/between/.test(words) && last !== first + 1 ? { kind: 'unread' } : found();

const ROWS: readonly Row[] = [
	row(
		`(?:between |from |(?:early|mid|late)[ -])?${MONTH}(?: ?(?:the )?|,? (?:(?:like|say|maybe|perhaps|from|between),? )+(?:the )?|, (?:the |(?=\\d+(?:st|nd|rd|th))))${DAY}(?:${UNTIL}|,? (?:and|or) |/)(?:the )?${DAY}${YEAR}?`,
		([words = '', name, first, last, year], today) => {
			const [from, to] = [first, last].map((day) => dayMoment(month(name), Number(day), yearOf(year, today)));
			return from && to ? daysOrUnread(words, Number(first), Number(last), () => stretch(from, to, today)) : null;
		},
	),
	row(
		`(?:between |from )?(?:the )?${DAY}(?:${UNTIL}| (?:and|or) |/)(?:the )?${DAY} ?(?:of )?${MONTH}${YEAR}?`,
		([words = '', first, last, name, year], today) => {
			const [from, to] = [first, last].map((day) => dayMoment(month(name), Number(day), yearOf(year, today)));
			return from && to ? daysOrUnread(words, Number(first), Number(last), () => stretch(from, to, today)) : null;
		},
	),
	// 12-15/2
	row(
		`(?:between |from )?(3[01]|[12]\\d|0?[1-9]) ?(?:-|to) ?(3[01]|[12]\\d|0?[1-9])/(1[0-2]|0?[1-9])${NO_COUNT}(?!/)`,
		([, first, last, of], today) =>
			Number(first) < Number(last)
				? stretch(dayMoment(Number(of), Number(first), null), dayMoment(Number(of), Number(last), null), today)
				: null,
	),
	row(`(?:between |from )?(?:the )?${DAY}(?: of)? ${MONTH}${UNTIL}(?:the )?${DAY}`, ([, first, name, last], today) =>
		stretch(dayMoment(month(name), Number(first), null), dayMoment(month(name), Number(last), null), today),
	),
	row(`(early|mid(?:dle)?)(?: to |-| or |/)(mid|late|end of)[ -]${MONTH}${YEAR}?`, ([, first, last, name, year], today) => {
		const of = monthsMoment(month(name), month(name), yearOf(year, today)).on(yearOf(year, today), today);
		if (!of) return { kind: 'unread' };
		const named = monthOf(of.from);
		const { from } = partOf(named, first === 'early' ? 'early' : 'mid');
		return daysFound(from, partOf(named, last === 'mid' ? 'mid' : 'late').to, today);
	}),
	row(`${MONTH}${YEAR}?${OR_MONTH}${MONTH}${YEAR}?`, ([, first, year, last, lastYear], today) => {
		const [from, to] = [yearOf(year, today), yearOf(lastYear, today)];
		const one = monthsMoment(month(first), month(first), from ?? to);
		const other = monthsMoment(month(last), month(last), to ?? from);
		const joined = neighbours(one, other, today);
		if (joined) return joined;
		const both = [one, other].map((moment) => moment.on(moment.year, today));
		return monthsFound(
			both.flatMap((range) => (range ? monthsWithin(range) : [])),
			today,
		);
	}),
	row(
		`(?:the )?(?:((?:week|wk)(?: (?:of|commencing|beginning|starting|from))?|w\\/?c)|weekend of) (?:the )?${MONTH_DAY}(,? or (?:the )?(?:(?:one|week|weekend) after|following|next|a week later)(?: (?:one|week|weekend))?)?`,
		([, week, ...said], today) => {
			const named = dayNamed(said, today);
			const [of, after] = [named.on(named.year, today), said[5]];
			// Of two weekends no search can tell both
			if (!of || (after && !week)) return { kind: 'unread' };
			if (week) return daysFound(of.from, addDays(of.from, after ? 13 : 6), today);
			return weekendOf(of.from, today);
		},
	),
	...WEEK_ROWS,
	row(`(?:early in|in|into|(?:at )?(?:the )?(?:start|beginning) of) the new year(?!'s| eve| day)`, ([words = ''], today) => {
		const next = Number(today.slice(0, 4)) + 1;
		if (/early|start|beginning/.test(words)) return monthsFound(runOfMonths(1, 3, next, today), today);
		return openMoment(monthsMoment(1, 1, next), 'from', today);
	}),
	row(
		`(?:(?:in|within|over|during|for) )?(?:the )?(?:next|coming) (${SMALL}|few) (day|week|month)s?`,
		([, count = '', unit], today) => (count === 'few' ? { kind: 'unread' } : fromNow(numberOf(count) ?? 0, unit as 'day', today)),
	),
	row(`(?:within|in under) (${SMALL}|a|the) (month|year)s?`, ([, count = '', unit], today) =>
		fromNow(numberOf(count === 'the' ? 'one' : count) ?? 0, unit as 'month', today),
	),
	row(`(?:(this|next|coming|this coming) (${WEEKDAY}))`, ([, which, name = ''], today) =>
		dayOfWeek(which === 'next' ? 1 : 0, DAYS.indexOf(name.slice(0, 3)), today),
	),
	row(
		`(this|next|coming|this coming) (${WEEKDAY})(?: or | and |/| to | ?- ?)(${WEEKDAY})`,
		([words = '', which, first = '', last = ''], today) => {
			const monday = mondayOf(which === 'next' ? 1 : 0, today);
			const [from, to] = [first, last].map((name) => addDays(monday, DAYS.indexOf(name.slice(0, 3))));
			const isStretch = / to |-/.test(words) || (from !== undefined && addDays(from, 1) === to);
			return from && to && isStretch ? daysFound(from, to, today) : { kind: 'unread' };
		},
	),
	row('(this|next|nxt|(?:the )?(?:up)?coming(?= week-?end)) (week-?end|week|wk)', ([, which, unit], today) =>
		weekDays(which?.startsWith('n') ? 1 : 0, unit?.endsWith('end') === true, today),
	),
	row('the month after next', (_, today) => monthsFound([monthOf(addMonths(`${monthOf(today)}-01`, 2))], today)),
	row(
		`(?:in )?(?:the )?(first|last) (?:(${SMALL}|few) (day|week)s|fortnight) (?:of|in) ${MONTH}${YEAR}?`,
		([, which, count = 'two', unit = 'week', name, year], today) => {
			const of = monthsMoment(month(name), month(name), yearOf(year, today)).on(yearOf(year, today), today);
			const days = (count === 'few' ? 5 : (numberOf(count) ?? 0)) * (unit === 'week' ? 7 : 1);
			if (!of || days < 1 || days > 28) return { kind: 'unread' };
			return which === 'first'
				? daysFound(of.from, addDays(of.from, days - 1), today)
				: daysFound(addDays(of.to, 1 - days), of.to, today);
		},
	),
	row(`(?:${SMALL}|a|a few|few) (?:days?|weeks?|months?) from (?:now|today)`, () => ({ kind: 'unread' })),
	row('(?:within|in|over|during) the next year', (_, today) => fromNow(1, 'year', today)),
	row('later this year', (_, today) =>
		monthsFound(runOfMonths(Number(today.slice(5, 7)), 12, Number(today.slice(0, 4)), today), today),
	),
	row('later next year', () => ({ kind: 'unread' })),
	// A day without its month, and figures that may be one
	row(
		`(?!on the ${DAY}(?:${UNTIL}| (?:or|and) )(?:the )?${DAY} ?(?:of )?${MONTH})(?:(?:(?:on|by|from|until|after|before|around) )?the |(?:on )?(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?,? (?:the )?)(?:3[01]|[12]\\d|[1-9])(?:st|nd|rd|th)(?! (?:day )?(?:of )?${MONTH}| (?:[a-z]+ )?(?:cabin|person|adult|child|kid|guest))`,
		() => ({ kind: 'unread' }),
	),
];

/** Reads months, seasons, weeks and days in English. */
export const englishDates = (today: string): Reader => {
	const [moments, rows] = [momentReader(today), dateReader(ROWS, today)];
	return (text, at) => {
		if (HAN.test(text[at] ?? '')) return null;
		const [moment, other] = [moments(text, at), rows(text, at)];
		return moment && (!other || moment.end >= other.end) ? moment : other;
	};
};
