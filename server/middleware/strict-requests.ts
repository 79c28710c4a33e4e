import type { RequestHandler } from 'express';
import { AppError } from '#server/errors.ts';

/** Refuses framing that Node alone lets through: two Host headers, odd transfer encodings (security.md F16, T46). */
export function strictRequests(): RequestHandler {
	return (request, _response, next) => {
		const hosts = request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
		const encoding = request.headers['transfer-encoding'];
		if (hosts.length !== 1 || (encoding !== undefined && encoding.toLowerCase() !== 'chunked')) {
			throw new AppError('invalid-input', 'ambiguous request', { field: 'headers' });
		}
		delete request.headers['x-forwarded-host'];
		next();
	};
}
