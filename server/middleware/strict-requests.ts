import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { AppError } from '#server/request/errors.ts';

/** The names of this machine that probes on it use. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Matches a name or an address with a port. Nothing else may be in a Host header, even if a parser of URLs would accept it. */
const HOST = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

function hostHeaders({ rawHeaders }: IncomingMessage): number {
	let count = 0;
	for (let at = 0; at < rawHeaders.length; at += 2)
		if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') count += 1;
	return count;
}

/**
 * Creates a function that is true for requests of a path (not `*`, nor a whole address as proxies get them) with exactly one Host
 * header (Node alone accepts two) with a name of this site. Without `siteUrl`, as in demonstrations, any name is accepted.
 */
export function createAddressCheck(siteUrl: string | undefined): (request: IncomingMessage) => boolean {
	const own = siteUrl && new URL(siteUrl).hostname;
	const isOurs = (host: string): boolean => {
		const name = HOST.exec(host)?.[1]?.toLowerCase();
		return name !== undefined && (!own || name === own || LOOPBACK.has(name));
	};
	return (request) => (request.url?.startsWith('/') ?? false) && hostHeaders(request) === 1 && isOurs(request.headers.host ?? '');
}

/** Refuses requests that two servers could read in different ways, and odd transfer encodings. */
export function strictRequests(isAddressedToUs: (request: IncomingMessage) => boolean): RequestHandler {
	return (request, response, next) => {
		const encoding = request.headers['transfer-encoding'];
		const odd = encoding !== undefined && encoding.toLowerCase() !== 'chunked';
		if (odd || !isAddressedToUs(request)) {
			response.set('connection', 'close');
			throw new AppError('invalid-input', 'ambiguous request', { field: 'headers' });
		}
		delete request.headers['x-forwarded-host'];
		next();
	};
}
