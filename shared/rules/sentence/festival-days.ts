import { LunarDay, LunarMonth, SolarTerm } from 'tyme4ts';
import type { Festival } from '../../constants.ts';
import { addDays, weekday } from '../dates.ts';
import { remembering } from '../remembering.ts';
import { pad } from './dates.ts';

const dayOf = (year: number, month: number, day: number): string => `${year}-${pad(month)}-${pad(day)}`;

/** More lunar days and months than the years on sale have. */
const MANY_DAYS = 2_000;
const solarOf = remembering(MANY_DAYS, (key) => {
	const [year = 0, month = 0, day = 0] = key.split(' ').map(Number);
	const solar = LunarDay.fromYmd(year, month, day).getSolarDay();
	return dayOf(solar.getYear(), solar.getMonth(), solar.getDay());
});
const lengthOf = remembering(MANY_DAYS, (key) => {
	const [year = 0, month = 0] = key.split(' ').map(Number);
	return LunarMonth.fromYm(year, month).getDayCount();
});

/** A day of the lunar calendar. The library takes a millisecond for each, and a text asks for many. */
export const lunar = (year: number, month: number, day: number): string => solarOf(`${year} ${month} ${day}`);

export const lunarMonthLength = (year: number, month: number): number => lengthOf(`${year} ${month}`);

/** The day on which a solar term begins, counted from the winter solstice before the year. */
function solarTerm(year: number, index: number): string {
	const solar = SolarTerm.fromIndex(year, index).getJulianDay().getSolarDay();
	return dayOf(solar.getYear(), solar.getMonth(), solar.getDay());
}

/** Easter Sunday by the anonymous Gregorian rule. */
function easter(year: number): string {
	const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
	const epact = (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
	const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
	const late = Math.floor((golden + 11 * epact + 22 * sunday) / 451);
	const count = epact + sunday - 7 * late + 114;
	return dayOf(year, Math.floor(count / 31), (count % 31) + 1);
}

/** A day of the week by its count in a month: the fourth Thursday of November. */
export function nthWeekday(year: number, month: number, count: number, day: number): string {
	const first = dayOf(year, month, 1);
	return addDays(first, ((day - weekday(first) + 7) % 7) + (count - 1) * 7);
}

/** Smaller days that people name, which have no mark of their own. */
export const FEASTS = [
	'new-year-eve-lunar',
	'little-year',
	'women',
	'mother',
	'children',
	'father',
	'boxing',
	'saint-patrick',
	'winter-solstice',
] as const;
export type Feast = Festival | (typeof FEASTS)[number];

type Lasting = { first: (year: number) => string; lasts: number; lead: number };
/** Each festival: its first day in a year, how many days it lasts, and how many days before it a voyage over it leaves at the earliest. */
const CALENDAR: Readonly<Record<Feast, Lasting>> = {
	'new-year': { first: (year) => dayOf(year, 1, 1), lasts: 1, lead: 4 },
	valentine: { first: (year) => dayOf(year, 2, 14), lasts: 1, lead: 4 },
	'spring-festival': { first: (year) => lunar(year, 1, 1), lasts: 7, lead: 7 },
	lantern: { first: (year) => lunar(year, 1, 15), lasts: 1, lead: 4 },
	easter: { first: easter, lasts: 2, lead: 4 },
	qingming: { first: (year) => solarTerm(year, 7), lasts: 3, lead: 3 },
	labour: { first: (year) => dayOf(year, 5, 1), lasts: 5, lead: 3 },
	'dragon-boat': { first: (year) => lunar(year, 5, 5), lasts: 3, lead: 3 },
	qixi: { first: (year) => lunar(year, 7, 7), lasts: 1, lead: 4 },
	'mid-autumn': { first: (year) => lunar(year, 8, 15), lasts: 3, lead: 3 },
	national: { first: (year) => dayOf(year, 10, 1), lasts: 7, lead: 3 },
	'double-ninth': { first: (year) => lunar(year, 9, 9), lasts: 1, lead: 4 },
	halloween: { first: (year) => dayOf(year, 10, 31), lasts: 1, lead: 4 },
	thanksgiving: { first: (year) => nthWeekday(year, 11, 4, 4), lasts: 4, lead: 3 },
	christmas: { first: (year) => dayOf(year, 12, 25), lasts: 1, lead: 4 },
	'new-year-eve-lunar': { first: (year) => addDays(lunar(year, 1, 1), -1), lasts: 1, lead: 3 },
	'little-year': { first: (year) => lunar(year - 1, 12, 23), lasts: 2, lead: 4 },
	women: { first: (year) => dayOf(year, 3, 8), lasts: 1, lead: 4 },
	mother: { first: (year) => nthWeekday(year, 5, 2, 0), lasts: 1, lead: 4 },
	children: { first: (year) => dayOf(year, 6, 1), lasts: 1, lead: 4 },
	father: { first: (year) => nthWeekday(year, 6, 3, 0), lasts: 1, lead: 4 },
	boxing: { first: (year) => dayOf(year, 12, 26), lasts: 1, lead: 4 },
	'saint-patrick': { first: (year) => dayOf(year, 3, 17), lasts: 1, lead: 4 },
	'winter-solstice': { first: (year) => solarTerm(year + 1, 0), lasts: 1, lead: 4 },
};

/** The first day of a festival in a year. */
export const firstDay = (festival: Feast, year: number): string => CALENDAR[festival].first(year);

/** The first day of the festival in the year in which a range over it, or behind it, ends. */
export const firstDayIn = (festival: Feast, { to }: { to: string }): string => firstDay(festival, Number(to.slice(0, 4)));

export type Around = 'over' | 'before' | 'after';
const AROUND_DAYS = 14;

/** The days on which a voyage leaves to spend a festival of a year on board, or in the two weeks before or after it. */
export function festivalIn(festival: Feast, year: number, around: Around): { from: string; to: string } {
	const { lasts, lead } = CALENDAR[festival];
	const first = firstDay(festival, year);
	if (around === 'before') return { from: addDays(first, -AROUND_DAYS), to: addDays(first, -1) };
	if (around === 'after') return { from: addDays(first, lasts), to: addDays(first, lasts + AROUND_DAYS - 1) };
	return { from: addDays(first, -lead), to: addDays(first, lasts - 1) };
}

/** These days from today on: of the given year, else of the next festival that isn't over. Null for one that is over. */
export function festivalDays(
	festival: Feast,
	year: number | null,
	around: Around,
	today: string,
): { from: string; to: string } | null {
	const current = Number(today.slice(0, 4));
	const days = (year === null ? [current, current + 1] : [year])
		.map((of) => festivalIn(festival, of, around))
		.find(({ to }) => to >= today);
	return days ? { from: days.from < today ? today : days.from, to: days.to } : null;
}
