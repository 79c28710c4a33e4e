import { describe, expect, it } from 'vitest';
import { clockOffset, timeLeft } from './countdown.ts';

describe('a countdown', () => {
	it('is split into days, hours, minutes and seconds', () => {
		const end = ((2 * 24 + 3) * 60 + 4) * 60_000 + 5_000;
		expect(timeLeft(end, 0, 0)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5, ended: false });
	});

	it('goes by upstream’s clock, not the visitor’s', () => {
		const wrongByAnHour = clockOffset(10_000_000, 10_000_000 - 3_600_000);
		expect(timeLeft(10_060_000, wrongByAnHour, 10_000_000 - 3_600_000)).toMatchObject({ hours: 0, minutes: 1, seconds: 0 });
	});

	it('ends exactly at its end and stays ended', () => {
		expect(timeLeft(1_000, 0, 999)).toMatchObject({ seconds: 1, ended: false });
		expect(timeLeft(1_000, 0, 1_000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0, ended: true });
		expect(timeLeft(1_000, 0, 9_999_999).ended).toBe(true);
	});

	it('counts as ended when there is no end', () => {
		expect(timeLeft(Number.NaN, 0, 0).ended).toBe(true);
	});

	it('loses one second a tick and its parts stay in range', () => {
		const end = 200_000_000;
		for (let now = 0; now < end; now += 12_345_678) {
			const { days, hours, minutes, seconds } = timeLeft(end, 0, now);
			expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.ceil((end - now) / 1000));
			expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true);
		}
	});
});
