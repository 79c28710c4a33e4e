import type { Handler } from '#server/handler.ts';
import type { Member } from '#server/request/identity.ts';
import { codesSentBy } from '#server/storage/codes-sent.ts';
import { dialled, type MobileNumber, maskMobile } from '#shared/rules/phone.ts';
import { type Binding, bindingOf } from './wechat-attempt.ts';

const isOwn = (number: MobileNumber, member: Member | null): boolean => member !== null && dialled(number) === dialled(member);

/** `GET /login/state`: facts that a page loses when it is loaded again. A browser without an id gets none by this call. */
export const loginState: Handler<'GET /login/state'> = async (_input, { identity, vault, now: date }) => {
	const now = date.getTime();
	const browser = identity.knownBrowser();
	if (browser === undefined) return { now, codes: [], scanned: false };
	const [sent, binding] = await Promise.all([codesSentBy(browser, vault, now), vault.get<Binding>(bindingOf(browser))]);
	return {
		now,
		codes: sent.map((number) => ({ to: maskMobile(number.mobile), own: isOwn(number, identity.member), again: number.again })),
		scanned: binding !== null && !binding.bound,
	};
};
