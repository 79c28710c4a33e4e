import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resealed } from './sealed.ts';

/** The hot routes, which are encrypted. */
const SEALED = /"data":"([0-9a-f]{64,})"/;
const PICTURE = /\/media\/[\w-]+\/\d+\.webp/g;

/** Changes a reply, also in its encrypted part. */
function opened(text: string, change: (plain: string) => string): string {
	return change(text).replace(SEALED, (_part, hex: string) => `"data":"${resealed(hex, change)}"`);
}

/** A backend with its files on another host: the stand-in's replies, with the result of `addressOf` for each picture's path, or for each `file`. */
export async function startForeignBackend(sandboxUrl: string, addressOf: (path: string) => string, file = PICTURE) {
	const server = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk);
		const headers = Object.fromEntries(
			Object.entries(request.headers).filter(([name]) => !['host', 'connection', 'accept-encoding'].includes(name)),
		) as Record<string, string>;
		const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
		const reply = await fetch(`${sandboxUrl}${request.url}`, { method: request.method, headers, body });
		const text = opened(await reply.text(), (plain) => plain.replaceAll(file, addressOf));
		response.writeHead(reply.status, { 'content-type': 'application/json' }).end(text);
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const close = async () => {
		server.closeAllConnections();
		await new Promise((done) => server.close(done));
	};
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
