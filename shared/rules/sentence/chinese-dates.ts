import { addMonths, monthOf } from '../dates.ts';
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
import { numberOf } from './numbers.ts';
import { type Found, matchAt, type Reader } from './piece.ts';

const YEAR =
	'(20\\d\\d年|二[零〇]二[六七八九]年|20\\d\\d(?=[ .]?(?:\\d{1,2}月|[春夏秋冬暑寒]|[上下]半年|年[底末初]))|\\d\\d年|今年|明年|后年|来年)';
const MONTH = '(1[0-2]|0?[1-9]|十[一二]?|[一二三四五六七八九])';
const DAY = '(3[01]|[12]\\d|0?[1-9]|三十一?|二?十[一二三四五六七八九]?|[一二三四五六七八九])';
const TO = ' ?(?:-|到|至|~) ?';
const OF = '(?:的| )?';

const DAYS = new RegExp(
	`${YEAR}?${OF}${MONTH}月 ?${DAY}(?:[日号]?${TO}(?:${MONTH}月)?${DAY})?(?:[日号]|(?=$|[ ,。]))(左右|前后|上下)?`,
	'y',
);
const THIRD = new RegExp(`${YEAR}?${OF}${MONTH}月份?的?(上旬|初|中下旬|中旬|中(?!国)|下旬|底|末)`, 'y');
const MONTHS = new RegExp(`${YEAR}?${OF}${MONTH}(?:月份?)?${TO}(?:${YEAR})?${MONTH}月份?`, 'y');
const LIST = new RegExp(`${YEAR}?${OF}${MONTH}[、,]${MONTH}(?:[、,]${MONTH})?月份?`, 'y');
const PAIR = new RegExp(`${YEAR}?${OF}([一二三四五六七八九])([二三四五六七八九十])月份?`, 'y');
const SINGLE = new RegExp(`${YEAR}?${OF}(?:${MONTH}月份?|元月)`, 'y');
const SEASON = new RegExp(
	`${YEAR}?${OF}(?:(春|夏|秋|冬)(?:天|季|日|节?(?=出|去|走|避))|今(春|夏|秋|冬)|(暑假|暑期|暑休|盛夏)|(寒假)|(避寒|过冬)|(避暑)|(上半年)|(下半年)|(年底|年末|岁末)|(年初))(?:期间|假期)?`,
	'y',
);
const WHOLE_YEAR = /(今年|明年|后年|来年|20\d\d年)(?:全年|内|里|之内)?/y;
const WEEK = /(这个?|本|下下个?|下个?)(周末|周(?![一二三四五六日天])|星期(?![一二三四五六日天])|礼拜(?![一二三四五六日天]))/y;
const OPEN = new RegExp(`${YEAR}?${OF}${MONTH}月份?(?:(以后|之后|后|起|开始)|(以前|之前|前))`, 'y');
const OPEN_DAY = new RegExp(`${YEAR}?${OF}${MONTH}月 ?${DAY}[日号]?(?:(以后|之后|后|起|开始)|(?:以前|之前|前(?!后)))`, 'y');
const QUARTER = new RegExp(`${YEAR}?${OF}第?([一二三四1-4])季度`, 'y');
const WEEKDAY = /(这个?|本|下下个?|下个?)(?:周|星期|礼拜)([一二三四五六日天])/y;
const NEXT_MONTHS = /(这个?月|本月|当月|下下个?月|下个?月)(?:份|内|里)?/y;
const NUMERIC = /(20\d\d)[-/.](1[0-2]|0?[1-9])(?:[-/.](3[01]|[12]\d|0?[1-9]))?(?!\d)/y;

/** The first and last month of a season; a winter crosses the turn of the year. */
const SEASONS: readonly (readonly [first: number, last: number])[] = [
	[7, 8],
	[1, 2],
	[12, 2],
	[6, 8],
	[1, 6],
	[7, 12],
	[12, 12],
	[1, 1],
];
const BY_NAME: Readonly<Record<string, readonly [number, number]>> = { 春: [3, 5], 夏: [6, 8], 秋: [9, 11], 冬: [12, 2] };
const THIRDS: Readonly<Record<string, 'early' | 'mid' | 'late'>> = { 上: 'early', 初: 'early', 中: 'mid' };

