import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSeal } from '#server/storage/seal.ts';
import { ABSOLUTE_SECONDS, IDLE_SECONDS } from '#server/storage/session-store.ts';
import { findChoice, hold, newMember } from './support/booking.ts';
import { sidOf } from './support/browser.ts';
import { type RedisServer, startRedis } from './support/redis.ts';
import { SECRET, startSite, type TestSite } from './support/site.ts';
import { logIn, type Visitor, visitor } from './support/visitor.ts';

const HOUR = 3_600_000;
let server: RedisServer;
let redis: Redis;
let right: TestSite;
let fast: TestSite;
let slow: TestSite;
beforeAll(async () => {
	server = await startRedis();
	redis = new Redis(server.url);
	right = await startSite({ REDIS_URL: server.url });
	const wrongBy = (ms: number) => startSite({ REDIS_URL: server.url }, right.sandboxUrl, () => new Date(Date.now() + ms));
	fast = await wrongBy(HOUR);
	slow = await wrongBy(-HOUR);
});
afterEach(() => redis.flushall());
afterAll(async () => {
	await Promise.all([fast.close(), slow.close()]);
	await right.close();
	redis.disconnect();
	await server.stop();
});

function at(site: TestSite, browser: Visitor): Visitor {
	const moved = visitor(site);
	for (const [name, value] of browser.cookies) moved.cookies.set(name, value);
	return moved;
}
const keyOf = (browser: Visitor) => `session:${sidOf(browser.cookies.get('sid') ?? '')}`;

/** Moves a session's beginning back by so much. */
async function beginEarlier(browser: Visitor, ms: number): Promise<void> {
	const seal = createSeal([SECRET], 'session');
	const session = JSON.parse(seal.open((await redis.get(keyOf(browser))) ?? ''));
	session.login.since -= ms;
	await redis.set(keyOf(browser), seal.close(JSON.stringify(session)), 'EX', IDLE_SECONDS);
}

const sites = (): TestSite[] => [right, fast, slow];

describe('machines with clocks an hour off (R-20)', () => {
	it('share sessions, and log no member out too early', async () => {
		for (const [index, first] of sites().entries()) {
			const browser = visitor(first);
			// Codes are read at the backend that all of them use
			expect((await logIn(right, browser, `1321111100${index}`)).status).toBe(200);
			for (const other of sites()) {
				expect(await at(other, browser).who()).toBe(`132****100${index}`);
				const left = await redis.ttl(keyOf(browser));
				expect(left).toBeGreaterThan(IDLE_SECONDS - 30);
				expect(left).toBeLessThanOrEqual(IDLE_SECONDS);
			}
		}
	});

	it('end sessions together at the absolute limit, however active a member is (T10)', async () => {
		for (const [index, first] of sites().entries()) {
			const browser = visitor(first);
			expect((await logIn(right, browser, `1321111200${index}`)).status).toBe(200);
			await beginEarlier(browser, ABSOLUTE_SECONDS * 1_000 - 10 * 60_000);
			for (const other of sites()) {
				expect(await at(other, browser).who()).not.toBeNull();
				// The sliding idle time never goes past the end
				expect(await redis.ttl(keyOf(browser))).toBeLessThanOrEqual(10 * 60);
			}
			await beginEarlier(browser, 10 * 60_000);
			expect(await at(sites()[(index + 1) % 3] as TestSite, browser).who()).toBeNull();
			expect(await redis.exists(keyOf(browser))).toBe(0);
		}
	});

	it('give pages the same time', async () => {
		for (const site of sites()) {
			const before = Date.now();
			const { body } = await visitor(site).get('/api/session');
			// Redis' time may be off by half of the duration of the question, which is at most 500 ms.
			expect(body.data.now).toBeGreaterThanOrEqual(before - 250);
			expect(body.data.now).toBeLessThanOrEqual(Date.now() + 250);
		}
	});

	it('log the difference once', () => {
		const lines = (site: TestSite) => site.logged().split('this machine’s clock differs').length - 1;
		expect([lines(right), lines(fast), lines(slow)]).toEqual([0, 1, 1]);
	});
});

describe.each([
	['with Redis', () => ({ REDIS_URL: server.url })],
	['without Redis', () => ({ NODE_ENV: 'test', REDIS_URL: '' })],
] as const)('a machine’s clock that jumps under a running process, %s,', (_name, env) => {
	it.each([48 * HOUR, -48 * HOUR])('by %d ms logs nobody out (R-20)', async (jump) => {
		let ahead = 0;
		const clock = () => new Date(Date.now() + ahead);
		const site = await startSite(env(), undefined, clock, undefined, null, () => performance.now());
		const browser = visitor(site);
		expect((await logIn(site, browser, jump > 0 ? '13211114001' : '13211114002')).status).toBe(200);
		ahead = jump;
		for (let turn = 0; turn < 2; turn += 1) expect(await browser.who()).not.toBeNull();
		// Another member logs in after the jump, and both stay.
		const second = visitor(site);
		expect((await logIn(site, second, jump > 0 ? '13311114001' : '13311114002')).status).toBe(200);
		ahead = 0;
		expect([await browser.who(), await second.who()]).not.toContain(null);
		await site.close();
	});
});

describe('a machine’s clock that jumps under a running process', () => {
	it.each([48 * HOUR, -48 * HOUR])('by %d ms ends no hold (R-20)', async (jump) => {
		let ahead = 0;
		const clock = () => new Date(Date.now() + ahead);
		const site = await startSite({ REDIS_URL: server.url }, undefined, clock, undefined, null, () => performance.now());
		const member = await newMember(site);
		const { localId } = (await hold(member, await findChoice(site))).body.data;
		const held = async () => {
			const { deadline, now } = (await member.get(`/api/booking?localId=${localId}`)).body.data;
			return { deadline, isOver: now >= deadline };
		};
		const before = await held();
		expect(before).toEqual({ deadline: expect.any(Number), isOver: false });
		ahead = jump;
		expect(await held()).toEqual(before);
		await site.close();
	});

	it.each([48 * HOUR, -48 * HOUR])('by %d ms makes no kept page anew', async (jump) => {
		const site = await startSite();
		const now = Date.now;
		const guest = visitor(site);
		await guest.get('/faq');
		Date.now = () => now() + jump;
		try {
			await guest.get('/faq');
		} finally {
			Date.now = now;
		}
		await expect.poll(() => site.logged().split('"msg":"kept page"').length - 1).toBe(1);
		await site.close();
	});
});
