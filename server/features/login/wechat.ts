import { setTimeout as pause } from 'node:timers/promises';
import { toString as drawQr } from 'qrcode';
import { memberView } from '#server/composition/members/member-view.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import { beginOnce, roundOf } from '#server/storage/login-round.ts';
import type { WechatEvent } from '#shared/catalogue/bff/login.ts';
import { askWechat, attemptOf, BINDING_SECONDS, type Binding, bindingOf, type Done, doneOf } from './wechat-attempt.ts';

const MAX_SECONDS = 300;
/** An attempt is asked about a little longer than its code is shown: the answer to the last poll may be late. */
const LATE_SECONDS = 60;
/** Milliseconds that an event waits for a poll. */
const LATE_MS = 3_000;
/** Milliseconds that a tab waits for another one that begins their session. */
const ENTER_MS = 10_000;
const OVER: readonly WechatEvent['status'][] = ['confirmed', 'expired', 'refused'];

/** `POST /login/wechat`: begins an attempt of this browser, which replaces the one before. */
export const startWechat: Handler<'POST /login/wechat'> = async (_input, { api, identity, vault }) => {
	const { ticket, url, expireIn } = await api('POST /openapi/guest/pc/wechat/create', {});
	const expiresIn = Math.max(1, Math.min(MAX_SECONDS, Math.floor(expireIn)));
	const browser = identity.browser();
	await vault.drop(doneOf(await roundOf(browser, vault)));
	await vault.put(attemptOf(browser), { ticket }, expiresIn + LATE_SECONDS);
	const svg = await drawQr(url, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
	return { image: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, expiresIn };
};

/**
 * `GET /login/wechat/events`: the first event is the state of this browser's attempt, and the stream ends with the attempt. When
 * a stream breaks, the browser can ask again at any process.
 */
export const wechatEvents: Handler<'GET /login/wechat/events'> = async (_input, scope) => follow(scope);

async function* follow(scope: FeatureScope): AsyncGenerator<WechatEvent, WechatEvent> {
	let last: WechatEvent['status'] = 'waiting';
	while (true) {
		const asked = askWechat(scope).catch((error: unknown) => {
			// The outage may be short: the next event asks again.
			if (error instanceof AppError) return last;
			throw error;
		});
		// The answer to a late poll comes with a later event.
		const status = await Promise.race([asked, pause(LATE_MS, 'late' as const, { ref: false })]);
		if (status !== 'late') last = status;
		if (OVER.includes(last)) return { status: last };
		yield status === 'late' ? { status: last, late: true } : { status: last };
	}
}

/**
 * `POST /login/wechat/enter`: begins the session of a confirmed attempt, one for all tabs of its browser that followed it. The event
 * stream can't do so, since it can't set a cookie.
 */
export const enterWechat: Handler<'POST /login/wechat/enter'> = async (_input, { identity, vault }) => {
	const round = await roundOf(identity.browser(), vault);
	const done = await vault.get<Done>(doneOf(round));
	if (!done) throw new AppError('conflict', 'no confirmed attempt of this browser');
	if ('login' in done) {
		const { login } = done;
		await beginOnce({ round, what: login.credentials.token, login, identity, vault, timeoutMs: ENTER_MS });
	}
	return { next: 'login' in done ? 'in' : 'bind' };
};

/**
 * `POST /login/wechat/bind`: binds a number to the scanned account. The page sends only number and code; the account's token
 * stays on the server.
 */
export const bindWechat: Handler<'POST /login/wechat/bind'> = async (input, { api, identity, vault }) => {
	const key = bindingOf(await roundOf(identity.browser(), vault));
	const binding = await vault.get<Binding>(key);
	if (!binding) throw new AppError('conflict', 'nothing scanned by this browser');
	await api('POST /openapi/user/wechat/bind', { ...input, bindToken: binding.bindToken });
	// A second press needs the token, to get the reply of the first (`spendCode`).
	await vault.put(key, { ...binding, bound: true } satisfies Binding, BINDING_SECONDS);
	if (!identity.member) throw new AppError('upstream-unavailable', 'upstream logged nobody in');
	return memberView(identity.member);
};
