import { z } from 'zod';
import type { CachePolicy } from './cache-policy.ts';
import type { LimitPolicy } from './limit-policy.ts';

/** One call, described once: who may make it, whether failures are silent, how replies may be cached, what goes in and comes out. */
export type Call<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> = {
	who: 'anybody' | 'member';
	summary: string;
	/** A silent call's failure is only logged, never shown (docs/rules.md, silent-failures). */
	silent?: boolean;
	cache?: CachePolicy;
	/**
	 * Upstream's reply logs somebody in: it carries `token` and `expireAt` (once it does; see `login.ts`), which go into the session and
	 * to nobody else. Callers get what is left of the reply.
	 */
	login?: true;
	/** How often it may be made, by number (the input's `mobile`), address and browser. */
	limit?: LimitPolicy;
	/** Must not be given up on half way: it may take as long as upstream may, even when whoever asked has left (docs/rules.md, upstream-time). */
	mustFinish?: true;
	/** Only this server's own features make it: it has no address under `/api`. */
	internal?: true;
	input: I;
	output: O;
};

/** Describes a call; keeps the literal schema types, and whether it logs in. */
export const call = <I extends z.ZodType, O extends z.ZodType, L extends true | undefined = undefined>(
	description: Call<I, O> & { login?: L },
): Call<I, O> & { login?: L } => description;

export type Method = 'GET' | 'POST' | 'DELETE';

/** No input at all. */
export const nothing = z.object({});
