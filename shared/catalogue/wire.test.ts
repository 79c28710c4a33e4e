import { expect, it } from 'vitest';
import { moment } from './wire.ts';

<<<<<<< HEAD
const NOON = Date.UTC(2027, 2, 5, 4);

it.each([
	['milliseconds', NOON],
	['seconds', NOON / 1_000],
	['milliseconds as text', String(NOON)],
	['China’s time', '2027-03-05 12:00:00'],
	['China’s time with a T', '2027-03-05T12:00:00'],
	['China’s time without seconds', '2027-03-05 12:00'],
	['China’s time with milliseconds', '2027-03-05 12:00:00.000'],
	['a time of UTC', '2027-03-05T04:00:00Z'],
	['a time with its zone', '2027-03-05T13:00:00+09:00'],
])('a moment may come as %s', (_form, sent) => {
	expect(moment.parse(sent)).toBe(NOON);
});

it('a day alone is its first moment in China', () => {
	expect(moment.parse('2027-03-05')).toBe(Date.UTC(2027, 2, 4, 16));
});

it.each(['2027-02-31 10:00:00', '2027-13-01', '2027-03-05 25:00:00', 'tomorrow', ''])('%j is no moment', (sent) => {
	expect(moment.safeParse(sent).success).toBe(false);
=======
const NOON_IN_CHINA = Date.parse('2026-11-22T04:00:00Z');

it.each([
	['milliseconds', NOON_IN_CHINA],
	['milliseconds as text', String(NOON_IN_CHINA)],
	['seconds', NOON_IN_CHINA / 1_000],
	["China's time", '2026-11-22 12:00:00'],
	["China's time with a T", '2026-11-22T12:00:00'],
	['a time that names its zone', '2026-11-22T04:00:00Z'],
	['a time that names another zone', '2026-11-22T05:00:00+01:00'],
])("upstream's moments are read from %s", (_form, sent) => {
	expect(moment.parse(sent)).toBe(NOON_IN_CHINA);
});

it('what is no moment is refused', () => {
	expect(moment.safeParse('soon').success).toBe(false);
>>>>>>> refs/heads/mutations
});
