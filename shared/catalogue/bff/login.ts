import { z } from 'zod';
import { publicCall } from '../call.ts';
import { mobile, mobilePre, smsCode } from '../inputs.ts';
import { MemberView } from './session.ts';

/** Inputs of a login by a link or an app from elsewhere. */
const entry = {
	/** From `GET /login/entry`, in the same browser. */
	nonce: z.string().max(200),
	/** Logs out the member who is logged in. Without it the call is refused (409) while a member is logged in. */
	replace: z.boolean().optional(),
};

const WECHAT_STATES = ['waiting', 'scanned', 'confirmed', 'expired', 'refused'] as const;
/** `late`: upstream hasn't answered for some seconds, so `status` may be an earlier one. */
const WechatEvent = z.object({ status: z.enum(WECHAT_STATES), late: z.literal(true).optional() });
export type WechatEvent = z.output<typeof WechatEvent>;

/** Times are epoch milliseconds by the server's clock. */
const LoginState = z.object({
	now: z.number(),
	/** Numbers that have to wait for another code, the latest first: `to` is masked, `own` is true for the member's own, `again` is the end of the wait. */
	codes: z.array(z.object({ to: z.string(), own: z.boolean(), again: z.number() })),
	/** True after the scan by a WeChat account without a number. */
	scanned: z.boolean(),
});
export type LoginState = z.output<typeof LoginState>;

export const login = {
	'POST /logout': publicCall('Ends the session', { limit: 'log-out', alone: true, output: z.object({}) }),
	'GET /login/state': publicCall(
		'The logins that this browser has begun: codes sent a moment ago, and a WeChat account that waits for its number',
		{
			fails: ['session-unavailable'],
			alone: true,
			output: LoginState,
		},
	),
	'GET /login/entry': publicCall(
		'Permission for this browser to enter by a link from elsewhere, and the member who is logged in already',
		{
			alone: true,
			output: z.object({ nonce: z.string(), user: MemberView.nullable() }),
		},
	),
	'POST /login/bank': publicCall('Enters with the code that a bank put into its link. A code works in one browser', {
		fails: ['forbidden', 'conflict'],
		limit: 'enter',
		input: z.object({ code: z.string().min(1).max(2_048), ...entry }),
		output: MemberView,
	}),
	'POST /login/partner': publicCall("Enters with the parameters that a partner's app passes on (docs/partners.md)", {
		fails: ['forbidden', 'conflict'],
		limit: 'enter',
		input: z.object({
			partner: z.string().max(64),
			parameters: z.record(z.string().max(64), z.string().max(4_096)),
			...entry,
		}),
		output: MemberView,
	}),
	'POST /login/wechat': publicCall(
		'Starts an attempt to log in by WeChat: a picture to scan. The event stream reports its state to this browser',
		{
			limit: 'enter',
			output: z.object({
				/** A `data:` address. */
				image: z.string(),
				/** Seconds. */
				expiresIn: z.number(),
			}),
		},
	),
	'GET /login/wechat/events': publicCall(
		"Reports the state of this browser's WeChat attempt until it is over. After `confirmed` comes `POST /login/wechat/enter`",
		{
			limit: 'follow',
			reply: 'events',
			output: WechatEvent,
		},
	),
	'POST /login/wechat/enter': publicCall(
		'Ends a confirmed attempt: logged in, or a mobile number must be bound first. Works for two minutes in this browser, until it logs out',
		{
			fails: ['conflict'],
			output: z.object({ next: z.enum(['in', 'bind']) }),
		},
	),
	'POST /login/wechat/bind': publicCall(
		'Binds the WeChat account that this browser has just scanned with to a number, and logs in',
		{
			fails: ['conflict'],
			limit: 'try-code',
			input: z.object({ mobile, mobilePre, code: smsCode }),
			output: MemberView,
		},
	),
};
