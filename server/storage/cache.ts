import type { Redis } from 'ioredis';
import type { CachePolicy } from '#shared/catalogue/cache-policy.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The milliseconds behind the named policies: fresh for `ttl`, then served stale, while refreshing or while upstream is down, for `grace`. */
const POLICIES: Record<CachePolicy, { ttl: number; grace: number }> = {
	reference: { ttl: 10 * MINUTE, grace: 24 * HOUR },
	content: { ttl: 5 * MINUTE, grace: 24 * HOUR },
	sailings: { ttl: 30 * SECOND, grace: 30 * MINUTE },
	adverts: { ttl: 60 * SECOND, grace: 6 * HOUR },
};

const MAX_IN_MEMORY = 5_000;
/** After a refresh that failed, a stale value is served for so long before the next. */
const RETRY_AFTER = 5 * SECOND;
/** Redis that failed is left alone for so long. */
const REDIS_PAUSE = 2 * SECOND;

/** A value with the epoch milliseconds until which it is fresh, and until which it may be served at all. */
type Entry = { value: unknown; freshUntil: number; staleUntil: number };

export type CacheOptions = {
	redis?: Pick<Redis, 'get' | 'set' | 'status'>;
	/** Part of every key: another build may read replies differently. */
	build: string;
	now?: () => number;
};

/**
 * Short caches of upstream's public replies: as objects in this process, over Redis as JSON when there is one. Misses are coalesced,
 * failures never kept, and an outage of Redis is a miss. Nothing that depends on a member may enter.
 */
export function createCache({ redis, build, now = Date.now }: CacheOptions) {
	const memory = new Map<string, Entry>();
	const refreshing = new Map<string, Promise<unknown>>();
	let redisPausedUntil = 0;

	function recall(key: string): Entry | undefined {
		const entry = memory.get(key);
		if (!entry) return undefined;
		memory.delete(key);
		if (now() >= entry.staleUntil) return undefined;
		// What was used last stands last, so that what nobody uses is dropped first.
		memory.set(key, entry);
		return entry;
	}

	function remember(key: string, entry: Entry): void {
		memory.set(key, entry);
		const [oldest] = memory.keys();
		if (memory.size > MAX_IN_MEMORY && oldest !== undefined) memory.delete(oldest);
	}

	async function overRedis<T>(command: (connection: NonNullable<typeof redis>) => Promise<T>): Promise<T | null> {
		if (redis?.status !== 'ready' || now() < redisPausedUntil) return null;
		try {
			return await command(redis);
		} catch {
			redisPausedUntil = now() + REDIS_PAUSE;
			return null;
		}
	}

	const redisKey = (key: string) => `cache:${build}:${key}`;

	/** What another process has found out, unless this one knows as much. Its clock may be ahead: nothing is fresh for longer than `ttl`. */
	async function readShared(key: string, ttl: number): Promise<Entry | undefined> {
		const entry = await overRedis(
			async (connection) => JSON.parse((await connection.get(redisKey(key))) ?? 'null') as Entry | null,
		);
		if (entry === null) return undefined;
		return { ...entry, freshUntil: Math.min(entry.freshUntil, now() + ttl) };
	}

	async function produceAndKeep<T>(policy: CachePolicy, key: string, produce: () => Promise<T>): Promise<T> {
		const { ttl, grace } = POLICIES[policy];
		const value = await produce();
		const entry: Entry = { value, freshUntil: now() + ttl, staleUntil: now() + ttl + grace };
		remember(key, entry);
		void overRedis((connection) => connection.set(redisKey(key), JSON.stringify(entry), 'PX', ttl + grace));
		return value;
	}

	/**
	 * Gets a value anew: from another process, else produced. A process that has none yet takes a stale one of another, which is refreshed
	 * afterwards. When nothing newer can be had, the stale one is served for a while without asking again.
	 */
	async function refresh<T>(policy: CachePolicy, key: string, produce: () => Promise<T>): Promise<T> {
		const shared = await readShared(key, POLICIES[policy].ttl);
		const stale = recall(key);
		if (shared && now() < (stale ? shared.freshUntil : shared.staleUntil)) {
			remember(key, shared);
			if (now() >= shared.freshUntil) setImmediate(() => void refreshOnce(policy, key, produce).catch(() => {}));
			return shared.value as T;
		}
		try {
			return await produceAndKeep(policy, key, produce);
		} catch (error) {
			if (!stale) throw error;
			remember(key, { ...stale, freshUntil: now() + RETRY_AFTER });
			return stale.value as T;
		}
	}

	function refreshOnce<T>(policy: CachePolicy, key: string, produce: () => Promise<T>): Promise<T> {
		const started = refreshing.get(key) as Promise<T> | undefined;
		if (started) return started;
		const promise = refresh(policy, key, produce).finally(() => refreshing.delete(key));
		refreshing.set(key, promise);
		return promise;
	}

	return {
		/**
		 * The cached value of `key`, or `produce()`'s. A stale value is answered at once and refreshed behind the caller's back. Callers that
		 * miss at the same time share one production and its failure.
		 */
		async remember<T>(policy: CachePolicy, key: string, produce: () => Promise<T>): Promise<T> {
			const entry = recall(key);
			if (!entry) return refreshOnce(policy, key, produce);
			if (now() >= entry.freshUntil) void refreshOnce(policy, key, produce).catch(() => {});
			return entry.value as T;
		},
	};
}

export type Cache = ReturnType<typeof createCache>;
