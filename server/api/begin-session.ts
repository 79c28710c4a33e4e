import type { Login } from '#server/request/identity.ts';
import type { LoginMethod } from '#server/request/login-method.ts';
import { parseReply } from '#server/upstream/parse-reply.ts';
import { Credentials, UserInfo } from '#shared/catalogue/credentials.ts';

type Terms = {
	loginMethod: LoginMethod;
	/** The end of a login that names none, epoch milliseconds. */
	ownEnd: number;
	begin: (login: Login) => Promise<void>;
};

/**
 * Begins a session with the credentials of a login's reply, and returns the rest of the reply. A reply without credentials (a
 * code not scanned yet) begins none. Texts that repeat the token lose it.
 */
export async function beginSession(reply: unknown, { loginMethod, ownEnd, begin }: Terms): Promise<unknown> {
	const credentials = Credentials.safeParse(reply);
	const { token, expireAt, ...rest } = reply as Record<string, unknown>;
	if (!credentials.success) return rest;
	const { token: own, expireAt: end } = credentials.data;
	const visible = parseReply(JSON.stringify(rest), own);
	await begin({ member: UserInfo.parse(visible), credentials: { token: own, expireAt: end ?? ownEnd }, loginMethod });
	return visible;
}
