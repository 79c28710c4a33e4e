import { setImmediate as letOthersGo } from 'node:timers/promises';

/** Long work stops this often, milliseconds, to let requests and timers through. */
const SLICE_MS = 12;

/** For long work: awaited after each small step, it lets others go first once a slice of time is used up. */
export function createSlices(): () => Promise<void> | undefined {
	let begun = performance.now();
	return () => {
		if (performance.now() - begun < SLICE_MS) return undefined;
		return letOthersGo().then(() => {
			begun = performance.now();
		});
	};
}
