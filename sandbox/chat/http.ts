import type { ServerResponse } from 'node:http';
import type { Store } from '../context.ts';
import { chatPage } from './page.ts';

export const CHAT = '/chat';

/** The most messages of a conversation that are kept; the address holds them. */
const MAX_MESSAGES = 6;

/** Serves the chat's page. Any site may show it in a frame. */
export function serveChat({ db }: Pick<Store, 'db'>, query: URLSearchParams, response: ServerResponse): void {
	const lang = query.get('lang') === 'EN' ? 'EN' : 'CN';
	const voyage = (query.get('voyage') ?? '').slice(0, 64);
	const row = db.get<{ title: string; enTitle: string }>(
		'SELECT title, enTitle FROM voyage WHERE id = CAST(:voyage AS INTEGER)',
		{
			voyage,
		},
	);
	const said = query
		.getAll('said')
		.map((text) => text.trim().slice(0, 200))
		.filter(Boolean)
		.slice(-MAX_MESSAGES);
	response
		.writeHead(200, {
			'cache-control': 'no-store',
			'content-type': 'text/html; charset=utf-8',
			'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'",
			'referrer-policy': 'no-referrer',
		})
		.end(
			chatPage({
				lang,
				path: (query.get('path') ?? '').slice(0, 200),
				voyage,
				title: (lang === 'EN' ? row?.enTitle : row?.title) ?? '',
				said,
			}),
		);
}
