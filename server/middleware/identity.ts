import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Session, SessionData } from 'express-session';
import { AppError } from '#server/request/errors.ts';
import type { Identity, Login } from '#server/request/identity.ts';
import { limitAddress } from '#server/request/limit-address.ts';
import { markOf } from '#server/request/member-mark.ts';
import { sessionLabel } from '#server/storage/session-store.ts';
import type { Log } from '#server/watch/log-fields.ts';
import type { Watch } from '#server/watch/watch.ts';
import { browserId, expireSession, setBrowserId } from './cookies.ts';

type Current = Session & Partial<SessionData>;

/** Turns a function with a callback into a promise. */
const settled = (run: (done: (error?: unknown) => void) => void): Promise<void> =>
	new Promise((resolve, reject) => run((error) => (error ? reject(error) : resolve())));

export type IdentityOptions = {
	request: Request;
	response: Response;
	https: boolean;
	/** The secrets of the settings, the newest first. */
	secrets: readonly string[];
	/** True when the session couldn't be read. */
	away: boolean;
	log: Log;
	clock: () => Date;
	watch: Pick<Watch, 'sessionBegun' | 'sessionEnded'>;
};

/** Creates a request's identity from its express session. */
export function createIdentity({ request, response, https, secrets, away, log, clock, watch }: IdentityOptions): Identity {
	// express-session removes the property when a session ends.
	const current = (): Current | undefined => request.session;
	let browser = browserId(request, https);

	function mustBeAbleToBegin(): void {
		if (https && !request.secure) {
			log.error({ reason: 'https ends before this server, and TRUST_PROXY does not say where' }, 'login refused');
			throw new AppError('forbidden', 'not https at the edge');
		}
		if (response.headersSent || !current()) throw new AppError('session-unavailable', 'no session can begin here');
	}

	async function begin({ member, credentials, loginMethod }: Login): Promise<void> {
		mustBeAbleToBegin();
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

	async function join(id: string): Promise<boolean> {
		mustBeAbleToBegin();
		const { sessionStore } = request;
		try {
			const found = await new Promise<SessionData | null | undefined>((resolve, reject) => {
				sessionStore.get(id, (error, data) => (error ? reject(error) : resolve(data)));
			});
			if (!found?.login) return false;
			await settled((done) => request.session.destroy(done));
			// express-session sets the cookie, since the id isn't the one that the request came with.
			request.sessionID = id;
			sessionStore.createSession(request, found);
			return true;
		} catch (cause) {
			Reflect.deleteProperty(request, 'session');
			throw new AppError('session-unavailable', 'the session was not read', { cause });
		}
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
		get session() {
			return current()?.login && request.sessionID;
		},
		get marks() {
			const id = current()?.login?.member.id;
			return id === undefined ? [] : secrets.map((secret) => markOf(id, secret));
		},
		get loginMethod() {
			return current()?.login?.loginMethod ?? null;
		},
		begin,
		join,
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
		async leave(another) {
			if (away) throw new AppError('session-unavailable', 'the session store is away');
			const wasMember = current()?.login !== undefined;
			const { sessionStore } = request;
			const ends = [settled((done) => request.session.destroy(done))];
			if (another !== undefined) ends.push(settled((done) => sessionStore.destroy(another, done)));
			await Promise.all(ends).catch((cause) => {
				throw new AppError('session-unavailable', 'the session was not ended', { cause });
			});
			if (wasMember) watch.sessionEnded('member');
			expireSession(response, https);
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
