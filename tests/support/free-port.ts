import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that Linux gives to outgoing connections: from 32,768 on one of them may take a port before the server that it was found for. */
const FIRST = 10_000;
const END = 32_768;

const given = new Set<number>();

async function isFree(port: number): Promise<boolean> {
	const server = createServer().listen(port, '127.0.0.1');
	try {
		await once(server, 'listening');
	} catch {
		return false;
	}
	server.close();
	await once(server, 'close');
	return true;
}

/** A port of 127.0.0.1 on which nothing listens, drawn by lot, so that processes that draw at the same time hardly get the same; to each caller another. */
export async function freePort(): Promise<number> {
	const port = randomInt(FIRST, END);
	if (given.has(port)) return freePort();
	given.add(port);
	return (await isFree(port)) ? port : freePort();
}
