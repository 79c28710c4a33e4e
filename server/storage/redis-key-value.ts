import { circuitBreaker, handleAll, SamplingBreaker } from 'cockatiel';
import type { Redis } from 'ioredis';
import type { KeyValue } from './key-value.ts';

const PROBE_AFTER_MS = 500;

/**
 * Values in Redis. A breaker stops asking for a moment when half the commands fail: while Redis hangs, requests then fail at once instead
 * of waiting for its time limit each.
 */
export function redisKeyValue(redis: Redis): KeyValue {
	const breaker = circuitBreaker(handleAll, {
		halfOpenAfter: PROBE_AFTER_MS,
		breaker: new SamplingBreaker({ threshold: 0.5, duration: 5_000, minimumRps: 2 }),
	});
	const forMembers = <T>(command: () => Promise<T>): Promise<T> => breaker.execute(command);
	return {
		get: (key) => forMembers(() => redis.get(key)),
		async set(key, value, seconds, when) {
			const done = await forMembers(() => {
				if (when === 'exists') return redis.set(key, value, 'EX', seconds, 'XX');
				if (when === 'missing') return redis.set(key, value, 'EX', seconds, 'NX');
				return redis.set(key, value, 'EX', seconds);
			});
			return done === 'OK';
		},
		take: (key) => forMembers(() => redis.getdel(key)),
		expire: async (key, seconds) => (await forMembers(() => redis.expire(key, seconds))) === 1,
		remove: async (key) => (await forMembers(() => redis.del(key))) === 1,
	};
}
