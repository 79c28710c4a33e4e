import { addDays } from '#shared/rules/dates.ts';
import { lunarDay } from './calendar.ts';
import type { Line } from './lines.ts';

export type Theme = {
	name: string;
	enName: string /** What the season does to prices. */;
	demand: number /** Whether it is put into the title. */;
	season: boolean;
};

const theme = (name: string, enName: string, demand: number, season = true): Theme => ({ name, enName, demand, season });

export const SPRING_FESTIVAL = theme('新春航次', 'Spring Festival Sailing', 1.55);
export const NEW_YEAR = theme('海上跨年', 'New Year at Sea', 1.34);
export const MID_AUTUMN = theme('海上中秋', 'Mid-Autumn at Sea', 1.24);
const CHRISTMAS = theme('圣诞航次', 'Christmas at Sea', 1.18);
const NATIONAL_DAY = theme('国庆假期', 'National Day Holiday', 1.46);
const MAY_HOLIDAY = theme('五一假期', 'May Holiday', 1.3);
const DRAGON_BOAT = theme('端午小假', 'Dragon Boat Holiday', 1.16);
const CHERRY = theme('赏樱季', 'Cherry Blossom Season', 1.2);
const HYDRANGEA = theme('紫阳花季', 'Hydrangea Season', 0.98);
const SUMMER = theme('暑期家庭航季', 'Family Summer', 1.26);
const AUTUMN = theme('红叶时节', 'Autumn Colours', 1.04);
const WINTER_SUN = theme('暖冬航季', 'Winter Sun', 1.08);

const KYUSHU = 1;
const OKINAWA = 2;
const KOREA = 3;
const SOUTHEAST_ASIA = 4;

const EVERYDAY: readonly [area: number, theme: Theme][] = [
	[OKINAWA, theme('岛屿时光', 'Island Time', 0.95, false)],
	[SOUTHEAST_ASIA, theme('南海慢航', 'Slow Days in the South', 0.93, false)],
	[KYUSHU, theme('城与港', 'Towns & Harbours', 0.94, false)],
	[KOREA, theme('韩国小旅行', 'A Short Trip to Korea', 0.92, false)],
];
const PLAIN = theme('海上假期', 'A Holiday at Sea', 0.93, false);

/** Returns the theme of a sailing: the festival that it spends at sea, else the season at its destination, else its line's character. */
export function themeOf(line: Line, departs: string): Theme {
	const days = Array.from({ length: line.days.length }, (_, index) => addDays(departs, index));
	const dates = new Set(days.map((day) => day.slice(5)));
	const lunar = new Set(days.map(lunarDay));
	const areas = new Set(line.calls.map((port) => port.areaId));
	const within = (from: string, to: string) => departs.slice(5) >= from && departs.slice(5) <= to;
	const goes = (...wanted: number[]) => wanted.some((area) => areas.has(area));

	if (lunar.has('1/1') || lunar.has('1/3')) return SPRING_FESTIVAL;
	if (within('09-28', '10-05')) return NATIONAL_DAY;
	if (lunar.has('8/15')) return MID_AUTUMN;
	if (dates.has('12-31')) return NEW_YEAR;
	if (dates.has('12-25')) return CHRISTMAS;
	if (dates.has('05-01') || dates.has('05-03')) return MAY_HOLIDAY;
	if (lunar.has('5/5')) return DRAGON_BOAT;
	if (within('03-18', '04-10') && goes(KYUSHU)) return CHERRY;
	if (within('06-01', '06-28') && goes(KYUSHU)) return HYDRANGEA;
	if (within('07-01', '08-28')) return SUMMER;
	if (within('10-25', '12-03') && goes(KYUSHU, KOREA)) return AUTUMN;
	if ((within('12-01', '12-31') || within('01-01', '02-28')) && goes(OKINAWA, SOUTHEAST_ASIA)) return WINTER_SUN;
	return EVERYDAY.find(([area]) => areas.has(area))?.[1] ?? PLAIN;
}
