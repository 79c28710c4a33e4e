import type { Response } from 'express';
import type { Language } from '#shared/constants.ts';
import type { FailedAt } from './errors.ts';
import type { Identity } from './identity.ts';

/** A part of a request's time; `of` is the name of a call. */
export type Part = { name: 'session' | 'page' | 'call'; of?: string; ms: number };

/** The facts that the middleware finds out about a request: its id, its language, its caller. */
export type RequestFacts = {
	requestId: string;
	lang: Language;
	identity: Identity;
	/** The parts of its time (`Server-Timing`). */
	parts: Part[];
	/** The failure, for the request's line of the log. */
	failure?: FailedAt & { code?: string };
};

/** The facts of the request that `response` answers. `identity` is there once the session middleware has run. */
export const factsOf = (response: Response): RequestFacts => response.locals as RequestFacts;
