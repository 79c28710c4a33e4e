import type { Api, CallName } from '#shared/catalogue/catalogue.ts';
import type { Envelope, ErrorCode } from '#shared/errors.ts';
import { loginPath } from '#shared/paths.ts';

/** A call that failed, as the API told it. `code` is one of the closed set. */
class ApiError extends Error {
	readonly code: ErrorCode;
	constructor(code: ErrorCode, message: string) {
		super(message);
		this.name = 'ApiError';
		this.code = code;
	}
}

/** Splits `GET /voyage/{id}` and an input into method, address and body. */
function requestOf(name: CallName, input: Readonly<Record<string, unknown>>): [string, RequestInit] {
	const [method, template] = name.split(' ') as ['GET' | 'POST', string];
	const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined && value !== ''));
	const path = template.replace(/\{(\w+)\}/g, (_, field: string) => {
		const value = String(rest.get(field));
		rest.delete(field);
		return encodeURIComponent(value);
	});
	if (method === 'POST') {
		return [
			`/api${path}`,
			{ method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(Object.fromEntries(rest)) },
		];
	}
	const query = new URLSearchParams([...rest].map(([key, value]) => [key, String(value)]));
	return [`/api${path}${query.size > 0 ? `?${query}` : ''}`, { method }];
}

/** The browser's `api`: typed fetch. Throws `ApiError`; a session that has ended leads to the login page. */
export const browserApi: Api = async (name, input) => {
	const [url, init] = requestOf(name, input as Record<string, unknown>);
	let reply: Envelope<{ code?: ErrorCode }>;
	try {
		const response = await fetch(url, { ...init, headers: { accept: 'application/json', ...init.headers } });
		reply = await response.json();
	} catch {
		throw new ApiError('upstream-unavailable', '');
	}
	if (reply.err === 0) return reply.data as never;
	if (reply.err === 700) window.location.assign(loginPath(window.location.pathname + window.location.search));
	throw new ApiError(reply.data?.code ?? 'upstream-unavailable', reply.errMsg);
};
