import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that Linux gives to outgoing connections: from 32,768 on a connection may take a port before the server that needs it. */
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

/** Returns a free port of 127.0.0.1. It is drawn by lot, so that processes that draw at the same time hardly get the same one; each caller gets another. */
export async function freePort(): Promise<number> {
	const port = randomInt(FIRST, END);
	if (given.has(port)) return freePort();
	given.add(port);
	return (await isFree(port)) ? port : freePort();
}
