import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { factsOf } from '#server/request/facts.ts';
import { routeOf } from '#server/request/route.ts';
import type { Log } from '#server/watch/log-fields.ts';

/** Chooses one request in `every` for a line in the log, beginning with the first; none when `every` is 0. */
export type Sampler = { every: number; next: () => boolean };

export function createSampler(every: number): Sampler {
	let count = 0;
	return { every, next: () => every > 0 && count++ % every === 0 };
}

/**
 * Writes one line for each answered request: method, path without query, route, status, duration, and the failure. Answered files
 * and refusals of an overloaded process get a line for some only. Probes and pages replayed from memory don't pass here.
 */
export function accessLog(log: Log, sampler: Sampler): RequestHandler {
	return (request, response, next) => {
		const started = performance.now();
		const { path, method, url } = request;
		// Not `finish`: it isn't emitted when a client has the whole file and closes at once.
		response.once('close', () => {
			if (!response.headersSent) return;
			const status = response.statusCode;
			const { kind, route } = routeOf(url);
			const { requestId, failure } = factsOf(response);
			const isConstant = ((kind === 'file' || kind === 'picture') && status < 400) || failure?.code === 'overloaded';
			if (isConstant && !sampler.next()) return;
			const ms = Math.round(performance.now() - started);
			const sampled = isConstant ? { sampled: sampler.every } : {};
			log[status >= 500 ? 'warn' : 'info']({ requestId, method, path, route, status, ms, ...sampled, ...failure }, 'request');
		});
		next();
	};
}

/** Writes the line of a page that was replayed from memory, for some requests only. */
export const keptPageLog =
	(log: Pick<Log, 'info'>, sampler: Sampler) =>
	({ method, url = '' }: IncomingMessage, { statusCode: status }: ServerResponse): void => {
		if (!sampler.next()) return;
		const { route } = routeOf(url);
		log.info({ method, path: url.split('?')[0], route, status, sampled: sampler.every }, 'kept page');
	};
