import { z } from 'zod';
import { memberCall } from '../call.ts';
import { mobile, mobilePre, smsCode } from '../inputs.ts';
import { MemberView } from './session.ts';

export const user = {
	'POST /user/mobile/code': memberCall("Sends a code to the member's own number, which pages never know whole", {
		fails: ['captcha-asked'],
		input: z.object({ captcha: z.string().min(1).max(16).optional() }),
		output: z.object({}),
	}),
	'POST /user/mobile': memberCall(
		'Gives the member another number; a code that went to the old one and one that went to the new one prove both',
		{ exclusive: 'mobile', input: z.object({ oldCode: smsCode, mobile, mobilePre, code: smsCode }), output: MemberView },
	),
};
