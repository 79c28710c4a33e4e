import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';

/** Serves `/metrics` at an address of its own, which is never the public one. */
export async function serveMetrics(
	registry: Registry,
	port: number,
	host: string,
): Promise<{ url: string; close: () => Promise<void> }> {
	const server = createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, (request, response) => {
		if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
		registry.metrics().then(
			(text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
			() => response.writeHead(500).end(),
		);
	});
	await new Promise<void>((done, fail) => server.once('error', fail).listen(port, host, done));
	return {
		url: `http://${host}:${(server.address() as AddressInfo).port}/metrics`,
		close: () => {
			server.closeAllConnections();
			return new Promise((done) => server.close(() => done()));
		},
	};
}
