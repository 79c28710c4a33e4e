import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import supertest from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSignedAddresses } from '#server/outside/signed-address.ts';
import { FOREIGN_WIDTHS } from '#shared/pictures.ts';
import { startForeignBackend } from './support/foreign-backend.ts';
import { type ForeignHost, startForeignHost } from './support/foreign-host.ts';
import { SECRET, SITE_URL, startSite, type TestSite } from './support/site.ts';

const addresses = createSignedAddresses([SECRET]);

let master: Buffer;
let other: ForeignHost;
/** Requests without an answer yet: paths that begin with `/held`. */
let held: ServerResponse[] = [];
let referrers: (string | undefined)[] = [];
let working = true;
let folder: string;
let settings: Record<string, string>;
let site: TestSite;

beforeAll(async () => {
	master = await sharp({ create: { width: 3_000, height: 2_000, channels: 3, background: '#4b7186' } })
		.jpeg()
		.toBuffer();
	other = await startForeignHost((request, response) => {
		referrers.push(request.headers.referer);
		if (request.url?.startsWith('/held')) held.push(response);
		else if (working) response.end(master);
		else response.writeHead(500).end();
	});
	folder = await mkdtemp(join(tmpdir(), 'pictures-'));
	settings = { PICTURE_HOSTS: other.host, PICTURE_CACHE_DIR: folder };
	site = await startSite(settings, undefined, undefined, other.network);
});
afterEach(async () => {
	for (const file of await readdir(folder)) await rm(join(folder, file));
	other.asked.length = 0;
	referrers = [];
	held = [];
	working = true;
});
afterAll(async () => {
	await site.close();
	await other.close();
	await rm(folder, { recursive: true });
});

const addressOf = (path: string, width = 480, format = 'webp') =>
	addresses.of(`https://${other.host}${path}`, width).replace(/webp$/, format);
const get = (path: string, of = site) => supertest(of.url).get(path).buffer(true).parse(asBytes);

function asBytes(reply: supertest.Response, done: (error: Error | null, body: Buffer) => void): void {
	const chunks: Buffer[] = [];
	const stream = reply as unknown as NodeJS.ReadableStream;
	stream.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => done(null, Buffer.concat(chunks)));
}

