import type { Convention } from './convention.ts';

/** Writes days (`YYYY-MM-DD`) and moments (milliseconds since 1970). */
export type Times = Convention & { day: (day: string) => unknown; moment: (moment: number) => unknown };

const HOUR = 3_600_000;
const ZONE = 'Asia/Shanghai';
const WALL = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'medium' });

/** The time on the wall in China: `2026-12-05 08:30:00`. */
const wall = (moment: number): string => WALL.format(moment);
/** Hours that China was ahead of UTC at a moment: 9 in the summers of 1986 to 1991. */
const offset = (moment: number): number =>
	(Date.parse(`${wall(moment).replace(' ', 'T')}Z`) - Math.floor(moment / 1_000) * 1_000) / HOUR;
/** The first moment of a day in China. */
function midnight(day: string): number {
	const utc = Date.parse(day);
	return utc - offset(utc - 8 * HOUR) * HOUR;
}

const partsOf = (text: string): number[] => text.split(/[- :]/).map(Number);
const zoned = (moment: number): string => {
	const hours = String(offset(moment)).padStart(2, '0');
	return `${wall(moment).replace(' ', 'T')}.000000000+${hours}:00`;
};
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** Gson's default: `Dec 5, 2026 8:30:00 AM`. */
const gson = (moment: number): string => {
	const [year = 0, month = 1, day = 0, hour = 0, minute = 0, second = 0] = partsOf(wall(moment));
	const two = (part: number): string => String(part).padStart(2, '0');
	return `${MONTHS[month - 1]} ${day}, ${year} ${hour % 12 || 12}:${two(minute)}:${two(second)} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** A convention whose days are moments: the first one of the day in China. */
const asMoments = (name: string, moment: Times['moment']): Times => ({
	name,
	moment,
	day: (day) => moment(midnight(day)),
});

export const TIMES: readonly Times[] = [
	{ name: '2026-12-05, milliseconds', day: (day) => day, moment: (moment) => moment },
	{ name: '2026-12-05, 2026-12-05 08:30:00', day: (day) => day, moment: wall },
	{ name: '2026/12/5', day: (day) => partsOf(day).join('/'), moment: (moment) => wall(moment).replaceAll('-', '/') },
	{ name: '20261205', day: (day) => day.replaceAll('-', ''), moment: (moment) => wall(moment).replaceAll(/\D/g, '') },
	asMoments('2026-12-05 00:00:00', wall),
	asMoments('RFC 3339 with nanoseconds, +09:00 in the summers of 1986 to 1991', zoned),
	asMoments('2026-12-05T00:00:00', (moment) => wall(moment).replace(' ', 'T')),
	asMoments('ISO in UTC', (moment) => new Date(moment).toISOString()),
	asMoments('milliseconds since 1970', (moment) => moment),
	{ name: 'Jackson’s parts', day: partsOf, moment: (moment) => partsOf(wall(moment)) },
	asMoments('.NET’s /Date(…)/', (moment) => `/Date(${moment}+0800)/`),
	asMoments('Gson’s Dec 5, 2026 8:30:00 AM', gson),
	asMoments('PHP’s { date, timezone }', (moment) => ({ date: `${wall(moment)}.000000`, timezone_type: 3, timezone: ZONE })),
	asMoments('MongoDB’s { $date }', (moment) => ({ $date: new Date(moment).toISOString() })),
	{ ...asMoments('seconds since 1970', (moment) => Math.floor(moment / 1_000)), unreadable: true },
	{
		name: '05/12/2026',
		unreadable: true,
		day: (day) => day.split('-').toReversed().join('/'),
		moment: (moment) => `${wall(moment).slice(0, 10).split('-').toReversed().join('/')} ${wall(moment).slice(11)}`,
	},
];
