import * as z from 'zod/mini';
import { type SmsAnswer, smsFailure } from '#client/parts/login/sms-action.ts';
import { codeField, mobileField, optional, prefixField, prefixOf } from '#client/parts/login/sms-fields.ts';
import { readForm } from '#client/ui/read-form.ts';
import type { Api } from '#shared/catalogue/catalogue.ts';
import { randomId } from '#shared/random-id.ts';
import { maskMobile, readNumber } from '#shared/rules/phone.ts';

/** The buttons of the form: a code to the number until now, a code to the new one, or the change. */
const INTENTS = ['old', 'new', 'change'] as const;
export type MobileIntent = (typeof INTENTS)[number];

/** The result of a press, and the button that was pressed. */
export type MobileAnswer = SmsAnswer & { intent: MobileIntent };

const fields = (intent: MobileIntent, prefix: string) =>
	z.object({
		oldCode: intent === 'change' ? codeField() : optional(),
		mobilePre: prefixField(),
		mobile: intent === 'old' ? optional() : mobileField(prefix),
		code: intent === 'change' ? codeField() : optional(),
		captcha: optional(),
	});

/**
 * Reads the form as its button asks, in the browser and on the server alike. `otherwise` is what is asked for when no button was
 * pressed.
 */
export function readMobileForm(form: FormData, otherwise: MobileIntent = 'change') {
	const pressed = form.get('intent');
	const intent = INTENTS.find((known) => known === pressed) ?? otherwise;
	return { intent, submission: readForm(form, fields(intent, prefixOf(form))) };
}

/** Sends a code to the number until now or to the new one, or makes the change. Never throws: what went wrong is in the answer. */
export async function answerMobile(form: FormData, api: Api): Promise<MobileAnswer> {
	const { intent, submission } = readMobileForm(form);
	const serial = randomId();
	if (submission.status !== 'success') return { serial, intent, kind: 'invalid', result: submission.reply() };
	const { oldCode = '', mobilePre, mobile = '', code = '', captcha } = submission.value;
	const number = readNumber({ mobile, mobilePre });
	try {
		if (intent === 'change') {
			const { id } = await api('POST /user/mobile', { ...number, oldCode, code });
			return { serial, intent, kind: 'in', memberId: id, result: submission.reply({ resetForm: true }) };
		}
		if (intent === 'old') await api('POST /user/mobile/code', { captcha });
		else if (captcha) await api('POST /openapi/message/sms/captcha/code', { ...number, captcha });
		else await api('POST /openapi/message/sms/code', number);
		return { serial, intent, kind: 'sent', to: intent === 'new' ? maskMobile(number.mobile) : '', result: submission.reply() };
	} catch (error) {
		return { ...smsFailure(error, submission, intent === 'new' ? 'mobile' : 'code'), intent };
	}
}
