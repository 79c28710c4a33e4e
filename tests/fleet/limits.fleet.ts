import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PICTURE_PATHS } from '#server/api/call-paths.ts';
import { type HeldSite, startHeldSite } from '../support/fleet/held-site.ts';
import { type Nginx, startNginx } from '../support/fleet/nginx.ts';

/** The figures of `deploy/nginx/nginx.conf`. */
const BODIES = 200;
const PICTURES = 20;
const BURST = 1_000;
const HOST = 'www.good.test';

let site: HeldSite;
let nginx: Nginx;
beforeAll(async () => {
	site = await startHeldSite();
	nginx = await startNginx([site.port, site.port]);
});
afterAll(async () => {
	await nginx.stop();
	await site.stop();
});

/** A connection of its own for each request, as of many browsers. */
const browsers = new Agent({ pipelining: 0 });
const ask = (path: string, address: string, { url } = nginx) =>
	request(`${url}${path}`, { dispatcher: browsers, headers: { host: HOST, 'x-forwarded-for': address } });
async function statusOf(path: string, address: string, at = nginx): Promise<number> {
	const { statusCode, body } = await ask(path, address, at);
	await body.dump();
	return statusCode;
}

/** Sends the text of a request. Returns the socket, and what has come back until now. */
function send(text: string): { socket: Socket; got: () => string; closed: Promise<unknown> } {
	const socket = connect(nginx.port, '127.0.0.1');
	let got = '';
	socket.on('error', () => {});
	socket.setEncoding('utf8').on('data', (chunk) => {
		got += chunk;
	});
	socket.write(text);
	return { socket, got: () => got, closed: new Promise((done) => socket.once('close', done)) };
}
const begun = (address: string, path = '/') =>
	send(`POST ${path} HTTP/1.1\r\nHost: ${HOST}\r\nX-Forwarded-For: ${address}\r\nContent-Length: 10\r\n\r\nhalf `);
const statuses = (sent: readonly { got: () => string }[]) => sent.map(({ got }) => got().slice(9, 12)).filter(Boolean);
async function until(holds: () => boolean): Promise<void> {
	while (!holds()) await pause(20);
}

const [PICTURE = ''] = PICTURE_PATHS;

describe('unfinished bodies of one address (T86)', () => {
	it.each([
		{ of: 'IPv4', path: '/', limit: BODIES, own: ['203.0.113.1'], other: '203.0.113.2' },
		{ of: 'IPv6', path: '/', limit: BODIES, own: ['2001:db8:1:2::1', '2001:db8:1:2:f:1:2:3'], other: '2001:db8:1:3::1' },
		{ of: 'IPv6 with zeros', path: '/', limit: BODIES, own: ['2001:db8::1', '2001:db8::f:1:2:3'], other: '2001:db8:0:1::1' },
		{ of: 'a picture', path: PICTURE, limit: PICTURES, own: ['203.0.113.8'], other: '203.0.113.9' },
	])(
		'$of: those above the limit are refused, another one is served',
		async ({ path, limit, own, other }) => {
			const before = site.whole();
			const sent = Array.from({ length: limit + 50 }, (_, index) => begun(own[index % own.length] ?? '', path));
			await until(() => statuses(sent).length === 50);
			expect(new Set(statuses(sent))).toEqual(new Set(['429']));
			const stranger = begun(other, path);
			stranger.socket.write('done!');
			await until(() => statuses([stranger]).length === 1);
			expect(statuses([stranger])).toEqual(['200']);
			expect(await statusOf('/', own[0] ?? '')).toBe(200);
			// The site has seen none of the unfinished ones.
			expect(site.whole() - before).toBe(2);
			for (const { socket, got } of sent) if (!got()) socket.write('done!');
			await until(() => statuses(sent).length === sent.length);
			expect(statuses(sent).filter((status) => status === '200')).toHaveLength(limit);
			for (const { socket } of [...sent, stranger]) socket.destroy();
		},
		30_000,
	);
});

