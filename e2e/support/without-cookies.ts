import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Forwards requests to a site without any cookies, in either direction, as for a browser that refuses them. */
export async function withoutCookies(site: string): Promise<{ url: string; close: () => Promise<void> }> {
	const server = createServer((request, response) => {
		const { cookie: _sent, ...headers } = request.headers;
		const onward = send(new URL(request.url ?? '/', site), { method: request.method, headers }, (reply) => {
			const { 'set-cookie': _set, ...kept } = reply.headers;
			response.writeHead(reply.statusCode ?? 502, kept);
			reply.pipe(response);
		});
		// A reply that the browser no longer waits for must not fail a minute later, in the middle of another test.
		response.once('close', () => onward.destroy());
		onward.once('error', () => response.destroy());
		request.pipe(onward);
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	return {
		url: `http://localhost:${(server.address() as AddressInfo).port}`,
		close: async () => {
			server.closeAllConnections();
			server.close();
			await once(server, 'close');
		},
	};
}
