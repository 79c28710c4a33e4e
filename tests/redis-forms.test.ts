import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RedisConnection } from '#server/storage/redis.ts';
import { redisKeyValue } from '#server/storage/redis-key-value.ts';
import { type RedisDeployment, startCluster, startForm } from './support/redis-forms.ts';
import { keysIn, openRedis, serversOf } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, logIn, visitor } from './support/visitor.ts';

/** `npm run test:redis` runs the whole suite on each form; this file holds that each form is reached at all. */
describe.each([
	{ form: 'sentinels', start: () => startForm('sentinel'), servers: 1 },
	{ form: 'a cluster', start: () => startCluster(0), servers: 3 },
])('Redis as $form', ({ start, servers }) => {
	let deployment: RedisDeployment;
	let redis: RedisConnection;
	let site: TestSite;
	beforeAll(async () => {
		deployment = await start();
		redis = await openRedis(deployment.url);
		site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: deployment.url });
	});
	afterAll(async () => {
		await site.close();
		redis.disconnect();
		await deployment.stop();
	});

	it('keeps sessions, attempts and limits, each key on its server', async () => {
		const members = Array.from({ length: 6 }, (_, index) => ({ browser: visitor(site), mobile: `1371111000${index}` }));
		for (const { browser, mobile } of members) expect((await logIn(site, browser, mobile)).status).toBe(200);
		for (const { browser, mobile } of members) expect(await browser.who()).toBe(`137****${mobile.slice(-4)}`);
		expect(await keysIn(redis, 'session:*')).toHaveLength(members.length);
		expect((await keysIn(redis, 'limit:*')).length).toBeGreaterThan(members.length);
		expect(serversOf(redis)).toHaveLength(servers);
		for (const server of serversOf(redis)) expect(await server.dbsize()).toBeGreaterThan(0);
	});

	it('sets fields in one step', async () => {
		const store = redisKeyValue(redis);
		const set = await Promise.all(
			Array.from({ length: 20 }, (_, n) => store.setFields('fields', { [`f${n}`]: `${n}` }, 5_000, 60)),
		);
		expect(new Set(set.map(({ at }) => at)).size).toBe(20);
		expect(Object.keys(await store.fields('fields'))).toHaveLength(20);
	});
});
