import { hash } from 'node:crypto';
import { randomOf } from '../dirty/random.ts';

/** Ranges with the share up to which each of them is drawn. */
type Ranges = readonly (readonly [share: number, least: number, most: number])[];

/** Mixes numbers into one seed, so that each part of a schedule has numbers of its own. */
export const mixed = (...parts: readonly number[]): number => hash('sha256', parts.join(), 'buffer').readUInt32LE();

/** Creates numbers from a seed: the same seed gives the same numbers. `between` gives whole ones, with both ends. */
export function createRandom(seed: number) {
	const next = randomOf(seed);
	return {
		next,
		chance: (probability: number): boolean => next() < probability,
		between: (from: number, to: number): number => from + Math.floor(next() * (to - from + 1)),
		pick: <T>(choices: readonly T[]): T => choices[Math.floor(next() * choices.length)] as T,
		within(ranges: Ranges): number {
			const chance = next();
			const [, least, most] = ranges.find(([share]) => chance < share) ?? [1, 0, 0];
			return least + next() * (most - least);
		},
	};
}

export type Random = ReturnType<typeof createRandom>;
