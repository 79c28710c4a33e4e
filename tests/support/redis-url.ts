import { Cluster, type Redis } from 'ioredis';
import { pino } from 'pino';
import { inject } from 'vitest';
import { connected, connectRedis, type RedisConnection } from '#server/storage/redis.ts';

/** The address of this worker's own Redis, which no other test file changes meanwhile. */
export function redisUrl(): string {
	const url = inject('redisUrls')[Number(process.env.VITEST_POOL_ID) - 1];
	if (!url) throw new Error(`no Redis for worker ${process.env.VITEST_POOL_ID}`);
	return url;
}

/** Opens a connection to this worker's Redis, in any of its forms, or to another. */
export async function openRedis(url = redisUrl()): Promise<RedisConnection> {
	const redis = connectRedis(url, 'test', pino({ level: 'silent' }));
	await connected(redis, 10_000);
	return redis;
}

/** The servers that hold keys: for commands that look at all of them. */
export const serversOf = (redis: RedisConnection): Redis[] => (redis instanceof Cluster ? redis.nodes('master') : [redis]);

/** Returns all keys. */
export const keysIn = async (redis: RedisConnection, pattern = '*'): Promise<string[]> =>
	(await Promise.all(serversOf(redis).map((server) => server.keys(pattern)))).flat();

/** Ends the minute in which a number gets no second code from the site (docs/rules.md, sms-pace). */
export async function endCodeMinute(redis: RedisConnection): Promise<void> {
	for (const key of await keysIn(redis, 'limit:send-code:number:60:*')) await redis.del(key);
}

/** Removes all keys. */
export async function empty(redis: RedisConnection): Promise<void> {
	await Promise.all(serversOf(redis).map((server) => server.flushall()));
}
