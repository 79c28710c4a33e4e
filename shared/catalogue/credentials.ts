import { z } from 'zod';
import { flag, id, moment, text } from './wire.ts';

/** Whom upstream knows. */
export const UserInfo = z.object({
	id,
	nickname: text,
	mobile: text,
	mobilePre: text.transform((value) => value || '86').pipe(z.string()),
	region: text,
	isNew: flag,
});
export type UserInfo = z.output<typeof UserInfo>;

/** What only the session may know of a login. A token that could not stand in a header is no token. */
export const Credentials = z.object({ token: z.string().regex(/^[\x21-\x7e]{1,4096}$/), expireAt: moment });
export type Credentials = z.output<typeof Credentials>;

/** Upstream's reply to a login: the member, and the credentials. */
export const LoginReply = UserInfo.extend(Credentials.shape);

/** A reply without what only the session may know. */
export type WithoutCredentials<T> = T extends unknown ? Omit<T, keyof Credentials> : never;
