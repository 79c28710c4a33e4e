import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import type { CachePolicy } from './cache-policy.ts';
import type { LimitPolicy } from './limit-policy.ts';

/** One call, described once: who may make it, whether failures are silent, how replies may be cached, what goes in and comes out. */
export type Call<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> = {
	who: 'anybody' | 'member';
	summary: string;
	/** What the site can't do without upstream's answer. A call with neither `needs` nor `part` is used by no page: the site only passes it on. */
	needs?: string;
	/** What is shown without one of its parts when upstream's answer is missing. */
	part?: string;
	/** A silent call's failure is only logged, never shown (docs/rules.md, silent-failures). */
	silent?: boolean;
	cache?: CachePolicy;
	/** Replies say everything in both languages: one is kept for all visitors, instead of one for each language. */
	bilingual?: true;
	/** Only the reply to the question without input is kept: all others could be told from it, and there is no end of them. */
	keptPlain?: true;
	/** A reply may be as large as the settings allow, and be had in the background for as long as upstream may take. */
	large?: true;
	/** What doesn't fit may not be left out of a reply: one row less would be another answer. */
	whole?: true;
	/** Not even an optional value may be left out of a reply: without it the rest would say something else. */
	exact?: true;
	/**
	 * Upstream's reply logs somebody in: it carries `token` and `expireAt` (once it does; see `login.ts`), which go into the session and
	 * to nobody else. Callers get what is left of the reply.
	 */
	login?: true;
	/** How often it may be made, by number (the input's `mobile`), member, address and browser. */
	limit?: LimitPolicy;
	/** Runs to its end even when the caller has left, and may take as long as upstream may (docs/rules.md, upstream-time). */
	mustFinish?: true;
	/** Only this server's own features make it: it has no address under `/api`. */
	internal?: true;
	/** What it may fail with of its own, besides what any call of its kind may (`server/api/openapi-responses.ts`). */
	fails?: readonly ErrorCode[];
	/** It asks upstream nothing. */
	alone?: true;
	/** What the request's body is, if not JSON. The input is then `sentPicture`. */
	body?: 'picture';
	/**
	 * What the response is, if not JSON in an envelope: a picture (`pictureReply`), a file to be saved (`fileReply`), or a stream of server-sent events,
	 * each an `output`.
	 */
	reply?: 'picture' | 'file' | 'events';
	input: I;
	output: O;
};

/** What of a description types depend on: its schemas, whether it logs in, and forms other than JSON. */
type Described<I extends z.ZodType, O extends z.ZodType, L, B, R> = Call<I, O> & { login?: L; body?: B; reply?: R };

/** Describes a call; keeps the literal types that others derive from. */
export const call = <
	I extends z.ZodType,
	O extends z.ZodType,
	L extends Call['login'] = undefined,
	B extends Call['body'] = undefined,
	R extends Call['reply'] = undefined,
>(
	description: Described<I, O, L, B, R>,
): Described<I, O, L, B, R> => description;

export type Method = 'GET' | 'POST' | 'DELETE';

/** What shows the cards of voyages, for `needs`. */
export const CARDS = 'search, wish list, cart, orders, booking';

/** No input at all. */
export const nothing = z.object({});

/** Types of pictures that may be sent to us. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** A picture as a request's body. Its bytes are read when they are asked for: who may not send it has nothing of it read. */
export const sentPicture = z.object({
	type: z.enum(PICTURE_TYPES),
	read: z.custom<() => Promise<Uint8Array>>((value) => typeof value === 'function'),
});

/** A picture as a response. */
export const pictureReply = z.custom<{ type: string; bytes: Uint8Array }>();

/** A file as a response, which browsers save under its name. */
export const fileReply = z.custom<{ type: string; name: string; bytes: Uint8Array }>();
