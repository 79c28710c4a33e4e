import type { Log } from '#server/watch/log-fields.ts';
import type { RedisConnection } from './redis.ts';

const EVERY_MS = 60_000;
/** A difference that is logged. */
const ODD_MS = 5_000;
/** The script has a key, so that all processes ask the same node of a cluster. */
const KEY = 'fleet-clock';
const TIME = "return redis.call('TIME')";

/**
 * Creates one clock for all processes: Redis's. With different clocks a session would be too old on one machine and too young on
 * another, and a deadline of one machine would be over on the next. While Redis is away the last known difference is used.
 */
export function createFleetClock(redis: RedisConnection | undefined, own: () => Date, log: Log) {
	let ahead = 0;
	async function ask(): Promise<void> {
		if (redis?.status !== 'ready') return;
		const asked = own().getTime();
		const [seconds, micros] = ((await redis.eval(TIME, 1, KEY)) as string[]).map(Number) as [number, number];
		const middle = (asked + own().getTime()) / 2;
		const before = ahead;
		ahead = Math.round(seconds * 1_000 + micros / 1_000 - middle);
		if (Math.abs(ahead - before) > ODD_MS) log.warn({ ms: ahead }, 'this machine’s clock differs from Redis’s');
	}
	const askQuietly = () => ask().catch(() => {});
	redis?.on('ready', askQuietly);
	const again = setInterval(askQuietly, EVERY_MS);
	again.unref();
	return {
		now: () => new Date(own().getTime() + ahead),
		/** Asks Redis for its time, if it is there. */
		set: askQuietly,
		close: () => clearInterval(again),
	};
}
