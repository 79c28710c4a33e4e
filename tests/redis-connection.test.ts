import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connected, connectRedis } from '#server/storage/redis.ts';
import { openLab } from './support/fault-lab.ts';
import { startRedis } from './support/redis.ts';
import { redisUrl } from './support/redis-url.ts';
import { sendCode, visitor } from './support/visitor.ts';

let redis: ReturnType<typeof connectRedis>;
beforeEach(async () => {
	redis = connectRedis(redisUrl(), 'test', pino({ level: 'silent' }));
	await connected(redis, 5_000);
});
afterEach(async () => {
	redis.disconnect();
	await once(redis, 'end');
});

/** Blocks this process. */
function holdUp(ms: number): void {
	const end = performance.now() + ms;
	while (performance.now() < end);
}

it('reads an answer that arrived while this process was blocked for longer than the time limit of a command', async () => {
	const answers = Array.from({ length: 20 }, (_, index) => redis.echo(`value ${index}`));
	holdUp(700);
	expect(await Promise.all(answers)).toEqual(Array.from({ length: 20 }, (_, index) => `value ${index}`));
});

it('gives up on a command that Redis does not answer', async () => {
	await expect(redis.blpop('nothing ever comes here', 2)).rejects.toThrow('Command timed out');
});

it('fails further commands at once after one that timed out, then connects again', async () => {
	const server = await startRedis();
	const hung = connectRedis(server.url, 'test', pino({ level: 'silent' }));
	await connected(hung, 5_000);
	server.process.kill('SIGSTOP');
	await expect(hung.get('a')).rejects.toThrow('Command timed out');
	await expect(hung.get('a')).rejects.toThrow('Redis does not answer');
	server.process.kill('SIGCONT');
	await pause(600);
	expect(await hung.set('a', '1')).toBe('OK');
	expect(await hung.get('a')).toBe('1');
	hung.disconnect();
	await server.stop();
});

it('sending a code takes no longer than one command when Redis hangs (R-3)', async () => {
	const lab = await openLab();
	lab.redis()?.process.kill('SIGSTOP');
	const { status } = await lab.timed(() => sendCode(visitor(lab.site), '13500002222'));
	expect(status).toBe(503);
	expect(lab.longestWait()).toBeLessThan(700);
	lab.redis()?.process.kill('SIGCONT');
	await lab.recovery();
	await lab.close();
});
