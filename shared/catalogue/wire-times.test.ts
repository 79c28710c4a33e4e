import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { readDays } from '#tests/support/day-forms.ts';
import { daysBetween, todayInShanghai } from '../rules/dates.ts';
import { day, moment, optionalBirthday, optionalDay, optionalMoment } from './wire.ts';
import { readBirthday, readDay, readMoment } from './wire-times.ts';
import type { WireTime } from './written-times.ts';

const SUPPORT = resolve(import.meta.dirname, '../../tests/support/day-forms.ts');
const READERS = resolve(import.meta.dirname, 'wire-times.ts');
const TODAY = todayInShanghai(new Date());

describe('every birthday is read as its day in every form', () => {
	it.each([
		['1900-01-02', '1919-12-31'],
		['1920-01-01', '1939-12-31'],
		['1940-01-01', '1949-12-31'],
		['1950-01-01', '1967-12-31'],
		['1968-01-01', '1985-12-31'],
		['1986-01-01', '1991-12-31'],
		['1992-01-01', TODAY],
	])('from %s to %s', (from, to) => {
		const { days, wrong, unread } = readDays(from, to, readBirthday);
		expect(days).toBe(daysBetween(from, to) + 1);
		expect(wrong).toEqual([]);
		for (const [form, unreadDays] of Object.entries(unread)) {
			// As milliseconds and as seconds such a number begins a day.
			const near1970 = unreadDays.filter((one) => one < '1969-12-07' || one > '1970-01-22');
			if (form.startsWith('milliseconds')) expect(near1970).toEqual([]);
			else expect([form, unreadDays.length <= days / 1_000 + 1]).toEqual([expect.stringMatching(/^seconds/), true]);
		}
	});
});

/** Returns the day of a value where its moment is in that day; a moment keeps its zone, so that midnight at 9 hours is in the day before. */
function dayAndMoment(value: WireTime): string | null {
	const read = readDay(value);
	const at = readMoment(value);
	if (!at || String(value).endsWith('+09:00')) return read;
	return todayInShanghai(new Date(at)) === read ? read : `${read}, but the moment ${at}`;
}

it.each([
	['2000-01-01', '2019-12-31'],
	['2020-01-01', '2040-12-31'],
])('every day from %s to %s and its moments are read in every form', (from, to) => {
	const result = readDays(from, to, dayAndMoment, true);
	expect(result).toEqual({ days: daysBetween(from, to) + 1, wrong: [], unread: {} });
});

it.each(['America/New_York', 'Pacific/Kiritimati'])('days don’t depend on the machine’s zone: %s', async (zone) => {
	const script = `
		import { readDays } from ${JSON.stringify(SUPPORT)};
		import { readBirthday, readDay } from ${JSON.stringify(READERS)};
		const periods = [readDays('1987-01-01', '1988-12-31', readBirthday), readDays('2026-01-01', '2027-12-31', readDay, true)];
		console.log(JSON.stringify([new Date(2026, 0, 1).getTimezoneOffset(), periods.map(({ days, wrong }) => [days, wrong])]));`;
	const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
		env: { TZ: zone },
	});
	const hours = { 'America/New_York': 300, 'Pacific/Kiritimati': -840 }[zone];
	expect(JSON.parse(stdout)).toEqual([
		hours,
		[
			[731, []],
			[730, []],
		],
	]);
});

/** What a schema makes of a value; `misfit` when it doesn't fit. */
const seen = (schema: z.ZodType, value: unknown): unknown => {
	const read = schema.safeParse(value);
	return read.success ? read.data : 'misfit';
};

describe('a birthday', () => {
	it.each([
		['1988-07-09T00:00:00+09:00', '1988-07-09', 'midnight of China’s summer time'],
		['1988-07-08T15:00:00Z', '1988-07-09', 'the same in UTC'],
		['1988-07-08T16:00:00Z', '1988-07-09', 'midnight of a backend that adds 8 hours all year'],
		['1988-07-08T23:00:00.000+0800', '1988-07-09', 'midnight of summer time, written at 8 hours'],
		['1988-07-09T00:00:00Z', '1988-07-09', 'midnight of UTC'],
		['1990-01-04T16:00:00Z', '1990-01-05', 'midnight in winter'],
		['1990-01-05T00:00:00+09:00', '1990-01-05', 'midnight of Tokyo'],
		['1990-01-05T00:00:00-05:00', '1990-01-05', 'midnight of New York'],
		['1990-01-05T12:00:00Z', '1990-01-05', 'a time that is the same day everywhere'],
		['1990-01-05T10:23:00+08:00', '1990-01-05', 'a time that is the same day everywhere'],
		['1990-01-05 10:23:00', '1990-01-05', 'the same without a zone'],
		['1900-05-05T00:00+08:05:43[Asia/Shanghai]', '1900-05-05', 'Shanghai’s own time'],
		[2_822_400_000, '1970-02-03', 'milliseconds that would be seconds of 2059'],
		[-252_460_800_000, '1962-01-01', 'milliseconds before 1970'],
		['584380800000', '1988-07-09', 'milliseconds as a text'],
		[584_380_800, '1988-07-09', 'seconds'],
		[19_880_709, '1988-07-09', 'digits as a number'],
		['/Date(-252460800000)/', '1962-01-01', '.NET'],
		['\\/Date(-28800000+0800)\\/', '1970-01-01', '.NET, with backslashes'],
		['Jul 9, 1988 12:00:00 AM', '1988-07-09', 'Gson'],
		['Sat, 09 Jul 1988 00:00:00 GMT', '1988-07-09', 'RFC 1123'],
		['1970-01-01', '1970-01-01', 'a day on which people were born'],
		['1988-07-09 12:00:00 AM', '1988-07-09', 'midnight of a clock of 12 hours'],
		[{ date: '1988-07-09 00:00:00.000000', timezone_type: 3, timezone: 'Asia/Shanghai' }, '1988-07-09', 'PHP'],
	])('%j is %s: %s', (sent, read, _form) => {
		expect(seen(optionalBirthday, sent)).toBe(read);
	});

	it.each([
		['1990-01-04T15:00:00Z', 'midnight in Tokyo, 23:00 in China'],
		['1990-01-04T18:00:00Z', 'a time of two days'],
		['1988-07-08 16:00:00', 'China’s time, or midnight in UTC'],
		['1988-07-08 23:00:00', 'China’s time, or midnight at 8 hours'],
		[-28_800_000, 'milliseconds of 1970-01-01, seconds of 1969-02-02'],
		[86_400_000, 'milliseconds of 1970-01-02, seconds of 1972-09-27'],
		[584_380_801, 'no midnight'],
		['05/12/1990', 'May or December'],
		['90-12-05', 'a year of two digits'],
		['1990-02-30', 'a day that doesn’t exist'],
		['2990-02-03', 'a day to come'],
		['Fri, 09 Jul 1988 00:00:00 GMT', 'another weekday'],
		[{ year: 88, month: 6, day: 6, time: 584_380_800_000 }, 'Java’s old date'],
		[{ year: 1988, month: 6, dayOfMonth: 9, hourOfDay: 0 }, 'Java’s Calendar, whose months begin with 0'],
		[[1988, 2, 30], 'parts of a day that doesn’t exist'],
		[true, 'a flag'],
	])('%j isn’t read: %s', (sent, _reason) => {
		expect(seen(optionalBirthday, sent)).toBe('misfit');
	});
});

