import type { FieldStore } from './key-value.ts';
import type { RedisConnection } from './redis.ts';
import { RETURN_FIELDS, readSet, redisKeyValue, SET_FIELDS } from './redis-key-value.ts';

/** Every key of lists begins so. The tag keeps all of them on one server of a cluster, since one script reads them. */
export const LISTS = 'list:{lists}:';
/** The times at which lists end, epoch milliseconds, and the bytes of each with their sum under `all`. */
const ENDS = `${LISTS}ends`;
const SIZES = `${LISTS}sizes`;

/** What Redis takes for a list and its places in `ENDS` and `SIZES`, and for each name and value: measured, rather too much. */
const LIST_BYTES = 640;
const PART_BYTES = 56;

/** Removes the lists that have ended, and then the oldest ones until the others have `maxBytes` at most; the one that was written stays. */
const trim = (maxBytes: number): string => `
local bytes = ${LIST_BYTES}
for _, part in ipairs(redis.call('HGETALL', KEYS[1])) do bytes = bytes + #part + ${PART_BYTES} end
redis.call('ZADD', KEYS[2], 'NX', tonumber(ARGV[1]) + ARGV[2] * 1000, KEYS[1])
redis.call('HINCRBY', KEYS[3], 'all', bytes - tonumber(redis.call('HGET', KEYS[3], KEYS[1]) or 0))
redis.call('HSET', KEYS[3], KEYS[1], bytes)
while true do
	local oldest = redis.call('ZRANGE', KEYS[2], 0, 0, 'WITHSCORES')
	local hasEnded = tonumber(oldest[2]) <= tonumber(ARGV[1])
	if oldest[1] == KEYS[1] or not (hasEnded or tonumber(redis.call('HGET', KEYS[3], 'all')) > ${maxBytes}) then break end
	redis.call('HINCRBY', KEYS[3], 'all', -tonumber(redis.call('HGET', KEYS[3], oldest[1]) or 0))
	redis.call('HDEL', KEYS[3], oldest[1])
	redis.call('ZREM', KEYS[2], oldest[1])
	redis.call('DEL', oldest[1])
end
`;

/**
 * Keeps lists to decide together in Redis, in `maxBytes` at most: strangers may make as many as they like, and nobody else's things become fewer. The
 * oldest lists go first. A field that is removed counts until the next is set.
 */
export function redisLists(redis: RedisConnection, maxBytes: number): FieldStore {
	const { fields, removeField } = redisKeyValue(redis);
	const script = SET_FIELDS + trim(maxBytes) + RETURN_FIELDS;
	return {
		fields,
		removeField,
		async setFields(key, values, now, seconds) {
			return readSet(await redis.eval(script, 3, key, ENDS, SIZES, now, seconds, ...Object.entries(values).flat()));
		},
	};
}
