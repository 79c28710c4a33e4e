import type { Log } from '#server/watch/log-fields.ts';
import type { RedisConnection } from './redis.ts';

const EVERY_MS = 60_000;
/** A difference that is logged. */
const ODD_MS = 5_000;
/** The script has a key, so that all processes ask the same node of a cluster. */
const KEY = 'fleet-clock';
const TIME = "return redis.call('TIME')";

/** A machine's clock, which may be set to another time, and its milliseconds since some moment, which always go on evenly. */
export type MachineClock = { now: () => Date; elapsed: () => number };

/**
 * Creates one clock for all processes: Redis's. With different clocks a session would be too old on one machine and too young on
 * another, and a deadline of one machine would be over on the next. Between two readings, and while Redis is away, time goes on
 * evenly, so that a machine's clock that jumps logs no member out.
 */
export function createFleetClock(redis: RedisConnection | undefined, { now: own, elapsed }: MachineClock, log: Log) {
	let known = { at: own().getTime(), from: elapsed() };
	const timeAt = (moment: number): number => known.at + moment - known.from;
	async function ask(): Promise<void> {
		if (redis?.status !== 'ready') return;
		const asked = elapsed();
		const [seconds, micros] = ((await redis.eval(TIME, 1, KEY)) as string[]).map(Number) as [number, number];
		const from = (asked + elapsed()) / 2;
		const at = seconds * 1_000 + micros / 1_000;
		const ms = Math.round(at - timeAt(from));
		known = { at, from };
		if (Math.abs(ms) > ODD_MS) log.warn({ ms }, 'this machine’s clock differs from Redis’s');
	}
	const askQuietly = () => ask().catch(() => {});
	redis?.on('ready', askQuietly);
	const again = setInterval(askQuietly, EVERY_MS);
	again.unref();
	const steady = () => new Date(Math.round(timeAt(elapsed())));
	return {
		/** The time that sessions live by. */
		steady,
		/** The time of everything else. Without Redis it is the machine's, also after that was set. */
		now: redis ? steady : own,
		/** Asks Redis for its time, if it is there. */
		set: askQuietly,
		close: () => clearInterval(again),
	};
}
