import { expect, it } from 'vitest';
import { festivalDays } from './festival-days.ts';
import { FESTIVALS } from './festivals.ts';

/** As the State Council and the Hong Kong Observatory publish them. */
it.each([
	['春节', ['2026-02-17', '2027-02-06', '2028-01-26', '2029-02-13', '2030-02-03']],
	['端午', ['2026-06-19', '2027-06-09', '2028-05-28', '2029-06-16', '2030-06-05']],
	['中秋', ['2026-09-25', '2027-09-15', '2028-10-03', '2029-09-22', '2030-09-12']],
	['清明', ['2026-04-05', '2027-04-05', '2028-04-04', '2029-04-04', '2030-04-05']],
	['复活节', ['2026-04-05', '2027-03-28', '2028-04-16', '2029-04-01', '2030-04-21']],
	['感恩节', ['2026-11-26', '2027-11-25', '2028-11-23', '2029-11-22', '2030-11-28']],
])('%s begins on %j', (name, days) => {
	const at = FESTIVALS.findIndex(({ names }) => names.split(' ').includes(name));
	expect(days.map((day) => festivalDays(day)[day.slice(0, 4)]?.[at])).toEqual(days);
});
