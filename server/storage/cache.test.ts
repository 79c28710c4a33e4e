import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#server/request/errors.ts';
import { createCache } from './cache.ts';

const SECOND = 1_000;
let time = 0;
const now = () => time;
beforeEach(() => {
	time = 1_800_000_000_000;
});

/** The part of Redis that a cache uses, shared by two processes; it can be switched off. */
function sharedStore() {
	const values = new Map<string, string>();
	const store = {
		status: 'ready' as const,
		down: false,
		reads: 0,
		async get(key: string) {
			store.reads += 1;
			if (store.down) throw new Error('away');
			return values.get(key) ?? null;
		},
		async set(key: string, value: string) {
			if (store.down) throw new Error('away');
			values.set(key, value);
		},
	};
	return store;
}
type Store = ReturnType<typeof sharedStore>;
const cacheOver = (store?: Store, build = 'b') => createCache({ redis: store as never, build, now });
/** A value with its size on the wire, as a producer returns it. */
const sized = <T>(data: T, bytes = 100) => ({ data, bytes });
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a cache in one process', () => {
	it('produces a value once, and again in the background when it is stale', async () => {
		const cache = cacheOver();
		let count = 0;
		const produce = vi.fn(async () => sized(++count));
		expect(await cache.remember('sailings', 'k', produce)).toBe(1);
		time += 29 * SECOND;
		expect(await cache.remember('sailings', 'k', produce)).toBe(1);
		expect(produce).toHaveBeenCalledTimes(1);
		time += 2 * SECOND;
		expect(await cache.remember('sailings', 'k', produce)).toBe(1);
		await settled();
		expect(await cache.remember('sailings', 'k', produce)).toBe(2);
		expect(produce).toHaveBeenCalledTimes(2);
	});

	it('shares one production and its failure among callers that miss together; the next caller tries again', async () => {
		const cache = cacheOver();
		const fail = vi.fn(async () => {
			throw new AppError('upstream-unavailable', 'down', { fault: 'outage' });
		});
		const missed = await Promise.allSettled([1, 2, 3].map(() => cache.remember('content', 'k', fail)));
		expect(missed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
		expect(fail).toHaveBeenCalledTimes(1);
		expect(await cache.remember('content', 'k', async () => sized('up'))).toBe('up');
	});

	it('serves a stale value while upstream is down, asks every five seconds, and gives up when its grace is over', async () => {
		const cache = cacheOver();
		await cache.remember('sailings', 'k', async () => sized('old'));
		const fail = vi.fn(async () => {
			throw new Error('down');
		});
		time += 31 * SECOND;
		for (let tries = 0; tries < 3; tries++) {
			expect(await cache.remember('sailings', 'k', fail)).toBe('old');
			await settled();
		}
		expect(fail).toHaveBeenCalledTimes(1);
		time += 6 * SECOND;
		expect(await cache.remember('sailings', 'k', fail)).toBe('old');
		await settled();
		expect(fail).toHaveBeenCalledTimes(2);
		time += 31 * 60 * SECOND;
		await expect(cache.remember('sailings', 'k', fail)).rejects.toThrow('down');
	});

	it('renews a fresh value on request, and keeps the one it has when that fails', async () => {
		const cache = cacheOver();
		await cache.remember('sailings', 'k', async () => sized('old'));
		expect(await cache.renew('sailings', 'k', async () => sized('new'))).toBe('new');
		const fail = async () => {
			throw new Error('down');
		};
		expect(await cache.renew('sailings', 'k', fail)).toBe('new');
		expect(await cache.remember('sailings', 'k', fail)).toBe('new');
		await expect(cache.renew('sailings', 'other', fail)).rejects.toThrow('down');
	});

	it('holds 5,000 values, and drops the least recently used one first', async () => {
		const cache = cacheOver();
		const produce = vi.fn(async () => sized(1));
		for (let key = 0; key < 5_000; key++) await cache.remember('content', `${key}`, produce);
		await cache.remember('content', '0', produce);
		await cache.remember('content', 'one more', produce);
		produce.mockClear();
		await cache.remember('content', '0', produce);
		expect(produce).not.toHaveBeenCalled();
		await cache.remember('content', '1', produce);
		expect(produce).toHaveBeenCalledTimes(1);
	});
});

it('a timetable larger than all other values stays in memory', async () => {
	const cache = cacheOver();
	const timetable = vi.fn(async () => sized('all', 40 * 1024 * 1024));
	await cache.remember('sailings', 'timetable', timetable);
	for (let key = 0; key < 100; key++) await cache.remember('content', `${key}`, async () => sized(key, 1024 * 1024));
	expect(await cache.remember('sailings', 'timetable', timetable)).toBe('all');
	expect(timetable).toHaveBeenCalledTimes(1);
	const again = vi.fn(async () => sized(0, 1024 * 1024));
	await cache.remember('content', '0', again);
	expect(again).toHaveBeenCalledTimes(1);
});

describe('a cache over Redis', () => {
	it('takes the value of another process, and no value is fresh for longer than its policy allows', async () => {
		const store = sharedStore();
		time += 3_600 * SECOND;
		await cacheOver(store).remember('sailings', 'k', async () => sized({ from: 'one' }));
		time -= 3_600 * SECOND;
		const two = cacheOver(store);
		const produce = vi.fn(async () => sized({ from: 'two' }));
		expect(await two.remember('sailings', 'k', produce)).toEqual({ from: 'one' });
		expect(produce).not.toHaveBeenCalled();
		expect(store.reads).toBe(2);
		await two.remember('sailings', 'k', produce);
		expect(store.reads).toBe(2);
		time += 31 * SECOND;
		await two.remember('sailings', 'k', produce);
		expect(store.reads).toBe(3);
	});

	it('takes nothing of another build, which may read replies differently', async () => {
		const store = sharedStore();
		await cacheOver(store, 'before').remember('content', 'k', async () => sized('old form'));
		expect(await cacheOver(store, 'after').remember('content', 'k', async () => sized('new form'))).toBe('new form');
	});

	it('asks upstream while Redis is away, and doesn’t use Redis for two seconds', async () => {
		const store = sharedStore();
		store.down = true;
		const cache = cacheOver(store);
		expect(await cache.remember('content', 'a', async () => sized('a'))).toBe('a');
		expect(await cache.remember('content', 'b', async () => sized('b'))).toBe('b');
		expect(store.reads).toBe(1);
		store.down = false;
		time += 3 * SECOND;
		expect(await cache.remember('content', 'c', async () => sized('c'))).toBe('c');
		expect(store.reads).toBe(2);
	});

	it('a process that starts while upstream is down or silent serves the value of another one, then asks', async () => {
		const store = sharedStore();
		await cacheOver(store).remember('sailings', 'k', async () => sized('old'));
		time += 60 * SECOND;
		const fail = async () => {
			throw new Error('down');
		};
		expect(await cacheOver(store).remember('sailings', 'k', fail)).toBe('old');
		const silent = vi.fn(() => new Promise<{ data: string; bytes: number }>(() => {}));
		expect(await cacheOver(store).remember('sailings', 'k', silent)).toBe('old');
		await vi.waitFor(() => expect(silent).toHaveBeenCalledTimes(1));
	});
});
