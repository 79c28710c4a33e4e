import { addMonths, monthOf } from '../dates.ts';
import { dateReader, type Row } from './chinese-dates.ts';
import {
	aboutDay,
	dayOfWeek,
	daysFound,
	monthsFound,
	nextDay,
	nextMonth,
	openDays,
	openMonths,
	partOf,
	quarterFound,
	runOfMonths,
	weekDays,
	yearOf,
} from './dates.ts';
import { type Reader, WORD_END } from './piece.ts';

const MONTH =
	'(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![a-z])\\.?';
const NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const YEAR = "(?:,? ?(?:of )?(20\\d\\d|'\\d\\d)(?!\\d))";
const TO = ' ?(?:-|to|until|till|through|and) ?(?:the )?';
/** A number that counts something else isn't a day: “February 4 nights”. */
const COUNTS =
	'(?!\\d|[.,]\\d|[ -]?(?:nights?|nts?|days?|weeks?|people|persons?|adults?|kids?|child|pax|of us|guests?|k\\b|yuan|rmb|cny|or \\d|(?:to |-) ?\\d{1,2} ?-?(?:nights?|days?)))';
const DAY = `(3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th)?${COUNTS}`;

const MONTH_DAY = new RegExp(`(around |about )?${MONTH} ?(?:the )?${DAY}(?:${TO}(?:${MONTH} )?${DAY})?${YEAR}?`, 'y');
const DAY_MONTH = new RegExp(`(around |about )?(?:the )?${DAY}(?:${TO}${DAY})? ?(?:of )?${MONTH}${YEAR}?`, 'y');
const THIRD = new RegExp(
	`(?:the )?(first week of|last week of|early|beginning of|start of|first half of|second half of|mid(?:dle of)?|late|end of)[ -]${MONTH}${YEAR}?`,
	'y',
);
const MONTHS = new RegExp(`(?:between |from )?${MONTH}${YEAR}?${TO}${MONTH}${YEAR}?`, 'y');
const OPEN = new RegExp(
	`(?:(not before|no earlier than|starting (?:in|from)|from)|(not after|no later than|until|till|by the end of|before|by)|(after)) ${MONTH}${YEAR}?( on(?:wards?)?)?`,
	'y',
);
const SIDE = '(before|until|till|by)|(after)|(from|starting|not before)';
const OPEN_DAY = new RegExp(
	`(?:${SIDE}) (?:the )?(?:${MONTH} ?${DAY}|${DAY}(?: of)? ${MONTH})${YEAR}?(?! ?(?:-|to|until|till|through|and) )`,
	'y',
);
const QUARTER = new RegExp(`(?:q([1-4])|(first|second|third|fourth|last) quarter)(?: of)?${YEAR}?${WORD_END}`, 'y');
const SINGLE = new RegExp(`(?:next |this |coming )?${MONTH}${YEAR}?`, 'y');
const SEASON = new RegExp(
	`(?:(this|next|the) )?(?:(spring(?! ?festival| ?break))|(summer)|(autumn|fall)|(winter))(?: (?:school )?(?:season|months|time|holidays?|vacation|break))?${YEAR}?${WORD_END}`,
	'y',
);
const REST = new RegExp(
	`(?:(?:(this|next|coming) (mon|tues|wednes|thurs|fri|satur|sun)day)|(next year)|(this year)|(next month)|(this month)|(?:at )?(?:the )?(end of (?:the |this )?year)|(this weekend)|(next weekend)|(this week)|(next week)|early (20[2-4]\\d)|(?:in )?(20[2-4]\\d)(?! ?(?:yuan|rmb|cny|[-/]\\d)|\\d))${WORD_END}`,
	'y',
);

const QUARTERS = [['first'], ['second'], ['third'], ['fourth', 'last']];
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

const month = (name = ''): number => NAMES.indexOf(name.slice(0, 3)) + 1;
const SEASONS: readonly (readonly [number, number])[] = [
	[3, 5],
	[6, 8],
	[9, 11],
	[12, 2],
];

