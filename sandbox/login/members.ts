import { randomBytes } from 'node:crypto';
import type { Context } from '../context.ts';
import { seedMemberContacts } from '../seed/member-contacts.ts';
import { seedOrders } from '../seed/member-orders.ts';
import { seedShop } from '../seed/member-shop.ts';

type MemberRow = {
	id: number;
	nickname: string;
	mobilePre: string;
	mobile: string;
	region: string;
	createdAt: string;
	openId: string | null;
};
type Number = { mobilePre: string; mobile: string };

const TOKEN_LIFE = 24 * 3_600_000;

export const memberById = ({ db }: Context, id: number) => db.get<MemberRow>('SELECT * FROM member WHERE id = :id', { id });

const byNumber = ({ db }: Context, { mobilePre, mobile }: Number) =>
	db.get<MemberRow>('SELECT * FROM member WHERE mobilePre = :mobilePre AND mobile = :mobile', { mobilePre, mobile });

export const memberByOpenId = ({ db }: Context, openId: string) =>
	db.get<MemberRow>('SELECT * FROM member WHERE openId = :openId', { openId });

/** Returns the member with a number, and creates one if there is none. */
export function memberOf(context: Context, number: Number): MemberRow & { isNew: boolean } {
	const known = byNumber(context, number);
	if (known) return { ...known, isNew: false };
	context.db.run(
		'INSERT INTO member (nickname, mobilePre, mobile, region, createdAt) VALUES (:nickname, :mobilePre, :mobile, :region, :createdAt)',
		{ ...number, nickname: '', region: number.mobilePre === '86' ? 'CN' : '', createdAt: context.now.toISOString() },
	);
	const made = byNumber(context, number);
	if (!made) throw new Error('a member just made is missing');
	seedShop(context, made.id);
	seedMemberContacts(context, made);
	seedOrders(context, made.id);
	return { ...made, isNew: true };
}

/** Returns the reply to a login: the member, with a new token. */
export function loginReply(context: Context, member: MemberRow & { isNew?: boolean }) {
	const token = randomBytes(24).toString('base64url');
	const expireAt = context.now.getTime() + TOKEN_LIFE;
	context.db.run('INSERT INTO login_token (token, memberId, expireAt) VALUES (:token, :memberId, :expireAt)', {
		token,
		memberId: member.id,
		expireAt,
	});
	const { id, nickname, mobile, mobilePre, region, isNew = false } = member;
	return { id, nickname, mobile, mobilePre, region, isNew, token, expireAt };
}

/** Returns the member of a token, while it is valid. */
export const memberIdOf = ({ db, now }: Pick<Context, 'db' | 'now'>, token: string): number | null =>
	db.get<{ memberId: number }>('SELECT memberId FROM login_token WHERE token = :token AND expireAt > :now', {
		token,
		now: now.getTime(),
	})?.memberId ?? null;
