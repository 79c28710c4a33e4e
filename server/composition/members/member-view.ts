import type { Member } from '#server/request/identity.ts';
import type { MemberView } from '#shared/catalogue/bff/session.ts';
import { maskMobile } from '#shared/rules/phone.ts';

/** Returns a member for pages, with the mobile number masked. */
export const memberView = ({ id, nickname, mobile }: Member): MemberView => ({
	id,
	nickname,
	mobileMasked: mobile ? maskMobile(mobile) : '',
});
