import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '#server/request/errors.ts';
import { isBankLink } from '#shared/rules/bank-link.ts';

/** True when a request is for a bank's link. The address isn't parsed as a URL, since it may be no valid one. */
export function isEntryLink(url: string): boolean {
	const [path = '', query = ''] = url.split('?', 2);
	return isBankLink(path, new URLSearchParams(query));
}

/** A bank's link is for a person who opens it: not for a picture, a frame or a browser that guesses ahead. */
export function mustBeOpened(headers: IncomingHttpHeaders): void {
	const into = headers['sec-fetch-dest'];
	const ahead = `${headers['sec-purpose'] ?? ''}${headers.purpose ?? ''}`;
	if ((into !== undefined && into !== 'document') || ahead.includes('prefetch'))
		throw new AppError('forbidden', "a bank's link was not opened by a person");
}
