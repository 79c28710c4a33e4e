/** Runs `run` once the browser has shown what is drawn now. Returns a function that cancels it. */
export function afterPaint(run: () => void): () => void {
	const gone = new AbortController();
	const unlessGone = (next: () => void) => () => {
		if (!gone.signal.aborted) next();
	};
	// The first callback runs before the browser draws, the second after it.
	requestAnimationFrame(() => requestAnimationFrame(unlessGone(() => setTimeout(unlessGone(run)))));
	return () => gone.abort();
}
