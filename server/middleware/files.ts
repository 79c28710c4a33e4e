import type { ServerResponse } from 'node:http';
import { type RequestHandler, Router } from 'express';
import sirv from 'sirv';
import { AppError } from '#server/request/errors.ts';
import { constantHeaders } from './constant-headers.ts';

/** Matches any path that looks like a file, hidden ones included. Pages have no dots in their paths. */
const FILE = /\/\.|\.[a-z0-9]+$/i;
const OURS = /^\/(assets|fonts|pictures)\//;
/** Files that have a hash of their content in their name. */
const HASHED = /^\/(assets|pictures)\//;
/**
 * The worker that shows boarding passes without a network. Browsers request it again with each use, and it may request this site
 * alone.
 */
const WORKER = '/ticket-worker.js';
const WORKER_HEADERS = { 'cache-control': 'no-cache', 'content-security-policy': "default-src 'none'; connect-src 'self'" };
const ELSEWHERE = /^\/(media|resized|api|sitemap\.xml$|robots\.txt$)/;

const READING = new Set(['GET', 'HEAD']);

/** Refuses other methods than GET and HEAD; sirv sends a file for any method. */
function mustBeRead(response: ServerResponse): void {
	if (READING.has(response.req.method ?? '')) return;
	response.setHeader('allow', 'GET, HEAD');
	throw new AppError('invalid-input', 'method', { field: 'method', status: 405 });
}

/**
 * Serves the built browser files as compressed by the build. Browsers keep names with a hash for a year, others for an hour. A
 * missing file is 404, never a page.
 */
export function files(clientDir: string, development: boolean): RequestHandler {
	const router = Router();
	router.use('/.vite', () => {
		throw new AppError('not-found', 'no such file');
	});
	// Also for 304: browsers take its headers for the file's own.
	router.use(WORKER, constantHeaders(WORKER_HEADERS));
	router.use(
		sirv(clientDir, {
			dev: development,
			brotli: true,
			gzip: true,
			etag: true,
			extensions: [],
			setHeaders: (response, path) => {
				mustBeRead(response);
				if (path !== WORKER)
					response.setHeader('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
				response.setHeader('vary', 'Accept-Encoding');
			},
		}),
	);
	router.use((request, _response, next) => {
		if (OURS.test(request.path) || (FILE.test(request.path) && !ELSEWHERE.test(request.path)))
			throw new AppError('not-found', 'no such file');
		next();
	});
	return router;
}
