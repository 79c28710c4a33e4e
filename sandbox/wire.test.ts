import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from './test-support.ts';

let server: TestSandbox;
const folder = mkdtempSync(join(tmpdir(), 'wire-'));
const mediaDir = join(folder, 'media');

beforeAll(async () => {
	mkdirSync(join(mediaDir, 'film'), { recursive: true });
	writeFileSync(join(mediaDir, 'film', 'dusk.mp4'), '0123456789');
	writeFileSync(join(mediaDir, 'film', 'picture.avif'), 'avif');
	writeFileSync(join(mediaDir, 'manifest.json'), '{}');
	writeFileSync(join(folder, 'secret.webp'), 'secret');
	server = await startSandbox('2026-11-21T01:00:00Z', mediaDir);
});
afterAll(async () => {
	await server.close();
	rmSync(folder, { recursive: true });
});

/** Sends the path as it is; `fetch` would resolve its dots first. */
const rawStatus = (path: string) =>
	new Promise<number>((resolve, reject) => {
		request(server.url, { path }, (response) => {
			response.resume();
			resolve(response.statusCode ?? 0);
		})
			.on('error', reject)
			.end();
	});

describe('the wire', () => {
	it.each([{}, { channel: 'APP' }])('demands the channel: %j', async (headers) => {
		const { status, envelope } = await server.send('GET /openapi/cruise/all', {}, headers as Record<string, string>);
		expect(status).toBe(200);
		expect(envelope).toEqual({ err: 9001, errMsg: expect.stringContaining('channel'), data: null });
	});

	it.each([
		['GET /openapi/management', { type: '9' }],
		['GET /openapi/cruise/policy/{type}', { type: 'NOTHING' }],
		['POST /openapi/voyage', { pageSize: 5000 }],
		['POST /openapi/voyage/all', { sort: 'random' }],
	] as const)('answers bad input of %s with a message in Chinese, naming the field', async (name, input) => {
		const { status, envelope } = await server.send(name, input);
		expect(status).toBe(200);
		expect(envelope).toEqual({ err: 9002, errMsg: expect.stringMatching(/参数.*(type|pageSize|sort)/), data: null });
	});

	it('answers an unreadable body with a business error', async () => {
		const response = await fetch(`${server.url}/api/openapi/voyage`, {
			method: 'POST',
			headers: { channel: 'WEB' },
			body: '{"page":',
		});
		expect(await response.json()).toMatchObject({ err: 9003, data: null });
	});

	it.each(['GET /openapi/voyage/v2/{id}', 'GET /openapi/cruise/info/{id}', 'GET /openapi/management/{id}'] as const)(
		'answers %s for something unknown with a business error',
		async (name) => {
			expect((await server.send(name, { id: '99999' })).envelope).toMatchObject({ err: 4004, data: null });
		},
	);

	it.each(['/api/openapi/nothing', '/api/openapi/cruise', '/openapi/cruise/all', '/'])('does not know %s', async (path) => {
		expect((await fetch(server.url + path, { headers: { channel: 'WEB' } })).status).toBe(404);
	});

	it('does not know a call by another method', async () => {
		expect((await fetch(`${server.url}/api/openapi/cruise/all`, { method: 'POST', headers: { channel: 'WEB' } })).status).toBe(
			404,
		);
	});

	it('prefers fixed words to parameters in a path', async () => {
		expect(await server.ask('GET /openapi/management/years', {})).toContain(2026);
	});
});

describe('media', () => {
	it('is cached for ever and has its type', async () => {
		const response = await fetch(`${server.url}/media/film/picture.avif`);
		expect(response.headers.get('content-type')).toBe('image/avif');
		expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
		expect(await response.text()).toBe('avif');
	});

	it.each([
		['bytes=2-4', 206, 'bytes 2-4/10', '234'],
		['bytes=7-', 206, 'bytes 7-9/10', '789'],
		['bytes=-2', 206, 'bytes 8-9/10', '89'],
		['bytes=0-99', 206, 'bytes 0-9/10', '0123456789'],
		['bytes=4-2', 200, null, '0123456789'],
		['bytes=10-', 416, 'bytes */10', ''],
		['bytes=-0', 416, 'bytes */10', ''],
	])('answers the range %s with %i', async (range, status, contentRange, body) => {
		const response = await fetch(`${server.url}/media/film/dusk.mp4`, { headers: { range } });
		expect(response.status).toBe(status);
		expect(response.headers.get('content-range')).toBe(contentRange);
		expect(await response.text()).toBe(body);
	});

	it('answers HEAD without a body', async () => {
		const response = await fetch(`${server.url}/media/film/dusk.mp4`, { method: 'HEAD' });
		expect(response.headers.get('content-length')).toBe('10');
	});

	it.each([
		'/media/../secret.webp',
		'/media/%2e%2e/secret.webp',
		'/media/..%2fsecret.webp',
		'/media/film/../../secret.webp',
		'/media/film/%00.webp',
		'/media/%zz.webp',
		'/media/manifest.json',
		'/media/film',
		'/media/',
		'/media/film/none.webp',
	])('does not serve %s', async (path) => {
		expect(await rawStatus(path)).toBe(404);
	});
});
