import type { Method } from '#shared/catalogue/call.ts';
import type { Api, CallName, CallOutput, EventCall, PictureCall, PictureUpload } from '#shared/catalogue/catalogue.ts';
import type { Envelope, ErrorCode } from '#shared/errors.ts';
import { loginPath, paths } from '#shared/paths.ts';
import { PRESS_HEADER } from '#shared/press-key.ts';
import { LANGUAGE_HEADER } from '#shared/rules/language.ts';
import { currentAddress } from './address.ts';
import { type FailedCall, isNotLoggedIn, isUnanswered } from './failed-call.ts';
import { dropPasses } from './kept-passes.ts';
import { openForOther, ownHeader } from './own-page.ts';
import { inPageLanguage, pageLanguage } from './page-language.ts';

/**
 * Makes the error of a failed call, which `failedCall` reads: a text for visitors, the backend's own number, seconds until
 * another try makes sense.
 */
const failed = (code: ErrorCode, shown = '', err?: number, retryAfter?: number): Error & Partial<FailedCall> =>
	Object.assign(new Error(shown), { code, shown, err, retryAfter });

/** Splits `GET /voyage/{id}` and an input into an address, and a method and body for `fetch`. */
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

/** Fetches an address and reads its response. Throws an error for `failedCall` when no response comes. */
export async function ask<T>(url: string, init: RequestInit, read: (response: Response) => Promise<T>): Promise<[T, Response]> {
	try {
		const response = await fetch(url, {
			...init,
			headers: { accept: 'application/json', 'x-csrf': '1', [LANGUAGE_HEADER]: pageLanguage(), ...ownHeader(), ...init.headers },
		});
		return [await read(response), response];
	} catch {
		throw failed('upstream-unavailable');
	}
}

export type Reply = Envelope<{ code?: ErrorCode }>;

/** Returns the data of an envelope. Throws an error for `failedCall` when the envelope reports a failure. */
export function dataOf<T>(reply: Reply, response: Response): T {
	if (reply.err === 0) return reply.data as never;
	if (reply.data?.code === 'not-logged-in') void dropEndedPasses();
	if (reply.data?.code === 'other-member') openForOther();
	const wait = Number(response.headers.get('retry-after')) || undefined;
	throw failed(reply.data?.code ?? 'upstream-unavailable', reply.errMsg, reply.err, wait);
}

/** Returns the data that the API answers a request with. Throws an error for `failedCall`. */
export const exchange = async <T>(url: string, init: RequestInit): Promise<T> =>
	dataOf(...(await ask(url, init, (response): Promise<Reply> => response.json())));

/** How often the calls of a press were answered: a press after an answer is a new one, a press after a lost answer the same again. */
const answers = new Map<string, number>();

/** Replies that were asked for before their page was opened (`fetch-ahead.ts`), by address. A change of anything drops them. */
export const repliesAhead = new Map<string, Promise<unknown>>();

/** Takes the reply that was fetched ahead, once; undefined where there is none. */
function takeAhead(url: string): Promise<unknown> | undefined {
	const reply = repliesAhead.get(url);
	repliesAhead.delete(url);
	return reply;
}

const call: Api = async (name, input, press = '') => {
	const [url, init] = requestOf(name, input as Record<string, unknown>);
	if (init.method !== 'GET') repliesAhead.clear();
	const ahead = await takeAhead(url)?.catch(() => undefined);
	if (ahead !== undefined) return ahead as never;
	const count = answers.get(press) ?? 0;
	if (press) init.headers = { ...init.headers, [PRESS_HEADER]: `${press}-${count}` };
	let isLost = false;
	try {
		return await exchange(url, init);
	} catch (error) {
		isLost = isUnanswered(error);
		throw error;
	} finally {
		if (!isLost) answers.set(press, count + 1);
	}
};

/** Drops the boarding passes that this browser keeps when upstream has ended the session; they stay after one that ran out. */
const dropEndedPasses = () =>
	call('GET /session', {}).then(
		({ ended }) => (ended ? dropPasses() : undefined),
		() => {},
	);

declare global {
	interface WindowEventMap {
		/**
		 * The session has ended. A listener that holds unsaved input sets `loggedIn`: true once the member has logged in again.
		 */
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
 * The `api` of pages in the browser. When the session has ended (700) it leads to the login page and back; where input would be
 * lost it asks the member to log in over the page, and then makes the call again.
 */
export const browserApi: Api = (name, input, press) => asMember(() => call(name, input, press));

/** Milliseconds after which a lasting call gives up, so that it can be tried again. */
const LASTING_MS = 20_000;

/** The browser's `api` for calls that have to arrive even when the page is closed at this moment. */
export const lastingApi: Api = (name, input) =>
	asMember(() => {
		const [url, init] = requestOf(name, input as Record<string, unknown>);
		return exchange(url, { ...init, keepalive: true, signal: AbortSignal.timeout(LASTING_MS) });
	});

/** Returns the address of a call without input. */
const pathOf = (name: CallName): string => `/api${name.slice(name.indexOf(' ') + 1)}`;

/** Returns the address of a picture or of a stream of events. */
export const sourceOf = (name: PictureCall | EventCall): string => pathOf(name);

/** Sends a picture, unchanged, to a call that takes one. */
export const browserFile = <N extends PictureUpload>(name: N, file: Blob): Promise<CallOutput<N>> =>
	asMember(() => exchange(pathOf(name), { method: 'POST', headers: { 'content-type': file.type }, body: file }));

/**
 * The `api` of the router. Calls of loaders that find the session ended leave the redirect to the router (`forMembers`); calls of
 * actions behave as above.
 */
export const routerApi: Api = (name, input, press) =>
	name.startsWith('GET ') ? call(name, input) : browserApi(name, input, press);
