import { expect, it } from 'vitest';
import { moment } from './wire.ts';

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

it.each(['2027-02-31 10:00:00', '2027-13-01', '2027-03-05 25:00:00', 'soon', ''])('%j is no moment', (sent) => {
	expect(moment.safeParse(sent).success).toBe(false);
});
