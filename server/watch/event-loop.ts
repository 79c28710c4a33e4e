const EVERY_MS = 50;
/**
 * The share of a delay that stays after each measurement: half of it after a sixth of a second, so that one quick turn doesn't
 * hide many slow ones.
 */
const STAYS = 0.8;

/** Measures the delay of the event loop's timers, which is the wait of every request. `seen` gets each measurement. `stop` ends it. */
export function watchLoop(seen: (lateMs: number) => void = () => {}): { lateMs: () => number; stop: () => void } {
	let due = performance.now() + EVERY_MS;
	let late = 0;
	const timer = setInterval(() => {
		const now = performance.now();
		seen(now - due);
		late = Math.max(now - due, late * STAYS);
		due = now + EVERY_MS;
	}, EVERY_MS);
	timer.unref();
	return {
		lateMs: () => Math.max(late, performance.now() - due),
		stop: () => clearInterval(timer),
	};
}
