import type { ErrorRequestHandler, Request } from 'express';
import { FILE_PATHS } from '#server/api/call-paths.ts';
import { failure } from '#server/api/envelope.ts';
import { loginLink } from '#server/api/login-link.ts';
import { serverTiming } from '#server/api/server-timing.ts';
import { AppError, failedAt } from '#server/request/errors.ts';
import { factsOf } from '#server/request/facts.ts';
import type { Log } from '#server/watch/log-fields.ts';
import { errorPage, wrongAddress } from './error-page.ts';
import type { SecurityHeaders } from './security-headers.ts';

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
		const retry = body.data?.code === 'overloaded' ? (request.method === 'GET' ? 'read' : 'send') : undefined;
		response
			.set(headers.whole)
			.type('html')
			.send(errorPage({ lang: lang ?? 'CN', message, requestId, phone, retry }));
	};
}
