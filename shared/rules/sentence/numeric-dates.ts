import { dayMoment, type Moment, type MomentReader, monthsMoment, UNTOLD } from './moments.ts';
import { matchAt } from './piece.ts';
import { HAN } from './text.ts';

const NUMBER = '(\\d{1,2})';
/** What is counted or paid is no date: 3/4 nights, 3-5天, 1.5万. A name or a time may begin with the same sign: 5.10 天津, 5.10 晚上. */
export const NO_COUNT =
	'(?![\\d:%]|[./]\\d|,\\d{3}(?!\\d)|[./-]?\\d*(?: ?-?(?:nights?|nts?|days?|weeks?|months?|people|persons?|pax|adults?|kids?|of us|guests?|hours?|k|w|m|d|n|rmb|cny|yuan|usd|stars?)(?![a-z])| ?(?:天(?!津)|晚(?!上)|人(?!均)|大(?!西)|月(?![底初末])|年(?![底初末假前后])|[星周](?!期?[一二三四五六日天末])|[夜宿个口位名小万千百元块折间岁层楼点倍季])))';
const ISO = /(20\d\d)([-/.])(1[0-2]|0?[1-9])(?:\2(3[01]|[12]\d|0?[1-9]))?(?![\d])/y;
/** 20270501, 202705 */
const COMPACT = /(20[2-4]\d)(0[1-9]|1[0-2])(3[01]|[12]\d|0[1-9])?(?![\d.,]?\d| ?[元块万千])/y;
const FULL = new RegExp(`${NUMBER}([-/.])${NUMBER}\\2(20\\d\\d|\\d{1,2})${NO_COUNT}`, 'y');
const MONTH_YEAR = /(1[0-2]|0?[1-9])[-/.](20[2-4]\d)(?![\d]|[-/.]\d)/y;
const SHORT = new RegExp(`${NUMBER}([-/.])${NUMBER}${NO_COUNT}(号|日(?![本元]|韩(?!国)))?`, 'y');
/** Time off from one day to another: 5.1休到5.5. */
const HELD = '(?:放假?|休(?:息|假)?)?';
/** Words that show that figures such as 1.5 are a day, as the other end of a stretch does. */
const LEAVES = new RegExp(
	` ?(?:出发|走|上船|登船|开船|启航|号|日(?!元|本)|左右出发|[以之]?[前后]|当天|${HELD}(?:-|~|到|至) ?\\d{1,2}\\.\\d{1,2}${NO_COUNT})`,
	'y',
);
const FROM_DAY = new RegExp(`\\d\\.\\d{1,2}[日号]? ?${HELD}(?:-|~|到|至) ?$`);
/** The other end of a stretch, whose figures may show the order: 10/5 to 20/5, 5.1-5.5. */
const BETWEEN_ENDS = ' ?(?:-|~|to|until|till|through|thru|and|or) ?';
const END_BEHIND = new RegExp(`${BETWEEN_ENDS}(\\d{1,2})[./](\\d{1,2})(?!\\d)`, 'y');
/** The first end of a stretch that begins with its year: 2027.3.1-3.5. */
const YEAR_BEFORE = /20\d\d([./])\d{1,2}\1\d{1,2} ?(?:-|to|到|至) ?$/;
const END_BEFORE = new RegExp(`(?<!\\d)(\\d{1,2})[./](\\d{1,2})(?:/(?:20)?\\d\\d)?${BETWEEN_ENDS}$`);
const LETTER = /\p{L}/u;

const yearOf = (figures: string): number => Number(figures.length === 4 ? figures : `20${figures}`);

type Order = 'day first' | 'month first' | undefined;

/** A part above 12 is the day; of two others the month comes first in Chinese, and elsewhere nobody knows. */
function dayIn(first: number, second: number, year: number | null, order: Order): Moment | null {
	if (first < 1 || second < 1 || first > 31 || second > 31 || (first > 12 && second > 12)) return null;
	if (first > 12) return dayMoment(second, first, year);
	if (second > 12 || first === second || order === 'month first') return dayMoment(first, second, year);
	return order === 'day first' ? dayMoment(second, first, year) : UNTOLD;
}

