import { hash } from 'node:crypto';
import { RedisStore } from 'connect-redis';
import type { SessionData, Store } from 'express-session';
import { ANYBODY, type Identity, type Login } from '#server/request/identity.ts';
import type { Log } from '#server/watch/log-fields.ts';
import type { KeyValue } from './key-value.ts';
import type { Seal } from './seal.ts';

declare module 'express-session' {
	interface SessionData {
		login: Login & { since: number };
		/** The id that the session was saved under: a value copied to another key is no session. */
		sid: string;
	}
}

export const IDLE_SECONDS = 30 * 60;
export const ABSOLUTE_SECONDS = 12 * 60 * 60;

type Done = (error?: unknown, data?: SessionData | null) => void;

/** Returns a label of a session for the log. The session's id can't be computed from it. */
export const sessionLabel = (sid: string): string => hash('sha256', sid, 'base64url').slice(0, 12);

/**
 * Returns the seconds that a session may still live without use: the idle time, but no longer than the absolute limit and its
 * token allow.
 */
function secondsLeft({ login }: SessionData, now: number): number {
	if (!login) return IDLE_SECONDS;
	const untilEnd = Math.min(login.since + ABSOLUTE_SECONDS * 1_000, login.credentials.expireAt) - now;
	return Math.min(IDLE_SECONDS, Math.ceil(untilEnd / 1_000));
}

export type SessionStoreOptions = { store: KeyValue; seal: Seal; log: Log; clock: () => Date };

/**
 * connect-redis with four differences: only a session's first save creates its key, so that a slow request can't bring back a
 * session that has ended; values are encrypted; unreadable and expired values count as no session and are removed; extending the
 * idle time never delays or fails a response.
 */
export class SessionStore extends RedisStore {
	readonly #store: KeyValue;
	readonly #log: Log;
	readonly #clock: () => Date;
	readonly #saved = new WeakSet<object>();

	constructor({ store, seal, log, clock }: SessionStoreOptions) {
		const client = {
			get: store.get,
			set: (key: string, value: string, _ex: string, seconds: number) => store.set(key, value, seconds),
			expire: store.expire,
			del: async ([key = '']: string[]) => Number(await store.remove(key)),
		};
		const serializer = {
			parse: (text: string) => JSON.parse(seal.open(text)) as SessionData,
			stringify: (session: SessionData) => seal.close(JSON.stringify(session)),
		};
		super({ client, serializer, prefix: 'session:', ttl: (session) => secondsLeft(session, clock().getTime()) });
		this.#store = store;
		this.#log = log;
		this.#clock = clock;
	}

	override createSession(...[request, data]: Parameters<RedisStore['createSession']>) {
		const session = super.createSession(request, data);
		this.#saved.add(session);
		return session;
	}

	override async get(sid: string, done: Done): Promise<void> {
		let text: string | null;
		try {
			text = await this.client.get(this.prefix + sid);
		} catch (error) {
			return done(error);
		}
		if (text === null) return done(null, null);
		const session = await this.#read(sid, text);
		done(null, session);
	}

	async #read(sid: string, text: string): Promise<SessionData | null> {
		try {
			const session = await this.serializer.parse(text);
			if (session.sid !== sid) throw new Error('saved under another id');
			if (secondsLeft(session, this.#clock().getTime()) > 0) return session;
		} catch {
			this.#log.warn({ session: sessionLabel(sid) }, 'session could not be read');
		}
		await this.client.del([this.prefix + sid]).catch(() => {});
		return null;
	}

	override async set(sid: string, session: SessionData, done?: Done): Promise<void> {
		const again = this.#saved.has(session);
		const seconds = secondsLeft(session, this.#clock().getTime());
		try {
			if (seconds > 0) {
				const value = this.serializer.stringify({ ...session, sid });
				await this.#store.set(this.prefix + sid, value, seconds, again ? 'exists' : undefined);
				this.#saved.add(session);
			} else await this.client.del([this.prefix + sid]);
			done?.(null);
		} catch (error) {
			done?.(error);
		}
	}

	override async touch(sid: string, session: SessionData, done?: Done): Promise<void> {
		super.touch(sid, session, () => {});
		done?.(null);
	}

	override async destroy(sid: string, done?: Done): Promise<void> {
		try {
			if ((await this.client.del([this.prefix + sid])) > 0) this.#log.info({ session: sessionLabel(sid) }, 'session ended');
			done?.(null);
		} catch (error) {
			done?.(error);
		}
	}
}

/** Returns a function that gives the identity of a session while it lives, for reading alone: the session isn't prolonged, changed or ended. */
export const identityOfSession =
	(store: Pick<Store, 'get'>) =>
	async (session: string): Promise<Identity | null> => {
		const found = await new Promise<SessionData | null | undefined>((resolve, reject) => {
			store.get(session, (error, data) => (error ? reject(error) : resolve(data)));
		});
		if (!found?.login) return null;
		const { member, credentials, loginMethod } = found.login;
		return { ...ANYBODY, state: 'member', member, token: credentials.token, session, loginMethod };
	};
