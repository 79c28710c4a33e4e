import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Bounds on slow and idle clients: by itself Node waits a minute for headers and five for a body. */
const BOUNDS = {
	headersTimeout: 5_000,
	requestTimeout: 30_000,
	connectionsCheckingInterval: 1_000,
	keepAliveTimeout: 65_000,
	maxHeaderSize: 16_384,
	requireHostHeader: true,
};
/** A connection without traffic for so long is closed; with a client that doesn't read, Node notices at the second timeout, within 30 s. */
const IDLE_MS = 15_000;

/** An HTTP server that no slow client can hold: neither one that drips its request nor one that doesn't read its answer. */
export function createListener(app: RequestListener): Server {
	const answering = new WeakMap<Socket, ServerResponse>();
	const server = createServer(BOUNDS, (request, response) => {
		answering.set(request.socket, response);
		app(request, response);
	});
	server.setTimeout(IDLE_MS, (socket) => {
		const response = answering.get(socket);
		// This server hasn't answered yet: some calls may take a minute.
		if (response && !response.headersSent && !response.destroyed) socket.setTimeout(IDLE_MS);
		else socket.destroy();
	});
	return server;
}
