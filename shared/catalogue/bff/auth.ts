import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { MemberView } from './session.ts';

/** Who has come in, and where they wanted to go: a path of this site. */
const In = z.object({ state: z.literal('in'), user: MemberView, to: z.string() });
/** Somebody is logged in already. Asking again with `change: true` logs them out first. */
const Ask = z.object({ state: z.literal('ask'), name: z.string() });
const Entered = z.discriminatedUnion('state', [In, Ask]);

const entry = {
	/** From `GET /login/entry`, in the same browser. */
	nonce: z.string().max(200),
	redirect: z.string().max(4_096).optional(),
	change: z.boolean().optional(),
};
const attempt = z.string().regex(/^[\w-]{20,64}$/);

export const WECHAT_STATES = ['waiting', 'scanned', 'confirmed', 'expired'] as const;
/** One event of the stream `/api/login/wechat/events?id=…`. After `confirmed` comes `POST /login/wechat/finish`. */
export type WechatEvent = { status: (typeof WECHAT_STATES)[number] };

export const auth = {
	'POST /logout': call({ who: 'visitor', summary: 'Ends the session', input: nothing, output: z.object({}) }),
	'GET /login/entry': call({
		who: 'visitor',
		summary: 'Permission for this browser to enter by a link from elsewhere; who is logged in already',
		input: nothing,
		output: z.object({ nonce: z.string(), name: z.string().nullable() }),
	}),
	'POST /login/bank': call({
		who: 'visitor',
		summary: 'Enters with the code that a bank put into its link. A code works once',
		limit: 'enter',
		input: z.object({ code: z.string().min(1).max(2_048), ...entry }),
		output: Entered,
	}),
	'POST /login/partner': call({
		who: 'visitor',
		summary: "Enters with what a partner's app passes on (docs/partners.md)",
		limit: 'enter',
		input: z.object({
			partner: z.string().max(64),
			parameters: z.record(z.string().max(64), z.string().max(4_096)),
			...entry,
		}),
		output: Entered,
	}),
	'POST /login/wechat': call({
		who: 'visitor',
		summary: 'Starts an attempt to log in by WeChat: a code to scan, whose fate the event stream tells to this browser only',
		limit: 'enter',
		input: nothing,
		output: z.object({
			id: attempt,
			/** The picture to scan, as a `data:` address. */
			qr: z.string(),
			/** Epoch milliseconds by the server's clock. */
			expiresAt: z.number(),
		}),
	}),
	'POST /login/wechat/finish': call({
		who: 'visitor',
		summary: 'Ends a confirmed attempt: logged in, or a mobile number must be bound first. Works once',
		input: z.object({ id: attempt }),
		output: z.discriminatedUnion('state', [
			z.object({ state: z.literal('in'), user: MemberView }),
			z.object({ state: z.literal('bind') }),
		]),
	}),
};
