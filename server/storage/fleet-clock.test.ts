import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { capturedLog } from '#tests/support/captured-log.ts';
import { type RedisServer, startRedis } from '#tests/support/redis.ts';
import { shiftedRedis } from '#tests/support/shifted-redis.ts';
import { createFleetClock } from './fleet-clock.ts';
import { connected, connectRedis } from './redis.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

let server: RedisServer;
beforeAll(async () => {
	server = await startRedis();
});
afterAll(() => server.stop());

/** A process with its clocks, each ahead of this machine's by so many seconds: its own, its even one, and Redis's. */
async function startClock() {
	const way = await shiftedRedis(server.url);
	const { log, lines } = capturedLog('info');
	const redis = connectRedis(way.url, 'sessions', log);
	const ahead = { own: 0, even: 0 };
	const machine = {
		now: () => new Date(Date.now() + ahead.own * 1_000),
		elapsed: () => performance.now() + ahead.even * 1_000,
	};
	await connected(redis, 10_000);
	const clock = createFleetClock(redis, machine, log);
	return {
		ask: clock.set,
		jumps: () => lines.filter((line) => line.includes('jumped')).length,
		/** Moves clocks on; Redis's as told, as it is on another machine. */
		set(own: number, even: number, redisAhead: number): void {
			Object.assign(ahead, { own, even });
			way.shift(redisAhead);
		},
		/** Seconds that the fleet's time is ahead of this machine's, to the nearest ten. */
		ahead: () => Math.floor((clock.now().getTime() - Date.now()) / 10_000 + 0.5) * 10,
		close(): void {
			clock.close();
			redis.disconnect();
			way.close();
		},
	};
}

describe('the fleet’s clock', () => {
	let clock: Awaited<ReturnType<typeof startClock>>;
	beforeEach(async () => {
		clock = await startClock();
	});
	afterEach(() => clock.close());

	it('takes Redis’s first time as it is', async () => {
		clock.set(0, 0, HOUR);
		await clock.ask();
		expect([clock.ahead(), clock.jumps()]).toEqual([HOUR, 0]);
	});

	it.each([48 * HOUR, -48 * HOUR])('ignores a reading of Redis’s that jumped by %d s and is taken back', async (jump) => {
		await clock.ask();
		clock.set(0, 0, jump);
		await clock.ask();
		await clock.ask();
		expect([clock.ahead(), clock.jumps()]).toEqual([0, 1]);
		clock.set(MINUTE, MINUTE, MINUTE);
		await clock.ask();
		expect([clock.ahead(), clock.jumps()]).toEqual([MINUTE, 1]);
	});

	it('follows Redis when a reading a minute later says the same, since all processes must have one time', async () => {
		await clock.ask();
		clock.set(0, 0, HOUR);
		await clock.ask();
		expect(clock.ahead()).toBe(0);
		clock.set(MINUTE, MINUTE, HOUR + MINUTE);
		await clock.ask();
		expect(clock.ahead()).toBe(HOUR + MINUTE);
	});

	it('follows Redis at once when the machine’s own clock has moved with it: the machine stood still', async () => {
		await clock.ask();
		clock.set(HOUR, 0, HOUR);
		await clock.ask();
		expect([clock.ahead(), clock.jumps()]).toEqual([HOUR, 0]);
	});

	it('doesn’t follow the machine’s own clock', async () => {
		await clock.ask();
		clock.set(-48 * HOUR, 0, 0);
		await clock.ask();
		expect([clock.ahead(), clock.jumps()]).toEqual([0, 0]);
	});
});
