import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { session as sessionMiddleware } from '#server/middleware/session.ts';
import type { KeyValue } from '#server/storage/key-value.ts';
import { createSeal } from '#server/storage/seal.ts';
import { ABSOLUTE_SECONDS, IDLE_SECONDS, SessionStore } from '#server/storage/session-store.ts';
import { UNWATCHED } from '#server/watch/watch.ts';
import { loginOf, openRequest, sidOf } from './support/browser.ts';
import { type OpenStore, STORES } from './support/stores.ts';

const OLD = 'an-old-secret-of-thirty-two-characters';
const NEW = 'a-newer-secret-of-thirty-two-characters';
const log = pino({ level: 'silent' });

function site(store: KeyValue, { secrets = [NEW], now = () => new Date() } = {}) {
	const sessions = new SessionStore({ store, seal: createSeal(secrets, 'session'), log, clock: now });
	return sessionMiddleware({ store: sessions, secrets, https: false, log, clock: now, watch: UNWATCHED });
}

describe.each(STORES)('sessions in $name', ({ open }) => {
	let opened: OpenStore;
	beforeAll(async () => {
		opened = await open();
	});
	afterAll(() => opened.close());
	const keyOf = (cookie: string) => `session:${sidOf(cookie)}`;

	async function logIn(middleware: ReturnType<typeof site>, name = 'a', cookie?: string): Promise<string> {
		const request = await openRequest(middleware, cookie);
		await request.identity.begin(loginOf(name));
		return (await request.end()) ?? '';
	}
	async function whoIs(middleware: ReturnType<typeof site>, cookie: string): Promise<string | undefined> {
		const request = await openRequest(middleware, cookie);
		const name = request.identity.member?.id;
		await request.end();
		return name;
	}

	it('a guest gets no cookie (T3)', async () => {
		const request = await openRequest(site(opened.store));
		expect(request.identity.state).toBe('guest');
		expect(await request.end()).toBeUndefined();
	});

	it('logs in, is known, and is saved before the first byte', async () => {
		const middleware = site(opened.store);
		const request = await openRequest(middleware);
		await request.identity.begin(loginOf('a'));
		expect(request.identity.state).toBe('member');
		const cookie = (await request.end()) ?? '';
		expect(await whoIs(middleware, cookie)).toBe('a');
		expect(await opened.store.get(keyOf(cookie))).not.toBeNull();
	});

	it('the store holds nothing of a member in clear (T58)', async () => {
		const cookie = await logIn(site(opened.store), 'zhang-san');
		const value = (await opened.store.get(keyOf(cookie))) ?? '';
		const clear = [value, Buffer.from(value, 'base64').toString('latin1')];
		for (const text of clear) for (const canary of ['UTK_CANARY', '13800138000', 'zhang-san']) expect(text).not.toContain(canary);
	});

	it('a new id at every login; planted, forged and unknown ids are never taken over (T4, T5)', async () => {
		const middleware = site(opened.store);
		const first = await logIn(middleware);
		const second = await logIn(middleware, 'b', first);
		expect(second).not.toBe(first);
		expect(await opened.store.get(keyOf(first))).toBeNull();
		for (const planted of ['s%3AFIXED.bad', 'FIXED', 's%3AFIXED', first]) {
			const cookie = await logIn(middleware, 'c', planted);
			expect(sidOf(cookie)).not.toBe(sidOf(planted));
			expect(await opened.store.get(keyOf(planted))).toBeNull();
			expect(await whoIs(middleware, cookie)).toBe('c');
		}
	});

	it('idle time slides, and ends at the absolute limit (T10)', async () => {
		let now = Date.now();
		const middleware = site(opened.store, { now: () => new Date(now) });
		const request = await openRequest(middleware);
		await request.identity.begin(loginOf('a', now + 10 * ABSOLUTE_SECONDS * 1_000));
		const cookie = (await request.end()) ?? '';
		now += (ABSOLUTE_SECONDS - IDLE_SECONDS / 2) * 1_000;
		expect(await whoIs(middleware, cookie)).toBe('a');
		now += (IDLE_SECONDS / 2) * 1_000 + 1;
		expect(await whoIs(middleware, cookie)).toBeUndefined();
		expect(await opened.store.get(keyOf(cookie))).toBeNull();
	});

	it('a session ends after half an hour without use (T10)', async () => {
		const middleware = site(opened.store);
		const cookie = await logIn(middleware);
		for (let round = 0; round < 3; round++) {
			await opened.age(keyOf(cookie), IDLE_SECONDS - 60);
			expect(await whoIs(middleware, cookie)).toBe('a');
			// Sliding does not delay the answer
			await pause(20);
		}
		await opened.age(keyOf(cookie), IDLE_SECONDS + 1);
		expect(await whoIs(middleware, cookie)).toBeUndefined();
	});

	it('an expired token counts as logged out', async () => {
		let now = Date.now();
		const middleware = site(opened.store, { now: () => new Date(now) });
		const request = await openRequest(middleware);
		await request.identity.begin(loginOf('a', now + 60_000));
		const cookie = (await request.end()) ?? '';
		expect(await whoIs(middleware, cookie)).toBe('a');
		now += 60_001;
		expect(await whoIs(middleware, cookie)).toBeUndefined();
		expect(await opened.store.get(keyOf(cookie))).toBeNull();
	});

	it('an old secret is accepted, a removed one is not (T12)', async () => {
		const before = await logIn(site(opened.store, { secrets: [OLD] }));
		expect(await whoIs(site(opened.store, { secrets: [NEW, OLD] }), before)).toBe('a');
		expect(await whoIs(site(opened.store, { secrets: [NEW] }), before)).toBeUndefined();
	});

	it.each([
		['broken (R-9)', () => '{bad'],
		['empty (R-9)', () => ''],
		['sealed for another id', (own: string) => own],
	])('a value that is %s counts as no login, and is removed', async (_what, spoil) => {
		const middleware = site(opened.store);
		const [one, two] = [await logIn(middleware), await logIn(middleware, 'b')];
		const foreign = (await opened.store.get(keyOf(two))) ?? '';
		await opened.store.set(keyOf(one), spoil(foreign), 60);
		expect(await whoIs(middleware, one)).toBeUndefined();
		expect(await opened.store.get(keyOf(one))).toBeNull();
		expect(await whoIs(middleware, two)).toBe('b');
	});

	it('a request that did not log in sets no cookie, whatever happened meanwhile (T9)', async () => {
		const middleware = site(opened.store);
		const cookie = await logIn(middleware);
		const [reader, writer] = [await openRequest(middleware, cookie), await openRequest(middleware, cookie)];
		await logIn(middleware, 'b', cookie);
		await writer.identity.update({ nickname: 'late' });
		expect(await reader.end()).toBeUndefined();
		expect(await writer.end()).toBeUndefined();
		expect(await opened.store.get(keyOf(cookie))).toBeNull();
	});

	it('session ids are long, random and never repeated (T11)', async () => {
		const middleware = site(opened.store);
		const ids = new Set<string>();
		for (let batch = 0; batch < 10; batch += 1) {
			const cookies = await Promise.all(Array.from({ length: 1_000 }, () => logIn(middleware)));
			for (const cookie of cookies) ids.add(sidOf(cookie));
		}
		expect(ids.size).toBe(10_000);
		for (const id of ids) expect(Buffer.from(id, 'base64url')).toHaveLength(24);
	}, 60_000);

	/** The acts of one browser's requests. fast-check picks the order of their steps. */
	type Deed = 'read' | 'write' | 'login' | 'logout' | '700';

	it('no interleaving of write, login, logout and 700 brings a session back (T8)', async () => {
		const middleware = site(opened.store);
		let interleavings = 0;
		const deeds = fc.array(fc.constantFrom<Deed>('read', 'write', 'login', 'logout', '700'), { minLength: 2, maxLength: 6 });
		await fc.assert(
			fc.asyncProperty(deeds, fc.scheduler(), async (plan, scheduler) => {
				interleavings += 1;
				const cookie = await logIn(middleware, randomUUID());
				const dead = new Set<string>();
				const alive = new Set<string>();
				const perform = async (deed: Deed) => {
					await scheduler.schedule(Promise.resolve(), `${deed}: arrives`);
					const { identity, end } = await openRequest(middleware, cookie);
					await scheduler.schedule(Promise.resolve(), `${deed}: acts`);
					if (deed === 'write') await identity.update({ nickname: 'new' });
					if (deed === 'login') await identity.begin(loginOf(randomUUID()));
					if (deed === '700') await identity.end();
					if (deed === 'logout') await identity.leave();
					if (deed === 'login' || deed === 'logout' || (deed === '700' && identity.state === 'guest')) dead.add(cookie);
					await scheduler.schedule(Promise.resolve(), `${deed}: answers`);
					const set = await end();
					if (set && deed === 'login') alive.add(set);
				};
				const all = Promise.all(plan.map(perform));
				await scheduler.waitFor(all);
				for (const ended of dead) expect(await opened.store.get(keyOf(ended))).toBeNull();
				for (const begun of alive) expect(await opened.store.get(keyOf(begun))).not.toBeNull();
				if (dead.size === 0) expect(await opened.store.get(keyOf(cookie))).not.toBeNull();
			}),
			{ numRuns: 2_000 },
		);
		expect(interleavings).toBeGreaterThanOrEqual(2_000);
	}, 120_000);
});
