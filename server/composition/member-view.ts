import type { Member } from '#server/identity.ts';
import type { MemberView } from '#shared/catalogue/bff/session.ts';
import { maskMobile } from '#shared/rules/phone.ts';

/** A member as pages may show them: never the whole number. */
export function memberView({ id, nickname, mobile }: Member): MemberView {
	const mobileMasked = mobile ? maskMobile(mobile) : '';
	return { id, nickname, mobileMasked, name: nickname || mobileMasked };
}
