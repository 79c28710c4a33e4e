import type { RequestHandler } from 'express';
import type { Log } from '#server/log-fields.ts';
import { factsOf } from '#server/request-facts.ts';

/** One line for each answered request: method, path without query, status, duration, and what failed. Pages replayed from memory don't pass here. */
export function accessLog(log: Log): RequestHandler {
	return (request, response, next) => {
		const started = performance.now();
		const path = request.path;
		response.on('finish', () => {
			const ms = Math.round(performance.now() - started);
			const { requestId, failure } = factsOf(response);
			const fields = { requestId, method: request.method, path, status: response.statusCode, ms, ...failure };
			log[response.statusCode >= 500 ? 'warn' : 'debug'](fields, 'request');
		});
		next();
	};
}
