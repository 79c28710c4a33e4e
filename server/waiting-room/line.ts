import type { RedisConnection } from '#server/storage/redis.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Milliseconds after which an absent visitor is passed over: a page asks at least once a minute. */
const GONE_MS = 5 * MINUTE;
/** Milliseconds that a visitor inside may stay without use, and in all. */
const IDLE_MS = 10 * MINUTE;
const LONGEST_MS = 30 * MINUTE;
/** Milliseconds that unused turns are kept. */
const KEPT_TURNS_MS = 10 * SECOND;
/** Absent visitors that one visit may pass over, so that no visit blocks Redis. */
const MAX_LOOKED = 500;

/**
 * One visit to the line, at one moment: the turns that have come are given out, then the visitor's place is returned.
 * Visitors before the opening are sorted by lot (a number below 1), later ones by a count (1, 2, 3 …).
 */
const VISIT = `
local line, seen, inside, since, state = KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5]
local place, mode, lot = ARGV[1], ARGV[2], ARGV[3]
local now, opens, each, keep = tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6]), tonumber(ARGV[7])
local gone, idle, longest, keptTurns, maxLooked = tonumber(ARGV[8]), tonumber(ARGV[9]), tonumber(ARGV[10]), tonumber(ARGV[11]), tonumber(ARGV[12])
local taken, letIn, expired = 0, 0, 0
local function leave(one)
	redis.call('ZREM', inside, one)
	redis.call('HDEL', since, one)
end
for _, one in ipairs(redis.call('ZRANGEBYSCORE', inside, '-inf', now, 'LIMIT', 0, 100)) do leave(one) end
local until_ = tonumber(redis.call('ZSCORE', inside, place) or 0)
if until_ > 0 and until_ <= now then leave(place) until_ = 0 end
if mode == 'leave' then
	leave(place)
	until_ = 0
elseif until_ > 0 then
	if mode == 'use' then
		until_ = math.min(now + idle, tonumber(redis.call('HGET', since, place)) + longest)
		redis.call('ZADD', inside, until_, place)
	end
elseif redis.call('ZSCORE', line, place) then
	redis.call('ZADD', seen, now, place)
elseif mode ~= 'look' then
	local score = lot
	if now >= opens then score = redis.call('HINCRBY', state, 'next', 1) end
	redis.call('ZADD', line, score, place)
	redis.call('ZADD', seen, now, place)
	taken = 1
end
if now >= opens then
	local at = math.max(tonumber(redis.call('HGET', state, 'at') or opens), now - math.max(keptTurns, each))
	local turns, looked = math.floor((now - at) / each), 0
	while turns > letIn and looked < maxLooked do
		local first = redis.call('ZRANGE', line, 0, 0)[1]
		if not first then break end
		looked = looked + 1
		local last = tonumber(redis.call('ZSCORE', seen, first) or 0)
		redis.call('ZREM', line, first)
		redis.call('ZREM', seen, first)
		if last < now - gone then
			expired = expired + 1
		else
			letIn = letIn + 1
			redis.call('ZADD', inside, now + idle, first)
			redis.call('HSET', since, first, now)
			if first == place then until_ = now + idle end
		end
	end
	if letIn > 0 then redis.call('HSET', state, 'at', string.format('%.3f', at + letIn * each)) end
end
if taken + letIn > 0 then
	for _, key in ipairs(KEYS) do redis.call('PEXPIRE', key, keep) end
end
local ahead = redis.call('ZRANK', line, place)
if not ahead then ahead = -1 end
return { tostring(until_), ahead, redis.call('ZCARD', line), taken, letIn, expired }
`;

/**
 * `look` changes nothing for the visitor; `take` takes a place unless there is one; `use` does the same and extends the stay of a
 * visitor inside.
 */
export type Mode = 'look' | 'take' | 'use' | 'leave';

export type Visit = {
	/** The time until which the visitor may stay inside, epoch milliseconds; 0 outside. */
	until: number;
	/** Visitors before this one in the line; null without a place in it. */
	ahead: number | null;
	waiting: number;
	/** The numbers of places taken, of visitors let in, and of absent visitors passed over during this visit. */
	taken: number;
	letIn: number;
	expired: number;
};

export type Visitor = {
	/** The name of the place. */
	place: string;
	/** The order of the place among those taken before the opening, from 0 to below 1. */
	lot: number;
};

export type LineOptions = {
	redis: Pick<RedisConnection, 'eval'>;
	opens: number;
	closes: number;
	perMinute: number;
};

/**
 * Creates the line of one sale in Redis, one for all processes. Each visit is one script. Its keys share a hash tag, so that a
 * cluster accepts it.
 */
export function createLine({ redis, opens, closes, perMinute }: LineOptions) {
	const keys = ['line', 'seen', 'inside', 'since', 'state'].map((part) => `waiting-room:{${opens}}:${part}`);
	const bounds = [GONE_MS, IDLE_MS, LONGEST_MS, KEPT_TURNS_MS, MAX_LOOKED];
	return async function visit({ place, lot }: Visitor, mode: Mode, now: number): Promise<Visit> {
		const keep = closes - now + LONGEST_MS;
		const reply = await redis.eval(
			VISIT,
			keys.length,
			...keys,
			place,
			mode,
			lot,
			now,
			opens,
			MINUTE / perMinute,
			keep,
			...bounds,
		);
		const [until, ahead, waiting, taken, letIn, expired] = reply as [string, number, number, number, number, number];
		return { until: Number(until), ahead: ahead < 0 ? null : ahead, waiting, taken, letIn, expired };
	};
}
