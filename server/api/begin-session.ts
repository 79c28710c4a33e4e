import type { Identity, LoginMethod } from '#server/identity.ts';
import { parseStrippingToken } from '#server/upstream/strip-token.ts';
import type { UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { Credentials, UserInfo } from '#shared/catalogue/credentials.ts';

const LOGIN_METHODS: readonly [part: string, method: LoginMethod][] = [
	['/wechat/', 'wechat'],
	['/bocomLogin', 'bank'],
	['/ccb/', 'partner'],
];

/** Every way in. */
export const LOGIN_WAYS: readonly LoginMethod[] = ['sms', ...LOGIN_METHODS.map(([, method]) => method)];

export const loginMethodOf = (name: UpstreamCall): LoginMethod =>
	LOGIN_METHODS.find(([part]) => name.includes(part))?.[1] ?? 'sms';

/**
 * Takes a login's reply apart: the credentials begin a session, everything else is for the caller. A reply without them (a code not
 * scanned yet) begins nothing. Texts that repeat the token lose it.
 */
export async function beginSession(reply: unknown, identity: Identity, loginMethod: LoginMethod): Promise<unknown> {
	const credentials = Credentials.safeParse(reply);
	const { token, expireAt, ...rest } = reply as Record<string, unknown>;
	if (!credentials.success) return rest;
	const visible = parseStrippingToken(JSON.stringify(rest), credentials.data.token);
	await identity.begin({ member: UserInfo.parse(visible), credentials: credentials.data, loginMethod });
	return visible;
}
