import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '#server/request/errors.ts';

/** The methods of pages: they are read, and forms are sent to them. */
const PAGE_METHODS = ['GET', 'HEAD', 'POST'];

/** Refuses any other method (405) before a page is looked for. */
export function mustBePageMethod({ method = '' }: IncomingMessage, response: ServerResponse): void {
	if (PAGE_METHODS.includes(method)) return;
	response.setHeader('allow', PAGE_METHODS.join(', '));
	throw new AppError('invalid-input', 'method', { field: 'method', status: 405 });
}

/** A page's request with its form read whole. Throws `invalid-input` when the body is no form, is a broken one, or its sender has left. */
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
