import type { RequestHandler } from 'express';
import { AppError } from '#server/errors.ts';
import { factsOf } from '#server/request-facts.ts';
import type { Limits } from '#server/storage/limits.ts';
import type { Vault } from '#server/storage/vault.ts';
import type { Upstream } from '#server/upstream/client.ts';
import { captchaAskedOf, drawnOf } from './limited.ts';

const MOBILE = /^\d{4,15}$/;
const DRAWN_SECONDS = 300;

export type CaptchaOptions = { upstream: Upstream; vault: Vault; limits: Limits };

/**
 * The captcha's picture, from upstream: for the number in the query, or else the one this browser was last asked a captcha for, so that
 * no address needs to name it. The answer is taken from this browser only, once.
 */
export function captcha({ upstream, vault, limits }: CaptchaOptions): RequestHandler {
	return async (request, response) => {
		const { identity, requestId } = factsOf(response);
		const browser = identity.browser();
		const mobile = String(request.query.mobile ?? (await vault.get<string>(captchaAskedOf(browser))) ?? '');
		if (!MOBILE.test(mobile)) throw new AppError('invalid-input', 'no number', { field: 'mobile' });
		await limits.take('captcha', { address: identity.address, browser });
		const { type, bytes } = await upstream.picture('/openapi/message/captcha', { mobile, date: String(Date.now()) }, requestId);
		await vault.put(drawnOf(browser), mobile, DRAWN_SECONDS);
		response.set({ 'cache-control': 'private, no-store', 'content-type': type }).send(bytes);
	};
}
