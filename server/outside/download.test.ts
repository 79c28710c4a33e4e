import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AppError } from '#server/request/errors.ts';
import { startForeignHost } from '#tests/support/foreign-host.ts';
import { createDownload, type Network } from './download.ts';

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

const bounds = { maxBytes: 1_000, timeoutMs: 2_000 };

/** Fetches a file from a host by name or address, where the name has these addresses and only those in `permitted` are allowed. */
async function connectionsTo(name: string, addresses: readonly string[], permitted: readonly string[]): Promise<number> {
	const { port } = server.address() as AddressInfo;
	const host = `${name}:${port}`;
	const found: LookupAddress[] = addresses.map((address) => ({ address, family: 4 }));
	const download = createDownload(
		{ hosts: [host], accept: 'application/pdf', bounds },
		{ lookup: (_host, _options, done) => done(null, found), permits: (address) => permitted.includes(address) },
	);
	await expect(download.fetch(`https://${host}/a.pdf`)).rejects.toMatchObject({ code: 'upstream-unavailable' });
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

it('a host with a certificate of an unknown authority is asked for nothing', async () => {
	const host = await startForeignHost((_request, response) => void response.end('%PDF-1.7'));
	const options = { hosts: [host.host], accept: 'application/pdf', bounds } as const;
	const { ca: _, ...withoutAuthority } = host.network;
	for (const network of [withoutAuthority, host.network] as Network[]) {
		const download = createDownload(options, network);
		const fetched = download.fetch(`https://${host.host}/a.pdf`);
		if (network.ca) expect(String(await fetched)).toBe('%PDF-1.7');
		else await expect(fetched).rejects.toMatchObject({ code: 'upstream-unavailable' });
		await download.close();
	}
	expect(host.asked).toEqual(['/a.pdf']);
	await host.close();
});

it('a file that comes in parts without a length is read to the bound of its bytes, and not beyond', async () => {
	const host = await startForeignHost((request, response) => {
		response.write('x'.repeat(600));
		setTimeout(() => response.end('x'.repeat(request.url === '/large.pdf' ? 401 : 400)), 50);
	});
	const download = createDownload({ hosts: [host.host], accept: 'application/pdf', bounds }, host.network);
	expect(await download.fetch(`https://${host.host}/a.pdf`)).toHaveLength(1_000);
	await expect(download.fetch(`https://${host.host}/large.pdf`)).rejects.toBeInstanceOf(AppError);
	await download.close();
	await host.close();
});
