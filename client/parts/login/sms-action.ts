import type { Submission, SubmissionResult } from '@conform-to/react';
import { browserApi } from '#client/app/api.ts';
import { apiOfPress } from '#client/app/api-context.ts';
import { failedCall } from '#client/app/failed-call.ts';
import type { Api } from '#shared/catalogue/catalogue.ts';
import { LOGIN_ERRORS } from '#shared/login-errors.ts';
import { randomId } from '#shared/random-id.ts';
import { maskMobile, readNumber } from '#shared/rules/phone.ts';
import { type FieldError, readSms } from './sms-fields.ts';

/** Logs in with a number and its code: by the login's call, or by binding the number to a WeChat user. */
export type Enter = (fields: { mobile: string; mobilePre: string; code: string }) => Promise<{ id: string }>;

/** Problems of the form as a whole. */
type FormProblem = 'unavailable' | 'refused' | 'outdated' | 'tooManyCodes' | 'tooManyTries';

/** The result of a press of one of the form's buttons. Two answers of one kind differ by `serial`. */
export type SmsAnswer = { serial: string; result: SubmissionResult<string[]> } & (
	| { kind: 'in'; memberId: string }
	| { kind: 'sent'; to: string }
	| { kind: 'captcha' }
	| { kind: 'invalid' }
	| { kind: 'failed'; problem: FormProblem; text: string; wait: number | null }
);
type Read = Pick<Submission<unknown, string[]>, 'reply' | 'payload'>;

/** Failures of upstream that are reported at the code's field in our own words. */
const OF_CODE: Readonly<Record<number, FieldError>> = {
	[LOGIN_ERRORS.codeWrong]: 'codeWrong',
	[LOGIN_ERRORS.codeExpired]: 'codeExpired',
	[LOGIN_ERRORS.tooManyTries]: 'codeVoid',
};

/** Failures of our own that are reported there too. */
const OWN_CODES: Readonly<Partial<Record<string, FieldError>>> = { 'code-unknown': 'codeUnknown', 'code-unclear': 'codeUnclear' };

/** The problem of the form as a whole, by the code of the failure. */
function problemOf(code: string, field: 'mobile' | 'code'): FormProblem {
	if (code === 'rate-limited') return field === 'code' ? 'tooManyTries' : 'tooManyCodes';
	if (['upstream-unavailable', 'session-unavailable', 'overloaded'].includes(code)) return 'unavailable';
	return code === 'conflict' ? 'outdated' : 'refused';
}

/** The answer to a failure: a refusal of upstream is reported at the field that caused it, everything else above the form. */
export function smsFailure(error: unknown, submission: Read, field: 'mobile' | 'code'): SmsAnswer {
	const { code, shown, err = 0, retryAfter = null } = failedCall(error);
	const at = (name: string, text: FieldError | string) => submission.reply({ fieldErrors: { [name]: [text] } });
	const answer = { serial: randomId() };
	if (code === 'captcha-asked' || err === LOGIN_ERRORS.captchaAsked) {
		// A field that wasn't in the form yet isn't wrong.
		const result = 'captcha' in submission.payload ? at('captcha', 'captchaMissing') : submission.reply();
		return { ...answer, kind: 'captcha', result };
	}
	if (err === LOGIN_ERRORS.captchaWrong) return { ...answer, kind: 'captcha', result: at('captcha', 'captchaWrong') };
	const known = OWN_CODES[code] ?? OF_CODE[err];
	if (err === LOGIN_ERRORS.oldCodeWrong) return { ...answer, kind: 'invalid', result: at('oldCode', shown) };
	if (err === LOGIN_ERRORS.numberTaken) return { ...answer, kind: 'invalid', result: at('mobile', shown) };
	if (known) return { ...answer, kind: 'invalid', result: at('code', known) };
	if (code === 'prefix-not-offered') return { ...answer, kind: 'invalid', result: at('mobile', 'prefix') };
	if (err === LOGIN_ERRORS.tooManyCodes) return { ...answer, kind: 'invalid', result: at('mobile', 'codesTooOften') };
	if (code === 'upstream-business' && shown) return { ...answer, kind: 'invalid', result: at(field, shown) };
	return {
		...answer,
		kind: 'failed',
		problem: problemOf(code, field),
		text: code === 'upstream-business' || retryAfter !== null ? shown : '',
		wait: retryAfter,
		result: submission.reply({ formErrors: [''] }),
	};
}

/** Does what the pressed button asks for: sends a code, or logs in with it. Never throws: a failure is in the answer. */
export async function answerSms(form: FormData, api: Api, enter: Enter): Promise<SmsAnswer> {
	const { intent, submission } = readSms(form);
	if (submission.status !== 'success') return { serial: randomId(), kind: 'invalid', result: submission.reply() };
	const { code = '', captcha, ...typed } = submission.value;
	const { mobile, mobilePre } = readNumber(typed);
	try {
		if (intent === 'login') {
			const { id } = await enter({ mobile, mobilePre, code });
			return { serial: randomId(), kind: 'in', memberId: id, result: submission.reply() };
		}
		if (captcha) await api('POST /openapi/message/sms/captcha/code', { mobile, mobilePre, captcha });
		else await api('POST /openapi/message/sms/code', { mobile, mobilePre });
		return { serial: randomId(), kind: 'sent', to: maskMobile(mobile), result: submission.reply() };
	} catch (error) {
		return smsFailure(error, submission, intent === 'login' ? 'code' : 'mobile');
	}
}

/** Answers from the browser, without a route: sends a code, or logs in with it. */
export function answerLogin(form: FormData): Promise<SmsAnswer> {
	const api = apiOfPress(browserApi, form);
	return answerSms(form, api, (fields) => api('POST /openapi/guest/pc/mobile/login', fields));
}
