import type { Credentials, UserInfo } from '#shared/catalogue/credentials.ts';
import type { LoginMethod } from './login-method.ts';

export type Member = UserInfo;

/** A login whose end is known: upstream's, else our own. */
export type Login = { member: Member; credentials: Credentials & { expireAt: number }; loginMethod: LoginMethod };

/**
 * The caller of a request. Only `invoke` reads the token; features read `member`, and begin or end a session.
 * Both must happen before the first byte is sent.
 */
export type Identity = {
	/** `unknown` while the session store is away: neither logged in nor out. */
	readonly state: 'guest' | 'member' | 'unknown';
	readonly member: Member | null;
	readonly token: string | undefined;
	/** The id of the member's session, by which `identityOfSession` finds it while it lives. */
	readonly session: string | undefined;
	/** The marks by which the member's own pages are known, that of new pages first; none for guests. */
	readonly marks: readonly string[];
	/** The member's way to log in. */
	readonly loginMethod: LoginMethod | null;
	/** Starts a session under a new id and saves it. Throws `session-unavailable` when it can't be saved; the member isn't logged in then. */
	begin(login: Login): Promise<void>;
	/** Takes part in a session of this browser that another request began. Returns false when it has ended; nothing brings it back. */
	join(session: string): Promise<boolean>;
	/** Writes what has changed about the member into the session, if it still lives. Throws `session-unavailable`. */
	update(change: Partial<Member>): Promise<void>;
	/** Ends this session, once: nothing that is still under way can bring it back. */
	end(): Promise<void>;
	/** Ends this session, its cookie and the session `another`. Throws `session-unavailable` when that can't be done. */
	leave(another?: string): Promise<void>;
	/** The id of this browser, in a cookie that is set when it is first asked for. Codes, captchas and links are bound to it. */
	browser(): string;
	/** The same where it is set already: asking sets no cookie. */
	knownBrowser(): string | undefined;
	/** The request's origin, for limits: an IPv4 address, or the /64 of an IPv6 one. */
	readonly address: string;
};

const nobody = (): never => {
	throw new Error('a page for everybody has no session');
};

/** The identity of pages that are rendered once for all visitors: a guest without a session; a session can't begin there. */
export const ANYBODY: Identity = {
	state: 'guest',
	member: null,
	token: undefined,
	session: undefined,
	marks: [],
	loginMethod: null,
	begin: async () => nobody(),
	join: async () => nobody(),
	update: async () => nobody(),
	end: async () => {},
	leave: async () => nobody(),
	browser: nobody,
	knownBrowser: nobody,
	address: '',
};
