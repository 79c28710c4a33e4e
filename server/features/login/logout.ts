import type { Handler } from '#server/handler.ts';
import { forgetLogins } from '#server/storage/spend-code.ts';
import { bindingOf, doneOf } from './wechat-attempt.ts';

/** `POST /logout`: ends the session here, with all that could begin it again. Upstream has no call for it. */
export const logout: Handler<'POST /logout'> = async (_input, { identity, vault }) => {
	const browser = identity.knownBrowser();
	await Promise.all([
		forgetLogins(identity, vault),
		...(browser === undefined ? [] : [doneOf(browser), bindingOf(browser)].map((key) => vault.drop(key))),
	]);
	await identity.leave();
	return {};
};
