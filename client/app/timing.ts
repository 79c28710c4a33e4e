const IDLE_MS = 2_000;

/** Runs `run` once the browser has shown what is drawn now. Returns a function that cancels it. */
export function afterPaint(run: () => void): () => void {
	let isCancelled = false;
	const runUnlessCancelled = () => {
		if (!isCancelled) run();
	};
	// The first callback runs before the browser draws, the second after it.
	requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(runUnlessCancelled)));
	return () => {
		isCancelled = true;
	};
}

/** Runs `run` when the browser is idle, after two seconds at the latest. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
	if (!('requestIdleCallback' in window)) {
		const timer = setTimeout(run, IDLE_MS);
		return () => clearTimeout(timer);
	}
	const handle = requestIdleCallback(run, { timeout: IDLE_MS });
	return () => cancelIdleCallback(handle);
}
