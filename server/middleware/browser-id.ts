import type { IncomingMessage, ServerResponse } from 'node:http';

const nameOf = (https: boolean): string => (https ? '__Host-browser' : 'browser');
const SHAPE = /^[\w-]{24}$/;

/** The id in a browser's cookie; undefined when there is none, or more than one. */
export function browserId({ headers }: IncomingMessage, https: boolean): string | undefined {
	const start = `${nameOf(https)}=`;
	const found = (headers.cookie ?? '')
		.split(';')
		.map((part) => part.trim())
		.filter((part) => part.startsWith(start))
		.map((part) => part.slice(start.length));
	return found.length === 1 && found[0] !== undefined && SHAPE.test(found[0]) ? found[0] : undefined;
}

/** Tells a browser its id, for as long as it stays open. */
export function setBrowserId(response: ServerResponse, id: string, https: boolean): void {
	response.appendHeader('set-cookie', `${nameOf(https)}=${id}; Path=/; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`);
}
