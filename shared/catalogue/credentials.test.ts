import { describe, expect, it } from 'vitest';
import { LoginReply } from './credentials.ts';

const user = { id: '9', nickname: '小梅', mobile: '13800138000', mobilePre: '86', region: '', isNew: false };
const expireAt = 1_796_400_000_000;

describe('a login’s reply', () => {
	it.each([
		['beside the member', { ...user, token: 'a-token', expireAt }],
		['with the member in `user`', { user, token: 'a-token', expireAt }],
		['with the member in `userInfo`, as `accessToken`', { userInfo: user, accessToken: 'a-token', expireAt }],
		['as `access_token`, beside the member', { ...user, access_token: 'a-token', expireAt }],
		['with the member in `member`, as `user_token`', { member: user, user_token: 'a-token', expireAt }],
		['among the member’s own fields', { user: { ...user, token: 'a-token', expireAt } }],
		['beside an id of its own', { id: 'of-the-login', user, token: 'a-token', expireAt }],
	])('has its token %s', (_name, data) => {
		expect(LoginReply.parse(data)).toEqual({ ...user, token: 'a-token', expireAt });
	});

	it.each([
		['no end', {}],
		['null for its end', { expireAt: null }],
		['an end of its member, not of its own', { user: { ...user, expireAt } }],
	])('may have %s', (_name, more) => {
		expect(LoginReply.parse({ ...user, token: 'a-token', ...more })).toMatchObject({ id: '9', expireAt: null });
	});

	it.each([
		['token', { user }],
		['member', { token: 'a-token' }],
	])('doesn’t fit without its %s', (_name, data) => {
		expect(LoginReply.safeParse(data).success).toBe(false);
	});
});
