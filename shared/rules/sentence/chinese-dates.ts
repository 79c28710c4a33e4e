import { addDays } from '../dates.ts';
import { ABOARD, ABOUT, BEFORE, OPEN, OPEN_BEHIND } from './chinese-bounds.ts';
import { AFTER_EVENT, busyEnd, celebratedAt, EVENT_BEHIND, eventAt, lastOf, offUntil } from './chinese-events.ts';
import {
	chineseMoment,
	DAY,
	ENDED,
	MONTH,
	momentBehind,
	month,
	monthAhead,
	NEXT,
	OF,
	SEASON_MONTHS,
	YEAR,
} from './chinese-moments.ts';
import { CHINESE_WEEKS, row, UNREAD, UNTIL } from './chinese-weeks.ts';
import { dateReader, daysFound, monthsFound, type Row, runOfMonths, yearOf } from './dates.ts';
import { DAY_LIST } from './day-lists.ts';
import { festivalDays, festivalIn } from './festival-days.ts';
import {
	ABOUT_DAYS,
	between,
	dayMoment,
	fixed,
	fromNow,
	type Moment,
	momentFound,
	monthsMoment,
	nearDay,
	neighbours,
	openMoment,
	overDay,
	partMoment,
	type Side,
	stretch,
	upTo,
	yearly,
} from './moments.ts';
import { numberOf, SMALL } from './numbers.ts';
import { matchAt, type Reader } from './piece.ts';
import { countedEnd } from './time-off.ts';

/** Time off from one day to another: 1月10号放到2月20号. */
const HELD = '(?: ?[是就我]{0,3}(?:孩子|宝宝|女儿|儿子|老婆|老公)?(?:开始)?(?:放[寒暑]?假?|休(?:息|假)?|持续))?';
const HELD_TO = new RegExp(`${HELD} ?(?:一?直?到|至|-|~) ?`, 'y');
const OR = / ?(?:、|,|\/|或者?是?|和|跟|与|及|还是) ?/y;
const NOW = /(?:从)?(?:现在|今天|即日|目前)(?:起|开始)? ?(?:一?直?到|至|-) ?/y;
const AND = /(?:再[走去说看])? ?(?:[,、]|一?直?到|至|-|并?且|但|和)? ?/y;
/** Behind a time it is one of return: 1月25号以后 春节前回来. */
const RETURN = /^(?:就|要|得|必须|能|再|赶)*[回返]/;
const NEAR = new RegExp(` ?(?:±|\\+/?-|前后|上下)(${SMALL})天`, 'y');
/** All other times, unless the words before say so: 除了春节以外. */
const BESIDE = /(?:期间)?[以之]外/y;
/** No number of years, and none by name. */
const NO_YEAR = '(?<![\\d零一二两三四五六七八九十几半今明去])';
const AFTER_YEAR = '(?:等?过(?:完了?|了)年(?!级)(?:之后|以后|后)?|年后)';
const SPRING_AFTER = new RegExp(`${NO_YEAR}${AFTER_YEAR}`, 'y');
/** The Spring Festival of any year. */
const SPRING = yearly('festival', null, (year) => festivalIn('spring-festival', year, 'over'));
/** A time that is named beside a festival begins in so many days. */
const SOON = 120;
/** The signs that words of time begin with. */
const STARTS = /[\d\p{Script=Han}]/u;

/** Reads stretches between moments, and those that are open to one side. */
const momentReader =
	(today: string): Reader =>
	(text, at) => {
		if (!STARTS.test(text[at] ?? '')) return null;
		const event = eventAt(text, at, today);
		if (event) return event;
		const now = matchAt(NOW, text, at);
		const until = now && chineseMoment(text, at + now[0].length, today);
		if (until) return { end: until.end, found: openMoment(until.moment, 'until', today) };
		for (const [pattern, side] of OPEN) {
			const words = matchAt(pattern, text, at)?.[0];
			const found = words && chineseMoment(text, at + words.length, today);
			if (!words || !found) continue;
			const open = { end: found.end, found: openMoment(found.moment, side, today) };
			return closedAt(text, found.end, found.moment, side, today) ?? open;
		}
		const year = matchAt(SPRING_AFTER, text, at);
		return (year && closedAt(text, at + year[0].length, SPRING, 'after', today)) ?? fromMoment(text, at, today);
	};

