import { addDays, addMonths, monthOf, weekday } from '../dates.ts';
import { lastDayOf, type PartOfMonth, yearOf } from './dates.ts';
import { MONTH_NAME, MONTH_STARTS, WEEKDAY_STARTS } from './english-calendar.ts';
import { festivalMoment } from './festivals.ts';
import {
	dayMoment,
	fixed,
	longestMoment,
	type Moment,
	type MomentReader,
	momentOf,
	monthsMoment,
	partMoment,
	UNTOLD,
	yearly,
} from './moments.ts';
import { numericMoment } from './numeric-dates.ts';
import { matchAt } from './piece.ts';

/** A full stop behind a short name is part of it; behind May it ends a sentence. */
const SHORT_STOP = '(?:(?<=(?<![a-z])(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec))\\.)?';
export const MONTH = `(${MONTH_NAME})${SHORT_STOP}`;
const SAID_YEAR = '20[2-4]\\d(?![\\d,.]\\d)|(?:the )?(?:next|nxt|this|following) (?:year|yr)(?![a-z])|the year after next';
/** A year behind a month, and one before it: “May of next year”, “2027, May”. */
export const YEAR = `(?:,? ?(?:of |in )?(${SAID_YEAR}|'\\d\\d(?!\\d)))`;
const YEAR_FIRST = `(?:(?:in )?(${SAID_YEAR})(?:'?s)?,? (?:in |on |at |during |around )?(?:the )?)`;
/** A number that counts something else isn't a day: “February 4 nights”. */
const COUNTS =
	'(?!\\d|[.,:/]\\d|[ -]?(?:nights?|nites?|nts?|days?|weeks?(?!end)|months?|people|persons?|ad(?:ul)?ts?|kids?|ch(?:ild|d)|pax|of us|guests?|k\\b|yuan|rmb|cny|(?:(?:to|or|and) |-|/) ?\\d{1,2} ?-?(?:nights?|nites?|nts?|[nd](?![a-z])|days?|weeks?|people|persons?|adults?|kids|of us)))';
const ONES = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ');
const TEENS =
	'tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(' ');
const ORDINALS = [...ONES, ...TEENS, ...ONES.map((one) => `twenty-${one}`), 'thirtieth', 'thirty-first'];
/** A day of a month in words. */
export const ORDINAL = `(?<!\\b(?:twenty|thirty)[ -])(${ORDINALS.join('|').replaceAll('-', '[ -]')})`;
export const ordinal = (word = ''): number => ORDINALS.indexOf(word.replace(' ', '-')) + 1;
export const DAY = `(3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th)?${COUNTS}`;
const PARTS: readonly (readonly [words: string, part: PartOfMonth])[] = [
	['(?:first|1st) half(?: of)?|1h', 'first half'],
	['(?:second|2nd|latter) half(?: of)?|2h', 'second half'],
	['(?:first|1st) week (?:of|in)', 'first week'],
	['last week (?:of|in)', 'last week'],
	['early(?:-?ish)?(?: in| part of)?|(?:the )?(?:beg(?:in(?:ning)?)?\\.?|start)(?: of)?|(?:very )?first days of', 'early'],
	['mid(?:dle)?(?: of)?', 'mid'],
	['late(?:-?ish)?(?: in)?|(?:the )?(?:very )?end(?: of)?|later in|towards? the end of', 'late'],
];
const PART = `(?:the )?(?:${PARTS.map(([words]) => `(${words})`).join('|')})`;
const DAY_WORDS: Readonly<Record<string, number>> = { today: 0, tonight: 0, tomorrow: 1 };

export const month = (name = ''): number => MONTH_STARTS.indexOf(name.slice(0, 3)) + 1;
const SEASONS: readonly (readonly [first: number, last: number])[] = [
	[3, 5],
	[6, 8],
	[9, 11],
	[12, 2],
];
const QUARTERS = [['first'], ['second'], ['third'], ['fourth', 'last', 'final']];
/** Parts of a year: early, the middle, the end, the halves. */
const YEAR_PARTS: readonly (readonly [words: string, first: number, last: number])[] = [
	['first half|h1', 1, 6],
	['second half|latter half|h2', 7, 12],
	['early|beginning|start|first months', 1, 3],
	['mid|middle', 5, 8],
	['late|end|last months', 10, 12],
];

