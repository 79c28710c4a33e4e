import { z } from 'zod';
import { flag, id, isObject, optionalMoment, text } from './wire.ts';

/** A member as upstream has them. */
export const UserInfo = z.object({
	id,
	nickname: text,
	mobile: text,
	mobilePre: text.transform((value) => value || '86').pipe(z.string()),
	region: text,
	isNew: flag,
});
export type UserInfo = z.output<typeof UserInfo>;

/**
 * The parts of a login that only the session may know. A token that can't stand in a header doesn't fit. A login without an end lasts as
 * long as the setting `LOGIN_LASTS_HOURS` says.
 */
export const Credentials = z.object({ token: z.string().regex(/^[\x21-\x7e]{1,4096}$/), expireAt: optionalMoment });
export type Credentials = z.output<typeof Credentials>;

const USERS = ['user', 'userInfo', 'member'] as const;
const TOKENS = ['token', 'accessToken', 'access_token', 'user_token'] as const;

/** Opens a login's reply: the user may stand in an object of their own, and the token under another name. */
function openLogin(value: unknown): unknown {
	if (!isObject(value)) return value;
	const user = USERS.map((name) => value[name]).find(isObject) ?? {};
	const own = Object.keys(UserInfo.shape).filter((field) => user[field] !== undefined && user[field] !== null);
	const tokenOf = (holder: Record<string, unknown>) => TOKENS.map((name) => holder[name]).find(Boolean);
	const { expireAt } = tokenOf(value) ? value : user;
	return {
		...value,
		...Object.fromEntries(own.map((field) => [field, user[field]])),
		token: tokenOf(value) ?? tokenOf(user),
		expireAt,
	};
}

/** A reply that logs in, or may do so once it is confirmed. */
export const loginReply = <S extends z.ZodObject>(fields: S) => z.custom<z.input<S>>().transform(openLogin).pipe(fields);

/** Upstream's reply to a login: the member, and the credentials. */
export const LoginReply = loginReply(UserInfo.extend(Credentials.shape));

/** A reply without the credentials. */
export type WithoutCredentials<T> = T extends unknown ? Omit<T, keyof Credentials> : never;
