import * as z from 'zod/mini';
import type { FieldError } from '#client/parts/login/sms-fields.ts';
import { readForm } from '#client/ui/read-form.ts';
import { SMS_CODE_LENGTH } from '#shared/constants.ts';
import { DEFAULT_DIAL_PREFIX, isMobile, readMobile } from '#shared/rules/phone.ts';

/** What a press of one of the form's buttons asks for: a code to either number, or the change. */
const INTENTS = ['old', 'new', 'change'] as const;
export type MobileIntent = (typeof INTENTS)[number];

const CODE = /^\d+$/;
const code = () =>
	z
		.string('codeMissing' satisfies FieldError)
		.check(
			z.refine((typed) => CODE.test(typed) && typed.length === SMS_CODE_LENGTH, { error: 'codeShort' satisfies FieldError }),
		);
const optional = () => z.optional(z.string());

const fields = (intent: MobileIntent, prefix: string) =>
	z.object({
		oldCode: intent === 'change' ? code() : optional(),
		mobilePre: z._default(z.string(), DEFAULT_DIAL_PREFIX),
		mobile:
			intent === 'old'
				? optional()
				: z.string('mobileMissing' satisfies FieldError).check(
						z.refine((typed) => isMobile(readMobile(typed, prefix), prefix), {
							error: (prefix === DEFAULT_DIAL_PREFIX ? 'mobile' : 'mobileAbroad') satisfies FieldError,
						}),
					),
		code: intent === 'change' ? code() : optional(),
		captcha: optional(),
	});

/** Reads the form as its button asks, in the browser and on the server alike. `otherwise` is what is asked for when no button was pressed. */
export function readMobileForm(form: FormData, otherwise: MobileIntent = 'change') {
	const pressed = form.get('intent');
	const intent = INTENTS.find((known) => known === pressed) ?? otherwise;
	return { intent, submission: readForm(form, fields(intent, String(form.get('mobilePre') || DEFAULT_DIAL_PREFIX))) };
}
