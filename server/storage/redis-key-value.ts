import type { Redis } from 'ioredis';
import type { KeyValue } from './key-value.ts';

/** Values in Redis. Rejects while it is away; within 500 ms when it hangs (`redis.ts`). */
export function redisKeyValue(redis: Redis): KeyValue {
	return {
		get: (key) => redis.get(key),
		async set(key, value, seconds, when) {
			if (when === 'exists') return (await redis.set(key, value, 'EX', seconds, 'XX')) === 'OK';
			if (when === 'missing') return (await redis.set(key, value, 'EX', seconds, 'NX')) === 'OK';
			return (await redis.set(key, value, 'EX', seconds)) === 'OK';
		},
		take: (key) => redis.getdel(key),
		expire: async (key, seconds) => (await redis.expire(key, seconds)) === 1,
		remove: async (key) => (await redis.del(key)) === 1,
	};
}
