import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { readConfig } from '#server/settings/config.ts';
import { UNWATCHED } from '#server/watch/watch.ts';
import { capturedLog } from '#tests/support/captured-log.ts';
import { empty, keysIn, openRedis, redisUrl } from '#tests/support/redis-url.ts';
import { createStorage } from './storage.ts';

const NUMBER = '13800138000';
const SECRETS = ['first-secret', 'second-secret'].map((secret) => secret.padEnd(32, '-'));

/** Counts an attempt of the number, and returns the keys that are in Redis then. */
async function keysWith(secret: string): Promise<string[]> {
	const config = readConfig({
		NODE_ENV: 'production',
		SITE_URL: 'https://www.good.test',
		UPSTREAM_URL: 'http://127.0.0.1:1',
		REDIS_URL: redisUrl(),
		SESSION_SECRET: secret,
	});
	const machine = { now: () => new Date(), elapsed: () => performance.now() };
	const storage = createStorage({ config, build: 'test', log: capturedLog('silent').log, watch: UNWATCHED, machine });
	await storage.connected(10_000);
	const redis = await openRedis();
	await empty(redis);
	await storage.limits.take('send-code', { number: NUMBER, address: '10.0.0.1', browser: 'a-browser' });
	const keys = await keysIn(redis);
	storage.close();
	redis.disconnect();
	return keys.filter((key) => key.startsWith('limit:'));
}

it('a telephone number can’t be guessed from the keys of limits: they depend on the secret of the settings', async () => {
	const [first = [], second = []] = [await keysWith(SECRETS[0] ?? ''), await keysWith(SECRETS[1] ?? '')];
	expect(first.length).toBeGreaterThanOrEqual(4);
	expect(first.filter((key) => second.includes(key))).toEqual([]);
	const guess = createHmac('sha256', '').update(NUMBER).digest('base64url').slice(0, 22);
	for (const key of [...first, ...second]) expect([key.includes(NUMBER), key.includes(guess)]).toEqual([false, false]);
});
