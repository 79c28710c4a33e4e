import { addDays } from '../dates.ts';
import type { Range } from './meaning.ts';

/** How the first day of a festival is found in a year; lunar days and solar terms by the calendar of China (`festival-days.ts`). */
export type FirstDay =
	| { by: 'date'; month: number; day: number }
	| { by: 'lunar'; month: number; day: number; before: number }
	| { by: 'term'; index: number }
	| { by: 'weekday'; count: number; weekday: number; month: number }
	| { by: 'easter' };

const on = (month: number, day: number): FirstDay => ({ by: 'date', month, day });
/** `before`: days before a lunar day, as an eve. */
const lunar = (month: number, day: number, before = 0): FirstDay => ({ by: 'lunar', month, day, before });
/** A day of the week by its count in a month: the fourth Thursday of November. */
const nth = (count: number, weekday: number, month: number): FirstDay => ({ by: 'weekday', count, weekday, month });

/** `lasts`: its days; `lead`: how many days before it a voyage over it leaves at the earliest. */
type Festival = { names: string; first: FirstDay; lasts: number; lead: number };
const festival = (first: FirstDay, names: string, lasts = 1, lead = 4): Festival => ({ names, first, lasts, lead });

/** What people travel for, by its names (“_” for a space). “Golden week” is that of October, the one that Chinese voyages are sold for. */
export const FESTIVALS: readonly Festival[] = [
	festival(on(1, 1), "元旦 元旦节 新年 阳历年 new_year new_year's new_year's_day new_years_day"),
	festival(on(12, 31), "跨年 跨年夜 new_year's_eve new_years_eve nye countdown", 1, 3),
	festival(on(2, 14), "情人节 valentine's_day valentines valentine's valentine"),
	festival(
		lunar(1, 1),
		'春节 过年 新春 农历新年 农历年 大年 过大年 大年初一 年初一 chinese_new_year lunar_new_year spring_festival cny tet',
		7,
		7,
	),
	festival(lunar(1, 1, 1), "除夕 大年三十 年三十 年夜饭 chinese_new_year_eve chinese_new_year's_eve", 1, 3),
	festival(lunar(1, 15), '元宵 元宵节 正月十五 lantern_festival'),
	festival({ by: 'easter' }, '复活节 easter easter_sunday easter_monday good_friday easter_holidays easter_break', 2),
	festival({ by: 'term', index: 7 }, '清明 清明节 qingming ching_ming tomb_sweeping_day', 3, 3),
	festival(
		on(5, 1),
		'五一 五一节 五一劳动节 劳动节 五月黄金周 五一黄金周 labour_day labor_day may_day may_holiday labour_holiday',
		5,
		3,
	),
	festival(lunar(5, 5), '端午 端午节 龙舟节 dragon_boat dragon_boat_festival', 3, 3),
	festival(lunar(7, 7), "七夕 七夕节 qixi qixi_festival chinese_valentine's"),
	festival(lunar(8, 15), '中秋 中秋节 八月十五 mid_autumn mid_autumn_festival moon_festival mooncake_festival', 3, 3),
	festival(
		on(10, 1),
		'国庆 国庆节 十一 黄金周 十一黄金周 国庆黄金周 national_day national_holiday golden_week october_holiday',
		7,
		3,
	),
	festival(nth(4, 4, 11), '感恩节 thanksgiving', 4, 3),
	festival(on(12, 25), '圣诞 圣诞节 平安夜 christmas christmas_eve christmas_day xmas x_mas christmas_holidays'),
	festival(on(3, 8), "妇女节 三八 三八节 女神节 women's_day"),
	festival(nth(2, 0, 5), "母亲节 mother's_day mothers_day"),
	festival(on(6, 1), "儿童节 六一 六一儿童节 children's_day"),
	festival(nth(3, 0, 6), "父亲节 father's_day fathers_day"),
];

export type Around = 'over' | 'before' | 'after';
const AROUND_DAYS = 14;

/** The days on which a voyage leaves to spend a festival that begins on a day on board, or in the two weeks before or after it. */
export function departuresFor({ lasts, lead }: Festival, first: string, around: Around): Range {
	if (around === 'before') return { from: addDays(first, -AROUND_DAYS), to: addDays(first, -1) };
	if (around === 'after') return { from: addDays(first, lasts), to: addDays(first, lasts + AROUND_DAYS - 1) };
	return { from: addDays(first, -lead), to: addDays(first, lasts - 1) };
}
