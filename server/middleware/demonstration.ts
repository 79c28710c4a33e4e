import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import { Agent } from 'undici';
import { AppError } from '#server/request/errors.ts';

const PASSED_ON = ['content-type', 'content-length', 'location', 'content-security-policy', 'cache-control'] as const;
const DEADLINE = 60_000;

/** Serves pages of the stand-in backend that visitors open while they try the site out. Nothing of a session is passed on. */
export function demonstration(sandboxUrl: string, siteUrl: string): RequestHandler {
	const agent = new Agent({ connections: 8 });
	return async (request, response) => {
		const { 'content-type': type } = request.headers;
		const reply = await agent
			.request({
				origin: sandboxUrl,
				path: request.originalUrl,
				method: request.method === 'POST' ? 'POST' : 'GET',
				headers: type ? { 'content-type': type } : {},
				body: request.method === 'POST' ? request : null,
				signal: AbortSignal.timeout(DEADLINE),
			})
			.catch((cause) => {
				throw new AppError('upstream-unavailable', 'the sandbox is out of reach', { cause });
			});
		response.status(reply.statusCode);
		for (const name of PASSED_ON) {
			const value = reply.headers[name];
			// A demonstration may be opened under another name than SITE_URL, so redirects to it become relative.
			const here = name === 'location' && typeof value === 'string' && value.startsWith(`${siteUrl}/`);
			if (typeof value === 'string') response.set(name, here ? value.slice(siteUrl.length) : value);
		}
		await pipeline(reply.body, response).catch(() => response.destroy());
	};
}
