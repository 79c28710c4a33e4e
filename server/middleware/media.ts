import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import { Agent } from 'undici';
import { AppError } from '#server/errors.ts';

const NAME = /^\/[a-z0-9_-]+\/[a-z0-9_-]+\.(avif|webp|mp4|webm|svg)$/;
const PASSED_ON = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'] as const;
const DEADLINE = 10_000;

/** Pictures and films from upstream under our own address, so that pages ask no other host. Names are fixed in form; ranges pass through. */
export function createMedia(mediaUrl: string): RequestHandler {
	const agent = new Agent({ connections: 32, connect: { timeout: 2_000 } });
	const { origin, pathname } = new URL(mediaUrl);
	const base = `${pathname.replace(/\/$/, '')}/media`;
	return async (request, response) => {
		if ((request.method !== 'GET' && request.method !== 'HEAD') || !NAME.test(request.path))
			throw new AppError('not-found', 'no such medium');
		const { range } = request.headers;
		const reply = await agent
			.request({
				origin,
				path: base + request.path,
				method: request.method,
				headers: range ? { range } : {},
				signal: AbortSignal.timeout(DEADLINE),
			})
			.catch((cause) => {
				throw new AppError('upstream-unavailable', 'media out of reach', { cause });
			});
		if (reply.statusCode !== 200 && reply.statusCode !== 206) {
			await reply.body.dump();
			throw new AppError('not-found', `media answered ${reply.statusCode}`);
		}
		response.status(reply.statusCode).set('cache-control', 'public, max-age=31536000, immutable');
		for (const name of PASSED_ON) {
			const value = reply.headers[name];
			if (typeof value === 'string') response.set(name, value);
		}
		await pipeline(reply.body, response).catch(() => response.destroy());
	};
}
