import type { RequestHandler } from 'express';
import { PICTURE_PATHS } from '#server/api/call-paths.ts';
import { failure } from '#server/api/envelope.ts';
import { MAX_PICTURE_BYTES } from '#server/api/picture-body.ts';
import { AppError } from '#server/request/errors.ts';
import { factsOf } from '#server/request/facts.ts';

const MAX_BODY_BYTES = 100 * 1024;

/**
 * Refuses a body by its declared length before any of it is read, and ends the connection; a parser would first read all of it.
 * Forms always declare a length, so a body without one is refused for pages.
 */
export function bodySize(): RequestHandler {
	return (request, response, next) => {
		const said = Number(request.headers['content-length'] ?? 0);
		const most = PICTURE_PATHS.has(request.path) ? MAX_PICTURE_BYTES : MAX_BODY_BYTES;
		const unsaid = request.headers['transfer-encoding'] !== undefined && !request.path.startsWith('/api/');
		if (said <= most && !unsaid) return next();
		const { body } = failure(new AppError('invalid-input', 'body too large', { field: 'body' }), factsOf(response).lang);
		response
			.status(unsaid ? 411 : 413)
			.set({ connection: 'close', 'cache-control': 'no-store' })
			.json(body);
	};
}
