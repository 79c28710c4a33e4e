import { z } from 'zod';
import { count } from './wire.ts';

/** The number of adults of a party; null when it is missing: a party without one isn't guessed. */
export const adults = count
	.nullish()
	.transform((value) => value ?? null)
	.pipe(z.number().nullable());

/** The number of children of a party: a missing one is none, since backends leave 0 out. */
export const children = count
	.nullish()
	.transform((value) => value ?? 0)
	.pipe(z.number());
