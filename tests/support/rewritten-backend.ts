import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSandbox } from '#sandbox/server.ts';
import { HOT_ROUTES } from './site.ts';

export type Answer = { status: number; type: string; body: Buffer };
/** How another backend writes its replies, and how its words in requests are those of the stand-in. */
export type Manner = {
	write: (answer: Answer, path: string) => Answer;
	read?: (text: string) => string;
};

async function textOf(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
	return Buffer.concat(chunks).toString('utf8');
}

/** A backend with the stand-in's data that writes the bytes of its JSON replies in a manner of its own. */
export async function startRewrittenBackend({ write, read = (text) => text }: Manner) {
	const sandbox = createSandbox({ hotRoutes: HOT_ROUTES, cashier: 'https://cashier.good.test' });
	const behind = await sandbox.listen(0, '127.0.0.1');
	const server = createServer(async (request, response) => {
		const headers = Object.fromEntries(
			Object.entries(request.headers).filter(([name]) => !/^(host|connection|accept-encoding|content-length)$/.test(name)),
		) as Record<string, string>;
		const path = read(request.url ?? '/');
		const sent = read(await textOf(request));
		const reply = await fetch(behind.url + path, { method: request.method, headers, ...(sent && { body: sent }) });
		const type = reply.headers.get('content-type') ?? '';
		const answer = { status: reply.status, type, body: Buffer.from(await reply.arrayBuffer()) };
		const written = type.includes('json') ? write(answer, path.split('?', 1)[0] ?? '') : answer;
		response.writeHead(written.status, { 'content-type': written.type }).end(written.body);
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		/** The stand-in's own address, for its control. */
		sandboxUrl: behind.url,
		close: async (): Promise<void> => {
			server.closeAllConnections();
			await new Promise((done) => server.close(done));
			await behind.close();
		},
	};
}
