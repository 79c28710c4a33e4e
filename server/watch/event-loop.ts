const EVERY_MS = 50;
/** What stays of a delay after each look: it is halved in a sixth of a second, so that one quick turn doesn't call off what many slow ones told. */
const STAYS = 0.8;

/** Looks how late the event loop comes to its timers, which is how long every request waits. `stop` ends it. */
export function watchLoop(): { lateMs: () => number; stop: () => void } {
	let due = performance.now() + EVERY_MS;
	let late = 0;
	const timer = setInterval(() => {
		const now = performance.now();
		late = Math.max(now - due, late * STAYS);
		due = now + EVERY_MS;
	}, EVERY_MS);
	timer.unref();
	return {
		lateMs: () => Math.max(late, performance.now() - due),
		stop: () => clearInterval(timer),
	};
}
