import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RedisConnection } from '#server/storage/redis.ts';
import { confirmOf, create, filledDraft, findChoice, newMember } from './support/booking.ts';
import { empty, openRedis, redisUrl, serversOf } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, type Visitor } from './support/visitor.ts';

const LOOKS = 10;

let site: TestSite;
let redis: RedisConnection;
let member: Visitor;
/** Calls to upstream for the booking. */
let asked: string[];
beforeAll(async () => {
	redis = await openRedis();
	await empty(redis);
	const opens = new Date(Date.now() - 120_000).toISOString();
	site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl(), WAITING_ROOM_OPENS: opens });
	const choice = await findChoice(site);
	member = await newMember(site);
	// The ports are kept for all visitors: an earlier one has asked for them
	const groups = (await member.get('/api/openapi/cruise/port/group')).body.data as { ports: { id: string }[] }[];
	const harbours = (await member.get('/api/openapi/voyage/port')).body.data as { id: string }[];
	for (const { id } of [...harbours, ...groups.flatMap(({ ports }) => ports)]) await member.get(`/api/openapi/cruise/port/${id}`);
	site.sandbox.reset();
	const localId = await filledDraft(member, choice);
	const { total } = await confirmOf(member, localId);
	await create(member, localId, total);
	asked = site.sandbox.calls().calls.map(({ name }) => name);
});
afterAll(async () => {
	redis.disconnect();
	await site.close();
});

/** What members just did is kept so long (docs/rules.md, just-done): it adds up for nobody. */
const BRIEF_MS = 10_000;

it('a member who books adds at most 4.25 KB to Redis, 1.25 KB more for ten seconds, and every key of it expires', async () => {
	const own: { bytes: number; msLeft: number }[] = [];
	// All visitors have the counts of the site together.
	for (const server of serversOf(redis))
		for (const key of await server.keys('*'))
			if (/^(session|vault|limit):(?![a-z-]+:site:)/.test(key))
				own.push({ bytes: Number(await server.memory('USAGE', key, 'SAMPLES', 0)), msLeft: await server.pttl(key) });
	expect(own.length).toBeGreaterThan(10);
	const bytesOf = (keys: typeof own): number => keys.reduce((sum, { bytes }) => sum + bytes, 0);
	const isBrief = ({ msLeft }: { msLeft: number }): boolean => msLeft >= 0 && msLeft <= BRIEF_MS;
	expect(bytesOf(own.filter((key) => !isBrief(key)))).toBeLessThanOrEqual(4_352);
	expect(bytesOf(own.filter(isBrief))).toBeLessThanOrEqual(1_280);
	// Redis says -1 for a key without an end, and -2 for one that has ended since it was listed.
	expect(own.filter(({ msLeft }) => msLeft === -1)).toEqual([]);
});

it('a booking asks upstream seventeen times at most, from the hold to the order', () => {
	// The order asks for the sailing's day anew: it may have moved since the confirmation
	expect(asked).toContain('POST /openapi/order/v3/individual');
	expect(asked.length).toBeLessThanOrEqual(17);
});

it('a look at the line of a sale costs Redis twelve commands at most', async () => {
	for (const server of serversOf(redis)) await server.config('RESETSTAT');
	for (let look = 0; look < LOOKS; look++) expect((await member.get('/api/waiting-room')).status).toBe(200);
	const stats = await Promise.all(serversOf(redis).map((server) => server.info('commandstats')));
	const counts = [...stats.join('\n').matchAll(/cmdstat_(?!config|info)\S+:calls=(\d+)/g)].map(([, calls]) => Number(calls));
	const commands = counts.reduce((sum, calls) => sum + calls, 0) / LOOKS;
	expect(commands).toBeGreaterThan(1);
	// It takes ten; the clock and the client of a cluster ask for something now and then.
	expect(commands).toBeLessThanOrEqual(12);
});
