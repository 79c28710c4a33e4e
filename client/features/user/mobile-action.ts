import { smsFailure } from '#client/parts/login/sms-action.ts';
import type { SmsAnswer } from '#client/parts/login/sms-answer.ts';
import type { Api } from '#shared/catalogue/catalogue.ts';
import { maskMobile, readMobile } from '#shared/rules/phone.ts';
import { type MobileIntent, readMobileForm } from './mobile-fields.ts';

/** The result of a press, and which button it was. */
export type MobileAnswer = SmsAnswer & { intent: MobileIntent };

/** Sends a code to the number until now or to the new one, or makes the change. Never throws: what went wrong is in the answer. */
export async function answerMobile(form: FormData, api: Api): Promise<MobileAnswer> {
	const { intent, submission } = readMobileForm(form);
	const serial = crypto.randomUUID();
	if (submission.status !== 'success') return { serial, intent, kind: 'invalid', result: submission.reply() };
	const { oldCode = '', mobilePre, mobile: typed = '', code = '', captcha } = submission.value;
	const mobile = readMobile(typed, mobilePre);
	const number = { mobile, mobilePre };
	try {
		if (intent === 'change') {
			const { id } = await api('POST /user/mobile', { ...number, oldCode, code });
			return { serial, intent, kind: 'in', memberId: id, result: submission.reply({ resetForm: true }) };
		}
		if (intent === 'old') await api('POST /user/mobile/code', { captcha });
		else if (captcha) await api('POST /openapi/message/sms/captcha/code', { ...number, captcha });
		else await api('POST /openapi/message/sms/code', number);
		return { serial, intent, kind: 'sent', to: intent === 'new' ? maskMobile(mobile) : '', result: submission.reply() };
	} catch (error) {
		const field = intent === 'new' ? 'mobile' : 'code';
		return { ...smsFailure(error, submission, field), intent };
	}
}
