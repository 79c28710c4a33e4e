import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { languageOf } from '#server/request/language.ts';

const USABLE_ID = /^[\w-]{8,64}$/;

/**
 * Sets each request's id (the caller's when usable), language and an empty list of the parts of its time in `response.locals`.
 */
export function requestFacts(): RequestHandler {
	return (request, response, next) => {
		const sent = request.headers['x-request-id'];
		const requestId = typeof sent === 'string' && USABLE_ID.test(sent) ? sent : randomUUID();
		response.locals.requestId = requestId;
		response.locals.lang = languageOf(request);
		response.locals.parts = [];
		response.set('x-request-id', requestId);
		next();
	};
}
