import { once } from 'node:events';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connected, connectRedis } from '#server/storage/redis.ts';
import { redisUrl } from './support/redis-url.ts';

let redis: ReturnType<typeof connectRedis>;
beforeEach(async () => {
	redis = connectRedis(redisUrl(), 'test', pino({ level: 'silent' }));
	await connected(redis, 5_000);
});
afterEach(async () => {
	redis.disconnect();
	await once(redis, 'end');
});

/** Keeps this process from doing anything else. */
function holdUp(ms: number): void {
	const end = performance.now() + ms;
	while (performance.now() < end);
}

it('reads an answer that arrived while this process was held up for longer than a command may take', async () => {
	const answers = Array.from({ length: 20 }, (_, index) => redis.echo(`value ${index}`));
	holdUp(700);
	expect(await Promise.all(answers)).toEqual(Array.from({ length: 20 }, (_, index) => `value ${index}`));
});

it('gives up on a command that Redis does not answer', async () => {
	await expect(redis.blpop('nothing ever comes here', 2)).rejects.toThrow('Command timed out');
});
