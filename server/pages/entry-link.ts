import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '#server/errors.ts';
import { paths } from '#shared/paths.ts';

/** Whether an address is a bank's link: the home page with a code (docs/rules.md, bank-link). */
export function isEntryLink(url: string): boolean {
	const [path, query = ''] = url.split('?', 2);
	return path === paths.home && new URLSearchParams(query).has('code');
}

/** A bank's link is for a person who opens it: not for a picture, a frame or a browser that guesses ahead. */
export function mustBeOpened(headers: IncomingHttpHeaders): void {
	const into = headers['sec-fetch-dest'];
	const ahead = `${headers['sec-purpose'] ?? ''}${headers.purpose ?? ''}`;
	if ((into !== undefined && into !== 'document') || ahead.includes('prefetch'))
		throw new AppError('forbidden', "a bank's link was not opened by a person");
}
