import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import supertest from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSignedAddresses } from '#server/outside/signed-address.ts';
import { makeCertificate } from './support/certificate.ts';
import { type ForeignHost, startForeignHost } from './support/foreign-host.ts';
import { type HostilePicture, hostilePictures } from './support/hostile-pictures.ts';
import { SECRET, startSite, type TestSite } from './support/site.ts';

const TIMEOUT_MS = 700;
const GOOD = '/good.jpg';

/** Names of hosts and their addresses: the setting names all of them. */
const ELSEWHERE: Record<string, string[]> = {
	'private.test': ['10.0.0.1'],
	'metadata.test': ['169.254.169.254'],
	'shared.test': ['100.64.0.1'],
	'loopback.test': ['127.0.0.2'],
	'loopback6.test': ['::1'],
	'mapped.test': ['::ffff:10.0.0.1'],
	'local6.test': ['fd00::1'],
	'carried.test': ['2002:0a00:0001::1'],
	'half.test': ['127.0.0.1', '192.168.1.1'],
	'nowhere.test': [],
};
const LITERAL = '127.0.0.3';

const pictures: Record<string, HostilePicture> = await hostilePictures();
const names = Object.keys(pictures);
const addresses = createSignedAddresses([SECRET]);

let good: Buffer;
let other: ForeignHost;
let folder: string;
let site: TestSite;
let plain: { port: number; close: () => void; asked: number };

