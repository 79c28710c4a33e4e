import type { Cluster, Command } from 'ioredis';
import type { Watch } from '#server/watch/watch.ts';
import type { RedisConnection } from './redis.ts';

/** Reports a connection's state to `watch`, and each command with its milliseconds and its outcome. */
export function watchRedis(redis: RedisConnection, server: string, watch: Pick<Watch, 'redisCommand' | 'redisState'>): void {
	watch.redisState(server, redis.status === 'ready');
	redis.on('ready', () => watch.redisState(server, true));
	redis.on('close', () => watch.redisState(server, false));
	const send: Cluster['sendCommand'] = redis.sendCommand.bind(redis);
	redis.sendCommand = (command: Command, ...more: [Parameters<Cluster['sendCommand']>[1]?, unknown?]) => {
		const started = performance.now();
		const settled = (ok: boolean) => () => watch.redisCommand(server, command.name, performance.now() - started, ok);
		command.promise.then(settled(true), settled(false));
		return send(command, ...more);
	};
}