describe('a foreign picture', () => {
	it('comes in all widths and encodings of pages, and its host is asked once', async () => {
		for (const width of FOREIGN_WIDTHS) {
			for (const [format, known] of [
				['avif', 'heif'],
				['webp', 'webp'],
			] as const) {
				const { status, headers, body } = await get(addressOf('/ladder.jpg', width, format));
				expect([status, headers['content-type'], headers['cache-control']]).toEqual([
					200,
					`image/${format}`,
					'public, max-age=31536000, immutable',
				]);
				const result = await sharp(body as Buffer).metadata();
				expect([result.format, result.width, result.height]).toEqual([known, width, Math.round((width * 2) / 3)]);
			}
		}
		expect(other.asked).toEqual(['/ladder.jpg']);
	});

	it('is requested with this site’s referrer, for hosts that answer known pages only', async () => {
		await get(addressOf('/referrer.jpg'));
		expect(referrers).toEqual([`${SITE_URL}/`]);
	});

	it('is fetched and resized once for all requests at the same time', async () => {
		const path = addressOf('/held-once.jpg');
		const replies = Array.from({ length: 20 }, () => get(path).then((reply) => reply));
		await expect.poll(() => held.length, { timeout: 10_000 }).toBe(1);
		held[0]?.end(master);
		const bodies = (await Promise.all(replies)).map(({ body }) => body as Buffer);
		expect(bodies.every((body) => body.equals(bodies[0] as Buffer))).toBe(true);
		expect(other.asked).toEqual(['/held-once.jpg']);
	});

	it('is fetched once for all its widths that are asked for at the same time', async () => {
		const replies = [480, 768, 960].map((width) => get(addressOf('/held-widths.jpg', width)).then(({ status }) => status));
		await expect.poll(() => held.length, { timeout: 10_000 }).toBe(1);
		held[0]?.end(master);
		expect(await Promise.all(replies)).toEqual([200, 200, 200]);
		expect(other.asked).toEqual(['/held-widths.jpg']);
	});

	it('has the same address in every process, and is fetched once for processes that share a folder', async () => {
		const second = await startSite(settings, undefined, undefined, other.network);
		const path = addressOf('/shared.jpg');
		const [here, there] = [await get(path), await get(path, second)];
		await second.close();
		expect(there.status).toBe(200);
		expect((there.body as Buffer).equals(here.body as Buffer)).toBe(true);
		expect(other.asked).toEqual(['/shared.jpg']);
	});

	it('is no longer shown from the cache when the settings don’t name its host any more', async () => {
		const path = addressOf('/untrusted.jpg');
		expect((await get(path)).status).toBe(200);
		const stricter = await startSite({ ...settings, PICTURE_HOSTS: 'else.test' }, undefined, undefined, other.network);
		expect((await get(path, stricter)).status).toBe(404);
		await stricter.close();
	});

	it('keeps its address while the secret is changed, until the old one is removed', async () => {
		const newer = 'a-newer-secret-of-at-least-thirty-two-characters';
		for (const [secrets, status] of [
			[`${newer},${SECRET}`, 200],
			[newer, 404],
		] as const) {
			const rotated = await startSite({ ...settings, SESSION_SECRET: secrets }, undefined, undefined, other.network);
			expect((await get(addressOf('/rotated.jpg'), rotated)).status).toBe(status);
			await rotated.close();
		}
	});

	it('that its host can’t give is asked for again only after some seconds', async () => {
		working = false;
		const path = addressOf('/failing.jpg');
		expect([(await get(path)).status, (await get(path)).status, (await get(addressOf('/failing.jpg', 960))).status]).toEqual([
			502, 502, 502,
		]);
		expect(other.asked).toEqual(['/failing.jpg']);
		working = true;
		await expect.poll(async () => (await get(path)).status, { timeout: 8_000, interval: 500 }).toBe(200);
		expect(other.asked).toHaveLength(2);
	});

	it('answers HEAD as GET, without the picture', async () => {
		const path = addressOf('/head.jpg');
		const { body } = await get(path);
		const { status, headers } = await supertest(site.url).head(path);
		expect([status, Number(headers['content-length'])]).toEqual([200, (body as Buffer).length]);
	});

	it('is shown even when its folder can’t be used', async () => {
		const without = await startSite(
			{ ...settings, PICTURE_CACHE_DIR: '/dev/null/pictures' },
			undefined,
			undefined,
			other.network,
		);
		expect((await get(addressOf('/uncached.jpg'), without)).status).toBe(200);
		await without.close();
		expect(without.logged()).toContain('PICTURE_CACHE_DIR');
	});
});

describe('pages', () => {
	it('never wait for their foreign pictures, and a hanging host delays no other', async () => {
		const backend = await startForeignBackend(site.sandboxUrl, (path) => `https://${other.host}/held${path}`);
		const waiting = await startSite(settings, backend.url, undefined, other.network);
		const hanging = Array.from({ length: 12 }, (_, at) =>
			get(addressOf(`/held-${at}.jpg`), waiting).then(({ status }) => status),
		);
		await expect.poll(() => held.length, { timeout: 10_000 }).toBe(4);
		const page = await supertest(waiting.url).get('/').set('accept-language', 'zh-CN');
		expect([page.status, page.text.includes('/resized/')]).toEqual([200, true]);
		expect(held).toHaveLength(4);
		for (let done = 0; done < 12; done++) {
			await expect.poll(() => held.length, { timeout: 10_000 }).toBeGreaterThan(done);
			held[done]?.end(master);
		}
		expect(new Set(await Promise.all(hanging))).toEqual(new Set([200]));
		await waiting.close();
		await backend.close();
	});
});
