const DAY = 86_400_000;
const CHINA_OFFSET = 8 * 3_600_000;

/** The calendar day in China at an instant, `YYYY-MM-DD`. */
export const chinaDay = (at: Date): string => new Date(at.getTime() + CHINA_OFFSET).toISOString().slice(0, 10);

/** Epoch milliseconds of midnight in China on a day. */
export const chinaMidnight = (day: string): number => Date.parse(`${day}T00:00:00Z`) - CHINA_OFFSET;

export const addDays = (day: string, count: number): string =>
	new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);

/** The first of the month that many months away, `YYYY-MM-01`. */
export function monthStart(day: string, months = 0): string {
	const [year, month] = day.split('-').map(Number);
	return new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 + months, 1)).toISOString().slice(0, 10);
}

/** The same day of a later month; the month's last day where it has no such day. */
export function addMonths(day: string, months: number): string {
	const first = monthStart(day, months);
	const last = addDays(monthStart(day, months + 1), -1);
	const wanted = `${first.slice(0, 8)}${day.slice(8)}`;
	return wanted > last ? last : wanted;
}

export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** 0 is Sunday. */
export const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

const chinese = new Intl.DateTimeFormat('en-u-ca-chinese', { month: 'numeric', day: 'numeric', timeZone: 'UTC' });

/** Month and day of the Chinese calendar, `1/1` at Spring Festival, `8/15` at Mid-Autumn. */
export const lunarDay = (day: string): string => chinese.format(new Date(`${day}T00:00:00Z`));
