import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const PICTURE = /\/media\/[\w-]+\/\d+\.webp/g;

/** A backend whose pictures lie on another host: the stand-in's replies, with what `addressOf` makes of each picture's path. */
export async function startForeignBackend(sandboxUrl: string, addressOf: (path: string) => string) {
	const server = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk);
		const headers = Object.fromEntries(
			Object.entries(request.headers).filter(([name]) => !['host', 'connection', 'accept-encoding'].includes(name)),
		) as Record<string, string>;
		const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
		const reply = await fetch(`${sandboxUrl}${request.url}`, { method: request.method, headers, body });
		const text = (await reply.text()).replaceAll(PICTURE, addressOf);
		response.writeHead(reply.status, { 'content-type': 'application/json' }).end(text);
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const close = async () => {
		server.closeAllConnections();
		await new Promise((done) => server.close(done));
	};
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
