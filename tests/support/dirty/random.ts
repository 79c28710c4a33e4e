/** A source of numbers from 0 to 1 that gives the same ones for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

/** Returns one of a list by chance; undefined for an empty list. */
export const oneOf = <T>(items: readonly T[], random: () => number): T | undefined => items[Math.floor(random() * items.length)];

/** Returns so many of a list by chance, in the list's order. */
export function someOf<T>(items: readonly T[], count: number, random: () => number): T[] {
	const ranked = items.map((item, at) => ({ item, at, rank: random() })).toSorted((a, b) => a.rank - b.rank);
	return ranked
		.slice(0, count)
		.toSorted((a, b) => a.at - b.at)
		.map(({ item }) => item);
}
