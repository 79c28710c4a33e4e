const WAIT = 2_000;

/** Runs `run` when the browser is idle, after two seconds at the latest. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
	if (!('requestIdleCallback' in window)) {
		const timer = setTimeout(run, WAIT);
		return () => clearTimeout(timer);
	}
	const handle = requestIdleCallback(run, { timeout: WAIT });
	return () => cancelIdleCallback(handle);
}
