const TICK_MS = 10;

/**
 * A clock that stops while this process doesn't run: it counts the turns of a timer. Time that a busy machine gives to other processes isn't
 * counted, so a bound on waiting holds on any machine. Work keeps timers from turning: measure it with `workMs`.
 */
export function steadyClock() {
	let turns = 0;
	const timer = setInterval(() => {
		turns += 1;
	}, TICK_MS);
	timer.unref();
	return { now: () => turns * TICK_MS, stop: () => clearInterval(timer) };
}

/** Returns the milliseconds of processor time that this thread spends on `work`, whatever else the machine does meanwhile. */
export async function workMs(work: () => unknown): Promise<number> {
	const before = process.threadCpuUsage();
	await work();
	const { user, system } = process.threadCpuUsage(before);
	return (user + system) / 1_000;
}

/** Tries until V8 has compiled what runs often. */
const MOST_TRIES = 10;

/** Returns the least of some tries of `workMs`, the first below `bound` at once: compilation and garbage collection add to a try. */
export async function leastWork(work: () => unknown, bound: number): Promise<number> {
	let least = Number.POSITIVE_INFINITY;
	for (let round = 0; round < MOST_TRIES && least >= bound; round++) least = Math.min(least, await workMs(work));
	return least;
}
