import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent } from 'undici';

/** An answer as it came, or as it is sent. */
export type Answer = { status: number; type: string; body: Buffer };
/** Asks the server behind a proxy what the proxy was asked, with another path or body where they are given. */
export type Forward = (other?: { path?: string; body?: string }) => Promise<Answer>;

const OWN_HEADERS = /^(?:host|connection|accept-encoding|content-length)$/;

/** Starts a server in front of another one that answers each request by `serve`. A request that can't be served is cut off. */
export async function startProxy(
	target: string,
	serve: (
		asked: { method: string; path: string; body: string; headers: IncomingMessage['headers'] },
		forward: Forward,
		response: ServerResponse,
	) => Promise<void>,
) {
	const agent = new Agent({ keepAliveTimeout: 30_000 });
	const server = createServer(async (request, response) => {
		const { method = 'GET', url = '/', headers } = request;
		try {
			const sent = Buffer.concat(await request.toArray());
			const passed = Object.entries(headers).filter(([name]) => !OWN_HEADERS.test(name));
			const forward: Forward = async ({ path = url, body = sent }: { path?: string; body?: string | Buffer } = {}) => {
				const reply = await agent.request({
					origin: target,
					path,
					method: method as 'GET',
					headers: Object.fromEntries(passed) as Record<string, string>,
					body: body.length > 0 ? body : null,
				});
				const { statusCode: status } = reply;
				return { status, type: String(reply.headers['content-type'] ?? ''), body: Buffer.from(await reply.body.arrayBuffer()) };
			};
			await serve({ method, path: url, body: sent.toString('utf8'), headers }, forward, response);
		} catch {
			response.destroy();
		}
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		close: async (): Promise<void> => {
			server.closeAllConnections();
			await new Promise((done) => server.close(done));
			await agent.destroy();
		},
	};
}

/** Sends an answer. */
export const send = (response: ServerResponse, { status, type, body }: Answer): void =>
	void response.writeHead(status, { ...(type && { 'content-type': type }) }).end(body);
