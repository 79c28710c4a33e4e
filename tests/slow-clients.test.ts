import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { startSite, type TestSite } from './support/site.ts';
import { steadyClock, workMs } from './support/steady-clock.ts';

let site: TestSite;
let clock: ReturnType<typeof steadyClock>;
beforeAll(async () => {
	clock = steadyClock();
	site = await startSite();
	// Cached from now on, since a replayed page is written at once
	await supertest(site.url).get('/voyage-search').set('accept-language', 'zh-CN');
});
afterAll(async () => {
	clock.stop();
	await site.close();
});

const HOST = 'Host: www.good.test\r\n';
const open = async (): Promise<Socket> => {
	const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
	await new Promise<void>((done) => socket.once('connect', done));
	socket.on('error', () => {});
	return socket;
};

/** Sends `begin`, then a byte a second, until the server closes. Returns its answer and the time. */
async function drip(begin: string): Promise<{ text: string; ms: number }> {
	const started = clock.now();
	const socket = await open();
	let text = '';
	socket.setEncoding('utf8').on('data', (chunk) => {
		text += chunk;
	});
	const closed = new Promise<void>((done) => socket.once('close', () => done()));
	socket.write(begin);
	const dripping = setInterval(() => socket.write('a'), 1_000);
	await closed;
	clearInterval(dripping);
	return { text, ms: clock.now() - started };
}

// At the same time, since each test only waits.
describe.concurrent('a client (T51)', () => {
	it('that drips its headers gets 408 when the time for headers is over', async ({ expect }) => {
		const { text, ms } = await drip(`GET / HTTP/1.1\r\n${HOST}X-A: `);
		expect(text).toMatch(/^HTTP\/1\.1 408/);
		expect(ms).toBeLessThan(7_000);
	}, 12_000);

	it('that drips its body is answered when the time for requests is over', async ({ expect }) => {
		const head = `POST /api/openapi/voyage/all HTTP/1.1\r\n${HOST}X-CSRF: 1\r\nContent-Type: application/json\r\n`;
		const { text, ms } = await drip(`${head}Content-Length: 5000\r\n\r\n{"date":"`);
		expect(text).toMatch(/^HTTP\/1\.1 408/);
		expect(ms).toBeLessThan(32_500);
		// The one call is that of the page before all tests.
		expect(site.sandbox.calls().counts['POST /openapi/voyage/all']).toBe(1);
	}, 40_000);

	it('that sends nothing is cut off', async ({ expect }) => {
		const started = clock.now();
		const socket = await open();
		socket.resume();
		await new Promise((done) => socket.once('close', done));
		expect(clock.now() - started).toBeLessThan(17_000);
	}, 25_000);

	it('that asks for much and reads nothing is cut off, and its answers take no memory', async ({ expect }) => {
		const started = clock.now();
		const socket = await open();
		socket.pause();
		const ended = new Promise((done) => socket.once('close', done));
		const before = process.memoryUsage().rss;
		socket.write(`GET /voyage-search HTTP/1.1\r\n${HOST}Accept-Language: zh-CN\r\n\r\n`.repeat(400));
		await pause(20_000);
		expect(process.memoryUsage().rss - before).toBeLessThan(128 * 1024 * 1024);
		await pause(11_500);
		// A paused socket notices its end when it reads on
		let bytes = 0;
		socket.on('data', (chunk) => {
			bytes += chunk.length;
		});
		socket.resume();
		await ended;
		expect(clock.now() - started).toBeLessThan(34_000);
		const page = (
			await supertest(site.url).get('/voyage-search').set({ 'accept-language': 'zh-CN', 'accept-encoding': 'identity' })
		).text.length;
		expect(bytes).toBeLessThan(400 * page);
	}, 45_000);

	it('that opens five hundred connections and drips does not slow the others', async ({ expect }) => {
		await pause(8_000);
		const sockets = await Promise.all(Array.from({ length: 500 }, open));
		for (const socket of sockets) socket.write(`GET / HTTP/1.1\r\n${HOST}X-A: `);
		const dripping = setInterval(() => {
			for (const socket of sockets) socket.write('a');
		}, 500);
		const times: number[] = [];
		for (let round = 0; round < 60; round++) {
			times.push(await workMs(() => supertest(site.url).get('/livez')));
			await pause(25);
		}
		clearInterval(dripping);
		for (const socket of sockets) socket.destroy();
		times.sort((a, b) => a - b);
		expect(times.at(Math.floor(times.length * 0.98))).toBeLessThan(200);
	}, 30_000);
});
