import { toString as drawQr } from 'qrcode';
import { memberView } from '#server/composition/members/member-view.ts';
import type { Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import { attemptOf, bindingOf, type Done, doneOf } from './wechat-attempt.ts';

const MAX_SECONDS = 300;

/** `POST /login/wechat`: a new attempt of this browser, which replaces the one before. */
export const startWechat: Handler<'POST /login/wechat'> = async (_input, { api, identity, vault }) => {
	const { ticket, url, expireIn } = await api('POST /openapi/guest/pc/wechat/create', {});
	const expiresIn = Math.max(1, Math.min(MAX_SECONDS, Math.floor(expireIn)));
	const browser = identity.browser();
	await vault.drop(doneOf(browser));
	await vault.put(attemptOf(browser), { ticket }, expiresIn);
	const svg = await drawQr(url, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
	return { image: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, expiresIn };
};

/** `POST /login/wechat/enter`: an event stream can't set a cookie, so the session of a confirmed attempt begins with this call. */
export const enterWechat: Handler<'POST /login/wechat/enter'> = async (_input, { identity, vault }) => {
	const done = await vault.take<Done>(doneOf(identity.browser()));
	if (!done) throw new AppError('conflict', 'no confirmed attempt of this browser');
	if ('login' in done) await identity.begin(done.login);
	return { next: 'login' in done ? 'in' : 'bind' };
};

/** `POST /login/wechat/bind`: the account that was scanned with stays here; the page only sends number and code. */
export const bindWechat: Handler<'POST /login/wechat/bind'> = async (input, { api, identity, vault }) => {
	const key = bindingOf(identity.browser());
	const binding = await vault.get<{ bindToken: string }>(key);
	if (!binding) throw new AppError('conflict', 'nothing scanned by this browser');
	await api('POST /openapi/user/wechat/bind', { ...input, bindToken: binding.bindToken });
	await vault.drop(key);
	if (!identity.member) throw new AppError('upstream-unavailable', 'upstream logged nobody in');
	return memberView(identity.member);
};