it('a connection ends though its header, or a refused body, goes on byte by byte', async () => {
	const sent = Array.from({ length: BODIES + 2 }, () => begun('203.0.113.3'));
	await until(() => statuses(sent).length === 2);
	const dripping = [...sent.filter(({ got }) => got()), send(`GET / HTTP/1.1\r\nHost: ${HOST}\r\nX-Slow: `)];
	const drops = setInterval(() => {
		for (const { socket } of dripping) socket.write('a');
	}, 200);
	await Promise.all(dripping.map(({ closed }) => closed));
	clearInterval(drops);
	for (const { socket } of sent) socket.destroy();
}, 20_000);

it('five people behind one address each open a page with 60 files at once: none is refused (T87)', async () => {
	const files = Array.from({ length: 5 * 60 }, (_, index) => statusOf(`/held/${index}`, '203.0.113.4'));
	await site.untilHeld(files.length);
	site.release();
	expect(new Set(await Promise.all(files))).toEqual(new Set([200]));
});

it('an address may ask for many things at once, then so many a second; a refusal has words, for calls in the envelope', async () => {
	// An address gets a request a minute here, so that the time of this test adds none.
	const slow = await startNginx([site.port, site.port], (config) => config.replace('rate=200r/s', 'rate=1r/m'));
	try {
		expect(await statusOf('/', '203.0.113.5', slow)).toBe(200);
		for (let count = 0; count < BURST; count += 100) {
			const some = await Promise.all(Array.from({ length: 100 }, () => statusOf('/', '203.0.113.5', slow)));
			expect(new Set(some)).toEqual(new Set([200]));
		}
		const page = await ask('/voyage-search', '203.0.113.5', slow);
		expect(page.statusCode).toBe(429);
		expect(page.headers).toMatchObject({ 'retry-after': '3', 'cache-control': 'no-store', 'content-type': /^text\/html/ });
		expect(await page.body.text()).toMatch(/您所在的网络.*Too many requests/);
		for (const path of ['/api/search', ...PICTURE_PATHS]) {
			const call = await ask(path, '203.0.113.5', slow);
			expect(call.statusCode).toBe(429);
			expect(await call.body.json()).toMatchObject({ err: 10_429, data: { code: 'rate-limited' } });
		}
		expect(await statusOf('/', '203.0.113.6', slow)).toBe(200);
	} finally {
		await slow.stop();
	}
}, 30_000);

it.each(['evil.test', `${HOST}.evil.test`, 'good.test', '10.0.0.1'])(
	'the host “%s” is unknown: 421, and the site sees nothing (T47)',
	async (host) => {
		const before = site.whole();
		const { got, closed } = send(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
		await closed;
		expect(got()).toMatch(/^HTTP\/1\.1 421/);
		expect(site.whole()).toBe(before);
	},
);

it.each([HOST, `${HOST}:443`, 'localhost:8080', '[::1]:8080'])('the host “%s” is known', async (host) => {
	const { got, closed } = send(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
	await closed;
	expect(got()).toMatch(/^HTTP\/1\.1 200/);
});

it('only a picture may be as large as a picture', async () => {
	const post = async (path: string, bytes: number): Promise<number> => {
		const { statusCode, body } = await request(`${nginx.url}${path}`, {
			method: 'POST',
			headers: { host: HOST, 'x-forwarded-for': '203.0.113.7' },
			body: Buffer.alloc(bytes),
		});
		await body.dump();
		return statusCode;
	};
	expect(await post('/api/booking/hold', 100 * 1024)).toBe(200);
	expect(await post('/api/booking/hold', 200 * 1024)).toBe(413);
	for (const path of PICTURE_PATHS) {
		expect(await post(path, 8 * 1024 * 1024)).toBe(200);
		expect(await post(path, 8 * 1024 * 1024 + 1)).toBe(413);
	}
});
