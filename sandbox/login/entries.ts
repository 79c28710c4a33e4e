import { randomBytes } from 'node:crypto';
import { LOGIN_ERRORS } from '#shared/login-errors.ts';
import type { Context } from '../context.ts';
import { SandboxError } from '../errors.ts';
import { memberByOpenId } from './members.ts';

type ScanStatus = 'waiting' | 'scanned' | 'confirmed' | 'expired' | 'refused';
type ScanRow = { ticket: string; status: ScanStatus; openId: string | null; bindToken: string | null; createdAt: number };
type Store = Pick<Context, 'db' | 'now'>;

export const SCAN_SECONDS = 180;
const ENTRY_LIFE = 5 * 60_000;

const secret = () => randomBytes(18).toString('base64url');

export function createScan({ db, now }: Store): string {
	const ticket = secret();
	db.run("INSERT INTO wechat_scan (ticket, status, createdAt) VALUES (:ticket, 'waiting', :at)", { ticket, at: now.getTime() });
	return ticket;
}

/** Returns an attempt in its present state; one that is too old has expired. */
function scanOf({ db, now }: Store, ticket: string): ScanRow | null {
	const scan = db.get<ScanRow>('SELECT * FROM wechat_scan WHERE ticket = :ticket', { ticket });
	if (!scan) return null;
	const over = now.getTime() - scan.createdAt > SCAN_SECONDS * 1_000;
	return over && scan.status !== 'confirmed' ? { ...scan, status: 'expired' } : scan;
}

/** Moves an attempt on as the phone would: scanned, confirmed as the WeChat account `openId`, or refused. */
export function moveScan(store: Store, ticket: string, status: ScanStatus, openId: string): boolean {
	if (!scanOf(store, ticket)) return false;
	store.db.run('UPDATE wechat_scan SET status = :status, openId = :openId, bindToken = :bindToken WHERE ticket = :ticket', {
		ticket,
		status,
		openId,
		bindToken: secret(),
	});
	return true;
}

/** Ends a confirmed attempt, which is valid for one login: returns the member of the account, or a token with which a number is bound. */
export function useScan(context: Context, ticket: string) {
	const scan = scanOf(context, ticket);
	if (!scan) throw new SandboxError(LOGIN_ERRORS.qrExpired, '二维码已失效，请刷新');
	if (scan.status !== 'confirmed' || !scan.openId) return { status: scan.status, member: null, bindToken: '' };
	const member = memberByOpenId(context, scan.openId);
	if (member) context.db.run('DELETE FROM wechat_scan WHERE ticket = :ticket', { ticket });
	return { status: scan.status, member: member ?? null, bindToken: member ? '' : (scan.bindToken ?? '') };
}

/** Returns the account for which a token was given; the token is valid once. */
export function takeBinding({ db }: Context, bindToken: string): string {
	const scan = db.get<ScanRow>('SELECT * FROM wechat_scan WHERE bindToken = :bindToken', { bindToken });
	if (!scan?.openId) throw new SandboxError(LOGIN_ERRORS.qrExpired, '微信验证已过期，请重新扫码');
	db.run('DELETE FROM wechat_scan WHERE bindToken = :bindToken', { bindToken });
	return scan.openId;
}

/** Creates a code as a bank or a partner would put it into its link, for the member with a number. */
export function issueEntry({ db, now }: Store, mobile: string): string {
	const code = secret();
	db.run('INSERT INTO entry_code (code, mobile, createdAt) VALUES (:code, :mobile, :at)', { code, mobile, at: now.getTime() });
	return code;
}

/** Returns the number for which a code was made; the code is valid once, for five minutes. */
export function useEntry({ db, now }: Context, code: string): string {
	const entry = db.get<{ mobile: string; createdAt: number; used: number }>('SELECT * FROM entry_code WHERE code = :code', {
		code,
	});
	if (!entry || entry.used || now.getTime() - entry.createdAt > ENTRY_LIFE)
		throw new SandboxError(LOGIN_ERRORS.linkUsed, '登录链接已失效或已被使用，请返回原应用重新进入');
	db.run('UPDATE entry_code SET used = 1 WHERE code = :code', { code });
	return entry.mobile;
}
