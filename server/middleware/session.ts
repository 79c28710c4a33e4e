import type { RequestHandler } from 'express';
import expressSession, { type Store } from 'express-session';
import type { Logger } from 'pino';
import { cookieName, cookieValues } from './cookies.ts';
import { createIdentity } from './identity.ts';

export type SessionOptions = { store: Store; secrets: readonly string[]; https: boolean; log: Logger; clock: () => Date };

/**
 * Finds out who makes a request; `response.locals.identity` tells. Visitors have no cookie and cost the store nothing; the cookie lives as
 * long as the browser's session, and is set at login only (security.md F2, F3). While the store is away nobody is logged out: who they
 * are is unknown.
 */
export function session({ store, secrets, https, log, clock }: SessionOptions): RequestHandler {
	const name = cookieName('sid', https);
	const run = expressSession({
		name,
		store,
		secret: [...secrets],
		resave: false,
		saveUninitialized: false,
		rolling: false,
		cookie: { path: '/', httpOnly: true, secure: https, sameSite: 'lax' },
	});
	return (request, response, next) => {
		if (cookieValues(request, name).length > 1) delete request.headers.cookie;
		run(request, response, (error?: unknown) => {
			response.locals.identity = createIdentity({ request, response, https, away: error !== undefined, log, clock });
			next();
		});
	};
}
