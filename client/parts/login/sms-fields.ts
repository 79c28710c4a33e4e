import * as z from 'zod/mini';
import { readForm } from '#client/ui/read-form.ts';
import { SMS_CODE_LENGTH } from '#shared/constants.ts';
import type { Texts } from '#shared/pages.ts';
import { DEFAULT_DIAL_PREFIX, isMobile, readNumber } from '#shared/rules/phone.ts';
import { plainNumber } from '#shared/rules/typed-text.ts';

/** The buttons of the form: send a code, or log in with it. */
export type SmsIntent = 'code' | 'login';
const CODE = /^\d+$/;

/** Problems of a field that have words of our own. */
export type FieldError = keyof Texts['login']['error'];

/** Text that may be left out. */
export const optional = () => z.optional(z.string());

export const codeField = () =>
	z.string('codeMissing' satisfies FieldError).check(
		z.overwrite(plainNumber),
		z.refine((code) => CODE.test(code) && code.length === SMS_CODE_LENGTH, { error: 'codeShort' satisfies FieldError }),
	);

/** A mobile number of the country with the dial prefix. */
export const mobileField = (prefix: string) =>
	z.string('mobileMissing' satisfies FieldError).check(
		z.refine((mobile) => isMobile(readNumber({ mobile, mobilePre: prefix })), {
			error: (prefix === DEFAULT_DIAL_PREFIX ? 'mobile' : 'mobileAbroad') satisfies FieldError,
		}),
	);

export const prefixField = () => z._default(z.string(), DEFAULT_DIAL_PREFIX);
export const prefixOf = (form: FormData): string => String(form.get('mobilePre') || DEFAULT_DIAL_PREFIX);

const fields = (intent: SmsIntent, prefix: string) =>
	z.object({
		mobilePre: prefixField(),
		mobile: mobileField(prefix),
		code: intent === 'login' ? codeField() : optional(),
		captcha: optional(),
		agree: z.literal('on', 'agree' satisfies FieldError),
	});

/** A form that was sent by Enter asks for a code as long as none is typed. */
const askedBy = (form: FormData): SmsIntent => (form.get('code') ? 'login' : 'code');

/**
 * Reads the form as its button asks, in the browser and on the server alike. `otherwise` is what is asked for when no button was
 * pressed.
 */
export function readSms(form: FormData, otherwise = askedBy(form)) {
	const pressed = form.get('intent');
	const intent = pressed === 'code' || pressed === 'login' ? pressed : otherwise;
	return { intent, submission: readForm(form, fields(intent, prefixOf(form))) };
}
