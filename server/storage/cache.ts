import { AppError } from '#server/request/errors.ts';
import { UNWATCHED, type Watch } from '#server/watch/watch.ts';
import type { CachePolicy } from '#shared/catalogue/cache-policy.ts';
import type { RedisConnection } from './redis.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * The times of the named policies, milliseconds: a value is fresh for `ttl`, then it may be served stale for `grace`, while it is
 * refreshed or upstream is away.
 */
const POLICIES: Record<CachePolicy, { ttl: number; grace: number }> = {
	reference: { ttl: 10 * MINUTE, grace: 24 * HOUR },
	content: { ttl: 5 * MINUTE, grace: 24 * HOUR },
	sailings: { ttl: 30 * SECOND, grace: 30 * MINUTE },
	timetable: { ttl: 30 * SECOND, grace: 30 * MINUTE },
	adverts: { ttl: 60 * SECOND, grace: 6 * HOUR },
};

/** The most bytes of replies in memory, and the most values. */
const MAX_BYTES = 16 * 1024 * 1024;
const MAX_VALUES = 5_000;
/** A larger reply is the timetable. One of it is kept: it doesn't count, and no other reply pushes it out. */
const LARGE_BYTES = 5 * 1024 * 1024;
/** A larger reply isn't shared over Redis: writing it would block the process for longer than a new request to upstream. */
const MAX_SHARED_BYTES = 1024 * 1024;
/** An unreadable reply isn't requested again for this time, nor one that upstream refuses for a while. */
const UNREADABLE_FOR = 10 * SECOND;
/** After a failed refresh a stale value is served for this time before the next refresh. */
const RETRY_AFTER = 5 * SECOND;
/** After a failure Redis isn't used for this time. */
const REDIS_PAUSE = 2 * SECOND;

/** A value with the epoch milliseconds until which it is fresh, and until which it may be served. */
type Entry = { value: unknown; bytes: number; freshUntil: number; staleUntil: number };

/** A produced value with its bytes on the wire. */
export type Produced<T> = { data: T; bytes: number };

const countedBytes = (entry: Entry | undefined): number => (entry && entry.bytes <= LARGE_BYTES ? entry.bytes : 0);

export type CacheOptions = {
	redis?: Pick<RedisConnection, 'get' | 'set' | 'status'>;
	/** A part of every key, since another build may read replies differently. */
	build: string;
	now?: () => number;
	watch?: Pick<Watch, 'cache' | 'cacheFilled'>;
};

/**
 * Creates the cache of upstream's public replies: as objects in this process, bounded in bytes, and as JSON in Redis when there
 * is one. Misses at the same time share one request, and an outage of Redis is a miss. Failures aren't kept, except for some
 * seconds that a reply is unreadable. Nothing that depends on a member may be stored.
 */