const partNamed = (groups: readonly (string | undefined)[]): PartOfMonth => PARTS[groups.findIndex(Boolean)]?.[1] ?? 'late';
const sticky = (pattern: string): RegExp => new RegExp(`${pattern}(?!(?!ish(?![a-z]))[a-z])`, 'y');
const given = (before: string | undefined, after: string | undefined, today: string): number | null =>
	yearOf(before ?? after, today);

const PLAIN: readonly MomentReader[] = [
	momentOf(sticky(`${YEAR_FIRST}?${MONTH} ?(?:the )?${DAY}${YEAR}?`), ([, first, name, day, last], today) =>
		dayMoment(month(name), Number(day), given(first, last, today)),
	),
	momentOf(sticky(`(?:the )?${DAY} ?(?:day )?(?:of )?${MONTH}${YEAR}?`), ([, day, name, year], today) =>
		dayMoment(month(name), Number(day), yearOf(year, today)),
	),
	momentOf(sticky(`${MONTH} (?:the )?${ORDINAL}(?! (?:of|week|half|weekend|quarter|two|three))`), ([, name, day]) =>
		dayMoment(month(name), ordinal(day), null),
	),
	momentOf(sticky(`(?:the )?${ORDINAL} of ${MONTH}${YEAR}?`), ([, day = '', name, year], today) =>
		dayMoment(month(name), ordinal(day), yearOf(year, today)),
	),
	momentOf(
		sticky(`${YEAR_FIRST}?${PART}[ -]${MONTH}(?:${YEAR}| (2[6-9])(?!th)${COUNTS}|(?! ?(?:the )?${DAY}))`),
		([, first, ...rest], today) => {
			const [name, long, short] = rest.slice(PARTS.length);
			return partMoment(month(name), partNamed(rest.slice(0, PARTS.length)), given(first, long ?? short, today));
		},
	),
	momentOf(sticky(`(?:${YEAR_FIRST}|next |nxt |this |coming )?${MONTH}${YEAR}?`), ([, first, name, last], today) =>
		monthsMoment(month(name), month(name), given(first, last, today)),
	),
	momentOf(
		sticky(
			`(?!mid[ -]autumn)(?:${YEAR_FIRST}|(?:this|next|the|coming) )?(?:(early|the (?:start|beginning) of)|(mid(?:dle of)?)|(late|the end of))?[ -]?(?:the )?(?:(spring(?! ?festival| ?break))|(summer)|(autumn|fall)|(winter))(?:time)?(?: (?:school )?(?:season|months|time|holidays?|hols|vacation|break))?(?:${YEAR}| (?:of )?(2[6-9])${COUNTS}(?! ?(?:of )?${MONTH}))?`,
		),
		([words = '', first, early, mid, late, ...rest], today) => {
			const season = SEASONS[rest.slice(0, 4).findIndex(Boolean)] ?? [1, 12];
			const isHolidays = /hol|vacation|break/.test(words);
			const [from, to] = isHolidays && season[0] === 6 ? [7, 8] : isHolidays && season[0] === 12 ? [1, 2] : season;
			const year = given(first, rest[4] ?? rest[5], today);
			if (!early && !mid && !late) return monthsMoment(from, to, year);
			// A third of a season is a month
			const third = early ? from : late ? to : (from % 12) + 1;
			return monthsMoment(third, third, year);
		},
	),
	momentOf(
		sticky(`${YEAR_FIRST}?(?:the )?(?:cherry[ -]?blossoms?|sakura)(?: (?:season|time))?${YEAR}?`),
		([, first, last], today) => monthsMoment(3, 4, given(first, last, today)),
	),
	momentOf(
		sticky(`${YEAR_FIRST}?(?:q([1-4])|(?:the )?(first|second|third|fourth|last|final) quarter)${YEAR}?`),
		([, first, number, name = '', last], today) => {
			const quarter = Number(number) || QUARTERS.findIndex((names) => names.includes(name)) + 1;
			return monthsMoment(quarter * 3 - 2, quarter * 3, given(first, last, today));
		},
	),
	momentOf(
		sticky(`(?:the )?(?:${YEAR_PARTS.map(([words]) => `(${words})`).join('|')})(?: of| in)?[ -](${SAID_YEAR}|(?:the )?year)`),
		([words = '', ...rest], today) => {
			const [, first, last] = YEAR_PARTS[rest.slice(0, YEAR_PARTS.length).findIndex(Boolean)] ?? ['', 1, 12];
			const said = rest[YEAR_PARTS.length] ?? '';
			// The end of a year that isn't named is December
			if (/^(?:the )?(?:this )?year$/.test(said) && /end|late/.test(words)) return { ...monthsMoment(12, 12, null), late: true };
			const of = monthsMoment(first, last, /^(?:the )?year$/.test(said) ? null : yearOf(said, today));
			return { ...of, late: /end|late/.test(words) };
		},
	),
	momentOf(sticky(`(?:the |this )?year[ -]end${YEAR}?`), ([, year], today) => ({
		...monthsMoment(12, 12, yearOf(year, today)),
		late: true,
	})),
	momentOf(
		sticky('(20[2-4]\\d) ?years?,? (1[0-2]|0?[1-9]) ?months?(?:,? (3[01]|[12]\\d|0?[1-9]) ?days?)?'),
		([, year, name, day]) =>
			day ? dayMoment(Number(name), Number(day), Number(year)) : monthsMoment(Number(name), Number(name), Number(year)),
	),
	momentOf(sticky(`(${SAID_YEAR})(?! ?(?:yuan|rmb|cny|[-/.]\\d))`), ([, year], today) => {
		const of = yearOf(year, today);
		return yearly('months', of, (one) => ({ from: `${one}-01-01`, to: `${one}-12-31` }));
	}),
	momentOf(sticky('(next|nxt|this) (?:month|mth)'), ([, which], today) => {
		const found = monthOf(addMonths(`${monthOf(today)}-01`, which === 'this' ? 0 : 1));
		return fixed('months', { from: `${found}-01`, to: lastDayOf(found) });
	}),
	momentOf(sticky(`${PART} (next|nxt|this|the) month`), ([, ...rest], today): Moment => {
		const of = addMonths(`${monthOf(today)}-01`, /^n/.test(rest[PARTS.length] ?? '') ? 1 : 0);
		return partMoment(Number(of.slice(5, 7)), partNamed(rest.slice(0, PARTS.length)), Number(of.slice(0, 4)));
	}),
	momentOf(sticky(`(the day after tomorrow|${Object.keys(DAY_WORDS).join('|')})`), ([, word = ''], today) => {
		const day = addDays(today, DAY_WORDS[word] ?? 2);
		return fixed('day', { from: day, to: day });
	}),
	numericMoment,
	festivalMoment,
];

const plainMoment = longestMoment(PLAIN);

const WEEKDAY = /(?:on )?(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs?|ur)?(?:day)?,? (?:the )?/y;

/** A day with its day of the week, which must be that day's: Thursday April 8. */
const weekdayMoment: MomentReader = (text, at, today) => {
	const [words, name = ''] = matchAt(WEEKDAY, text, at) ?? [];
	const found = words === undefined ? null : plainMoment(text, at + words.length, today);
	if (found?.moment.kind !== 'day') return null;
	const day = found.moment.on(found.moment.year, today)?.from;
	return { end: found.end, moment: day && weekday(day) === WEEKDAY_STARTS.indexOf(name) ? found.moment : UNTOLD };
};

/** Reads a time that English words name. */
export const englishMoment = longestMoment([plainMoment, weekdayMoment]);
