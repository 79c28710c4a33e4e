import { expect, it } from 'vitest';
import { festivalDays, firstDay } from './festival-days.ts';

/** As the State Council and the Hong Kong Observatory publish them. */
it.each([
	['spring-festival', ['2026-02-17', '2027-02-06', '2028-01-26', '2029-02-13', '2030-02-03']],
	['dragon-boat', ['2026-06-19', '2027-06-09', '2028-05-28', '2029-06-16', '2030-06-05']],
	['mid-autumn', ['2026-09-25', '2027-09-15', '2028-10-03', '2029-09-22', '2030-09-12']],
	['qingming', ['2026-04-05', '2027-04-05', '2028-04-04', '2029-04-04', '2030-04-05']],
	['easter', ['2026-04-05', '2027-03-28', '2028-04-16', '2029-04-01', '2030-04-21']],
	['thanksgiving', ['2026-11-26', '2027-11-25', '2028-11-23', '2029-11-22', '2030-11-28']],
] as const)('%s begins on %j', (festival, days) => {
	expect(days.map((_, index) => firstDay(festival, 2026 + index))).toEqual(days);
});

it('a festival under way still counts, from today on; one that is over comes next year', () => {
	expect(festivalDays('national', null, 'over', '2026-10-05')).toEqual({ from: '2026-10-05', to: '2026-10-07' });
	expect(festivalDays('national', null, 'over', '2026-10-08')).toEqual({ from: '2027-09-28', to: '2027-10-07' });
	expect(festivalDays('national', 2026, 'over', '2026-10-08')).toBeNull();
});
