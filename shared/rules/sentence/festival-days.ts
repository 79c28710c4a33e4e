import { LunarDay, SolarTerm } from 'tyme4ts';
import { addDays, weekday } from '../dates.ts';
import { pickerYears } from '../month-picker.ts';
import { remembering } from '../remembering.ts';
import { FESTIVALS, type FirstDay } from './festivals.ts';
import { dayOf } from './times.ts';

/** More lunar days than the years on sale have festivals. */
const MANY_DAYS = 500;
/** The library takes a millisecond for each day. */
const lunarDay = remembering(MANY_DAYS, (key) => {
	const [year = 0, month = 0, day = 0] = key.split(' ').map(Number);
	const solar = LunarDay.fromYmd(year, month, day).getSolarDay();
	return dayOf(solar.getYear(), solar.getMonth(), solar.getDay());
});

/** The day on which a solar term begins, counted from the winter solstice before the year. */
function termDay(index: number, year: number): string {
	const solar = SolarTerm.fromIndex(year, index).getJulianDay().getSolarDay();
	return dayOf(solar.getYear(), solar.getMonth(), solar.getDay());
}

/** Easter Sunday by the anonymous Gregorian rule. */
function easterIn(year: number): string {
	const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
	const epact = (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
	const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
	const late = Math.floor((golden + 11 * epact + 22 * sunday) / 451);
	const count = epact + sunday - 7 * late + 114;
	return dayOf(year, Math.floor(count / 31), (count % 31) + 1);
}

function firstDayIn(year: number, first: FirstDay): string {
	switch (first.by) {
		case 'date':
			return dayOf(year, first.month, first.day);
		case 'lunar':
			return addDays(lunarDay(`${year} ${first.month} ${first.day}`), -first.before);
		case 'term':
			return termDay(first.index, year);
		case 'weekday': {
			const start = dayOf(year, first.month, 1);
			return addDays(start, ((first.weekday - weekday(start) + 7) % 7) + (first.count - 1) * 7);
		}
		case 'easter':
			return easterIn(year);
	}
}

/** Returns the first days of all festivals, in their order, of each year on sale and the one before. Only the server has the calendar for it. */
export function festivalDays(today: string): Record<string, string[]> {
	const years = pickerYears(today);
	const all = [(years[0] ?? 0) - 1, ...years];
	return Object.fromEntries(all.map((year) => [year, FESTIVALS.map(({ first }) => firstDayIn(year, first))]));
}
