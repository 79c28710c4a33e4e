import type { Log } from '#server/watch/log-fields.ts';
import type { RedisConnection } from './redis.ts';

const EVERY_MS = 60_000;
/** A second reading so long after one that jumped confirms it. */
const CONFIRMS_AFTER_MS = EVERY_MS / 2;
/** A difference that is logged, and a jump. */
const ODD_MS = 5_000;
/** The script has a key, so that all processes ask the same node of a cluster. */
const KEY = 'fleet-clock';
const TIME = "return redis.call('TIME')";

/** A machine's clock, which may be set to another time, and its milliseconds since some moment, which always go on evenly. */
export type MachineClock = { now: () => Date; elapsed: () => number };

/** Redis's time, epoch milliseconds, with the machine's own time and even milliseconds of the same moment. */
type Reading = { at: number; own: number; from: number };

const isSmall = (ms: number): boolean => Math.abs(ms) <= ODD_MS;

/** Returns the milliseconds by which Redis's clock (`at`) or the machine's (`own`) moved more between two readings than even time did. */
const jumpOf = (clock: 'at' | 'own', before: Reading, after: Reading): number =>
	after[clock] - before[clock] - (after.from - before.from);

/**
 * Creates one clock for all processes: Redis's. With different clocks a session would be too old on one machine and too young on
 * another, and a deadline of one machine would be over on the next. Between two readings, and while Redis is away, time goes on
 * evenly, so that a machine's clock that jumps logs no member out. A reading that jumped counts when the machine's own clock moved with it, since the
 * machine then stood still, or when a later reading confirms it.
 */
export function createFleetClock(redis: RedisConnection | undefined, { now: own, elapsed }: MachineClock, log: Log) {
	const started = own().getTime();
	let known: Reading = { at: started, own: started, from: elapsed() };
	let isRead = false;
	let doubted: Reading | null = null;
	const timeAt = (moment: number): number => known.at + moment - known.from;

	function counts(reading: Reading): boolean {
		const jump = jumpOf('at', known, reading);
		if (!isRead || isSmall(jump) || isSmall(jump - jumpOf('own', known, reading))) return true;
		if (doubted && isSmall(jumpOf('at', doubted, reading))) return reading.from - doubted.from >= CONFIRMS_AFTER_MS;
		doubted = reading;
		log.warn({ ms: Math.round(jump) }, 'Redis’s clock jumped: this counts when it is confirmed');
		return false;
	}

	async function ask(): Promise<void> {
		if (redis?.status !== 'ready') return;
		const asked = elapsed();
		const [seconds, micros] = ((await redis.eval(TIME, 1, KEY)) as string[]).map(Number) as [number, number];
		const reading = { at: seconds * 1_000 + micros / 1_000, own: own().getTime(), from: (asked + elapsed()) / 2 };
		if (!counts(reading)) return;
		const ms = Math.round(jumpOf('at', known, reading));
		[known, isRead, doubted] = [reading, true, null];
		if (!isSmall(ms)) log.warn({ ms }, 'this machine’s clock differs from Redis’s');
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
