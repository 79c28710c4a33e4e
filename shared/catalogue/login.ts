import { z } from 'zod';
import { flag, id, text } from './wire.ts';

const CHINA_TIME = '+08:00';

/** A moment as epoch milliseconds; on the wire milliseconds, seconds, or `YYYY-MM-DD HH:mm:ss` in China's time. */
const moment = z.union([z.number(), z.string().min(1).max(40)]).transform((value, context) => {
	const number = Number(value);
	const isNumber = Number.isFinite(number);
	const local = String(value).trim().replace(' ', 'T');
	const epoch = isNumber
		? number * (number < 100_000_000_000 ? 1_000 : 1)
		: Date.parse(/[zZ]$|[+-]\d\d:?\d\d$/.test(local) ? local : local + CHINA_TIME);
	if (Number.isNaN(epoch)) context.addIssue({ code: 'custom', message: 'no moment' });
	return epoch;
});

/** Whom upstream knows (spec section 3, User info). */
export const UserInfo = z.object({
	id,
	nickname: text,
	mobile: text,
	mobilePre: text.transform((value) => value || '86'),
	region: text,
	isNew: flag,
});
export type UserInfo = z.output<typeof UserInfo>;

/** What only the session may know of a login. A token that could not stand in a header is no token. */
export const Credentials = z.object({ token: z.string().regex(/^[\x21-\x7e]{1,4096}$/), expireAt: moment });
export type Credentials = z.output<typeof Credentials>;

/** Upstream's reply to a login: whom it knows, with the credentials beside. */
export const LoginReply = UserInfo.extend(Credentials.shape);

/** A reply without what only the session may know. */
export type WithoutCredentials<T> = T extends unknown ? Omit<T, keyof Credentials> : never;
