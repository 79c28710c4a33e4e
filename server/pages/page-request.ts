import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '#server/request/errors.ts';
import type { Identity } from '#server/request/identity.ts';
import { isOthers } from '#server/request/member-mark.ts';
import { MARK } from '#shared/member-mark.ts';
import { isBankLink } from '#shared/rules/bank-link.ts';
import { maskMobile } from '#shared/rules/phone.ts';

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

/** More fields than a form of ours has. */
const MAX_FIELDS = 100;
/**
 * Names of our fields: a word, or the part of one (`birthday.year`). Conform reads others as places in lists, and would make one of four
 * thousand million values for `a[4294967294]`; names that begin with `__` are its own commands.
 */
const FIELD_NAME = /^(?!__)[\w-]{1,64}(?:\.[\w-]{1,64})?$/;

function mustBeOfOurs(form: FormData): void {
	const names = [...form.keys()];
	if (names.length > MAX_FIELDS || !names.every((name) => FIELD_NAME.test(name))) throw new Error('not a form of this site');
}

/**
 * Returns a page's request with its form completely read. Throws `invalid-input` when the body isn't a form, is broken, has fields that no
 * form of ours has, or its sender has left.
 */
export async function withForm(request: Request): Promise<Request> {
	if (request.method !== 'POST') return request;
	try {
		const { url, method, headers, signal } = request;
		const whole = new Request(url, { method, headers, signal, body: await request.arrayBuffer() });
		mustBeOfOurs(await whole.clone().formData());
		return whole;
	} catch (cause) {
		throw new AppError('invalid-input', 'no form', { field: 'body', cause });
	}
}

/** Returns the name of the member who is logged in, where the page of another member sent a form; undefined for any other request. */
export async function otherMember(request: Request, identity: Identity): Promise<string | undefined> {
	const { member } = identity;
	if (request.method !== 'POST' || !member) return undefined;
	const form = await request.clone().formData();
	return isOthers(form.get(MARK), identity) ? member.nickname || maskMobile(member.mobile) : undefined;
}
