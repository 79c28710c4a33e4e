import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/** One line for each answered request: method, path without query, status, duration. Pages replayed from memory don't pass here. */
export function accessLog(log: Logger): RequestHandler {
	return (request, response, next) => {
		const started = performance.now();
		const path = request.path;
		response.on('finish', () => {
			const ms = Math.round(performance.now() - started);
			const fields = { requestId: response.locals.requestId, method: request.method, path, status: response.statusCode, ms };
			log[response.statusCode >= 500 ? 'warn' : 'debug'](fields, 'request');
		});
		next();
	};
}
