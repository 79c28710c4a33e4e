import type { Response } from 'supertest';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { RedisConnection } from '#server/storage/redis.ts';
import { type Choice, confirmOf, create, filledDraft, findChoice, newMember } from './booking.ts';
import { openRedis, redisUrl } from './redis-url.ts';
import { ANSWERS, type Answer, type Refusal, startRefusingUpstream } from './refusing-upstream.ts';
import { startSite, type TestSite } from './site.ts';
import { BEHIND_HTTPS, control, type Visitor, visitor } from './visitor.ts';

const HASTY = { API_DEADLINE_MS: '700', PAGE_DEADLINE_MS: '700', UPSTREAM_TIMEOUT_MS: '700' };
/** Free cabins before each try. */
const ROOMS = 5;

/** A browser, and the press of a step whose call is refused. */
export type Prepared = { browser: Visitor; press: (browser: Visitor) => Promise<Response> };

/** What a browser gets of a refusal: status, code, words, seconds to wait. */
export type Got = [status: number, code: string, words: string, wait?: number];

export const got = ({ status, body, headers }: Response): Got => {
	const wait = headers['retry-after'];
	return [status, body.data?.code, body.errMsg, ...((wait === undefined ? [] : [Number(wait)]) as [])];
};

/** An order that was made. */
export const CREATED = { state: 'created', orderId: expect.any(String) };

/** Starts a backend with a site of its own, and two sites on a proxy that refuses calls: one gives an answer up after a short time. */
export function openRefusingLab() {
	let backend: TestSite;
	let proxy: Awaited<ReturnType<typeof startRefusingUpstream>>;
	let site: TestSite;
	let hasty: TestSite;
	let choice: Choice;
	let redis: RedisConnection;
	let ahead = 0;
	let addresses = 0;
	let numbers = 13_700_000_000;

	beforeAll(async () => {
		const env = { ...BEHIND_HTTPS, REDIS_URL: redisUrl() };
		redis = await openRedis();
		backend = await startSite(env);
		proxy = await startRefusingUpstream(backend.sandboxUrl);
		const clock = () => new Date(Date.now() + ahead);
		site = await startSite(env, proxy.url, clock);
		hasty = await startSite({ ...env, ...HASTY }, proxy.url, clock);
		choice = await findChoice(backend);
	});
	beforeEach(async () => {
		const { voyageId, cabin } = choice;
		await control(backend, '/holds/end', { voyageId });
		await control(backend, '/rooms', { voyageId, categoryId: cabin.id, left: ROOMS });
	});
	afterEach(() => proxy.refuse(null));
	afterAll(async () => {
		for (const one of [hasty, site, proxy, backend]) await one.close();
		redis.disconnect();
	});

	const address = () => {
		addresses += 1;
		return `10.61.${addresses >> 8}.${addresses & 255}`;
	};
	const guest = (headers: Readonly<Record<string, string>> = {}, where = site) =>
		visitor(where, { 'x-forwarded-for': address(), ...headers });
	const member = () => newMember({ ...site, sandboxUrl: backend.sandboxUrl }, address());

	return {
		backend: () => backend,
		choice: () => choice,
		redis: () => redis,
		guest,
		member,
		freshNumber: () => String(++numbers),
		/** Lets seconds pass for the sites. */
		move: (seconds: number): void => {
			ahead += seconds * 1_000;
		},
		/** Refuses a call from now on; without an answer none. */
		refuse: (call?: Refusal['call'], answer?: Answer, carriesOut?: Refusal['carriesOut']): void =>
			proxy.refuse(call && answer ? { call, answer: ANSWERS[answer], ...(carriesOut && { carriesOut }) } : null),
		/** The browser at the site that a step is pressed at: an answer that never comes is given up soon at one of them. */
		pressedAt(answer: Answer, browser: Visitor): Visitor {
			if (answer !== 'no answer') return browser;
			const moved = guest({}, hasty);
			for (const [name, value] of browser.cookies) moved.cookies.set(name, value);
			return moved;
		},
		/** A member with a booking that can be ordered. */
		async ordering(): Promise<Prepared> {
			const browser = await member();
			const localId = await filledDraft(browser, choice);
			const { total } = await confirmOf(browser, localId);
			return { browser, press: (own) => create(own, localId, total) };
		},
	};
}
