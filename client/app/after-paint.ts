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
