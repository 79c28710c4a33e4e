const TICK_MS = 10;

/**
 * A clock that goes only while this process runs: it counts the turns of a timer. What a busy machine takes away from the process isn't
 * counted, so a bound on waiting holds on any machine. For work, which keeps timers from turning, use `workMs`.
 */
export function steadyClock() {
	let turns = 0;
	const timer = setInterval(() => {
		turns += 1;
	}, TICK_MS);
	timer.unref();
	return { now: () => turns * TICK_MS, stop: () => clearInterval(timer) };
}

/** Milliseconds of processor time that this thread spends on `work`, whatever else the machine does meanwhile. */
export async function workMs(work: () => unknown): Promise<number> {
	const before = process.threadCpuUsage();
	await work();
	const { user, system } = process.threadCpuUsage(before);
	return (user + system) / 1_000;
}

/** The least of three tries of `workMs`: compiling and collecting garbage aren't the work's own. */
export async function leastWork(work: () => unknown): Promise<number> {
	const tries: number[] = [];
	for (let round = 0; round < 3; round++) tries.push(await workMs(work));
	return Math.min(...tries);
}
