import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { browserId, setBrowserId } from './cookies.ts';

const ID = 'a'.repeat(24);
function requestWith(cookie: string): IncomingMessage {
	const request = new IncomingMessage(new Socket());
	request.headers.cookie = cookie;
	return request;
}

it.each([
	['its own cookie', `lang=CN; __Host-browser=${ID}`, ID],
	['two cookies of this name, of which another host may have set one', `__Host-browser=${ID}; __Host-browser=${ID}`, undefined],
	['a cookie without the prefix, which any host of the domain can set', `browser=${ID}`, undefined],
	['an id of another form', '__Host-browser=short', undefined],
])('a browser with %s is known by its id, or not at all', (_what, cookie, id) => {
	expect(browserId(requestWith(cookie), true)).toBe(id);
});

it('a browser’s id is for this host alone, and no script reads it', () => {
	const response = new ServerResponse(requestWith(''));
	setBrowserId(response, ID, true);
	expect(response.getHeader('set-cookie')).toBe(`__Host-browser=${ID}; Path=/; HttpOnly; SameSite=Lax; Secure`);
});
