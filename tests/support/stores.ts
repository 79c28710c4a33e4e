import { Redis } from 'ioredis';
import { inject } from 'vitest';
import type { KeyValue } from '#server/storage/key-value.ts';
import { memoryKeyValue } from '#server/storage/memory-key-value.ts';
import { redisKeyValue } from '#server/storage/redis-key-value.ts';

export type OpenStore = { store: KeyValue; close: () => void };

/** Both forms of the store: what holds for one must hold for the other. */
export const STORES: readonly { name: string; open: () => Promise<OpenStore> }[] = [
	{
		name: 'memory',
		open: async () => {
			const store = memoryKeyValue();
			return { store, close: store.close };
		},
	},
	{
		name: 'Redis',
		open: async () => {
			const redis = new Redis(inject('redisUrl'));
			await redis.ping();
			return { store: redisKeyValue(redis), close: () => redis.disconnect() };
		},
	},
];