/** Starts a server of this machine by plain HTTP, which no request may reach. */
async function startPlain() {
	const server = createServer((_request, response) => {
		plain.asked += 1;
		response.end(good);
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	return { port: (server.address() as AddressInfo).port, close: () => server.close(), asked: 0 };
}

beforeAll(async () => {
	good = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#4b7186' } })
		.jpeg()
		.toBuffer();
	other = await startForeignHost(
		(request, response) => {
			if (request.url === GOOD) return void response.end(good);
			const name = names[Number(request.url?.slice(1))] ?? '';
			pictures[name]?.answer(request, response);
		},
		{ elsewhere: ELSEWHERE, bounds: { maxBytes: 1_000_000, timeoutMs: TIMEOUT_MS } },
	);
	plain = await startPlain();
	folder = await mkdtemp(join(tmpdir(), 'pictures-'));
	const hosts = [other.host, LITERAL, `pics.other.test:${plain.port}`, ...Object.keys(ELSEWHERE)];
	const settings = { PICTURE_HOSTS: hosts.join(), PICTURE_CACHE_DIR: folder };
	site = await startSite(settings, undefined, undefined, other.network);
});
afterAll(async () => {
	await site.close();
	await other.close();
	plain.close();
	await rm(folder, { recursive: true });
});

afterEach(async () => {
	for (const file of await readdir(folder)) await rm(join(folder, file));
});

const ask = (path: string) => supertest(site.url).get(path);
const fetchFrom = (source: string) => ask(addresses.of(source, 480));

/** Expects a clear answer to the browser, and an empty cache. */
async function expectRefusal(reply: supertest.Response, status: number): Promise<void> {
	expect({ status: reply.status, type: reply.type, cache: reply.headers['cache-control'] }).toEqual({
		status,
		type: 'text/html',
		cache: 'no-store',
	});
	expect(await readdir(folder)).toEqual([]);
}

describe('a hostile picture is refused, and no part of it is kept:', () => {
	it('there are at least forty of them', () => {
		expect(names.length + Object.keys(ELSEWHERE).length).toBeGreaterThanOrEqual(40);
	});

	it.each(names)('%s', async (name) => {
		const before = performance.now();
		const reply = await fetchFrom(`https://${other.host}/${names.indexOf(name)}`);
		await expectRefusal(reply, pictures[name]?.status ?? 0);
		expect(other.asked).toContain(`/${names.indexOf(name)}`);
		expect(performance.now() - before).toBeLessThan(10 * TIMEOUT_MS);
	});

	it.each(Object.keys(ELSEWHERE))('one of the host %s, with an address that isn’t public', async (name) => {
		await expectRefusal(await fetchFrom(`https://${name}${GOOD}`), 502);
	});

	it('one of a host that is an address of this machine', async () => {
		await expectRefusal(await fetchFrom(`https://${LITERAL}${GOOD}`), 502);
	});

	it('one of a host without https', async () => {
		await expectRefusal(await fetchFrom(`https://pics.other.test:${plain.port}${GOOD}`), 502);
		expect(plain.asked).toBe(0);
	});

	it('one of a host that the settings don’t name any more', async () => {
		await expectRefusal(await fetchFrom(`https://gone.test${GOOD}`), 404);
	});
});

describe('an address that this site didn’t make is refused, and no host is asked:', () => {
	const genuine = () => addresses.of(`https://${other.host}${GOOD}`, 480);
	const another = () => addresses.of(`https://${other.host}/else.jpg`, 480);

	it.each<[name: string, path: () => string]>([
		['another tag', () => genuine().replace(/(?<=\/resized\/)./, (first) => (first === '_' ? '-' : '_'))],
		['the tag of another picture', () => genuine().replace(/\/resized\/[^/]+/, another().slice(0, '/resized/'.length + 22))],
		['a tag of another secret', () => createSignedAddresses(['x'.repeat(32)]).of(`https://${other.host}${GOOD}`, 480)],
		['no tag', () => genuine().replace(/\/resized\/[^/]+/, '/resized')],
		['a plain address', () => `/resized/${'a'.repeat(22)}/https:/${other.host}${GOOD}/480.webp`],
		['a width that isn’t offered', () => genuine().replace('480.webp', '481.webp')],
		['a width of many digits', () => genuine().replace('480.webp', '99999999.webp')],
		['another encoding', () => genuine().replace('480.webp', '480.png')],
		['a step upwards', () => genuine().replace('480.webp', '../../480.webp')],
		['a longer address', () => genuine().replace('/480.webp', `${'a'.repeat(9_000)}/480.webp`)],
	])('%s', async (_name, path) => {
		other.asked.length = 0;
		const reply = await ask(path());
		expect([reply.status, reply.headers['cache-control']]).toEqual([404, 'no-store']);
		expect(other.asked).toEqual([]);
		expect(await readdir(folder)).toEqual([]);
	});

	it('a method that changes data', async () => {
		other.asked.length = 0;
		expect((await supertest(site.url).post(genuine())).status).toBe(404);
		expect(other.asked).toEqual([]);
	});
});

describe('after hostile pictures', () => {
	it('the same host’s good picture is shown', async () => {
		const { status, type, headers } = await fetchFrom(`https://${other.host}${GOOD}`);
		expect([status, type]).toEqual([200, 'image/webp']);
		expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
		expect(await readdir(folder)).toHaveLength(2);
	});

	it('the log names host and reason of each, once, and none of the sent data', () => {
		const lines = site
			.logged()
			.split('\n')
			.filter((line) => line.includes('foreign picture not shown'))
			.map((line) => JSON.parse(line));
		expect(lines).toContainEqual(expect.objectContaining({ host: other.host, reason: 'picture can’t be read' }));
		expect(lines).toContainEqual(expect.objectContaining({ host: 'private.test', reason: 'picture out of reach' }));
		expect(new Set(lines.map(({ host, reason }) => `${host} ${reason}`)).size).toBe(lines.length);
		expect(JSON.stringify(lines)).not.toMatch(/alert|passwd|10\.0\.0\.1/);
	});

	it('a certificate of an unknown authority, or of another name, ends the connection', async () => {
		const settings = { PICTURE_HOSTS: `${other.host},other.name.test`, PICTURE_CACHE_DIR: folder };
		const { ca: _, ...withoutAuthority } = other.network;
		for (const network of [withoutAuthority, { ...other.network, ca: makeCertificate(['pics.other.test']).cert }]) {
			const strict = await startSite(settings, undefined, undefined, network);
			expect((await supertest(strict.url).get(addresses.of(`https://${other.host}${GOOD}`, 480))).status).toBe(502);
			await strict.close();
		}
	});

	it('no setting allows this machine’s own addresses: only tests can', async () => {
		const settings = { PICTURE_HOSTS: `localhost:${plain.port},127.0.0.1:${plain.port}`, PICTURE_CACHE_DIR: folder };
		const usual = await startSite(settings);
		for (const host of settings.PICTURE_HOSTS.split(','))
			expect((await supertest(usual.url).get(addresses.of(`https://${host}${GOOD}`, 480))).status).toBe(502);
		await usual.close();
		expect(plain.asked).toBe(0);
	});
});
