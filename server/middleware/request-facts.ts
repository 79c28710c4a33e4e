import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { languageOf } from '#server/request/language.ts';

const USABLE_ID = /^[\w-]{8,64}$/;

/** Gives each request its id (the caller's when usable) and language; both stand in `response.locals`, with what its time is spent on. */
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
