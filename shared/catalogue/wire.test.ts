import { expect, it } from 'vitest';
import { moment } from './wire.ts';

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
});
