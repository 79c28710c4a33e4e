import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import { Agent } from 'undici';
import { AppError } from '#server/request/errors.ts';
import { matchesEtag } from '#server/request/etag.ts';

const NAME = /^\/[a-z0-9_-]+\/[a-z0-9_-]+\.(avif|webp|mp4|webm|svg)$/;
const PASSED_ON = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'] as const;
const FILM = /\.(?:mp4|webm)$/;
/** Milliseconds that upstream's answer may take to begin, and that may pass between two pieces of it. */
const SILENCE_MS = 10_000;

/**
 * Serves pictures and films of upstream under this site's address, so that pages request no other host. Names have a fixed form;
 * ranges are passed on. A film may last as long as it plays: it ends when upstream sends nothing for a while, or the browser
 * leaves.
 */
export function createMedia(mediaUrl: string, silenceMs = SILENCE_MS): RequestHandler {
	const bounds = { connect: { timeout: 2_000 }, headersTimeout: silenceMs, bodyTimeout: silenceMs };
	// Films that play hold their connections; pictures must not wait for them.
	const [pictures, films] = [new Agent({ ...bounds, connections: 32 }), new Agent({ ...bounds, connections: 64 })];
	const { origin, pathname } = new URL(mediaUrl);
	const base = `${pathname.replace(/\/$/, '')}/media`;
	return async (request, response) => {
		if ((request.method !== 'GET' && request.method !== 'HEAD') || !NAME.test(request.path))
			throw new AppError('not-found', 'no such medium');
		const { range } = request.headers;
		const given = new AbortController();
		const giveUp = () => given.abort();
		response.once('close', giveUp);
		const late = setTimeout(giveUp, silenceMs);
		const reply = await (FILM.test(request.path) ? films : pictures)
			.request({
				origin,
				path: base + request.path,
				method: request.method,
				headers: range ? { range } : {},
				signal: given.signal,
			})
			.catch((cause) => {
				throw new AppError('upstream-unavailable', 'media out of reach', { cause });
			})
			.finally(() => clearTimeout(late));
		if (reply.statusCode !== 200 && reply.statusCode !== 206) {
			await reply.body.dump();
			throw new AppError('not-found', `media answered ${reply.statusCode}`);
		}
		response.status(reply.statusCode).set('cache-control', 'public, max-age=31536000, immutable');
		for (const name of PASSED_ON) {
			const value = reply.headers[name];
			if (typeof value === 'string') response.set(name, value);
		}
		if (matchesEtag(request.headers['if-none-match'], response.get('etag') ?? '')) {
			await reply.body.dump();
			response.removeHeader('content-length');
			return void response.status(304).end();
		}
		await pipeline(reply.body, response).catch(() => response.destroy());
	};
}
