import { BentoCache, bentostore } from 'bentocache';
import { redisDriver } from 'bentocache/drivers/redis';
import type { Redis } from 'ioredis';
import type { CachePolicy } from '#shared/catalogue/cache-policy.ts';
import { redisBus } from './cache-bus.ts';
import { objectMemory } from './cache-memory.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * The milliseconds behind the named policies: fresh for `ttl`, served stale (while refreshing, or while upstream is down) for `grace`.
 * Numbers, for the library reads its texts anew at every look-up.
 */
const POLICIES: Record<CachePolicy, { ttl: number; grace: number }> = {
	reference: { ttl: 10 * MINUTE, grace: 24 * HOUR },
	content: { ttl: 5 * MINUTE, grace: 24 * HOUR },
	sailings: { ttl: 30 * SECOND, grace: 30 * MINUTE },
	adverts: { ttl: 60 * SECOND, grace: 6 * HOUR },
};

export type CacheOptions = { redis?: Redis; build: string };

/**
 * Short caches of upstream's public replies: memory in this process over Redis when there is one. Misses are coalesced, failures never kept.
 * Keys carry the build; nothing that depends on a member may enter.
 */
export function createCache({ redis, build }: CacheOptions) {
	const memory = objectMemory(5_000);
	const store = bentostore().useL1Layer(memory);
	if (redis) store.useL2Layer(redisDriver({ connection: redis })).useBus(redisBus(redis));
	const bento = new BentoCache({
		default: 'replies',
		stores: { replies: store },
		prefix: `cache:${build}`,
		timeout: 0,
		graceBackoff: 5 * SECOND,
		l2CircuitBreakerDuration: 2 * SECOND,
		suppressL2Errors: true,
	});
	const underWay = new Map<string, Promise<unknown>>();

	return {
		/** The kept value of `key`, or `produce()`'s. Callers that ask at the same time share one production and its failure. */
		remember<T>(policy: CachePolicy, key: string, produce: () => Promise<T>): Promise<T> {
			const shared = underWay.get(key) as Promise<T> | undefined;
			if (shared) return shared;
			const started = bento
				.getOrSet({ key, factory: produce, ...POLICIES[policy] })
				.catch((error) => {
					throw error?.cause ?? error;
				})
				.finally(() => underWay.delete(key)) as Promise<T>;
			underWay.set(key, started);
			return started;
		},
		close: () => bento.disconnectAll(),
	};
}

export type Cache = ReturnType<typeof createCache>;
