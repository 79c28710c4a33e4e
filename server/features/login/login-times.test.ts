import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FeatureScope } from '#server/handler.ts';
import type { AppError } from '#server/request/errors.ts';
import { ANYBODY, type Identity, type Member } from '#server/request/identity.ts';
import { type Replies, refuse, scopeWith } from '#tests/support/feature-scope.ts';
import { bank, entry, partner } from './entry.ts';
import { loginState } from './state.ts';
import { bindWechat, enterWechat, startWechat, wechatEvents } from './wechat.ts';

const START = Date.parse('2026-11-21T04:00:00Z');
const HOUR = 3_600;
const CCB = { name: 'ccb', query: {}, userAgent: [], bridge: null, parameters: ['ticket'] };
const member: Member = { id: 'm', nickname: '', mobile: '13800138000', mobilePre: '86', region: '', isNew: false };

beforeEach(() => void vi.useFakeTimers({ now: START, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
const passTo = (seconds: number) => vi.setSystemTime(START + seconds * 1_000);
const codeOf = ({ code }: AppError) => code;

/** Makes browsers of one site, of which upstream logs in each one that it doesn't refuse. */
function browsers(replies: Replies = {}) {
	const { vault } = scopeWith({}).scope;
	return (name: string): FeatureScope => {
		let current: Member | null = null;
		const logIn = () => {
			current = member;
			return member;
		};
		const identity: Identity = {
			...ANYBODY,
			get member() {
				return current;
			},
			browser: () => name,
			knownBrowser: () => name,
		};
		const logins: Replies = {
			'POST /openapi/guest/pc/bocomLogin': logIn,
			'POST /openapi/user/ccb/login': logIn,
			'POST /openapi/user/wechat/bind': logIn,
		};
		const { scope } = scopeWith({ ...logins, ...replies }, { identity });
		return { ...scope, vault, settings: { ...scope.settings, partners: [CCB] } };
	};
}

describe('a link from elsewhere', () => {
	const byBank = async (scope: FeatureScope) => {
		const { nonce } = await entry({}, scope);
		return bank({ code: 'a-code', nonce, replace: true }, scope).then(() => 'in', codeOf);
	};
	const byPartner = async (scope: FeatureScope) => {
		const { nonce } = await entry({}, scope);
		return partner({ partner: 'ccb', parameters: { ticket: 't' }, nonce, replace: true }, scope).then(() => 'in', codeOf);
	};

	it('of a bank works in no second browser for a day', async () => {
		const browser = browsers();
		expect(await byBank(browser('one'))).toBe('in');
		passTo(24 * HOUR - 1);
		expect(await byBank(browser('two'))).toBe('conflict');
		expect(await byBank(browser('one'))).toBe('in');
	});

	it('of a bank that upstream refuses is kept for ten minutes, since anybody can make up codes', async () => {
		const browser = browsers({ 'POST /openapi/guest/pc/bocomLogin': refuse });
		expect(await byBank(browser('one'))).toBe('upstream-business');
		passTo(599);
		expect(await byBank(browser('two'))).toBe('conflict');
		passTo(601);
		expect(await byBank(browser('two'))).toBe('upstream-business');
	});

	it('of a partner’s app works in one browser at a time, and ten seconds later in another', async () => {
		const browser = browsers();
		expect(await byPartner(browser('one'))).toBe('in');
		passTo(9);
		expect(await byPartner(browser('two'))).toBe('conflict');
		passTo(11);
		expect(await byPartner(browser('two'))).toBe('in');
	});
});

describe('a WeChat code', () => {
	/** A browser that was shown a code which upstream calls valid for `expireIn` seconds, and confirms once it is `scanned`. */
	function shown(expireIn: number, ticket: string) {
		let [isScanned, polls] = [false, 0];
		const scope = browsers({
			'POST /openapi/guest/pc/wechat/create': () => ({ ticket, url: 'weixin://wxpay', expireIn }),
			'POST /openapi/guest/pc/wechat/qrcode/login': () => {
				polls += 1;
				return isScanned ? { status: 'confirmed', bindToken: 'b' } : { status: 'waiting', bindToken: '' };
			},
		})('one');
		const look = async () => {
			const events = await wechatEvents({}, scope);
			const { value } = await events.next();
			await events.return?.({ status: 'expired' });
			return value.status;
		};
		const scan = async () => {
			isScanned = true;
			expect(await look()).toBe('confirmed');
		};
		return { scope, look, scan, polls: () => polls };
	}

	it.each([
		[60, 60],
		[3_000, 300],
	])('that upstream calls valid for %d s is shown for %d s, and asked about a minute longer at most', async (expireIn, life) => {
		const { scope, look, polls } = shown(expireIn, `ticket of ${life}`);
		expect((await startWechat({}, scope)).expiresIn).toBe(life);
		passTo(life + 59);
		expect(await look()).toBe('waiting');
		passTo(life + 61);
		expect(await look()).toBe('expired');
		expect(polls()).toBe(1);
	});

	it('that was confirmed waits two minutes for its page', async () => {
		const { scope, scan } = shown(300, 'confirmed');
		await startWechat({}, scope);
		await scan();
		passTo(119);
		expect(await enterWechat({}, scope)).toEqual({ next: 'bind' });
		passTo(121);
		await expect(enterWechat({}, scope)).rejects.toMatchObject({ code: 'conflict' });
	});

	it('of an account without a number waits ten minutes for it', async () => {
		const { scope, scan } = shown(300, 'without a number');
		const bind = () => bindWechat({ mobile: '13800138000', mobilePre: '86', code: '123456' }, scope);
		await startWechat({}, scope);
		await scan();
		passTo(599);
		expect((await loginState({}, scope)).scanned).toBe(true);
		passTo(601);
		expect((await loginState({}, scope)).scanned).toBe(false);
		await expect(bind()).rejects.toMatchObject({ code: 'conflict' });
	});
});