const ROWS: readonly Row[] = [
	[
		MONTH_DAY,
		([, about, first, day, lastMonth, last, year], today) => {
			const from = nextDay(month(first), Number(day), yearOf(year, today), today);
			if (!last) return about ? aboutDay(from, today) : daysFound(from, from, today);
			return daysFound(from, from && nextDay(month(lastMonth ?? first), Number(last), yearOf(year, from), from), today);
		},
	],
	[
		DAY_MONTH,
		([, about, day, last, name, year], today) => {
			const from = nextDay(month(name), Number(day), yearOf(year, today), today);
			if (about) return aboutDay(from, today);
			return daysFound(from, last && from ? nextDay(month(name), Number(last), yearOf(year, from), from) : from, today);
		},
	],
	[
		THIRD,
		([, part = '', name, year], today) => {
			const third = part.endsWith('half of')
				? part.startsWith('first')
					? 'first half'
					: 'second half'
				: part.includes('week of')
					? part.startsWith('first')
						? 'first week'
						: 'last week'
					: /^(?:early|beg|start|first)/.test(part)
						? 'early'
						: part.startsWith('mid')
							? 'mid'
							: 'late';
			const { from, to } = partOf(nextMonth(month(name), yearOf(year, today), today), third);
			return daysFound(from, to, today);
		},
	],
	[
		MONTHS,
		([words = '', first, year, last, lastYear], today) => {
			const given = yearOf(year ?? lastYear, today);
			const between = /^between |(?:-|to|until|till|through) ?(?:the )?[a-z]+\.?[^a-z]*$/.test(words);
			if (between)
				return monthsFound(
					runOfMonths(month(first), month(last), yearOf(year, today) ?? (month(first) <= month(last) ? given : null), today),
					today,
				);
			return monthsFound([nextMonth(month(first), given, today), nextMonth(month(last), given, today)], today);
		},
	],
	[
		OPEN,
		([, from, before = '', after, name, year, onwards], today) => {
			// “From March” alone may go on with a place or a day
			if (from === 'from' && !onwards) return null;
			const of = nextMonth(month(name), yearOf(year, today), today);
			const isWhole = before !== '' && !/^(?:before|by)$/.test(before);
			return isWhole
				? monthsFound(runOfMonths(Number(today.slice(5, 7)), month(name), null, today), today)
				: openMonths(of, before ? 'before' : after && !onwards ? 'after' : 'from', today);
		},
	],
	[
		OPEN_DAY,
		([, before, after, , first, dayAfter, dayBefore, last, year], today) =>
			openDays(
				nextDay(month(first ?? last), Number(dayAfter ?? dayBefore), yearOf(year, today), today),
				before ? 'before' : after ? 'after' : 'from',
				today,
			),
	],
	[
		QUARTER,
		([, number, name = '', year], today) =>
			quarterFound(Number(number) || QUARTERS.findIndex((names) => names.includes(name)) + 1, yearOf(year, today), today),
	],
	[SINGLE, ([, name, year], today) => monthsFound([nextMonth(month(name), yearOf(year, today), today)], today)],
	[
		SEASON,
		([words = '', , ...rest], today) => {
			const season = SEASONS[rest.slice(0, 4).findIndex(Boolean)] ?? [1, 12];
			const holidays = /holiday|vacation|break/.test(words);
			const [first, last] = holidays && season[0] === 6 ? [7, 8] : holidays && season[0] === 12 ? [1, 2] : season;
			return monthsFound(runOfMonths(first, last, yearOf(rest[4], today), today), today);
		},
	],
	[
		REST,
		([, which, named, nextYear, thisYear, next, current, end, weekend, weekendAfter, week, weekAfter, early, year], today) => {
			if (named) return dayOfWeek(which === 'next' ? 1 : 0, DAYS.indexOf(named.slice(0, 3)), today);
			if (next || current) return monthsFound([monthOf(addMonths(`${monthOf(today)}-01`, next ? 1 : 0))], today);
			if (end) return monthsFound([nextMonth(12, null, today)], today);
			if (weekend || weekendAfter) return weekDays(weekend ? 0 : 1, true, today);
			if (week || weekAfter) return weekDays(week ? 0 : 1, false, today);
			if (early) return monthsFound(runOfMonths(1, 3, Number(early), today), today);
			return monthsFound(runOfMonths(1, 12, yearOf(nextYear ?? thisYear ?? year, today), today), today);
		},
	],
];

/** Reads months, seasons, weeks and days in English. */
export const englishDates = (today: string): Reader => dateReader(ROWS, today);
