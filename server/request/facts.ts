import type { Response } from 'express';
import type { Language } from '#shared/constants.ts';
import type { FailedAt } from './errors.ts';
import type { Identity } from './identity.ts';

/** What some of a request's time was spent on; `of` is the name of a call. */
export type Part = { name: 'session' | 'page' | 'call'; of?: string; ms: number };

/** What the middleware found out about a request: its id, its language, and who makes it. */
export type RequestFacts = {
	requestId: string;
	lang: Language;
	identity: Identity;
	/** What its time is spent on (`Server-Timing`). */
	parts: Part[];
	/** What the request's line of the log says of its failure. */
	failure?: FailedAt & { code?: string };
};

/** The facts of the request that `response` answers. `identity` is there once the session middleware has run. */
export const factsOf = (response: Response): RequestFacts => response.locals as RequestFacts;
