import type { Request, RequestHandler } from 'express';
import { AppError } from '#server/request/errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

const originOf = (url: string | undefined): string | null => {
	try {
		return url ? new URL(url).origin : null;
	} catch {
		return null;
	}
};

/** True when an unsafe request comes from this site's pages, or from a tool that sends `x-csrf`. */
function sameOrigin(request: Request, siteOrigin: string): boolean {
	const site = request.headers['sec-fetch-site'];
	if (site !== undefined) return site === 'same-origin' || site === 'none';
	const { origin, referer } = request.headers;
	if (origin !== undefined) return originOf(origin) === siteOrigin;
	if (referer !== undefined) return originOf(referer) === siteOrigin;
	return request.headers['x-csrf'] === '1';
}

/** Refuses unsafe methods that another site could have caused, before the body is read. */
export function csrf(siteUrl: string): RequestHandler {
	const siteOrigin = new URL(siteUrl).origin;
	return (request, _response, next) => {
		if (SAFE.has(request.method) || sameOrigin(request, siteOrigin)) return next();
		next(new AppError('forbidden', 'cross-site request'));
	};
}
