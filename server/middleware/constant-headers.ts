import type { RequestHandler } from 'express';

/** Sets the same headers on every response. Later handlers may replace them. */
export const constantHeaders =
	(headers: Readonly<Record<string, string>>): RequestHandler =>
	(_request, response, next) => {
		response.set(headers);
		next();
	};
