import { z } from 'zod';
import type { CachePolicy } from './cache-policy.ts';

/** One call, described once: who may make it, whether failures are silent, how replies may be cached, what goes in and comes out. */
export type Call<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> = {
	who: 'visitor' | 'member';
	summary: string;
	/** A silent call's failure is only logged, never shown (spec section 8). */
	silent?: boolean;
	cache?: CachePolicy;
	input: I;
	output: O;
};

/** Describes a call; keeps the literal schema types. */
export const call = <I extends z.ZodType, O extends z.ZodType>(description: Call<I, O>): Call<I, O> => description;

/** No input at all. */
export const nothing = z.object({});
