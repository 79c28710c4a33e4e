import { createServer, get, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import express, { type ErrorRequestHandler } from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMedia } from '#server/middleware/media.ts';

const SILENCE_MS = 600;
const PIECE = Buffer.alloc(1_000);
const PIECES = 10;

/** A film that is sent in pieces: each is well within the time limit, all together exceed it. */
async function drip(response: ServerResponse): Promise<void> {
	response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': PIECE.length * PIECES });
	for (let piece = 0; piece < PIECES; piece++) {
		response.write(PIECE);
		await pause(SILENCE_MS / 3);
	}
	response.end();
}

const left: (string | undefined)[] = [];
const upstream = createServer((request, response) => {
	response.once('close', () => {
		if (!response.writableFinished) left.push(request.url);
	});
	if (request.url?.startsWith('/media/film/drips')) void drip(response);
	if (request.url === '/media/film/tagged.mp4')
		response.writeHead(200, { 'content-length': PIECE.length, etag: '"film"' }).end(PIECE);
	if (request.url === '/media/film/stops.mp4') response.writeHead(200, { 'content-length': 9_000 }).write(PIECE);
});
let site: Server;
const listening = (server: Server) =>
	new Promise<string>((done) =>
		server.listen(0, '127.0.0.1', () => done(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
	);
let url = '';
beforeAll(async () => {
	const failed: ErrorRequestHandler = (_error, _request, response, _next) => void response.status(502).end();
	const app = express()
		.use('/media', createMedia(await listening(upstream), SILENCE_MS))
		.use(failed);
	site = createServer(app);
	url = await listening(site);
});
afterAll(() => {
	for (const server of [site, upstream]) {
		server.closeAllConnections();
		server.close();
	}
});

it('a film streams for as long as bytes flow', async () => {
	const started = performance.now();
	const film = await (await fetch(`${url}/media/film/drips.mp4`)).arrayBuffer();
	expect(film.byteLength).toBe(PIECE.length * PIECES);
	expect(performance.now() - started).toBeGreaterThan(2 * SILENCE_MS);
});

it.each([
	['W/"film"', 304, 0],
	['"other", "film"', 304, 0],
	['*', 304, 0],
	['"other"', 200, PIECE.length],
])('a browser that has %s gets %d', async (tag, status, bytes) => {
	const reply = await fetch(`${url}/media/film/tagged.mp4`, { headers: { 'if-none-match': tag } });
	expect([reply.status, reply.headers.get('etag'), (await reply.arrayBuffer()).byteLength]).toEqual([status, '"film"', bytes]);
});

it('a film without further bytes breaks off', async () => {
	const reply = await fetch(`${url}/media/film/stops.mp4`);
	expect(reply.status).toBe(200);
	await expect(reply.arrayBuffer()).rejects.toThrow();
});

it('a file without the beginning of an answer is given up', async () => {
	const started = performance.now();
	expect((await fetch(`${url}/media/film/hangs.mp4`)).status).toBe(502);
	expect(performance.now() - started).toBeLessThan(5 * SILENCE_MS);
});

it.each(['drips', 'hangs'])('a browser that leaves ends the request to upstream: a film that %s', async (name) => {
	const path = `/media/film/${name}-alone.mp4`;
	const request = get(url + path, (response) => response.once('data', () => request.destroy()));
	request.once('error', () => {});
	if (name === 'hangs') setTimeout(() => request.destroy(), SILENCE_MS / 3);
	const started = performance.now();
	while (!left.includes(path) && performance.now() - started < 1_000) await pause(10);
	expect(left).toContain(path);
	if (name === 'hangs') expect(performance.now() - started).toBeLessThan(SILENCE_MS * 0.9);
});