export function createCache({ redis, build, now = Date.now, watch = UNWATCHED }: CacheOptions) {
	const memory = new Map<string, Entry>();
	let bytesInMemory = 0;
	const unreadable = new Map<string, { error: AppError; until: number }>();
	const refreshing = new Map<string, Promise<unknown>>();
	let redisPausedUntil = 0;

	function recall(key: string): Entry | undefined {
		const entry = memory.get(key);
		if (!entry) return undefined;
		drop(key);
		if (now() >= entry.staleUntil) return undefined;
		// The map is in order of use: its first entry is the least recently used one.
		add(key, entry);
		return entry;
	}

	function drop(key: string): void {
		bytesInMemory -= countedBytes(memory.get(key));
		memory.delete(key);
	}

	function add(key: string, entry: Entry): void {
		memory.set(key, entry);
		bytesInMemory += countedBytes(entry);
	}

	function remember(key: string, entry: Entry): void {
		drop(key);
		add(key, entry);
		for (const [oldest, { bytes }] of memory) {
			if (bytesInMemory <= MAX_BYTES && memory.size <= MAX_VALUES) break;
			if (bytes <= LARGE_BYTES && oldest !== key) drop(oldest);
		}
	}

	/** Notes that a reply is unreadable, since it will be so for a while, or that upstream has named a time to wait. */
	function noteUnreadable(key: string, error: unknown): void {
		if (!(error instanceof AppError) || (error.fault !== 'shape' && error.retryAfter === undefined)) return;
		unreadable.delete(key);
		unreadable.set(key, { error, until: now() + Math.min(UNREADABLE_FOR, (error.retryAfter ?? Infinity) * SECOND) });
		const [oldest] = unreadable.keys();
		if (unreadable.size > MAX_VALUES && oldest !== undefined) unreadable.delete(oldest);
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

	/** Returns a fresher value of another process, or undefined. That process's clock may be ahead, so nothing counts as fresh for longer than `ttl`. */
	async function readShared(key: string, ttl: number): Promise<Entry | undefined> {
		const entry = await overRedis(
			async (connection) => JSON.parse((await connection.get(redisKey(key))) ?? 'null') as Entry | null,
		);
		if (entry === null) return undefined;
		return { ...entry, freshUntil: Math.min(entry.freshUntil, now() + ttl) };
	}

	async function produceAndKeep<T>(policy: CachePolicy, key: string, produce: () => Promise<Produced<T>>): Promise<T> {
		const { ttl, grace } = POLICIES[policy];
		const { data: value, bytes } = await produce();
		const entry: Entry = { value, bytes, freshUntil: now() + ttl, staleUntil: now() + ttl + grace };
		remember(key, entry);
		unreadable.delete(key);
		if (bytes <= MAX_SHARED_BYTES)
			void overRedis((connection) => connection.set(redisKey(key), JSON.stringify(entry), 'PX', ttl + grace));
		return value;
	}

	/**
	 * Loads a new value: from another process, else from upstream. A process without a value takes a stale one of another process
	 * and refreshes it afterwards. When there is no newer value, the stale one is served for a while without another request.
	 */
	async function refresh<T>(policy: CachePolicy, key: string, produce: () => Promise<Produced<T>>): Promise<T> {
		const shared = await readShared(key, POLICIES[policy].ttl);
		const stale = recall(key);
		if (shared && now() < (stale ? shared.freshUntil : shared.staleUntil)) {
			watch.cacheFilled(policy, 'redis');
			remember(key, shared);
			if (now() >= shared.freshUntil) setImmediate(() => void refreshOnce(policy, key, produce).catch(() => {}));
			return shared.value as T;
		}
		try {
			const value = await produceAndKeep(policy, key, produce);
			watch.cacheFilled(policy, 'upstream');
			return value;
		} catch (error) {
			watch.cacheFilled(policy, 'failed');
			noteUnreadable(key, error);
			if (!stale) throw error;
			remember(key, { ...stale, freshUntil: now() + RETRY_AFTER });
			return stale.value as T;
		}
	}

	function refreshOnce<T>(policy: CachePolicy, key: string, produce: () => Promise<Produced<T>>): Promise<T> {
		const started = refreshing.get(key) as Promise<T> | undefined;
		if (started) return started;
		const promise = refresh(policy, key, produce).finally(() => refreshing.delete(key));
		refreshing.set(key, promise);
		return promise;
	}

	return {
		/** True when this process has an answer, so that `remember` makes no request. */
		has: (key: string): boolean => memory.has(key) || unreadable.has(key),
		/**
		 * Returns the cached value of `key`, or the one of `produce()`. A stale value is returned at once and refreshed in the
		 * background. Callers that miss at the same time share one production and its failure.
		 */
		async remember<T>(policy: CachePolicy, key: string, produce: () => Promise<Produced<T>>): Promise<T> {
			const entry = recall(key);
			if (!entry) {
				const known = unreadable.get(key);
				const isUnreadable = known !== undefined && now() < known.until;
				watch.cache(policy, isUnreadable ? 'unreadable' : refreshing.has(key) ? 'joined' : 'missed');
				if (isUnreadable) throw known.error;
				return refreshOnce(policy, key, produce);
			}
			const isStale = now() >= entry.freshUntil;
			watch.cache(policy, isStale ? 'stale' : 'memory');
			if (isStale) void refreshOnce(policy, key, produce).catch(() => {});
			return entry.value as T;
		},
		/** Returns the value of `produce()` and keeps it, also where a fresh one is cached; the cached one where `produce` fails. */
		async renew<T>(policy: CachePolicy, key: string, produce: () => Promise<Produced<T>>): Promise<T> {
			try {
				return await produceAndKeep(policy, key, produce);
			} catch (error) {
				const kept = recall(key);
				if (!kept) throw error;
				return kept.value as T;
			}
		},
	};
}

export type Cache = ReturnType<typeof createCache>;
