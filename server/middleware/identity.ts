import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Session, SessionData } from 'express-session';
import { AppError } from '#server/request/errors.ts';
import type { Identity, Login } from '#server/request/identity.ts';
import { sessionLabel } from '#server/storage/session-store.ts';
import type { Log } from '#server/watch/log-fields.ts';
import type { Watch } from '#server/watch/watch.ts';
import { browserId, expireSession, setBrowserId } from './cookies.ts';
import { limitAddress } from './limit-address.ts';

type Current = Session & Partial<SessionData>;

/** Turns a function with a callback into a promise. */
const settled = (run: (done: (error?: unknown) => void) => void): Promise<void> =>
	new Promise((resolve, reject) => run((error) => (error ? reject(error) : resolve())));

export type IdentityOptions = {
	request: Request;
	response: Response;
	https: boolean;
	/** True when the session couldn't be read. */
	away: boolean;
	log: Log;
	clock: () => Date;
	watch: Pick<Watch, 'sessionBegun' | 'sessionEnded'>;
};

/** Creates a request's identity from its express session. */
export function createIdentity({ request, response, https, away, log, clock, watch }: IdentityOptions): Identity {
	// express-session removes the property when a session ends.
	const current = (): Current | undefined => request.session;
	let browser = browserId(request, https);

	async function begin({ member, credentials, loginMethod }: Login): Promise<void> {
		if (https && !request.secure) {
			log.error({ reason: 'https ends before this server, and TRUST_PROXY does not say where' }, 'login refused');
			throw new AppError('forbidden', 'not https at the edge');
		}
		if (response.headersSent || !current()) throw new AppError('session-unavailable', 'no session can begin here');
		try {
			await settled((done) => request.session.regenerate(done));
			request.session.login = { member, credentials, loginMethod, since: clock().getTime() };
			await settled((done) => request.session.save(done));
		} catch (cause) {
			// Without `request.session` the response carries no cookie. A cookie of an unsaved session would look like a login.
			Reflect.deleteProperty(request, 'session');
			throw new AppError('session-unavailable', 'the session was not saved', { cause });
		}
		log.info({ session: sessionLabel(request.sessionID), loginMethod }, 'logged in');
		watch.sessionBegun(loginMethod);
	}

	return {
		get state() {
			if (away) return 'unknown';
			return current()?.login ? 'member' : 'guest';
		},
		get member() {
			return current()?.login?.member ?? null;
		},
		get token() {
			return current()?.login?.credentials.token;
		},
		get loginMethod() {
			return current()?.login?.loginMethod ?? null;
		},
		begin,
		async update(change) {
			const session = current();
			if (!session?.login) return;
			session.login = { ...session.login, member: { ...session.login.member, ...change } };
			await settled((done) => session.save(done)).catch((cause) => {
				throw new AppError('session-unavailable', 'the session was not saved', { cause });
			});
		},
		async end() {
			const session = current();
			if (!session?.login) return;
			await settled((done) => session.destroy(done)).catch(() => {});
			watch.sessionEnded('upstream');
		},
		async leave() {
			if (away) throw new AppError('session-unavailable', 'the session store is away');
			const wasMember = current()?.login !== undefined;
			await settled((done) => request.session.destroy(done)).catch((cause) => {
				throw new AppError('session-unavailable', 'the session was not ended', { cause });
			});
			if (wasMember) watch.sessionEnded('member');
			expireSession(response, https);
			response.setHeader('clear-site-data', '"cache", "storage"');
		},
		browser() {
			if (browser === undefined) {
				browser = randomBytes(18).toString('base64url');
				setBrowserId(response, browser, https);
			}
			return browser;
		},
		knownBrowser: () => browser,
		address: limitAddress(request.ip ?? ''),
	};
}
