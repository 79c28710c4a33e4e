import type { IncomingMessage, ServerResponse } from 'node:http';

/** With https no other host of the domain can set a cookie of this name (`__Host-`). */
export const cookieName = (name: 'sid' | 'browser', https: boolean): string => (https ? `__Host-${name}` : name);

const SESSION = /(?:^|;\s*)(?:__Host-)?sid=/;

/** Whether a request says that it is of a session; the session itself isn't looked at. */
export const hasSessionCookie = ({ headers: { cookie } }: Pick<IncomingMessage, 'headers'>): boolean =>
	cookie !== undefined && SESSION.test(cookie);

const ID = /^[\w-]{24}$/;
const attributes = (https: boolean): string => `Path=/; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;

/** Every value that a cookie header gives a name: with more than one, another host has set one of them, and we can't tell which. */
export function cookieValues({ headers }: IncomingMessage, name: string): string[] {
	return (headers.cookie ?? '')
		.split(';')
		.map((part) => part.trim())
		.filter((part) => part.startsWith(`${name}=`))
		.map((part) => part.slice(name.length + 1));
}

/** The id in a browser's cookie, if there is exactly one. */
export function browserId(request: IncomingMessage, https: boolean): string | undefined {
	const [id, ...others] = cookieValues(request, cookieName('browser', https));
	return id !== undefined && others.length === 0 && ID.test(id) ? id : undefined;
}

/** Tells a browser its id, for as long as it stays open. */
export function setBrowserId(response: ServerResponse, id: string, https: boolean): void {
	response.appendHeader('set-cookie', `${cookieName('browser', https)}=${id}; ${attributes(https)}`);
}

/** Has a browser forget its session's cookie. */
export function expireSession(response: ServerResponse, https: boolean): void {
	response.appendHeader('set-cookie', `${cookieName('sid', https)}=; ${attributes(https)}; Max-Age=0`);
}
