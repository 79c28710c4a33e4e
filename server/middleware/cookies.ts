import type { IncomingMessage, ServerResponse } from 'node:http';

/** Returns a cookie's name. With https it begins with `__Host-`, so that no other host of the domain can set it. */
export const cookieName = (name: 'sid' | 'browser', https: boolean): string => (https ? `__Host-${name}` : name);

const SESSION = /(?:^|;\s*)(?:__Host-)?sid=/;

/** True when a request carries a session cookie; the session itself isn't read. */
export const hasSessionCookie = ({ headers: { cookie } }: Pick<IncomingMessage, 'headers'>): boolean =>
	cookie !== undefined && SESSION.test(cookie);

const ID = /^[\w-]{24}$/;
const attributes = (https: boolean): string => `Path=/; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;

/**
 * Returns every value that a cookie header has for a name. When there are several, another host has set one of them, and it is
 * unknown which.
 */
export function cookieValues({ headers }: IncomingMessage, name: string): string[] {
	return (headers.cookie ?? '')
		.split(';')
		.map((part) => part.trim())
		.filter((part) => part.startsWith(`${name}=`))
		.map((part) => part.slice(name.length + 1));
}

/** Returns the id in a browser's cookie, if there is exactly one. */
export function browserId(request: IncomingMessage, https: boolean): string | undefined {
	const [id, ...others] = cookieValues(request, cookieName('browser', https));
	return id !== undefined && others.length === 0 && ID.test(id) ? id : undefined;
}

/** Sets the cookie with the browser's id, which lasts until the browser is closed. */
export function setBrowserId(response: ServerResponse, id: string, https: boolean): void {
	response.appendHeader('set-cookie', `${cookieName('browser', https)}=${id}; ${attributes(https)}`);
}

/** Expires the session's cookie in the browser. */
export function expireSession(response: ServerResponse, https: boolean): void {
	response.appendHeader('set-cookie', `${cookieName('sid', https)}=; ${attributes(https)}; Max-Age=0`);
}
