import { addDays } from '../dates.ts';
import { yearOf } from './dates.ts';
import { firstDay, lunar, lunarMonthLength } from './festival-days.ts';
import { longestMoment, type Moment, momentOf, yearly } from './moments.ts';
import { numberOf } from './numbers.ts';

const YEAR = '(?:(20\\d\\d年?|今年|明年|后年|来年)的?)?';
const CALENDAR = '(?:农历|阴历|旧历)';
const MONTH = '(1[0-2]|0?[1-9]|十[一二]?|[一二三四五六七八九])月';
const NAMED = '(正月|腊月|冬月)';
const DAY =
	'(?:初([一二三四五六七八九十])|(三十|二?十[一二三四五六七八九]?|廿[一二三四五六七八九]?|[12]\\d|30|0?[1-9])(?![\\d天晚人个]))';
/** 腊月二十几 */
const TENS = '(二十|廿|十)[几多](?![天晚人个])';
/** 农历三月三 */
const ANY_DAY = DAY.replace('(三十|', '([一二三四五六七八九](?![天晚人个十])|三十|');
const MONTHS: Readonly<Record<string, number>> = { 正月: 1, 腊月: 12, 冬月: 11 };
const THIRDS: Readonly<Record<string, readonly [number, number]>> = {
	上: [1, 10],
	初: [1, 10],
	中: [11, 20],
	下: [21, 30],
	底: [21, 30],
	末: [21, 30],
	十: [11, 19],
	二十: [21, 29],
	廿: [21, 29],
};

/** The solar year in which most of a lunar year lies has its number: 腊月 is in the January after it. */
function lunarDays(month: number, first: number, last: number, year: number | null): Moment {
	const inYear = (of: number) => {
		const lunarYear = month >= 11 ? of - 1 : of;
		const length = lunarMonthLength(lunarYear, month);
		if (first > length) return null;
		return { from: lunar(lunarYear, month, first), to: lunar(lunarYear, month, Math.min(last, length)) };
	};
	return { ...yearly('part', year, inYear), kind: first === last ? 'day' : 'part' };
}

const dayNumber = (word = ''): number => numberOf(word) ?? 0;

type Words = readonly (string | undefined)[];

function inMonth(month: number, year: string | undefined, [tens, early, day, third, part]: Words, today: string): Moment {
	const some = tens ?? third ?? part;
	const [first, last] = some ? (THIRDS[some] ?? [1, 30]) : [1, 30];
	const of = dayNumber(early ?? day);
	return lunarDays(month, of || first, of || last, yearOf(year, today));
}

/** Reads days and months of the lunar calendar: 大年初二, 正月初六, 腊月, 农历八月. */
export const lunarMoment = longestMoment([
	momentOf(
		new RegExp(`${YEAR}${CALENDAR}?${NAMED}(?:份|里)?(?:${TENS}|${DAY}|([上中下])旬|([初底末]))?(?:号|日(?!本|韩))?`, 'y'),
		([, year, name = '', ...day], today) => inMonth(MONTHS[name] ?? 1, year, day, today),
	),
	momentOf(
		new RegExp(`${YEAR}${CALENDAR}的?${MONTH}份?(?:${TENS}|${ANY_DAY}|([上中下])旬|([初底末]))?(?:号|日(?!本|韩))?`, 'y'),
		([, year, month = '', ...day], today) => inMonth(numberOf(month) ?? 0, year, day, today),
	),
	// 三月初三, but 三月初三天
	momentOf(
		new RegExp(`${YEAR}${MONTH}初([一二三四五六七八九十])(?=$|[ ,，。]|出发|走|上船|登船|到|至|-|前后|左右|当天|那天)`, 'y'),
		([, year, month = '', day], today) => inMonth(numberOf(month) ?? 1, year, [undefined, day], today),
	),
	// 正月初五到十五
	momentOf(
		new RegExp(
			`${YEAR}(?:${CALENDAR}?${NAMED}|${CALENDAR}的?${MONTH})${DAY} ?(?:到|至|-) ?(三十|二?十[一二三四五六七八九]?|廿[一二三四五六七八九]?)(?![天晚人个月号日])`,
			'y',
		),
		([, year, name = '', month = '', early, day, last], today) => {
			const [from, to] = [dayNumber(early ?? day), dayNumber(last)];
			return from < to ? lunarDays(MONTHS[name] ?? numberOf(month) ?? 1, from, to, yearOf(year, today)) : null;
		},
	),
	// 年廿八, but 明年二十八
	momentOf(
		new RegExp(
			`${YEAR}(?<![今明后来每去前半\\d一二两三四五六七八九十几])年((?:二十|廿)[三四五六七八九])(?![天晚人个岁周口])`,
			'y',
		),
		([, year, day], today) => inMonth(12, year, [undefined, undefined, day], today),
	),
	// 初三 may be a class at school
	momentOf(
		new RegExp(
			`${YEAR}(?:(?:大年|年|春节)初([一二三四五六七八九十])|初((?<=[到至-]初)[一二三]|(?<=(?:除夕夜?|年三十|初[一二三])(?:[和跟与或、]|或者)?初)[一二三]|[四五六七八九十]|[一二三](?=(?:[和跟与或、]|或者)?初[二三四五六]|出发|走|上船|登船|启航|以后|之后|后(?!天)|到|至|-)))`,
			'y',
		),
		([, year, named, bare], today) => inMonth(1, year, [undefined, named ?? bare], today),
	),
	momentOf(
		new RegExp(`${YEAR}(?:(?:大年|年)三十|除夕夜?)(?=(?:当天|那天)?(?:就|再|才)?(?:出发|走|上船|登船|启航|启程))`, 'y'),
		([, year], today) =>
			yearly('day', yearOf(year, today), (of) => {
				const eve = addDays(firstDay('spring-festival', of), -1);
				return { from: eve, to: eve };
			}),
	),
]);
