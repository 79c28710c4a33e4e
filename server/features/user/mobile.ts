import { memberView } from '#server/composition/members/member-view.ts';
import type { Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';

/** `POST /user/mobile/code`: sends a code to the member's own number. */
export const sendMobileCode: Handler<'POST /user/mobile/code'> = async ({ captcha }, { api, identity: { member } }) => {
	if (!member?.mobile) throw new AppError('invalid-input', 'the member has no number', { field: 'mobile' });
	const { mobile, mobilePre } = member;
	if (captcha === undefined) await api('POST /openapi/message/sms/code', { mobile, mobilePre });
	else await api('POST /openapi/message/sms/captcha/code', { mobile, mobilePre, captcha });
	return {};
};

/** `POST /user/mobile`: changes the number upstream, then in the session. The member's own number is changed already, as by another tab. */
export const changeMobile: Handler<'POST /user/mobile'> = async (input, { api, identity, member }) => {
	if (member?.mobile === input.mobile && member.mobilePre === input.mobilePre) return memberView(member);
	const changed = await api('POST /openapi/userPromotion/mobile/change', input);
	await identity.update({ mobile: changed.mobile, mobilePre: changed.mobilePre });
	return memberView(changed);
};
