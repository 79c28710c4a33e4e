import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { Store } from '../context.ts';
import { readJson } from '../http/body.ts';
import { sendEarlier } from '../login/codes.ts';
import { issueEntry, moveScan } from '../login/entries.ts';
import { orderActions } from './orders.ts';
import { textActions } from './texts.ts';

type Answer = { status: number; body: unknown };

const Move = z.strictObject({
	ticket: z.string(),
	status: z.enum(['scanned', 'confirmed', 'refused', 'expired']),
	openId: z.string().default('demo-open-id'),
});
const Entry = z.strictObject({ mobile: z.string().regex(/^\d{4,15}$/) });
const Whose = z.strictObject({ mobile: z.string() });

/** Actions that people would do on their phones and in their banks' apps, by path below `/__control`. */
const actions: Readonly<Record<string, (store: Store, body: unknown) => unknown>> = {
	...orderActions,
	...textActions,
	'POST /wechat': (store, body) => {
		const { ticket, status, openId } = Move.parse(body);
		return { moved: moveScan(store, ticket, status, openId) };
	},
	'POST /entry': (store, body) => ({ code: issueEntry(store, Entry.parse(body).mobile) }),
	/** Ends the tokens of a member: the next call is answered with 700. */
	'POST /end-tokens': ({ db }, body) =>
		db.run('DELETE FROM login_token WHERE memberId IN (SELECT id FROM member WHERE mobile = :mobile)', Whose.parse(body)),
	/** Makes the codes of a number an hour older. */
	'POST /age-codes': ({ db }, body) =>
		db.run('UPDATE sms SET sentAt = sentAt - 3600000 WHERE mobile = :mobile', Whose.parse(body)),
	/** Records three codes that were sent to a number half an hour ago: the next one needs a captcha. */
	'POST /send-earlier': (store, body) => sendEarlier(store, Whose.parse(body).mobile),
	'GET /outbox': ({ db }) => ({
		codes: db.all('SELECT mobilePre, mobile, code, sentAt FROM sms ORDER BY id DESC LIMIT 50'),
		captchas: db.all('SELECT mobile, answer FROM captcha ORDER BY drawnAt DESC LIMIT 50'),
		scans: db.all('SELECT ticket, status, createdAt FROM wechat_scan ORDER BY createdAt DESC LIMIT 50'),
	}),
};

/** Answers a control request about members and their orders; null when it is about something else. */
export async function controlMembers(store: Store, path: string, request: IncomingMessage): Promise<Answer | null> {
	const act = actions[`${request.method} ${path}`];
	if (!act) return null;
	try {
		return { status: 200, body: act(store, request.method === 'POST' ? await readJson(request) : {}) };
	} catch (error) {
		if (!(error instanceof z.ZodError)) throw error;
		return { status: 400, body: { issues: error.issues } };
	}
}
