import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createWaitingRoom } from '#server/waiting-room/waiting-room.ts';
import type { SearchResult } from '#shared/catalogue/bff/search.ts';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import type { WaitingRoomView } from '#shared/catalogue/bff/waiting-room.ts';
import { type Choice, confirmOf, create, filledDraft, findChoice, hold, newMember, ordered } from './support/booking.ts';
import { scopeWith } from './support/feature-scope.ts';
import { empty, keysIn, openRedis, redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, cookieHeader, type Visitor, visitor } from './support/visitor.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

let choice: Choice;
let site: TestSite;
const sites: TestSite[] = [];

/** Starts a site with a sale that opened so many seconds ago, or opens later for a negative number. By default one visitor a minute is let in. */
async function saleSite(secondsAgo: number, env: Readonly<Record<string, string>> = {}): Promise<TestSite> {
	const opens = new Date(Date.now() - secondsAgo * SECOND).toISOString();
	const settings = { ...BEHIND_HTTPS, REDIS_URL: redisUrl(), WAITING_ROOM_OPENS: opens, WAITING_ROOM_PER_MINUTE: '1', ...env };
	const started = await startSite(settings);
	sites.push(started);
	return started;
}

const viewOf = async (browser: Visitor): Promise<WaitingRoomView> => (await browser.get('/api/waiting-room')).body.data;
const aheadOf = async (browser: Visitor): Promise<number | undefined> => {
	const view = await viewOf(browser);
	return view.state === 'waiting' ? view.ahead : undefined;
};
/** The same session in another browser, without the other cookies of the first one. */
function elsewhere(browser: Visitor): Visitor {
	const other = visitor(site);
	for (const [name, value] of browser.cookies) if (name.endsWith('sid')) other.cookies.set(name, value);
	return other;
}
/** Forgets all who wait or were let in. */
async function forgetLine(): Promise<void> {
	const redis = await openRedis();
	for (const key of await keysIn(redis, 'waiting-room:*')) await redis.del(key);
	redis.disconnect();
}

beforeAll(async () => {
	const plain = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() });
	sites.push(plain);
	choice = await findChoice(plain);
});
afterEach(async () => {
	const redis = await openRedis();
	await empty(redis);
	redis.disconnect();
	for (const { sandbox } of sites) sandbox.reset();
});
afterAll(() => Promise.all(sites.map(({ close }) => close())));

