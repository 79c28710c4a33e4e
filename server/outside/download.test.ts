import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDownload } from './download.ts';

const HERE = '127.0.0.1';
const PRIVATE = '10.0.0.1';

let connections: number;
let server: Server;
beforeEach(async () => {
	connections = 0;
	server = createServer((socket) => {
		connections += 1;
		socket.destroy();
	}).listen(0, HERE);
	await once(server, 'listening');
});
afterEach(() => {
	server.close();
});

/** Fetches a picture from a host by name or address, where the name has these addresses and only those in `permitted` are allowed. */
async function connectionsTo(name: string, addresses: readonly string[], permitted: readonly string[]): Promise<number> {
	const { port } = server.address() as AddressInfo;
	const host = `${name}:${port}`;
	const found: LookupAddress[] = addresses.map((address) => ({ address, family: 4 }));
	const download = createDownload(
		{ what: 'picture', hosts: [host], accept: 'image/*', bounds: { maxBytes: 1_000, timeoutMs: 2_000 } },
		{ lookup: (_host, _options, done) => done(null, found), permits: (address) => permitted.includes(address) },
	);
	await expect(download.fetch(`https://${host}/a.jpg`)).rejects.toMatchObject({ code: 'upstream-unavailable' });
	await download.close();
	return connections;
}

it.each([
	['a name whose address is permitted is connected to', 'pics.test', [HERE], [HERE], 1],
	['a name with one address that isn’t permitted among others is not', 'pics.test', [HERE, PRIVATE], [HERE], 0],
	['a name whose first address isn’t permitted is not', 'pics.test', [PRIVATE, HERE], [HERE], 0],
	['an address in place of a name is connected to when it is permitted', HERE, [], [HERE], 1],
	['an address in place of a name is not when it isn’t permitted', HERE, [], [], 0],
] as const)('%s', async (_what, name, addresses, permitted, expected) => {
	expect(await connectionsTo(name, addresses, permitted)).toBe(expected);
});
