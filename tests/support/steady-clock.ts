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

/** Returns the least of three tries of `workMs`, since compilation and garbage collection add to the others. */
export async function leastWork(work: () => unknown): Promise<number> {
	const tries: number[] = [];
	for (let round = 0; round < 3; round++) tries.push(await workMs(work));
	return Math.min(...tries);
}
