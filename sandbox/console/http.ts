import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { STAND_IN_PAGE } from '#shared/constants.ts';
import { paths } from '#shared/paths.ts';
import type { Store } from '../context.ts';
import { readForm } from '../http/body.ts';
import { issueEntry, moveScan } from '../login/entries.ts';
import { advanceOrder } from '../orders/advance.ts';
import { endAttempt, OUTCOMES } from '../orders/cashier.ts';
import { moveSailing } from '../orders/departure.ts';
import { PASS_ENDS, PASS_MOVES } from '../orders/pass-moves.ts';
import { consolePage, outsidePage } from './page.ts';

export const CONSOLE = '/__sandbox';

const mobile = z.string().regex(/^\d{4,15}$/);
const Move = z.object({ ticket: z.string(), status: z.enum(['scanned', 'confirmed', 'refused']) });
const Entry = z.object({ mobile, loginMethod: z.enum(['bank', 'partner']) });

/** Actions of the buttons, by path below the console's; each returns the address to redirect to. */
const actions: Readonly<Record<string, (store: Store, form: unknown) => string>> = {
	'/wechat': (store, form) => {
		const { ticket, status } = Move.parse(form);
		moveScan(store, ticket, status, 'demo-open-id');
		return CONSOLE;
	},
	'/entry': (store, form) => {
		const { mobile: number, loginMethod } = Entry.parse(form);
		const code = issueEntry(store, number);
		return loginMethod === 'bank'
			? `/?${new URLSearchParams({ code, redirect: paths.user })}`
			: `/?${new URLSearchParams({ platform: 'ccb', ticket: code })}`;
	},
	'/end-tokens': ({ db }, form) => {
		const member = z.object({ mobile }).parse(form);
		db.run('DELETE FROM login_token WHERE memberId IN (SELECT id FROM member WHERE mobile = :mobile)', member);
		return CONSOLE;
	},
	'/order': (store, form) => {
		const { id, to } = z.object({ id: z.coerce.number(), to: z.coerce.number() }).parse(form);
		advanceOrder(store, id, to);
		return `${CONSOLE}#orders`;
	},
	'/sailing': (store, form) => {
		const { id, minutes } = z.object({ id: z.coerce.number(), minutes: z.coerce.number() }).parse(form);
		moveSailing(store, id, store.now.getTime() + minutes * 60_000);
		return `${CONSOLE}#orders`;
	},
	'/pass': (store, form) => {
		const { id, to } = z.object({ id: z.coerce.number(), to: z.enum(PASS_ENDS) }).parse(form);
		PASS_MOVES[to](store, id, null);
		return `${CONSOLE}#orders`;
	},
	'/payment': (store, form) => {
		const { token, outcome } = z.object({ token: z.string(), outcome: z.enum(OUTCOMES) }).parse(form);
		endAttempt(store, token, outcome);
		return `${CONSOLE}#orders`;
	},
};

/** Serves the console. It runs no script and needs no login. */
export async function serveConsole(
	store: Store,
	{ path, query }: { path: string; query: URLSearchParams },
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const headers = {
		'cache-control': 'no-store',
		'content-security-policy':
			"default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
	};
	if (request.method === 'POST') {
		const act = actions[path];
		if (!act) return void response.writeHead(404, headers).end();
		try {
			return void response.writeHead(303, { ...headers, location: act(store, await readForm(request)) }).end();
		} catch (error) {
			if (!(error instanceof z.ZodError)) throw error;
			return void response.writeHead(303, { ...headers, location: CONSOLE }).end();
		}
	}
	const html = path === '' ? consolePage(store) : `${CONSOLE}${path}` === STAND_IN_PAGE ? outsidePage(query) : '';
	response.writeHead(html ? 200 : 404, { ...headers, 'content-type': 'text/html; charset=utf-8' }).end(html);
}
