import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type TestSite } from './support/site.ts';

const MB = 1024 * 1024;
/** Returns a good reply of this size: the rest is an unknown field. */
const replyOf = (bytes: number) => `{"err":0,"errMsg":"","data":[],"more":"${'x'.repeat(bytes)}"}`;

let poured = 0;
/** Sends a reply without an end. */
function pour(response: ServerResponse): void {
	const piece = Buffer.alloc(64 * 1024, 'x');
	const write = () => {
		while (!response.destroyed) {
			poured += piece.length;
			if (!response.write(piece)) return void response.once('drain', write);
		}
	};
	response.write('{"err":0,"errMsg":"","data":[],"more":"');
	write();
}

const upstream = createServer((request, response) => {
	const path = request.url ?? '';
	const json = { 'content-type': 'application/json' };
	if (path.includes('/cruise/all')) return void pour(response.writeHead(200, json));
	if (path.includes('/cruise/category/all'))
		return void response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(gzipSync(replyOf(6 * MB)));
	response.writeHead(200, json).end(replyOf((path.includes('/voyage/port') ? 4 : 6) * MB));
});

let site: TestSite;
beforeAll(async () => {
	await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done));
	site = await startSite({ LARGE_REPLY_MB: '7' }, `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`);
});
afterAll(async () => {
	await site.close();
	upstream.closeAllConnections();
	upstream.close();
});

describe('a reply (R-13)', () => {
	it('may have 5 MB', async () => {
		expect((await supertest(site.url).get('/api/openapi/voyage/port')).status).toBe(200);
	});

	it.each(['/openapi/cruise/subcategory/all', '/openapi/cruise/category/all'])(
		'of 6 MB is refused, packed or not: %s',
		async (path) => {
			expect((await supertest(site.url).get(`/api${path}`)).status).toBe(502);
		},
	);

	it('without an end is refused while it arrives', async () => {
		expect((await supertest(site.url).get('/api/openapi/cruise/all')).status).toBe(502);
		expect(poured).toBeLessThan(30 * MB);
	});

	it('with the timetable may be larger, by a setting', async () => {
		const { status } = await supertest(site.url).post('/api/openapi/voyage/all').set('x-csrf', '1').send({});
		expect(status).toBe(200);
	});
});
