import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Stands in for a process of the site: answers `/held` when `release` is called, everything else when its request is whole. */
export async function startHeldSite() {
	const held: ServerResponse[] = [];
	let whole = 0;
	const server = createServer((request, response) => {
		request.resume().once('end', () => {
			whole += 1;
			if (request.url?.startsWith('/held')) held.push(response);
			else response.end('answered');
		});
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	return {
		port: (server.address() as AddressInfo).port,
		/** The requests that have arrived as a whole. */
		whole: () => whole,
		async untilHeld(count: number): Promise<void> {
			while (held.length < count) await pause(20);
		},
		release: () => held.splice(0).map((response) => response.end('answered')).length,
		stop: () =>
			new Promise<void>((done) => {
				server.close(() => done());
				server.closeAllConnections();
			}),
	};
}

export type HeldSite = Awaited<ReturnType<typeof startHeldSite>>;
