import { createServer } from 'node:net';

const TRIES = 50;

function isFree(port: number, host: string): Promise<boolean> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)));
		server.listen(port, host, () => server.close(() => resolve(true)));
	});
}

/** Returns the first port from `wanted` on that is free at `host`; 0 stays 0. Throws when fifty in a row are taken. */
export async function freePort(wanted: number, host: string): Promise<number> {
	if (wanted === 0) return 0;
	for (let port = wanted; port < wanted + TRIES && port <= 65_535; port += 1) if (await isFree(port, host)) return port;
	throw new Error(`ports ${wanted} to ${wanted + TRIES - 1} are taken`);
}
