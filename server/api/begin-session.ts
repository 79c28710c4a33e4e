import type { Identity } from '#server/request/identity.ts';
import type { LoginMethod } from '#server/request/login-method.ts';
import { parseStrippingToken } from '#server/upstream/strip-token.ts';
import { Credentials, UserInfo } from '#shared/catalogue/credentials.ts';

/**
 * Begins a session with the credentials of a login's reply, and returns the rest of the reply. A reply without credentials (a
 * code not scanned yet) begins none. Texts that repeat the token lose it.
 */
export async function beginSession(reply: unknown, identity: Identity, loginMethod: LoginMethod): Promise<unknown> {
	const credentials = Credentials.safeParse(reply);
	const { token, expireAt, ...rest } = reply as Record<string, unknown>;
	if (!credentials.success) return rest;
	const visible = parseStrippingToken(JSON.stringify(rest), credentials.data.token);
	await identity.begin({ member: UserInfo.parse(visible), credentials: credentials.data, loginMethod });
	return visible;
}
