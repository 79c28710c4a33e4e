import { z } from 'zod';
import { flag, id, moment, text } from './wire.ts';

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

/** The parts of a login that only the session may know. A token that can't stand in a header doesn't fit. */
export const Credentials = z.object({ token: z.string().regex(/^[\x21-\x7e]{1,4096}$/), expireAt: moment });
export type Credentials = z.output<typeof Credentials>;

/** Upstream's reply to a login: the member, and the credentials. */
export const LoginReply = UserInfo.extend(Credentials.shape);

/** A reply without the credentials. */
export type WithoutCredentials<T> = T extends unknown ? Omit<T, keyof Credentials> : never;