describe('while a sale has a line', () => {
	it('members who were let in may hold cabins; others get a place and the time to ask again', async () => {
		site = await saleSite(120);
		const first = await newMember(site);
		expect((await hold(first, choice)).status).toBe(200);
		const second = await newMember(site);
		const refused = await hold(second, choice);
		expect([refused.status, refused.body.data.code, refused.body.err]).toEqual([429, 'waiting-room', 10_430]);
		const wait = Number(refused.headers['retry-after']);
		expect(wait).toBeGreaterThanOrEqual(5);
		expect(wait).toBeLessThanOrEqual(60);
		expect(await viewOf(second)).toMatchObject({ state: 'waiting', ahead: 0, waiting: 1, seconds: 60 });
		expect((await viewOf(first)).state).toBe('inside');
		expect(site.sandbox.calls().calls.filter(({ name }) => name.endsWith('/lock'))).toHaveLength(1);
	});

	it('guests and crawlers read every page, and have no place', async () => {
		site = await saleSite(120);
		const guest = visitor(site);
		for (const path of ['/', '/voyage-search', `/route?id=${choice.voyageId}`]) expect((await guest.get(path)).status).toBe(200);
		expect((await guest.get('/', { 'user-agent': 'Googlebot/2.1' })).status).toBe(200);
		expect((await hold(guest, choice)).status).toBe(401);
		expect((await guest.get('/waiting-room')).headers.location).toBe('/login?redirect=%2Fwaiting-room');
		const member = await newMember(site);
		expect(await viewOf(member)).toMatchObject({ state: 'outside', waiting: 0 });
	});

	it('a member who has begun to book goes on to the end, without a place', async () => {
		site = await saleSite(120);
		const member = await newMember(site);
		const localId = await filledDraft(member, choice);
		await forgetLine();
		await hold(await newMember(site), choice);
		expect((await hold(await newMember(site), choice)).status).toBe(429);
		expect((await member.post('/api/booking/hold-again', { localId })).status).toBe(200);
		const { total } = await confirmOf(member, localId);
		const made = await create(member, localId, total);
		expect(made.body.data).toMatchObject({ state: 'created' });
		const paid = await member.post('/api/order/pay', { orderId: made.body.data.orderId, method: 'union' });
		expect(paid.status).toBe(200);
	});

	it('before it opens members can take places but not book, and the page shows the opening, also without JavaScript', async () => {
		site = await saleSite(-10 * 60);
		const member = await newMember(site);
		const path = `/waiting-room?redirect=${encodeURIComponent(`/route?id=${choice.voyageId}`)}&lang=EN`;
		expect((await member.get(path)).text).toContain('Join the queue');
		const joined = await member.post(path, {}, { 'content-type': 'application/x-www-form-urlencoded' });
		expect([joined.status, joined.headers.location]).toEqual([302, path]);
		expect((await viewOf(member)).state).toBe('drawing');
		const page = (await member.get(path)).text;
		expect(page).toContain('You are in the waiting room');
		expect(page).toMatch(/<noscript><meta http-equiv="refresh" content="60"\/><\/noscript>/i);
		expect((await hold(member, choice)).status).toBe(429);
		expect(await viewOf(await newMember(site))).toMatchObject({ state: 'outside', waiting: 1 });
	});

	it('only the voyages on sale have one, where the settings name some', async () => {
		site = await saleSite(120, { WAITING_ROOM_VOYAGES: '999999' });
		for (let count = 0; count < 2; count++) expect((await hold(await newMember(site), choice)).status).toBe(200);
	});

	it.each([
		['with a zero before it', (id: string) => `0${id}`],
		['with decimals', (id: string) => `${id}.0`],
		['with a space behind it', (id: string) => `${id} `],
		['with a sign', (id: string) => `+${id}`],
		['as a number', Number],
	])('a voyage on sale has its line also written %s', async (_, written) => {
		site = await saleSite(120, { WAITING_ROOM_VOYAGES: choice.voyageId });
		await hold(await newMember(site), choice);
		const member = await newMember(site);
		const refused = await member.post('/api/booking/hold', {
			voyageId: written(choice.voyageId),
			cabins: [{ categoryId: choice.cabin.id, adult: 2, child: 0, count: 1 }],
		});
		expect([refused.status, refused.body.data.code]).toEqual([429, 'waiting-room']);
		expect(site.sandbox.calls().calls.filter(({ name }) => name.endsWith('/lock'))).toHaveLength(1);
	});

	it('without the timetable every voyage has its line', async () => {
		site = await saleSite(120, { WAITING_ROOM_VOYAGES: '999999', REDIS_CACHE_URL: 'redis://127.0.0.1:1' });
		site.sandbox.fault({ call: 'POST /openapi/voyage/all', httpStatus: 503 });
		expect((await hold(await newMember(site), choice)).status).toBe(200);
		expect((await hold(await newMember(site), choice)).status).toBe(429);
	});

	it('half an hour before it, after it, and without the setting there is no line', async () => {
		for (const started of [await saleSite(-31 * 60), await saleSite(121 * 60), sites[0] as TestSite]) {
			site = started;
			for (let count = 0; count < 2; count++) {
				const member = await newMember(site);
				expect((await hold(member, choice)).status).toBe(200);
				expect(await viewOf(member)).toEqual({ state: 'closed' });
			}
		}
	});
});

