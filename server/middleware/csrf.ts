import type { Request, RequestHandler } from 'express';
import { AppError } from '#server/request/errors.ts';
import type { Config } from '#server/settings/config.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export type IsSameOrigin = (request: Request) => boolean;

/**
 * Creates a function that is true when an unsafe request comes from this site's pages, or from a tool that sends `x-csrf`. Without
 * `Sec-Fetch-Site` (Safari before 16.4, plain http) it compares `Origin` or `Referer` with SITE_URL. A demonstration may be
 * opened by any name, as an address in an office network, so there the request's own host counts too.
 */
export function createOriginCheck({ SITE_URL, NODE_ENV, DEMO }: Pick<Config, 'SITE_URL' | 'NODE_ENV' | 'DEMO'>): IsSameOrigin {
	const site = new URL(SITE_URL);
	const hasOneName = NODE_ENV === 'production' && !DEMO;
	const isOurs = (address: string, host: string | undefined): boolean => {
		const from = URL.parse(address);
		return from?.origin === site.origin || (!hasOneName && from?.protocol === site.protocol && from.host === host);
	};
	return ({ headers }) => {
		const fetched = headers['sec-fetch-site'];
		if (fetched !== undefined) return fetched === 'same-origin' || fetched === 'none';
		const from = headers.origin ?? headers.referer;
		return from === undefined ? headers['x-csrf'] === '1' : isOurs(from, headers.host);
	};
}

/** Refuses unsafe methods that another site could have caused, before the body is read. */
export function csrf(isSameOrigin: IsSameOrigin): RequestHandler {
	return (request, _response, next) => {
		if (SAFE.has(request.method) || isSameOrigin(request)) return next();
		next(new AppError('forbidden', 'cross-site request'));
	};
}
