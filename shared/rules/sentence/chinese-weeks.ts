import { addDays, addMonths, monthOf } from '../dates.ts';
import { ahead, MONTH, month, OF, YEAR } from './chinese-moments.ts';
import { daysFound, mondayOf, type Row, weekDays, yearOf } from './dates.ts';
import { nthWeekday } from './festival-days.ts';
import { monthsMoment } from './moments.ts';
import { numberOf } from './numbers.ts';

export const row = (pattern: string, read: Row[1]): Row => [new RegExp(pattern, 'y'), read];
export const UNTIL = ' ?(?:-|到|至|~) ?';
export const UNREAD = { kind: 'unread' } as const;
const WEEK_DAYS = '一二三四五六日天';
const WEEK_DAY = `([${WEEK_DAYS}])`;
const WEEK = '(?:周|星期|礼拜)';
const COUNTS = ['一', '二', '三', '四', '五'];

/** Weeks, weekends and days of the week in Chinese: of a month by their number, and of those to come. */
export const CHINESE_WEEKS: readonly Row[] = [
	row(
		`(?:(?:${YEAR}${OF})?(?:${MONTH}月份?|暑[假期])|(这个?月|本月|下下个?月|下个?月))的?(?:(?:第|头(?=一))([一二三四五])个?|(最后一)个?)(周末|(?:周|星期|礼拜)([一二三四五六天]|日(?!本))?(?![天晚夜个]))`,
		([words = '', year, number, which = '', count, , unit, day], today) => {
			const summer = /暑/.test(words) ? (count ? 7 : 8) : 0;
			const named = addMonths(`${monthOf(today)}-01`, ahead(which));
			const given = number || summer ? yearOf(year, today) : Number(named.slice(0, 4));
			const of = summer || (number ? month(number) : Number(named.slice(5, 7)));
			const range = monthsMoment(of, of, given).on(given, today);
			if (!range) return UNREAD;
			const nth = count ? COUNTS.indexOf(count) : 4;
			if (unit !== '周末' && !day) {
				const from = count ? addDays(range.from, nth * 7) : addDays(range.to, -6);
				return nth === 4 && count ? UNREAD : daysFound(from, addDays(from, 6), today);
			}
			const weekday = day ? (Math.min(WEEK_DAYS.indexOf(day), 6) + 1) % 7 : 6;
			const first = nthWeekday(Number(range.from.slice(0, 4)), of, nth + 1, weekday);
			const from = first <= range.to ? first : addDays(first, -7);
			return daysFound(from, day ? from : addDays(from, 1), today);
		},
	),
	// 六月第一周或者第二周
	row(
		`(?:${YEAR}${OF})?${MONTH}月份?的?第([一二三])个?${WEEK}(?:${UNTIL}|或者?|、|和)第([二三四])个?${WEEK}(?![${WEEK_DAYS}末])`,
		([, year, number, first = '', last = ''], today) => {
			const given = yearOf(year, today);
			const range = monthsMoment(month(number), month(number), given).on(given, today);
			const [from, to] = [COUNTS.indexOf(first), COUNTS.indexOf(last)];
			return range && from < to ? daysFound(addDays(range.from, from * 7), addDays(range.from, to * 7 + 6), today) : UNREAD;
		},
	),
	// 暑假头两周, 八月最后两个星期
	row(
		`(?:(?:${YEAR}${OF})?(?:${MONTH}月份?|放?暑假)|(这个?月|本月|下下个?月|下个?月))的?(?:(头|前)|最后)([一两二三2-3])个?${WEEK}(?![${WEEK_DAYS}末])`,
		([words = '', year, number, which = '', first, weeks = ''], today) => {
			const named = addMonths(`${monthOf(today)}-01`, ahead(which));
			const summer = first ? 7 : 8;
			const of = /暑/.test(words) ? summer : number ? month(number) : Number(named.slice(5, 7));
			const given = which ? Number(named.slice(0, 4)) : yearOf(year, today);
			const range = monthsMoment(of, of, given).on(given, today);
			const days = (numberOf(weeks) ?? 1) * 7 - 1;
			// 放暑假前两周 may lie before it
			if (first === '前' && summer === 7 && !number && !which) return null;
			if (!range) return UNREAD;
			return first
				? daysFound(range.from, addDays(range.from, days), today)
				: daysFound(addDays(range.to, -days), range.to, today);
		},
	),
	row(
		'(这个?|本|下下个?|下个?)(周末|周(?![一二三四五六日天])|星期(?![一二三四五六日天])|礼拜(?![一二三四五六日天]))',
		([, which = '', unit = ''], today) => weekDays(ahead(which), unit.endsWith('末'), today),
	),
	// 下周五到周日, 下周五六日
	row(
		`(这个?|本|下下个?|下个?)${WEEK}${WEEK_DAY}(?:${UNTIL}${WEEK}?${WEEK_DAY}|(?:或者|[、和或])?${WEEK}?${WEEK_DAY}(?:[、和或]?${WEEK}?${WEEK_DAY})?)(?![本元天晚个人位口家])`,
		([words = '', which = '', ...named], today) => {
			const monday = mondayOf(ahead(which), today);
			const days = named.flatMap((day) => (day ? [addDays(monday, Math.min(WEEK_DAYS.indexOf(day), 6))] : []));
			const [from, to] = [days[0], days.at(-1)];
			const isRange = /[到至~-]/.test(words);
			const isRow = days.every((day, at) => at === 0 || day === addDays(days[at - 1] ?? '', 1));
			if (!isRange && !isRow && !/[、和或]/.test(words)) return null;
			return from && to && (isRange || isRow) ? daysFound(from, to, today) : UNREAD;
		},
	),
];
