/** Draws numbers that are the same on every run, so that a print never changes by itself. */
export type Random = {
	/** A number from `low` up to `high`. */
	between: (low: number, high: number) => number;
	/** One of several things. */
	pick: <T>(from: readonly [T, ...T[]]) => T;
	/** True with this probability. */
	odds: (probability: number) => boolean;
};

/** Mulberry32, begun with the number of a word. */
export function randomFrom(word: string): Random {
	let state = [...word].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);
	const next = (): number => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
	return {
		between: (low, high) => low + (high - low) * next(),
		pick: (from) => from[Math.floor(next() * from.length)] ?? from[0],
		odds: (probability) => next() < probability,
	};
}
