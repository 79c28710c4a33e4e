import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RedisConnection } from '#server/storage/redis.ts';
import { createLine, type Mode } from '#server/waiting-room/line.ts';
import { placeOf } from '#server/waiting-room/waiting-room.ts';
import { crowd } from './support/crowd.ts';
import { fairnessOf } from './support/fairness.ts';
import { openRedis } from './support/redis-url.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const OPENS = Date.parse('2027-03-01T10:00:00+08:00');
const SECRET = 'a secret of tests';

let redis: RedisConnection;
let sales = 0;
beforeAll(async () => {
	redis = await openRedis();
});
afterAll(() => redis.disconnect());

/** Opens a new line. Its moments are milliseconds from the opening. */
function openLine(perMinute = 60) {
	sales += 1;
	const opens = OPENS + sales * SECOND;
	const visit = createLine({ redis, opens, closes: opens + 60 * MINUTE, perMinute });
	return (name: string, mode: Mode, now: number, lot = 0.5) => visit({ place: name, lot }, mode, opens + now);
}

describe('a place', () => {
	it('is signed: another secret, member or sale makes another place, and each has one lot', () => {
		const sale = { opens: OPENS };
		const own = placeOf('m1', sale, SECRET);
		expect(placeOf('m1', sale, SECRET)).toEqual(own);
		const others = [placeOf('m2', sale, SECRET), placeOf('m1', { opens: OPENS + 1 }, SECRET), placeOf('m1', sale, 'another')];
		expect(new Set([own, ...others].map(({ place }) => place)).size).toBe(4);
		expect(new Set([own, ...others].map(({ lot }) => lot)).size).toBe(4);
		expect(own.place).not.toContain('m1');
	});

	it('taken before the opening is ordered by lot, a later one by its arrival', async () => {
		const visit = openLine();
		await visit('late lot', 'take', -MINUTE, 0.9);
		await visit('early lot', 'take', -SECOND, 0.1);
		await visit('first', 'take', 0, 0.01);
		await visit('second', 'take', 1, 0.001);
		const ahead = async (name: string) => (await visit(name, 'look', 2)).ahead;
		expect([await ahead('early lot'), await ahead('late lot'), await ahead('first'), await ahead('second')]).toEqual([
			0, 1, 2, 3,
		]);
	});

	it('is the same one, however often it is asked for, and keeps its position', async () => {
		const visit = openLine();
		await visit('a', 'take', 0);
		await visit('b', 'take', 0);
		for (let again = 0; again < 1_000; again++) await visit('b', 'use', 1);
		expect(await visit('b', 'take', 2)).toMatchObject({ ahead: 1, waiting: 2, taken: 0 });
	});

	it('isn’t taken by looking', async () => {
		const visit = openLine();
		expect(await visit('a', 'look', 0)).toMatchObject({ ahead: null, waiting: 0, until: 0 });
	});

	it('is skipped after five minutes without a look, and taken anew at the end', async () => {
		const visit = openLine();
		await visit('gone', 'take', -6 * MINUTE, 0.1);
		await visit('there', 'take', -6 * MINUTE, 0.2);
		await visit('there', 'look', -MINUTE);
		await visit('new', 'take', 500);
		expect(await visit('new', 'look', SECOND)).toMatchObject({ expired: 1, letIn: 1, ahead: 0 });
		expect((await visit('there', 'look', SECOND)).until).toBeGreaterThan(0);
		expect(await visit('gone', 'take', SECOND, 0.1)).toMatchObject({ ahead: 1, until: 0 });
	});
});

describe('a member who is let in', () => {
	it('comes in at the set pace, and no faster after a pause', async () => {
		const visit = openLine(60);
		for (let at = 0; at < 40; at++) await visit(`m${at}`, 'take', 0);
		expect((await visit('m0', 'look', 3 * SECOND)).letIn).toBe(3);
		expect((await visit('m39', 'look', 3 * SECOND + 999)).letIn).toBe(0);
		expect((await visit('m39', 'look', 33 * SECOND)).letIn).toBe(10);
	});

	it('goes straight on without others in the line', async () => {
		const visit = openLine(60);
		expect((await visit('a', 'use', 5 * SECOND)).until).toBeGreaterThan(0);
	});

	it('stays for ten minutes, renewed by use and not by looking, and for half an hour in all', async () => {
		const visit = openLine();
		const leftAt = async (mode: Mode, now: number) => (await visit('a', mode, now)).until - (await visit('a', 'look', now)).until;
		await visit('a', 'use', MINUTE);
		const { until } = await visit('a', 'look', 9 * MINUTE);
		expect((await visit('a', 'use', 9 * MINUTE)).until).toBe(until + 8 * MINUTE);
		expect(await leftAt('look', 9 * MINUTE)).toBe(0);
		await visit('a', 'use', 18 * MINUTE);
		const last = await visit('a', 'use', 27 * MINUTE);
		expect(last.until - until).toBe(20 * MINUTE);
		expect((await visit('a', 'use', 31 * MINUTE)).taken).toBe(1);
	});

	it('has used the place after the booking becomes an order', async () => {
		const visit = openLine();
		await visit('b', 'take', 0);
		await visit('a', 'take', 0);
		await visit('a', 'look', 2 * SECOND);
		await visit('a', 'leave', 3 * SECOND);
		for (const name of ['c', 'd', 'e']) await visit(name, 'take', 3 * SECOND);
		expect((await visit('a', 'use', 3 * SECOND)).until).toBe(0);
	});
});

it('is forgotten after the sale', async () => {
	const opens = OPENS - SECOND;
	const visit = createLine({ redis, opens, closes: opens + MINUTE, perMinute: 1 });
	await visit({ place: 'a', lot: 0 }, 'take', opens);
	await visit({ place: 'b', lot: 0 }, 'take', opens);
	expect(await redis.pttl(`waiting-room:{${opens}}:line`)).toBeLessThanOrEqual(31 * MINUTE);
	expect(await redis.pttl(`waiting-room:{${opens}}:line`)).toBeGreaterThan(0);
});

it('a crowd is let in fairly: early ones by lot, late ones in the order of arrival, at the pace and within the estimate', async () => {
	const perMinute = 600;
	const came = await crowd({
		redis,
		people: 2_000,
		perMinute,
		early: 0.6,
		leaving: 0.1,
		seed: 7,
		opens: OPENS + 1_000 * SECOND,
	});
	const { events, persons } = came;
	expect(events.taken).toBe(persons.length);
	expect(events['let-in'] + events.expired).toBe(persons.length);
	const fairness = fairnessOf(came);
	expect(fairness).toMatchObject({ forgotten: 0, pushedBack: 0 });
	expect(fairness.busiestMinute).toBeLessThanOrEqual(perMinute + perMinute / 6);
	// The moment of arrival makes no difference before the opening. The mean wait is a minute, the longest about two.
	expect(fairness.earlyDifference).toBeLessThan(12);
	const early = persons.filter(({ arrives, leaves }) => arrives < 0 && !leaves).length;
	expect(fairness.firstLate).toBeGreaterThan((early * 60) / perMinute - 10);
	expect(fairness.lateDifference).toBeGreaterThan(0);
	expect(fairness.worstEstimate).toBeLessThanOrEqual(10);
});