/** The order of figures that the other end of their stretch shows. */
function orderBeside(text: string, at: number, end: number): Order {
	const ends = [matchAt(END_BEHIND, text, end), END_BEFORE.exec(text.slice(Math.max(0, at - 20), at))];
	if (YEAR_BEFORE.test(text.slice(Math.max(0, at - 20), at))) return 'month first';
	const isAbove = (group: number) => ends.some((one) => Number(one?.[group]) > 12);
	// Within one month: 5.1-5.5
	const isOneMonth =
		!LETTER.test(text) && ends.some((one) => one !== null && Number(one[1]) === Number.parseInt(text.slice(at), 10));
	return isAbove(1) ? 'day first' : isAbove(2) || isOneMonth ? 'month first' : undefined;
}

/** A comma belongs to figures only behind others: 1,200, but 上海,5.1走. */
const isWhole = (text: string, at: number): boolean => !/(?:[\d./¥$€£+]|\d,)$/.test(text.slice(Math.max(0, at - 2), at));

/** Reads days in figures: 2027-02-14, 14/2, 2/14/2027, and in Chinese 12.24 and 27-04-10. */
export const numericMoment: MomentReader = (text, at, today) => {
	if (!isWhole(text, at)) return null;
	const [words, ...written] = matchAt(ISO, text, at) ?? matchAt(COMPACT, text, at) ?? [];
	if (words) {
		const [year, month = 0, day] = written.filter((part) => /\d/.test(part ?? '')).map(Number);
		return {
			end: at + words.length,
			moment: day ? dayMoment(month, day, year ?? null) : monthsMoment(month, month, year ?? null),
		};
	}
	const isChinese = HAN.test(text);
	/** Figures alone as well have the year, and what stands in two figures each, in this order. */
	const isMonthFirst = isChinese || !LETTER.test(text);
	const full = matchAt(FULL, text, at);
	if (full) {
		const [, first = '', , second = '', third = ''] = full;
		const end = at + full[0].length;
		const current = Number(today.slice(2, 4));
		const isYearFirst = isMonthFirst && Number(first) >= current && Number(first) <= current + 4 && third.length <= 2;
		if (isYearFirst) return { end, moment: dayMoment(Number(second), Number(third), yearOf(first)) };
		if (third.length === 1) return null;
		// In Chinese the year comes first: behind, its day may stand first as well
		const moment = dayIn(Number(first), Number(second), yearOf(third), orderBeside(text, at, end));
		return moment && { end, moment };
	}
	const ofYear = matchAt(MONTH_YEAR, text, at);
	if (ofYear) {
		const month = Number(ofYear[1]);
		return { end: at + ofYear[0].length, moment: monthsMoment(month, month, Number(ofYear[2])) };
	}
	const short = matchAt(SHORT, text, at);
	if (!short) return null;
	const [figures, first = '', sign, second = '', day] = short;
	const end = at + figures.length;
	const order = orderBeside(text, at, end);
	const moment = dayIn(Number(first), Number(second), null, isChinese ? 'month first' : order);
	if (!moment || figures === '24/7') return null;
	// 10-12 may be nights or months as well
	if (sign === '-') return isMonthFirst && /^(?:0\d|1[0-2])-(?:0\d|1[3-9]|[23]\d)$/.test(figures) ? { end, moment } : null;
	if (sign === '.') {
		if (second.length === 2) return { end, moment };
		const isDay = day || order || matchAt(LEAVES, text, end) || FROM_DAY.test(text.slice(Math.max(0, at - 12), at));
		if (!isDay && !isChinese) return null;
		return { end, moment: isDay ? moment : UNTOLD };
	}
	return { end, moment };
};
