import type { Method } from '#shared/catalogue/call.ts';
import type { Api, CallName, CallOutput, EventCall, PictureCall, PictureUpload } from '#shared/catalogue/catalogue.ts';
import type { Envelope, ErrorCode } from '#shared/errors.ts';
import { loginPath, paths } from '#shared/paths.ts';
import { LANGUAGE_HEADER } from '#shared/rules/language.ts';
import { currentAddress } from './address.ts';
import { type FailedCall, isNotLoggedIn } from './failed-call.ts';
import { dropPasses } from './kept-passes.ts';
import { inPageLanguage, pageLanguage } from './page-language.ts';

/** The error of a failed call, to be read by `failedCall`: what the visitor may read, upstream's own number, seconds until another try makes sense. */
const failed = (code: ErrorCode, shown = '', err?: number, retryAfter?: number): Error & Partial<FailedCall> =>
	Object.assign(new Error(shown), { code, shown, err, retryAfter });

/** Splits `GET /voyage/{id}` and an input into method, address and body. */
export function requestOf(name: CallName, input: Readonly<Record<string, unknown>>): [string, RequestInit] {
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

/** What comes over the network. Throws what `failedCall` reads. */
export async function ask<T>(url: string, init: RequestInit, read: (response: Response) => Promise<T>): Promise<[T, Response]> {
	try {
		const response = await fetch(url, {
			...init,
			headers: { accept: 'application/json', [LANGUAGE_HEADER]: pageLanguage(), ...init.headers },
		});
		return [await read(response), response];
	} catch {
		throw failed('upstream-unavailable');
	}
}

export type Reply = Envelope<{ code?: ErrorCode }>;

/** What an envelope holds. Throws what `failedCall` reads. */
export function dataOf<T>(reply: Reply, response: Response): T {
	if (reply.err === 0) return reply.data as never;
	// Whoever used this browser before isn't logged in any more.
	if (reply.data?.code === 'not-logged-in') void dropPasses();
	const wait = Number(response.headers.get('retry-after')) || undefined;
	throw failed(reply.data?.code ?? 'upstream-unavailable', reply.errMsg, reply.err, wait);
}

/** What the API answers to a request. Throws what `failedCall` reads. */
export const exchange = async <T>(url: string, init: RequestInit): Promise<T> =>
	dataOf(...(await ask(url, init, (response): Promise<Reply> => response.json())));

/** Typed fetch. */
const call: Api = (name, input) => exchange(...requestOf(name, input as Record<string, unknown>));

declare global {
	interface WindowEventMap {
		/** The session has ended. A listener that holds unsaved input sets `loggedIn`: whether the member has logged in again. */
		'login-needed': CustomEvent<{ loggedIn?: Promise<boolean> }>;
	}
}

export async function asMember<T>(send: () => Promise<T>): Promise<T> {
	try {
		return await send();
	} catch (error) {
		if (!isNotLoggedIn(error)) throw error;
		const needed: WindowEventMap['login-needed'] = new CustomEvent('login-needed', { detail: {} });
		dispatchEvent(needed);
		const { loggedIn } = needed.detail;
		if (loggedIn) {
			if (await loggedIn) return send();
			// The page stays as it is, and the call has failed.
			throw failed('forbidden');
		}
		if (location.pathname !== paths.login) location.assign(inPageLanguage(loginPath(currentAddress() + location.hash)));
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
