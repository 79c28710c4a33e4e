import { hash } from 'node:crypto';
import { randomOf } from '../dirty/random.ts';

/** Numbers from a seed: the same seed gives the same numbers. */
export type Random = {
	next: () => number;
	/** True with a probability. */
	chance: (probability: number) => boolean;
	/** A whole number from `from` to `to`, with both. */
	between: (from: number, to: number) => number;
	pick: <T>(choices: readonly T[]) => T;
};

/** Mixes numbers into one seed, so that each part of a schedule has numbers of its own. */
export const mixed = (...parts: readonly number[]): number => hash('sha256', parts.join(), 'buffer').readUInt32LE();

/** Creates the numbers of a seed. */
export function createRandom(seed: number): Random {
	const next = randomOf(seed);
	return {
		next,
		chance: (probability) => next() < probability,
		between: (from, to) => from + Math.floor(next() * (to - from + 1)),
		pick: (choices) => choices[Math.floor(next() * choices.length)] as never,
	};
}
