import type { RequestHandler } from 'express';
import expressSession, { type Store } from 'express-session';
import { factsOf } from '#server/request/facts.ts';
import type { Log } from '#server/watch/log-fields.ts';
import type { Watch } from '#server/watch/watch.ts';
import { cookieName, cookieValues } from './cookies.ts';
import { createIdentity } from './identity.ts';

export type SessionOptions = {
	store: Store;
	secrets: readonly string[];
	https: boolean;
	log: Log;
	clock: () => Date;
	watch: Watch;
};

const SAFE = new Set(['GET', 'HEAD']);

/**
 * Sets the caller of a request (`response.locals.identity`). Guests have no session cookie and don't load the store. The cookie
 * lasts as long as the browser's session and is set at login only, so that no late response sets an earlier one again. While the
 * store is away no member is logged out: the identity is `unknown`.
 */
export function session({ store, secrets, https, log, clock, watch }: SessionOptions): RequestHandler {
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
		const proceed = (error?: unknown) => {
			const away = error !== undefined;
			response.locals.identity = createIdentity({ request, response, https, secrets, away, log, clock, watch });
			next();
		};
		const ids = cookieValues(request, name).length;
		if (ids > 1) delete request.headers.cookie;
		// A guest's GET needs no session, since sessions begin by POST only.
		if (ids === 0 && SAFE.has(request.method)) proceed();
		else {
			const started = performance.now();
			run(request, response, (error) => {
				factsOf(response).parts.push({ name: 'session', ms: performance.now() - started });
				proceed(error);
			});
		}
	};
}
