import type { Method } from '#shared/catalogue/call.ts';
import type { Api, CallName, CallOutput, EventCall, PictureCall, PictureUpload } from '#shared/catalogue/catalogue.ts';
import type { Envelope, ErrorCode } from '#shared/errors.ts';
import { loginPath, paths } from '#shared/paths.ts';
import { LANGUAGE_HEADER } from '#shared/rules/language.ts';
import { currentAddress } from './address.ts';
import { inPageLanguage, pageLanguage } from './page-language.ts';

/** A call that failed, as the API told it: `code` is one of the closed set, `shown` what may be read by the visitor. */
class ApiError extends Error {
	readonly code: ErrorCode;
	readonly shown: string;
	/** Upstream's own number. */
	readonly err: number | undefined;
	/** Seconds until another try makes sense. */
	readonly retryAfter: number | undefined;
	constructor(code: ErrorCode, shown = '', err?: number, retryAfter?: number) {
		super(shown);
		this.name = 'ApiError';
		this.code = code;
		this.shown = shown;
		this.err = err;
		this.retryAfter = retryAfter;
	}
}

/** Splits `GET /voyage/{id}` and an input into method, address and body. */
function requestOf(name: CallName, input: Readonly<Record<string, unknown>>): [string, RequestInit] {
	const [method, template] = name.split(' ') as [Method, string];
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

/** What the API answers to a request. Throws `ApiError`. */
async function exchange<T>(url: string, init: RequestInit): Promise<T> {
	let response: Response;
	let reply: Envelope<{ code?: ErrorCode }>;
	try {
		response = await fetch(url, {
			...init,
			headers: { accept: 'application/json', [LANGUAGE_HEADER]: pageLanguage(), ...init.headers },
		});
		reply = await response.json();
	} catch {
		throw new ApiError('upstream-unavailable');
	}
	if (reply.err === 0) return reply.data as never;
	const wait = Number(response.headers.get('retry-after')) || undefined;
	throw new ApiError(reply.data?.code ?? 'upstream-unavailable', reply.errMsg, reply.err, wait);
}

/** Typed fetch. */
const call: Api = (name, input) => exchange(...requestOf(name, input as Record<string, unknown>));

let loginAgain: (() => Promise<boolean>) | null = null;

/** Sets how a member whose session has ended logs in without leaving the page; null when nothing on it would be lost. */
export function setLoginAgain(ask: (() => Promise<boolean>) | null): void {
	loginAgain = ask;
}

async function asMember<T>(send: () => Promise<T>): Promise<T> {
	try {
		return await send();
	} catch (error) {
		if ((error as ApiError).code !== 'not-logged-in') throw error;
		if (loginAgain) {
			if (await loginAgain()) return send();
		} else if (location.pathname !== paths.login) {
			location.assign(inPageLanguage(loginPath(currentAddress() + location.hash)));
		}
		throw error;
	}
}

/**
 * The browser's `api` for what is on a page. When the session has ended (700) it leads to the login page and back; where input
 * would be lost it has the member log in over the page, and then makes the call again.
 */
export const browserApi: Api = (name, input) => asMember(() => call(name, input));

/** The address of a call without input. */
const pathOf = (name: CallName): string => `/api${name.slice(name.indexOf(' ') + 1)}`;

/** Where a picture or a stream of events comes from. */
export const sourceOf = (name: PictureCall | EventCall): string => pathOf(name);

/** Sends a picture as it is to a call that takes one. */
export const browserFile = <N extends PictureUpload>(name: N, file: Blob): Promise<CallOutput<N>> =>
	asMember(() => exchange(pathOf(name), { method: 'POST', headers: { 'content-type': file.type }, body: file }));

/** The router's `api`: what loaders read leads to the login page by the router itself (`forMembers`), what actions send is as above. */
export const routerApi: Api = (name, input) => (name.startsWith('GET ') ? call(name, input) : browserApi(name, input));
