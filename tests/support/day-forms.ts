import type { WireTime } from '#shared/catalogue/written-times.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** A day with its midnights as epoch milliseconds: in UTC, in China by the database of time zones, and at 8 hours from UTC all year. */
type Day = { day: string; year: string; month: string; date: string; utc: number; china: number; standard: number };
type Write = (day: Day) => WireTime;
/** The variants of each form, by its name. Each day is written in one variant of every form, in turn. */
type Forms = Readonly<Record<string, readonly Write[]>>;

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const english = ({ year, month, date }: Day) => `${MONTHS[Number(month) - 1]} ${Number(date)}, ${year}`;
const slashes = ({ year, month, date }: Day) => `${year}/${Number(month)}/${Number(date)}`;
const points = ({ year, month, date }: Day) => `${year}.${month}.${date}`;
const chinese = ({ year, month, date }: Day) => `${year}年${Number(month)}月${Number(date)}日`;
const digits = ({ year, month, date }: Day) => `${year}${month}${date}`;
const parts = ({ year, month, date }: Day) => [Number(year), Number(month), Number(date)];
const iso = (epoch: number) => new Date(epoch).toISOString();

/** The forms of a day that `docs/upstream.md` names. */
const FORMS: Forms = {
	'a day': [
		({ day }) => day,
		({ day }) => `${day} 00:00:00`,
		({ day }) => `${day}T00:00:00`,
		({ day }) => `${day} 08:30`,
		({ day }) => `${day}T08:30:00.1234567`,
	],
	slashes: [slashes, (of) => `${slashes(of)} 0:00:00`],
	points: [points, (of) => `${points(of)} 00:00:00.0`],
	words: [chinese, english, (of) => `${chinese(of)} 08:30`, (of) => `${english(of)} 12:00:00 AM`],
	digits: [digits, (of) => Number(digits(of)), (of) => `${digits(of)}000000`],
	parts: [parts, (of) => [...parts(of), 8, 30]],
	'an object': [
		({ year, month, date }) => ({ year: Number(year), month: Number(month), day: Number(date) }),
		({ year, month, date }) => ({ year: Number(year), month: 'JULY', monthValue: Number(month), dayOfMonth: Number(date) }),
	],
	'midnight in UTC': [
		({ day }) => `${day}T00:00:00Z`,
		({ day }) => `${day}T00:00:00.000+0000`,
		({ utc }) => new Date(utc).toUTCString(),
		({ utc }) => `/Date(${utc})/`,
	],
	'midnight with its zone': [
		({ day }) => `${day}T00:00:00+08:00`,
		({ day }) => `${day}T00:00:00+09:00`,
		({ day }) => `${day}T00:00+08:00[Asia/Shanghai]`,
		({ day }) => `${day}+08:00`,
	],
	'midnight in China, in UTC': [
		({ china }) => iso(china),
		({ china }) => `${iso(china).slice(0, 19)}Z[UTC]`,
		({ china }) => new Date(china).toUTCString(),
	],
	'.NET': [({ china }) => `/Date(${china}+0800)/`, ({ china }) => `/Date(${china})/`],
	'milliseconds, UTC': [({ utc }) => utc, ({ utc }) => String(utc)],
	'milliseconds, China': [({ china }) => china],
	'seconds, UTC': [({ utc }) => utc / 1_000, ({ utc }) => String(utc / 1_000)],
	'seconds, China': [({ china }) => china / 1_000],
};

/** Midnight of backends that add 8 hours all year, on days when China's own is another. */
const STANDARD_FORMS: Forms = {
	'midnight at 8 hours, in UTC': [({ standard }) => iso(standard), ({ standard }) => `${iso(standard).slice(0, 19)}+00:00`],
	'milliseconds, 8 hours': [({ standard }) => standard],
	'seconds, 8 hours': [({ standard }) => standard / 1_000],
};

/** Later times of a day, which are sure from 2000 on: China's clock has been the same since. */
const LATER_FORMS: Forms = {
	'the last second': [({ day }) => `${day} 23:59:59`, ({ day }) => `${day}T23:59:59+08:00`],
	'the last second in UTC': [({ standard }) => iso(standard + DAY - 1_000)],
	'the last millisecond': [({ standard }) => standard + DAY - 1],
};

/** China has kept its time since. */
const LAST_CHANGE = Date.UTC(1992, 0, 1);

function dayAt(utc: number): Day {
	const day = iso(utc).slice(0, 10);
	const standard = utc - 8 * HOUR;
	const begins = () => Temporal.PlainDate.from(day).toZonedDateTime('Asia/Shanghai').epochMilliseconds;
	return {
		...{ day, year: day.slice(0, 4), month: day.slice(5, 7), date: day.slice(8) },
		...{ utc, standard, china: utc < LAST_CHANGE ? begins() : standard },
	};
}

/** What a reader makes of the days of a period in each form: the forms that give another day, and the days that aren't read, by form. */
export type DaysRead = { days: number; wrong: string[]; unread: Record<string, string[]> };

/** Reads every day from one to another, both included, in every form. */
export function readDays(from: string, to: string, read: (value: WireTime) => string | null, hasLater = false): DaysRead {
	const result: DaysRead = { days: 0, wrong: [], unread: {} };
	const everyDay = Object.entries({ ...FORMS, ...(hasLater && LATER_FORMS) });
	const inSummer = [...everyDay, ...Object.entries(STANDARD_FORMS)];
	for (let utc = Date.parse(from); utc <= Date.parse(to); utc += DAY) {
		const day = dayAt(utc);
		result.days += 1;
		for (const [name, variants] of day.standard === day.china ? everyDay : inSummer) {
			const value = variants[result.days % variants.length]?.(day) ?? '';
			const seen = read(value);
			if (seen === day.day) continue;
			if (seen) result.wrong.push(`${day.day} as ${name}, ${JSON.stringify(value)}: ${seen}`);
			else result.unread[name] = [...(result.unread[name] ?? []), day.day];
		}
	}
	return result;
}
