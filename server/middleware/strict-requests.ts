import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { AppError } from '#server/request/errors.ts';

/** Names for this machine that probes on it use. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
/** A name or an address, and a port: nothing else may stand in a Host header, however a parser of URLs would read it. */
const HOST = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

function hostHeaders({ rawHeaders }: IncomingMessage): number {
	let count = 0;
	for (let at = 0; at < rawHeaders.length; at += 2)
		if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') count += 1;
	return count;
}

/**
 * Whether a request is framed and addressed so that there is one way to read it: one Host header (Node alone takes two) with a name of ours.
 * Without `siteUrl`, as in demonstrations, any name will do.
 */
export function createAddressCheck(siteUrl: string | undefined): (request: IncomingMessage) => boolean {
	const own = siteUrl && new URL(siteUrl).hostname;
	const isOurs = (host: string): boolean => {
		const name = HOST.exec(host)?.[1]?.toLowerCase();
		return name !== undefined && (!own || name === own || LOOPBACK.has(name));
	};
	return (request) => hostHeaders(request) === 1 && isOurs(request.headers.host ?? '');
}

/** Refuses requests that can be read in two ways, and odd transfer encodings. */
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
