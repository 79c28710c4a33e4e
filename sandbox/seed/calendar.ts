import { addMonths } from '#shared/rules/dates.ts';

/** Epoch milliseconds of midnight in China on a day. */
export const chinaMidnight = (day: string): number => Date.parse(`${day}T00:00:00+08:00`);

/** The first day of the month that is so many months away, `YYYY-MM-01`. */
export const monthStart = (day: string, months = 0): string => addMonths(`${day.slice(0, 7)}-01`, months);

const chinese = new Intl.DateTimeFormat('en-u-ca-chinese', { month: 'numeric', day: 'numeric', timeZone: 'UTC' });

/** Cached, because the conversion is slow and every sailing asks for each of its days. */
const lunarDays = new Map<string, string>();

/** Returns month and day of the Chinese calendar: `1/1` at Spring Festival, `8/15` at Mid-Autumn. */
export function lunarDay(day: string): string {
	const known = lunarDays.get(day);
	if (known) return known;
	const made = chinese.format(new Date(`${day}T00:00:00Z`));
	lunarDays.set(day, made);
	return made;
}
