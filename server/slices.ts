import { setImmediate as nextTurn } from 'node:timers/promises';

/** Long work stops this often, milliseconds, to let requests and timers through. */
const SLICE_MS = 8;

/** Works that wait go on one after the other, each in a turn of the event loop of its own: slices of several don't add up. */
let waiting: Promise<unknown> = Promise.resolve();

/** For long work: awaited after each small step, it lets others go first once a slice of time is used up. */
export function createSlices(): () => Promise<void> | undefined {
	let begun = performance.now();
	return () => {
		if (performance.now() - begun < SLICE_MS) return undefined;
		const turn = waiting.then(() => nextTurn());
		waiting = turn;
		return turn.then(() => {
			begun = performance.now();
		});
	};
}
