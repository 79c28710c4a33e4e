import type { Handler } from '#server/handler.ts';
import type { Member } from '#server/request/identity.ts';
import { codesSentBy } from '#server/storage/codes-sent.ts';
import { noteLogout, roundOf } from '#server/storage/login-round.ts';
import { dialled, type MobileNumber, maskMobile } from '#shared/rules/phone.ts';
import { type Binding, bindingOf } from './wechat-attempt.ts';

const isOwn = (number: MobileNumber, member: Member | null): boolean => member !== null && dialled(number) === dialled(member);

/** `GET /login/state`: facts that a page loses when it is loaded again. A browser without an id gets none by this call. */
export const loginState: Handler<'GET /login/state'> = async (_input, { identity, vault, now: date }) => {
	const now = date.getTime();
	const browser = identity.knownBrowser();
	if (browser === undefined) return { now, codes: [], scanned: false };
	const keptBinding = async () => vault.get<Binding>(bindingOf(await roundOf(browser, vault)));
	const [sent, binding] = await Promise.all([codesSentBy(browser, vault, now), keptBinding()]);
	return {
		now,
		codes: sent.map((number) => ({ to: maskMobile(number.mobile), own: isOwn(number, identity.member), again: number.again })),
		scanned: binding !== null && !binding.bound,
	};
};

/** `POST /logout`: ends the session here, with all that could begin it again. Upstream has no call for it. */
export const logout: Handler<'POST /logout'> = async (_input, { identity, vault }) => {
	await identity.leave(await noteLogout(identity, vault));
	return {};
};