describe('zero times', () => {
	const ZEROS = ['0001-01-01T00:00:00Z', '0001-01-01', '0001-01-01T00:00:00+08:05', '0000-00-00 00:00:00', '0000-00-00'];
	const MORE = [
		'-0001-11-30 00:00:00',
		'1900-01-01T00:00:00',
		'1899-12-30',
		'/Date(-62135596800000)/',
		-62_135_596_800,
		0,
		'0',
		' ',
	];
	it.each([...ZEROS, ...MORE, -62_135_596_800_000, '', null, undefined, false, [], {}])('%j is nothing', (sent) => {
		expect([optionalDay, optionalBirthday, optionalMoment].map((schema) => seen(schema, sent))).toEqual(['', '', null]);
		expect([day, moment].map((schema) => seen(schema, sent))).toEqual(['misfit', 'misfit']);
	});

	it.each(['1970-01-01T00:00:00Z', '1970-01-01 08:00:00', '/Date(0)/'])('%j is nothing unless it is a birthday', (sent) => {
		expect([optionalDay, optionalBirthday, optionalMoment].map((schema) => seen(schema, sent))).toEqual(['', '1970-01-01', null]);
	});
});

it.each([
	['/Date(1796430600000+0800)/', '.NET'],
	['/Date(1796430600000)/', '.NET in UTC'],
	['Dec 5, 2026 8:30:00 AM', 'Gson'],
	['Dec 5, 2026, 8:30:00\u202fAM', 'Gson on a newer Java'],
	['Sat, 05 Dec 2026 00:30:00 GMT', 'RFC 1123'],
	['2026-12-05T08:30:00.0000000+08:00', 'seven digits'],
	['2026-12-05T00:30:00Z[UTC]', 'the name of a zone'],
	['2026-12-05 08:30:00 +0800 CST', 'Go'],
	['20261205T003000Z', 'ISO’s short form'],
	[[2026, 12, 5, 8, 30], 'parts'],
	[{ year: 2026, month: 'DECEMBER', monthValue: 12, dayOfMonth: 5, hour: 8, minute: 30, second: 0, nano: 0 }, 'Jackson'],
	[{ date: '2026-12-05 08:30:00.000000', timezone_type: 3, timezone: 'Asia/Shanghai' }, 'PHP'],
	[{ date: '2026-12-05 00:30:00.000000', timezone_type: 3, timezone: 'UTC' }, 'PHP in UTC'],
	[{ date: '2026-12-05 08:30:00.000000', timezone_type: 1, timezone: '+08:00' }, 'PHP with hours'],
	['2026-12-05 8:30:00 AM', 'a clock of 12 hours'],
	[1_796_430_600, 'seconds'],
	['1796430600.000', 'seconds with a point'],
])('the moment %j is read: %s', (sent, _form) => {
	expect(seen(moment, sent)).toBe(Date.UTC(2026, 11, 5, 0, 30));
	expect(seen(day, sent)).toBe('2026-12-05');
});

it.each([
	'05/12/2026',
	'2026-02-30',
	'2026-12-05 24:00:00',
	946_655_999,
	86_400_000,
	[2026, 12],
	[2026.5, 12, 5],
	{ time: 7 },
	'CST',
	{ date: '2026-12-05 08:30:00.000000', timezone_type: 3, timezone: 'America/New_York' },
	'2026-12-05 0:30:00 AM',
	'2026-12-05 13:30:00 PM',
])('%j is no day and no moment', (sent) => {
	expect([day, optionalDay, moment, optionalMoment].map((schema) => seen(schema, sent))).toEqual(Array(4).fill('misfit'));
});
