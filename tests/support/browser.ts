import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Request, RequestHandler, Response } from 'express';
import type { Identity, Login } from '#server/request/identity.ts';

/** The id inside a signed session cookie's value. */
export const sidOf = (cookie: string): string => decodeURIComponent(cookie).replace(/^s:/, '').split('.')[0] ?? '';

export const loginOf = (name: string, expireAt = Date.now() + 86_400_000): Login => ({
	member: { id: name, nickname: name, mobile: '13800138000', mobilePre: '86', region: '', isNew: false },
	credentials: { token: `UTK_CANARY_7f3a_${name}`, expireAt },
	loginMethod: 'sms',
});

/** Sends one request through the session middleware, without a socket: `end` sends the response and returns the session cookie that it sets, if any. */
export async function openRequest(
	middleware: RequestHandler,
	cookie?: string,
): Promise<{ identity: Identity; end: () => Promise<string | undefined> }> {
	const request = new IncomingMessage(new Socket());
	Object.assign(request, { method: 'POST', url: '/', ip: '203.0.113.9', secure: false });
	if (cookie) request.headers.cookie = `sid=${cookie}`;
	const response = Object.assign(new ServerResponse(request), { locals: { parts: [] } as unknown as { identity: Identity } });
	await new Promise<void>((resolve) => {
		void middleware(request as Request, response as unknown as Response, () => resolve());
	});
	const end = async () => {
		response.end('ok');
		// A response is complete when its session is saved: express-session ends it only then.
		while (!response.writableEnded) await new Promise((resolve) => setImmediate(resolve));
		const set = [response.getHeader('set-cookie') ?? []].flat().map(String);
		return set.map((line) => /^sid=([^;]+)/.exec(line)?.[1]).find((value) => value !== undefined);
	};
	return { identity: response.locals.identity, end };
}
