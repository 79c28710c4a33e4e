import type { Fields, KeyValue } from './key-value.ts';
import type { RedisConnection } from './redis.ts';

/**
 * Sets fields, and leaves `time` and `before` to be returned. Arguments: now, seconds, then names and values in turn. A field is stored as its time,
 * a space and its value.
 */
export const SET_FIELDS = `
local before = redis.call('HGETALL', KEYS[1])
local at = tonumber(ARGV[1])
for i = 2, #before, 2 do
	local last = tonumber(string.match(before[i], '^%d+'))
	if last and last >= at then at = last + 1 end
end
local time = string.format('%.0f', at)
for i = 3, #ARGV, 2 do redis.call('HSET', KEYS[1], ARGV[i], time .. ' ' .. ARGV[i + 1]) end
redis.call('EXPIRE', KEYS[1], ARGV[2])
`;

export const RETURN_FIELDS = 'return { time, before }';

/** Reads the fields of a reply with names and values in turn. */
function readFields(reply: readonly string[]): Fields {
	const fields: Record<string, { value: string; at: number }> = {};
	for (let place = 0; place + 1 < reply.length; place += 2) {
		const [name = '', kept = ''] = reply.slice(place, place + 2);
		const space = kept.indexOf(' ');
		fields[name] = { at: Number(kept.slice(0, space)), value: kept.slice(space + 1) };
	}
	return fields;
}

/** Reads the reply of `SET_FIELDS`. */
export function readSet(reply: unknown): { at: number; before: Fields } {
	const [at, before] = reply as [string, string[]];
	return { at: Number(at), before: readFields(before) };
}

/**
 * Keeps values in Redis, with one key in each command, so that a cluster accepts it. Rejects while Redis is away, and within 500
 * ms when it hangs (`redis.ts`).
 */
export function redisKeyValue(redis: RedisConnection): KeyValue {
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
		fields: async (key) => readFields(Object.entries(await redis.hgetall(key)).flat()),
		async setFields(key, values, now, seconds) {
			return readSet(await redis.eval(SET_FIELDS + RETURN_FIELDS, 1, key, now, seconds, ...Object.entries(values).flat()));
		},
		async removeField(key, field) {
			await redis.hdel(key, field);
		},
	};
}
