import { randomBytes } from 'node:crypto';
import type { Cluster, Command } from 'ioredis';
import type { Config } from '#server/settings/config.ts';
import type { Log } from '#server/watch/log-fields.ts';
import type { Watch } from '#server/watch/watch.ts';
import { createCache } from './cache.ts';
import { createFleetClock, type MachineClock } from './fleet-clock.ts';
import { createLimits } from './limits.ts';
import { memoryKeyValue } from './memory-key-value.ts';
import { connected, connectRedis, type RedisConnection } from './redis.ts';
import { redisKeyValue } from './redis-key-value.ts';
import { LISTS, redisLists } from './redis-lists.ts';
import { memoryShare } from './redis-memory.ts';
import { createSeal } from './seal.ts';
import { SessionStore } from './session-store.ts';
import { createFieldVault, createVault } from './vault.ts';

/** Reports a connection's state to `watch`, and each command with its milliseconds and its outcome. */
function watchRedis(redis: RedisConnection, server: string, watch: Pick<Watch, 'redisCommand' | 'redisState'>): void {
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

const MEGABYTE = 1024 * 1024;

export type StorageFacts = { config: Config; build: string; log: Log; watch: Watch; machine: MachineClock };

/**
 * Wires everything that is stored: caches, sessions, limits and the vault, in Redis where the settings name one, else in this
 * process.
 */
export function createStorage({ config, build, log, watch, machine }: StorageFacts) {
	const cacheRedis = config.REDIS_CACHE_URL ? connectRedis(config.REDIS_CACHE_URL, 'cache', log) : undefined;
	const redis = config.REDIS_URL ? connectRedis(config.REDIS_URL, 'sessions', log) : undefined;
	if (cacheRedis) watchRedis(cacheRedis, 'cache', watch);
	if (redis) watchRedis(redis, 'sessions', watch);
	// The caches' server is always full: it evicts.
	if (redis) watch.redisMemory('sessions', () => memoryShare(redis));
	const fleetClock = createFleetClock(redis, machine, log);
	const { now: clock, steady } = fleetClock;
	const memory = memoryKeyValue(() => steady().getTime());
	const store = redis ? redisKeyValue(redis) : memory;
	const secrets = config.SESSION_SECRET ?? [randomBytes(32).toString('base64url')];
	const secret = secrets[0] ?? '';
	return {
		cache: createCache({ redis: cacheRedis, build, watch }),
		limits: createLimits({
			redis,
			secret,
			ceilings: { site: config.CODES_PER_HOUR, abroad: config.CODES_ABROAD_PER_HOUR },
			watch,
		}),
		vault: createVault(store, createSeal(secrets, 'vault'), clock),
		lists: createFieldVault(
			redis ? redisLists(redis, config.LISTS_MB * MEGABYTE) : memory,
			createSeal(secrets, 'lists'),
			LISTS,
			clock,
		),
		/** Options of the session middleware. */
		sessions: {
			store: new SessionStore({ store, seal: createSeal(secrets, 'session'), log, clock: steady }),
			secrets,
			clock: steady,
		},
		/** The sessions' Redis, for counts over all processes; `secret` signs values in it. */
		shared: { redis, secret, clock },
		/** Resolves when sessions are available, or after `timeoutMs` milliseconds. */
		async connected(timeoutMs: number): Promise<void> {
			if (!redis) return;
			await connected(redis, timeoutMs);
			await fleetClock.set();
		},
		/** State of the connections, for `/readyz`. */
		state: () => ({ redis: cacheRedis?.status ?? 'memory', sessions: redis?.status ?? 'memory' }),
		close() {
			fleetClock.close();
			cacheRedis?.disconnect();
			redis?.disconnect();
			memory.close();
		},
	};
}