describe('a member doesn’t get ahead', () => {
	it('by a forged place: the position doesn’t depend on a request’s content (T82)', async () => {
		site = await saleSite(120);
		await hold(await newMember(site), choice);
		const victim = await newMember(site);
		await hold(victim, choice);
		const forger = await newMember(site);
		const redis = await openRedis();
		const [line = ''] = await keysIn(redis, 'waiting-room:*:line');
		const [place = ''] = await redis.zrange(line, 0, 0);
		redis.disconnect();
		const forged = { place, lot: 0, ahead: 0, until: Date.now() + MINUTE, member: 'm1' };
		const headers = {
			cookie: `${cookieHeader(forger)}; place=${place}; __Host-place=${place}`,
			'x-place': place,
		};
		const body = {
			voyageId: choice.voyageId,
			cabins: [{ categoryId: choice.cabin.id, adult: 2, child: 0, count: 1 }],
			...forged,
		};
		expect((await forger.post('/api/booking/hold', body, headers)).status).toBe(429);
		expect((await forger.post('/api/waiting-room', forged, headers)).body.data).toMatchObject({ state: 'waiting', ahead: 1 });
		expect((await forger.get(`/api/waiting-room?place=${place}&ahead=0`, headers)).body.data).toMatchObject({ ahead: 1 });
		expect(await aheadOf(victim)).toBe(0);
	});

	it('by another voyage, a booking that was given up, or asking again and again (T83)', async () => {
		site = await saleSite(120, { WAITING_ROOM_VOYAGES: choice.voyageId });
		const jumper = await newMember(site);
		const { localId } = (await hold(jumper, choice)).body.data as { localId: string };
		await jumper.post('/api/booking/release', { localId });
		const { rows } = (await jumper.get('/api/search')).body.data as SearchResult;
		const other = rows.find(({ id, state }) => state === 'on-sale' && id !== choice.voyageId)?.id ?? '';
		const page = (await jumper.get(`/api/voyage?id=${other}`)).body.data as VoyagePage;
		const cabin = page.categories === 'unavailable' ? undefined : page.categories.find(({ state }) => state === 'on-sale');
		if (!cabin) throw new Error('nothing else is on sale');
		expect((await hold(jumper, { voyageId: other, cabin })).status).toBe(200);
		await forgetLine();
		await hold(await newMember(site), choice);
		await hold(await newMember(site), choice);
		expect((await hold(jumper, choice)).status).toBe(429);
		expect(await aheadOf(jumper)).toBe(1);
		await Promise.all(Array.from({ length: 20 }, () => hold(jumper, choice)));
		expect(await aheadOf(jumper)).toBe(1);
	});

	it('by a thousand places: a member has one, in every browser and however often (T84)', async () => {
		site = await saleSite(120);
		await hold(await newMember(site), choice);
		const member = await newMember(site);
		await Promise.all(Array.from({ length: 100 }, () => member.post('/api/waiting-room')));
		expect((await elsewhere(member).post('/api/waiting-room')).body.data).toMatchObject({ ahead: 0, waiting: 1 });
	});

	it('by a place that was used: an order spends it, and another browser’s next booking waits at the end (T85)', async () => {
		site = await saleSite(120);
		const member = await newMember(site);
		await ordered(member, choice);
		await hold(await newMember(site), choice);
		const second = elsewhere(member);
		expect((await hold(second, choice)).status).toBe(429);
		expect(await aheadOf(second)).toBe(1);
	});
});

it('without Redis all members pass, which is counted and logged once', async () => {
	const warn = vi.fn();
	const told = vi.fn();
	const room = createWaitingRoom({
		sale: { opens: 0, closes: MINUTE, perMinute: 1, voyages: new Set(), calls: new Set(['POST /booking/hold']) },
		redis: { eval: async () => Promise.reject(new Error('away')) },
		secret: 'a secret of tests',
		clock: () => new Date(SECOND),
		watch: { waitingRoom: told },
		log: { warn },
	});
	const { scope } = scopeWith({});
	const member = { id: 'm1' } as NonNullable<typeof scope.member>;
	for (let count = 0; count < 3; count++) await room.mustBeLetIn({ voyageId: '1' }, { ...scope, member });
	expect(await room.view('m1', 'take')).toEqual({ state: 'closed' });
	expect(told.mock.calls).toEqual([[{ unguarded: 1 }], [{ unguarded: 1 }], [{ unguarded: 1 }]]);
	expect(warn).toHaveBeenCalledTimes(1);
});