function fromMoment(text: string, at: number, today: string): ReturnType<Reader> {
	const first = chineseMoment(text, at, today);
	if (!first) return null;
	const { end, moment } = first;
	const [event, held] = [EVENT_BEHIND, HELD_TO].map((words) => matchAt(words, text, end));
	const back = held && momentBehind(moment, text, end + held[0].length, today);
	if (back) {
		// 四月中旬到五一之前, but 1月25号到春节前回来
		const endBefore = back.end + (matchAt(BEFORE, text, back.end)?.[0].length ?? 0);
		if (endBefore > back.end && !RETURN.test(text.slice(endBefore)))
			return { end: endBefore, found: upTo(moment, back.moment, today) };
		return { end: back.end, found: stretch(moment, back.moment, today) };
	}
	// “At the end of August, before school” names when; the day that school begins on is none to leave on, nor is the month
	const isBeforeIn = /月份?$/.test(text.slice(at, end)) && event?.[1]?.endsWith('前');
	const isWhen = event?.[1] !== undefined && moment.kind !== 'day' && !isBeforeIn;
	const isOver = isWhen && moment.kind === 'part' && /^完|后$/.test(event[1] ?? '');
	const eventEnd = end + (event?.[0].length ?? 0);
	const after = event && !event[1] ? matchAt(AFTER_EVENT, text, eventEnd) : null;
	if (moment.kind === 'day' && (after || event?.[1]?.endsWith('后')))
		return { end: eventEnd + (after?.[0].length ?? 0), found: openMoment(lastOf(moment, text, end, today), 'after', today) };
	const celebrated = event && celebratedAt(event[0], text, eventEnd, moment, today);
	const off = event && offUntil(event[0], text, eventEnd, moment, today);
	if (off) return off;
	if (isOver) return { end: eventEnd, found: openMoment(moment, 'from', today) };
	if (event) return celebrated ?? { end: eventEnd, found: isWhen ? momentFound(moment, today) : UNREAD };
	const beside = matchAt(BESIDE, text, end);
	if (beside && !/除[^,。]{0,16}$/.test(text.slice(0, at))) return { end: end + beside[0].length, found: UNREAD };
	const or = matchAt(OR, text, end);
	const other = chineseMoment(text, end + (or?.[0] ?? / ?/.exec(text[end] ?? '')?.[0] ?? '').length, today);
	if (other && text.startsWith('之间', other.end)) return { end: other.end + 2, found: stretch(moment, other.moment, today) };
	const joined = or && other && neighbours(moment, other.moment, today);
	// 避开七月,八月 is about both, but 避开暑假,九月走
	const isApart = or?.[0].includes(',') && (moment.kind !== other?.moment.kind || /^[^ ,。都]/.test(text.slice(other.end)));
	if (joined && !isApart) return { end: other.end, found: joined };
	const near = moment.kind === 'day' ? matchAt(NEAR, text, end) : null;
	if (near) return { end: end + near[0].length, found: nearDay(moment, numberOf(near[1] ?? '') ?? 0, today) };
	const about = moment.kind === 'day' ? matchAt(ABOUT, text, end) : null;
	if (about) return { end: end + about[0].length, found: nearDay(moment, ABOUT_DAYS, today) };
	const aboard = moment.kind === 'day' ? matchAt(ABOARD, text, end) : null;
	if (aboard) return { end: end + aboard[0].length, found: overDay(moment, today) };
	for (const [pattern, side] of OPEN_BEHIND) {
		const open = matchAt(pattern, text, end);
		if (!open) continue;
		const openEnd = end + open[0].length;
		return closedAt(text, openEnd, moment, side, today) ?? { end: openEnd, found: openMoment(moment, side, today) };
	}
	return moment.kind === 'festival' ? null : { end, found: momentFound(moment, today) };
}

/** The other end of a time that is open at first: 元旦后春节前, 3月10号以后到月底. */
function closedAt(text: string, at: number, first: Moment, side: Side, today: string): ReturnType<Reader> {
	if (side !== 'after' && side !== 'from') return null;
	const [sign = ''] = matchAt(AND, text, at) ?? [];
	const start = at + sign.length;
	const last = momentBehind(first, text, start, today);
	const before = last && matchAt(BEFORE, text, last.end);
	if (!last || (before && RETURN.test(text.slice(last.end + before[0].length)))) return null;
	if (!before && !/[到至-]/.test(sign)) return /[、且但和]/.test(sign) ? null : namedAfter(text, first, side, last, today);
	const end = last.end + (before?.[0].length ?? 0);
	return { end, found: between(first, side, last.moment, before ? 'before' : 'until', today) };
}

type Read = NonNullable<ReturnType<typeof chineseMoment>>;

