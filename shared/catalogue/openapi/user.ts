import { z } from 'zod';
import { memberCall, pictureReply, publicCall } from '../call.ts';
import { Credentials, LoginReply, loginReply, UserInfo } from '../credentials.ts';
import { mobile, mobilePre, smsCode } from '../inputs.ts';
import { done, number, oneOf, text } from '../wire.ts';

const QR_STATUSES = ['waiting', 'scanned', 'confirmed', 'expired', 'refused'] as const;

export const user = {
	'GET /openapi/guest/info': memberCall('The member that the token belongs to', {
		output: UserInfo,
	}),
	'POST /openapi/message/sms/code': publicCall(
		'Sends a code to a mobile number; refused with err 1004 when a captcha must be solved first',
		{
			needs: 'login, changing the number',
			limit: 'send-code',
			fails: ['prefix-not-offered', 'captcha-asked'],
			mustFinish: true,
			input: z.object({ mobile, mobilePre }),
			output: done,
		},
	),
	'POST /openapi/message/sms/captcha/code': publicCall('Sends a code after the captcha was solved', {
		needs: 'login after a captcha',
		limit: 'send-code',
		fails: ['prefix-not-offered'],
		mustFinish: true,
		input: z.object({ mobile, mobilePre, captcha: z.string().min(1).max(16) }),
		output: done,
	}),
	'GET /openapi/message/captcha': publicCall(
		'The picture of a captcha: for a number, or else the one this browser was last asked a captcha for',
		{
			needs: 'login after a captcha',
			limit: 'captcha',
			reply: 'picture',
			input: z.object({ mobile: mobile.optional() }),
			output: pictureReply,
		},
	),
	'POST /openapi/guest/pc/mobile/login': publicCall('Logs in with a code that was sent; a number that is new becomes a member', {
		needs: 'login',
		limit: 'try-code',
		login: true,
		mustFinish: true,
		input: z.object({ mobile, mobilePre, code: smsCode }),
		output: LoginReply,
	}),
	'POST /openapi/guest/pc/bocomLogin': publicCall("Logs in with the code of a bank's link", {
		needs: 'login from a bank',
		internal: true,
		login: true,
		mustFinish: true,
		input: z.object({ code: z.string().min(1).max(2_048) }),
		output: LoginReply,
	}),
	'POST /openapi/user/ccb/login': publicCall("Logs in with the parameters that a partner's app passed on", {
		needs: "login from a partner's app",
		internal: true,
		login: true,
		mustFinish: true,
		input: z.record(z.string().max(64), z.string().max(4_096)),
		output: LoginReply,
	}),
	'POST /openapi/guest/pc/wechat/create': publicCall(
		'Begins an attempt to log in by WeChat: the content of its QR code, and the ticket of the attempt',
		{
			needs: 'login by WeChat',
			internal: true,
			output: z.object({ ticket: z.string().min(1).max(256), url: z.string().min(1).max(1_024), expireIn: number }),
		},
	),
	'POST /openapi/guest/pc/wechat/qrcode/login': publicCall(
		'The state of an attempt; once it is confirmed and bound to a number, it logs in',
		{
			needs: 'login by WeChat',
			internal: true,
			login: true,
			mustFinish: true,
			input: z.object({ ticket: z.string().min(1).max(256) }),
			output: loginReply(
				UserInfo.partial()
					.extend(Credentials.partial().shape)
					.extend({ status: oneOf(QR_STATUSES), bindToken: text }),
			),
		},
	),
	'POST /openapi/user/wechat/bind': publicCall('Binds the WeChat account of a confirmed attempt to a number, and logs in', {
		needs: 'the first login by WeChat',
		internal: true,
		login: true,
		mustFinish: true,
		input: z.object({ bindToken: z.string().min(1).max(256), mobile, mobilePre, code: smsCode }),
		output: LoginReply,
	}),
	'POST /openapi/userPromotion/mobile/change': memberCall(
		'Gives the member another number; `oldCode` was sent to the old one, `code` to the new one',
		{
			needs: 'changing the number',
			internal: true,
			limit: 'try-code',
			mustFinish: true,
			input: z.object({ oldCode: smsCode, mobile, mobilePre, code: smsCode }),
			output: UserInfo,
		},
	),
};
