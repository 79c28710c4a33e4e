const WAIT = 2_000;

/** Runs when the browser has nothing better to do. Returns how to call it off. */
export function whenIdle(run: () => void): () => void {
	if (!('requestIdleCallback' in window)) {
		const timer = setTimeout(run, WAIT);
		return () => clearTimeout(timer);
	}
	const handle = requestIdleCallback(run, { timeout: WAIT });
	return () => cancelIdleCallback(handle);
}
