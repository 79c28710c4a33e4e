import type { ErrorRequestHandler, Request } from 'express';
import { FILE_PATHS } from '#server/api/call-paths.ts';
import { failure } from '#server/api/envelope.ts';
import { loginLink } from '#server/api/login-link.ts';
import { serverTiming } from '#server/api/server-timing.ts';
import { AppError, failedAt } from '#server/request/errors.ts';
import { factsOf } from '#server/request/facts.ts';
import type { Log } from '#server/watch/log-fields.ts';
import type { Language } from '#shared/constants.ts';
import type { SecurityHeaders } from './security-headers.ts';

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const WORDS: Record<
	Language,
	{ tag: string; title: string; home: string; call: string; id: string; address: string; again: string; resend: string }
> = {
	CN: {
		tag: 'zh-Hans',
		title: '抱歉，页面暂时无法显示',
		home: '返回首页',
		call: '客服热线',
		id: '请求编号',
		address: '这个链接不太完整，请核对地址后重试。',
		again: '重试',
		resend: '刷新此页面即可重新提交，您填写的内容仍在。',
	},
	EN: {
		tag: 'en',
		title: 'Sorry, this page cannot be shown right now',
		home: 'Back to the home page',
		call: 'Call us',
		id: 'Request',
		address: 'This address is not complete. Please check it and try again.',
		again: 'Try again',
		resend: 'Reload this page to send it again: what you entered is still there.',
	},
};

/** Returns the message for a malformed address. The usual message asks to correct the entries, and here there are none. */
const wrongAddress = (lang: Language): string => WORDS[lang].address;

/**
 * Returns the page of last resort. It has no script and no stylesheet, so nothing in it can fail again. `retry` offers to try
 * again: by a link, or by sending the form once more.
 */
function errorPage(facts: {
	lang: Language;
	message: string;
	requestId: string | undefined;
	phone: string;
	retry?: 'read' | 'send';
}): string {
	const { retry } = facts;
	const words = WORDS[facts.lang];
	return `<!doctype html><html lang="${words.tag}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title}</title></head>
<body style="margin:0;min-height:100vh;display:grid;place-items:center;background:#06203a;color:#fff;font:16px/1.7 system-ui,sans-serif">
<main style="max-width:36em;padding:32px">
<h1 style="font:400 32px/1.25 Georgia,serif">${words.title}</h1><p>${escapeHtml(facts.message)}${retry === 'send' ? ` ${words.resend}` : ''}</p>
<p>${retry === 'read' ? `<a style="color:#d9bf8b" href="">${words.again}</a> · ` : ''}
<a style="color:#d9bf8b" href="/">${words.home}</a> · ${words.call} ${escapeHtml(facts.phone)}</p>
<p style="color:#a9b8c7;font-size:14px">${words.id} ${escapeHtml(facts.requestId ?? '-')}</p></main></body></html>`;
}

/** Turns Express's own refusals (malformed escapes, bodies too large or unreadable) into errors of our closed set. */
function expected(error: unknown): { error: unknown; status?: number } {
	if (error instanceof AppError) return { error };
	const status = error !== null && typeof error === 'object' && 'status' in error ? Number(error.status) : 0;
	if (status >= 400 && status < 500)
		return { error: new AppError('invalid-input', `refused: ${status}`, { field: 'body' }), status };
	return { error };
}

/** True when a visitor followed a link to a file, as happens without scripts: the error is then a page, not an envelope. */
const isFollowedLink = ({ path, headers }: Request): boolean => FILE_PATHS.has(path) && headers['sec-fetch-mode'] === 'navigate';

export type ErrorsOptions = { log: Log; headers: SecurityHeaders; phone: string; siteUrl: string };

/**
 * Creates the last handler: it answers with the envelope for `/api`, else with a small page. The answer never contains a stack, a
 * path or a version.
 */
export function errors({ log, headers, phone, siteUrl }: ErrorsOptions): ErrorRequestHandler {
	return (raised, request, response, next) => {
		const { error, status } = expected(raised);
		const facts = factsOf(response);
		const { requestId, lang } = facts;
		const { status: tabled, body } = failure(error, lang ?? 'CN');
		if (!(error instanceof AppError)) {
			log.error(
				{ requestId, path: request.path, reason: raised instanceof Error ? `${raised.name}: ${raised.message}` : 'unknown' },
				'unexpected error',
			);
		}
		facts.failure = { code: body.data?.code, ...failedAt(error) };
		if (response.headersSent) return next(raised);
		const wait =
			error instanceof AppError ? (error.retryAfter ?? (error.code === 'session-unavailable' ? 1 : undefined)) : undefined;
		if (wait !== undefined) response.set('retry-after', String(wait));
		response.status(status ?? tabled).set({ 'cache-control': 'no-store', ...serverTiming(facts.parts) });
		if (request.path.startsWith('/api') && !isFollowedLink(request)) {
			const login = body.data?.code === 'not-logged-in' ? loginLink(request.headers, siteUrl) : undefined;
			return void response.json({ ...body, data: { ...body.data, login } });
		}
		const message = request.method === 'GET' && body.data?.code === 'invalid-input' ? wrongAddress(lang ?? 'CN') : body.errMsg;
		const code = body.data?.code;
		const again = request.method === 'GET' ? 'read' : 'send';
		const retry = code === 'other-member' ? 'read' : code === 'overloaded' ? again : undefined;
		response
			.set(headers.whole)
			.type('html')
			.send(errorPage({ lang: lang ?? 'CN', message, requestId, phone, retry }));
	};
}
