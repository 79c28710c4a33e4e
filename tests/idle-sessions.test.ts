import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RedisConnection } from '#server/storage/redis.ts';
import { keysIn, openRedis, redisUrl, serversOf } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { logIn, type Visitor, visitor } from './support/visitor.ts';

const SESSIONS = 3_000;
const SOCKETS = 500;
const IDLE_MS = 30 * 60_000;

let site: TestSite;
let redis: RedisConnection;
let member: Visitor;
beforeAll(async () => {
	redis = await openRedis();
	site = await startSite({ REDIS_URL: redisUrl() });
	member = visitor(site);
	await logIn(site, member, `132${String(Date.now()).slice(-8)}`);
});
afterAll(async () => {
	await Promise.all((await keysIn(redis, 'session:idle-*')).map((key) => redis.del(key)));
	redis.disconnect();
	await site.close();
});

/** Counts the commands that Redis gets while a member uses the site, by command. */
async function commandsOfUse(): Promise<Record<string, number>> {
	for (const server of serversOf(redis)) await server.config('RESETSTAT');
	for (let turn = 0; turn < 5; turn++) {
		expect((await member.get('/api/session')).status).toBe(200);
		expect((await member.get('/api/openapi/guest/info')).status).toBe(200);
	}
	const stats = (await Promise.all(serversOf(redis).map((server) => server.info('commandstats')))).join('\n');
	const counts: Record<string, number> = {};
	for (const [, name = '', calls] of stats.matchAll(/cmdstat_([\w|]+):calls=(\d+)/g))
		counts[name] = (counts[name] ?? 0) + Number(calls);
	return counts;
}

it('thousands of sessions don’t slow a request: it asks Redis for the same few keys, and lists none (R-26)', async () => {
	const [own = ''] = await keysIn(redis, 'session:*');
	const value = (await redis.get(own)) ?? '';
	expect(await redis.pttl(own)).toBeGreaterThan(0);
	expect(await redis.pttl(own)).toBeLessThanOrEqual(IDLE_MS);
	const before = await commandsOfUse();
	for (let first = 0; first < SESSIONS; first += 500)
		await Promise.all(Array.from({ length: 500 }, (_, at) => redis.set(`session:idle-${first + at}`, value, 'PX', IDLE_MS)));
	const after = await commandsOfUse();
	for (const listing of ['keys', 'scan', 'dbsize', 'smembers']) expect(after).not.toHaveProperty(listing);
	expect([after.get, after.hgetall]).toEqual([before.get, before.hgetall]);
});

it('hundreds of open connections keep no visitor out', async () => {
	const { port } = new URL(site.url);
	const sockets: Socket[] = await Promise.all(
		Array.from(
			{ length: SOCKETS },
			() =>
				new Promise<Socket>((done) => {
					const socket = connect(Number(port), '127.0.0.1', () => done(socket)).on('error', () => {});
				}),
		),
	);
	expect((await visitor(site).get('/news')).status).toBe(200);
	expect((await member.get('/api/openapi/guest/info')).status).toBe(200);
	expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([]);
	for (const socket of sockets) socket.destroy();
});
