import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import type { CachePolicy } from './cache-policy.ts';
import type { LimitPolicy } from './limit-policy.ts';

/** The kinds of changes of which a member makes one at a time. */
export type Exclusive = 'booking' | 'order' | 'passengers' | 'contacts' | 'mobile' | 'check-in';

/** The description of one call: its callers, its input and output, its caching, its failures. */
export type Call<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> = {
	who: 'anybody' | 'member';
	summary: string;
	/** The pages and actions that fail without upstream's answer. A call with neither `needs` nor `part` is used by no page: the site only passes it on. */
	needs?: string;
	/** The pages that lack a part without upstream's answer. */
	part?: string;
	/** A silent call's failure is only logged, never shown (docs/rules.md, silent-failures). */
	silent?: boolean;
	cache?: CachePolicy;
	/** A feature's answer is the same for everybody who reads its language: it is given again for a second, and made without the caller's token. */
	common?: true;
	/** Values that don't fit fail the whole reply: `rows` of a list may not be left out, or not even optional `values`. */
	whole?: 'rows' | 'values';
	/**
	 * Upstream's reply logs a member in: its `token` and `expireAt` (absent until a scan is confirmed; see `login.ts`) go into the session and
	 * nowhere else. Callers get the rest of the reply.
	 */
	login?: true;
	/** Limits the calls by number (the input's `mobile`), member, address and browser. */
	limit?: LimitPolicy;
	/** Runs to its end even when the caller has left, and may take as long as upstream may (docs/rules.md, upstream-time). */
	mustFinish?: true;
	/**
	 * A member's changes of one kind are made one after the other, on any process; the same one, pressed meanwhile, gets the first's answer
	 * (docs/rules.md, change-once).
	 */
	exclusive?: Exclusive;
	/** Only this server's own features make it: it has no address under `/api`. */
	internal?: true;
	/** Its own failures, besides those of every call of its kind (`server/api/openapi-responses.ts`). */
	fails?: readonly ErrorCode[];
	/** It makes no call to upstream. */
	alone?: true;
	/**
	 * The form of a response that isn't JSON in an envelope: a picture (`pictureReply`), a file to be saved (`fileReply`), or a stream of server-sent events,
	 * each an `output`.
	 */
	reply?: 'picture' | 'file' | 'events';
	input: I;
	output: O;
};

/** The parts of a description that types depend on: its schemas, whether it logs in, and the form of its response. */
type Described<I extends z.ZodType, O extends z.ZodType, L, R> = Call<I, O> & { login?: L; reply?: R };

/** A description without caller and summary. A call without `input` takes none. */
type Rest<I, O, L, R> = Omit<Call, 'who' | 'summary' | 'input' | 'output' | 'login' | 'reply'> & {
	input?: I;
	output: O;
	login?: L;
	reply?: R;
};

/** A member's answer is kept for nobody else. */
type Kept<W> = W extends 'member' ? { cache?: never } : object;

/** No input at all. */
export const nothing = z.object({});

/** Returns the function that describes calls of `who`; it keeps the literal types that the typed clients derive from. */
const describedFor =
	<W extends Call['who']>(who: W) =>
	<
		O extends z.ZodType,
		I extends z.ZodType = typeof nothing,
		L extends Call['login'] = undefined,
		R extends Call['reply'] = undefined,
	>(
		summary: string,
		{ input, ...rest }: Rest<I, O, L, R> & Kept<W>,
	) =>
		({ who, summary, input: input ?? nothing, ...rest }) as Described<I, O, L, R>;

/** Describes a call that guests and members may make. */
export const publicCall = describedFor('anybody');
/** Describes a call that only members may make. */
export const memberCall = describedFor('member');

export type Method = 'GET' | 'POST' | 'DELETE';

/** The pages that show cards of voyages, for `part`. */
export const CARDS = 'wish list, cart, orders, an order, the price of an order, payment, check-in, boarding passes, booking';

/** Types of pictures that may be sent to us. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** A picture as a request's body, instead of JSON. Its bytes are read on demand: a call that is refused reads none of them. */
export const sentPicture = z.object({
	type: z.enum(PICTURE_TYPES),
	read: z.custom<() => Promise<Uint8Array>>((value) => typeof value === 'function'),
});

/** A picture as a response. */
export const pictureReply = z.custom<{ type: string; bytes: Uint8Array }>();

/** A file as a response, which browsers save under its name. One that is asked for again and again (`asked`) is sent only when it has changed. */
export const fileReply = z.custom<{ type: string; name: string; bytes: Uint8Array; asked?: 'again' }>();
