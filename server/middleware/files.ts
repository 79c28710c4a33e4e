import type { ServerResponse } from 'node:http';
import { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import sirv from 'sirv';
import { AppError } from '#server/request/errors.ts';
import { matchesEtag } from '#server/request/etag.ts';
import { constantHeaders } from './constant-headers.ts';

/** Matches any path that looks like a file. Pages have no dots in their paths. */
const FILE = /\.[a-z0-9]+$/i;
/** Matches the folders of our files, and hidden files. */
const OURS = /^\/(assets|fonts|pictures)\/|\/\./;
/** Files that have a hash of their content in their name. */
const HASHED = /^\/(assets|pictures)\//;
/**
 * The worker that shows boarding passes without a network. Browsers request it again with each use, and it may request this site
 * alone.
 */
const WORKER = '/ticket-worker.js';
const WORKER_HEADERS = { 'cache-control': 'no-cache', 'content-security-policy': "default-src 'none'; connect-src 'self'" };
const ELSEWHERE = /^\/(media|cards|api|sitemap\.xml$|robots\.txt$)/;

const READING = new Set(['GET', 'HEAD']);

/** Refuses other methods than GET and HEAD; sirv sends a file for any method. */
function mustBeRead(response: ServerResponse): void {
	if (READING.has(response.req.method ?? '')) return;
	response.setHeader('allow', 'GET, HEAD');
	throw new AppError('invalid-input', 'method', { field: 'method', status: 405 });
}

/** Thrown before sirv sends a file that the browser has. sirv by itself knows one tag as it stands, no list and no `*`. */
const UNCHANGED = Symbol('unchanged');

const sendUnchanged: ErrorRequestHandler = (error, _request, response, next) =>
	error === UNCHANGED ? response.status(304).end() : next(error);

/**
 * Serves the built browser files as compressed by the build. Browsers keep names with a hash for a year, others for an hour. A
 * missing file is 404, never a page; an address that a visitor opens, as an old `/index.html`, is an unknown page.
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
			extensions: [],
			setHeaders: (response, path, { size, mtimeMs }) => {
				mustBeRead(response);
				// sirv doesn't know this type.
				if (path === '/favicon.ico') response.setHeader('content-type', 'image/x-icon');
				if (path !== WORKER)
					response.setHeader('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
				const etag = `W/"${size}-${Math.round(mtimeMs)}"`;
				response.setHeader('vary', 'Accept-Encoding').setHeader('etag', etag);
				if (matchesEtag(response.req.headers['if-none-match'], etag)) throw UNCHANGED;
			},
		}),
		sendUnchanged,
	);
	router.use((request, _response, next) => {
		const isOpened = request.headers.accept?.includes('text/html');
		if (OURS.test(request.path) || (FILE.test(request.path) && !ELSEWHERE.test(request.path) && !isOpened))
			throw new AppError('not-found', 'no such file');
		next();
	});
	return router;
}