const month = (written = ''): number => numberOf(written) ?? 0;

/** The shape of every reader of dates: a pattern, and what its groups mean. */
type Row = readonly [pattern: RegExp, read: (groups: readonly (string | undefined)[], today: string) => Found | null];

const ROWS: readonly Row[] = [
	[
		DAYS,
		([, year, first, day, lastMonth, last, about], today) => {
			const from = nextDay(month(first), month(day), yearOf(year, today), today);
			if (!last) return about ? aboutDay(from, today) : daysFound(from, from, today);
			return daysFound(from, from && nextDay(month(lastMonth ?? first), month(last), yearOf(year, from), from), today);
		},
	],
	[
		THIRD,
		([, year, number, third = ''], today) => {
			const { from, to } = partOf(
				nextMonth(month(number), yearOf(year, today), today),
				third === '中下旬' ? 'from mid' : (THIRDS[third[0] ?? ''] ?? 'late'),
			);
			return daysFound(from, to, today);
		},
	],
	[
		MONTHS,
		([, year, first, , last], today) => monthsFound(runOfMonths(month(first), month(last), yearOf(year, today), today), today),
	],
	[
		LIST,
		([, year, ...numbers], today) =>
			monthsFound(
				numbers.flatMap((number) => (number ? [nextMonth(month(number), yearOf(year, today), today)] : [])),
				today,
			),
	],
	[
		PAIR,
		([, year, first, last], today) =>
			month(last) === month(first) + 1
				? monthsFound(runOfMonths(month(first), month(last), yearOf(year, today), today), today)
				: null,
	],
	[SINGLE, ([, year, number], today) => monthsFound([nextMonth(number ? month(number) : 1, yearOf(year, today), today)], today)],
	[
		OPEN,
		([words = '', year, number, after], today) =>
			openMonths(
				nextMonth(month(number), yearOf(year, today), today),
				after === undefined ? 'before' : /起|开始/.test(words) ? 'from' : 'after',
				today,
			),
	],
	[
		OPEN_DAY,
		([words = '', year, number, day, after], today) =>
			openDays(
				nextDay(month(number), month(day), yearOf(year, today), today),
				after === undefined ? 'before' : /起|开始/.test(words) ? 'from' : 'after',
				today,
			),
	],
	[QUARTER, ([, year, quarter], today) => quarterFound(month(quarter), yearOf(year, today), today)],
	[
		SEASON,
		([, year, name, now, ...others], today) => {
			const season = BY_NAME[name ?? now ?? ''] ?? SEASONS[others.findIndex(Boolean)];
			return season ? monthsFound(runOfMonths(season[0], season[1], yearOf(year, today), today), today) : null;
		},
	],
	[WHOLE_YEAR, ([, year], today) => monthsFound(runOfMonths(1, 12, yearOf(year, today), today), today)],
	[
		WEEK,
		([, which = '', unit = ''], today) =>
			weekDays(which.startsWith('下下') ? 2 : which.startsWith('下') ? 1 : 0, unit.endsWith('末'), today),
	],
	[
		WEEKDAY,
		([, which = '', day = ''], today) =>
			dayOfWeek(
				which.startsWith('下下') ? 2 : which.startsWith('下') ? 1 : 0,
				Math.min('一二三四五六日天'.indexOf(day), 6),
				today,
			),
	],
	[
		NEXT_MONTHS,
		([, which = ''], today) => {
			const ahead = which.startsWith('下下') ? 2 : which.startsWith('下') ? 1 : 0;
			return monthsFound([monthOf(addMonths(`${monthOf(today)}-01`, ahead))], today);
		},
	],
	[
		NUMERIC,
		([, year, number, day], today) => {
			if (!day) return monthsFound([nextMonth(month(number), Number(year), today)], today);
			const of = nextDay(month(number), month(day), Number(year), today);
			return daysFound(of, of, today);
		},
	],
];

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

/** Reads months, seasons, weeks and days in Chinese, and in figures. */
export const chineseDates = (today: string): Reader => dateReader(ROWS, today);
export type { Row };
