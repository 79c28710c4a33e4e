import type { KeyValue } from '#server/storage/key-value.ts';
import { memoryKeyValue } from '#server/storage/memory-key-value.ts';
import { redisKeyValue } from '#server/storage/redis-key-value.ts';
import { openRedis } from './redis-url.ts';

export type OpenStore = {
	store: KeyValue;
	/** Ages a value by so many seconds. */
	age: (key: string, seconds: number) => Promise<void>;
	close: () => void;
};

/** Both forms of the store: each test must pass on both. */
export const STORES: readonly { name: string; open: () => Promise<OpenStore> }[] = [
	{
		name: 'memory',
		open: async () => {
			let ahead = 0;
			const store = memoryKeyValue(() => Date.now() + ahead);
			const age = async (_key: string, seconds: number) => {
				ahead += seconds * 1_000;
			};
			return { store, age, close: store.close };
		},
	},
	{
		name: 'Redis',
		open: async () => {
			const redis = await openRedis();
			const age = async (key: string, seconds: number) => {
				await redis.expire(key, (await redis.ttl(key)) - seconds);
			};
			return { store: redisKeyValue(redis), age, close: () => redis.disconnect() };
		},
	},
];