/** A time that is named right behind the words for after a festival: its own days from then on, but 春节后 四月也可以. 五一后6月. */
function namedAfter(text: string, first: Moment, side: Side, named: Read, today: string): ReturnType<Reader> {
	const { kind, year } = named.moment;
	if (first.kind !== 'festival' || year !== null || (kind !== 'months' && kind !== 'part')) return null;
	const held = matchAt(HELD_TO, text, named.end);
	const { end, moment } = (held && chineseMoment(text, named.end + held[0].length, today)) ?? named;
	const over = first.on(first.year, today);
	const start = over && named.moment.on(null, over.to);
	if (!start || /^月?份? ?[也都或]/.test(text.slice(end))) return null;
	if (start.from > addDays(over.to, SOON) || OPEN_BEHIND.some(([pattern]) => matchAt(pattern, text, end))) return null;
	const found = start.from > over.to ? stretch(fixed(kind, start), moment, today) : between(first, side, moment, 'until', today);
	return { end, found };
}

/** What is counted is no day: 2月10-15天. */
const NO_COUNT = '(?![\\d天晚夜宿人个口位名大万千百元块])';

const ROWS: readonly Row[] = [
	row(
		`(?:${YEAR}${OF})?${MONTH}月 ?${DAY}(?:[日号]?${HELD}${UNTIL}(?:${MONTH}月)?${DAY})(?:${ENDED}|(?=[之出走上休放有可能想去请坐那]))(?:之间)?`,
		([, year, first, day, lastMonth, last], today) =>
			stretch(
				dayMoment(month(first), month(day), yearOf(year, today)),
				dayMoment(month(lastMonth ?? first), month(last), null),
				today,
			),
	),
	// 下个月12号到20号; 12月,12号到20号
	row(
		`(?:(?:${YEAR}${OF})?${MONTH}月份?|${NEXT})(?:的|, ?)?${DAY}[日号]?${UNTIL}${DAY}(?:号|日(?!本|韩))`,
		([, year, number, next, first, last], today) => {
			const of = next ? monthAhead(next, today) : null;
			const named = of ? Number(of.slice(5)) : month(number);
			return stretch(
				dayMoment(named, month(first), of ? Number(of.slice(0, 4)) : yearOf(year, today)),
				dayMoment(named, month(last), null),
				today,
			);
		},
	),
	DAY_LIST,
	// 12.20-25
	row(
		`(1[0-2]|0?[1-9])[./](3[01]|[12]\\d|0?[1-9])-(3[01]|[12]\\d|0?[1-9])(?:号|日(?!本|韩))?${NO_COUNT}(?![./-])`,
		([, of, first, last], today) =>
			Number(first) < Number(last)
				? stretch(dayMoment(Number(of), Number(first), null), dayMoment(Number(of), Number(last), null), today)
				: null,
	),
	row(
		`(?:${YEAR}${OF})?${MONTH}(?:月份?)?${UNTIL}(?:${YEAR})?${MONTH}月份?(?:之间|期间)?`,
		([, year, first, lastYear, last], today) =>
			stretch(
				monthsMoment(month(first), month(first), yearOf(year, today)),
				monthsMoment(month(last), month(last), yearOf(lastYear, today)),
				today,
			),
	),
	row(
		`(?:${YEAR}${OF})?${MONTH}月份?的?(上旬|初|中旬|中)(?:${UNTIL}|、|或者?|还是|和)(中旬|下旬|月?底|月?末)`,
		([, year, of, first = '', last = ''], today) =>
			stretch(
				partMoment(month(of), /^中/.test(first) ? 'mid' : 'early', yearOf(year, today)),
				partMoment(month(of), /^中/.test(last) ? 'mid' : 'late', yearOf(year, today)),
				today,
			),
	),
	row(`(?:${YEAR}${OF})?${MONTH}(?:[、,]|或者?|/)${MONTH}(?:(?:[、,/]|或者?)${MONTH})?月份?`, ([, year, ...numbers], today) => {
		const months = numbers.flatMap((number) => (number ? [month(number)] : []));
		const [first = 1, last = first] = [months[0], months.at(-1)];
		if (months.every((number, at) => number === first + at))
			return monthsFound(runOfMonths(first, last, yearOf(year, today), today), today);
		return monthsFound(
			months.flatMap((number) => runOfMonths(number, number, yearOf(year, today), today)),
			today,
		);
	}),
	row(
		`(?:${YEAR}${OF})?(?<!十)([一二三四五六七八九])([二三四五六七八九十])([三四五六七八九十])?月份?`,
		([, year, ...numbers], today) => {
			const [first = 0, second, third = first + 2] = numbers.flatMap((number) => (number ? [month(number)] : []));
			if (second !== first + 1 || third !== first + 2) return null;
			return monthsFound(runOfMonths(first, numbers[2] ? third : second, yearOf(year, today), today), today);
		},
	),
	row(`(?:${YEAR}${OF})?十一[、,]?(?:十)?二月份?`, ([, year], today) =>
		monthsFound(runOfMonths(11, 12, yearOf(year, today), today), today),
	),
	row(
		`(?:${YEAR}${OF})?([春夏秋冬])[、和]?([春夏秋冬])(?:[两二]?季(?:节)?|天|(?=$|[ ,，。]|去|都|出|走))`,
		([, year, first = '', last = ''], today) => {
			const [one, other] = [SEASON_MONTHS[first] ?? [1, 12], SEASON_MONTHS[last] ?? [1, 12]];
			const runs = other[0] === (one[1] % 12) + 1 ? [[one[0], other[1]] as const] : [one, other];
			return monthsFound(
				runs.flatMap(([from, to]) => runOfMonths(from, to, yearOf(year, today), today)),
				today,
			);
		},
	),
	row(`(?:${YEAR}${OF})?寒暑假`, ([, year], today) => {
		const of = yearOf(year, today);
		return monthsFound([...runOfMonths(1, 2, of, today), ...runOfMonths(7, 8, of, today)], today);
	}),
	...CHINESE_WEEKS,
	row('明后两?年', (_, today) =>
		stretch(monthsMoment(1, 12, yearOf('明年', today)), monthsMoment(1, 12, yearOf('后年', today)), today),
	),
	row('明后(?:两天|天)', (_, today) => daysFound(addDays(today, 1), addDays(today, 2), today)),
	row(
		`(?:未来|接下来|今后|往后|近|最近|这)的?(?:(半)|(${SMALL}))?个?(天|周|星期|礼拜|月|年)(?:以内|之内|内|里)?`,
		([words = '', half, count, unit = ''], today) => {
			if (half) return unit === '年' ? fromNow(6, 'month', today) : unit === '月' ? fromNow(15, 'day', today) : null;
			if (!count || /^这/.test(words)) return null;
			const named = { 天: 'day', 月: 'month', 年: 'year' }[unit] ?? 'week';
			return fromNow(numberOf(count) ?? 0, named as 'day', today);
		},
	),
	row(`(?:(半)|(${SMALL}))(?:个(月)|(年))(?:以内|之内|内)`, ([, half, count, , year], today) => {
		if (half) return year ? fromNow(6, 'month', today) : fromNow(15, 'day', today);
		return fromNow(numberOf(count ?? '') ?? 0, year ? 'year' : 'month', today);
	}),
	row(
		`(?<![完后束])(${SMALL})(?:(天)|个?(?:周|星期|礼拜))[以之]?内(?=[就要能]*(?:出发|走|出行|启程|[登上]船))`,
		([, count = '', day], today) => fromNow(numberOf(count) ?? 0, day ? 'day' : 'week', today),
	),
	row(`${NO_YEAR}(?:(年前)|${AFTER_YEAR})`, ([, before], today) => {
		const days = festivalDays('spring-festival', null, before ? 'before' : 'after', today);
		return days ? { kind: 'leave', ...days, open: before ? 'until' : 'from', festival: 'spring-festival' } : UNREAD;
	}),
	row(`(?:半|几|${SMALL})(?:个月|年)(?:以|之)?[前后]`, () => UNREAD),
	// The festival, or the month, is another time's
	row('(?:节|假期|放假)(?:之|以)?[前后](?!天|往)', () => UNREAD),
	row(
		`(?<!\\d)(?:3[01]|[12]?\\d|三十一?|二?十[一二三四五六七八九]?|[一二三四五六七八九])号(?:${UNTIL}${DAY}号)?(?:以后|之后|以前|之前|左右|前|后)?(?!邮轮|码头)`,
		() => UNREAD,
	),
];

/** Reads months, seasons, weeks and days in Chinese, and in figures. */
export const chineseDates = (today: string): Reader => {
	const [moments, rows] = [momentReader(today), dateReader(ROWS, today)];
	return (text, at) => {
		const [moment, other] = [moments(text, at), rows(text, at)];
		const found = moment && (!other || moment.end >= other.end) ? moment : other;
		if (!found) return null;
		const busy = found.found.kind === 'leave' ? busyEnd(text, found.end) : found.end;
		return busy > found.end ? { end: busy, found: UNREAD } : { ...found, end: countedEnd(text, found) };
	};
};
