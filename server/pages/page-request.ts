import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '#server/request/errors.ts';
import { isBankLink } from '#shared/rules/bank-link.ts';

/** The methods of pages: they are read, and receive forms. */
const PAGE_METHODS = ['GET', 'HEAD', 'POST'];

/** Refuses any other method (405) before a page is looked for. */
export function mustBePageMethod({ method = '' }: IncomingMessage, response: ServerResponse): void {
	if (PAGE_METHODS.includes(method)) return;
	response.setHeader('allow', PAGE_METHODS.join(', '));
	throw new AppError('invalid-input', 'method', { field: 'method', status: 405 });
}

const ANY_ORIGIN = 'http://site.invalid';

function isReadable(url: string): boolean {
	try {
		decodeURIComponent(url.split('?', 1)[0] ?? '');
		return URL.canParse(url, ANY_ORIGIN);
	} catch {
		return false;
	}
}

/** Refuses an invalid address (`//`) and invalid escapes (`/%`, `/%ff`): the router would fail on them, or read another path. */
export function mustBeReadable(url: string): void {
	if (!isReadable(url)) throw new AppError('invalid-input', 'no readable path', { field: 'path' });
}

/** True when a request is for a bank's link. The address isn't parsed as a URL, since it may be no valid one. */
export function isEntryLink(url: string): boolean {
	const [path = '', query = ''] = url.split('?', 2);
	return isBankLink(path, new URLSearchParams(query));
}

/**
 * Throws `forbidden` unless a visitor opens a bank's link as a page: not a picture, a frame, or a browser that loads pages ahead.
 */
export function mustBeOpened(headers: IncomingHttpHeaders): void {
	const into = headers['sec-fetch-dest'];
	const ahead = `${headers['sec-purpose'] ?? ''}${headers.purpose ?? ''}`;
	if ((into !== undefined && into !== 'document') || ahead.includes('prefetch'))
		throw new AppError('forbidden', "a bank's link was not opened by a person");
}

/**
 * Returns a page's request with its form completely read. Throws `invalid-input` when the body isn't a form, is broken, or its
 * sender has left.
 */
export async function withForm(request: Request): Promise<Request> {
	if (request.method !== 'POST') return request;
	try {
		const { url, method, headers, signal } = request;
		const whole = new Request(url, { method, headers, signal, body: await request.arrayBuffer() });
		await whole.clone().formData();
		return whole;
	} catch (cause) {
		throw new AppError('invalid-input', 'no form', { field: 'body', cause });
	}
}
