import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Fleet, startFleet } from '../support/fleet/fleet.ts';
import { gather, ordersOf, useUntil } from '../support/fleet/load.ts';

let fleet: Fleet;
beforeAll(async () => {
	fleet = await startFleet();
}, 60_000);
afterAll(() => fleet.close());

const RESTARTS = 10;

it('processes are restarted one after the other under load: no request fails, no page is cut off, every booking is made', async () => {
	const crowd = await gather(fleet, 4);
	const before = await ordersOf(crowd);
	const restarts = (async () => {
		for (let round = 0; round < RESTARTS; round++) {
			await fleet.end(round % 2, 'SIGTERM');
			await fleet.begin(round % 2);
			await pause(500);
		}
	})();
	const { failures, requests, orders } = await useUntil(fleet, crowd, 4, restarts);
	expect(failures).toEqual([]);
	expect(requests).toBeGreaterThan(RESTARTS * 20);
	expect(orders).toBeGreaterThan(RESTARTS / 2);
	expect((await ordersOf(crowd)) - before).toBe(orders);
	// nginx never loses a connection in use to a process that ends; it only finds a process away that hasn't started yet.
	expect(fleet.complaints().filter((line) => !/Connection refused|upstream server temporarily disabled/.test(line))).toEqual([]);
}, 300_000);

it('a process is killed under load: only its running requests may fail, and no order is lost or made twice', async () => {
	const crowd = await gather(fleet, 4);
	const before = await ordersOf(crowd);
	const killing = (async () => {
		await pause(1_500);
		await fleet.end(0, 'SIGKILL');
		await pause(1_500);
		await fleet.begin(0);
		await pause(500);
	})();
	const { failures, requests, orders } = await useUntil(fleet, crowd, 4, killing);
	// nginx asks the other process for pages again; each member may have had one press or booking under way.
	expect(failures.filter((line) => !/^(POST|booking)/.test(line))).toEqual([]);
	expect(failures.length).toBeLessThanOrEqual(crowd.members.length);
	expect(requests).toBeGreaterThan(50);
	const made = (await ordersOf(crowd)) - before;
	expect(made).toBeGreaterThanOrEqual(orders);
	expect(made - orders).toBeLessThanOrEqual(failures.filter((line) => line.startsWith('booking')).length);
}, 120_000);
