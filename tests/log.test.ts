import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import supertest from 'supertest';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { accessLog, createSampler } from '#server/middleware/access-log.ts';
import { requestFacts } from '#server/middleware/request-facts.ts';
import type { Listed } from '#server/watch/log-fields.ts';
import { capturedLog } from './support/captured-log.ts';
import { startSite, type TestSite } from './support/site.ts';

let site: TestSite;
beforeEach(async () => {
	site = await startSite();
});
afterEach(() => site.close());

type Line = Record<string, unknown>;
const lines = (): Line[] =>
	site
		.logged()
		.split('\n')
		.flatMap((line) => (line ? [JSON.parse(line) as Line] : []));

describe('a line of the log', () => {
	it('has the fields of the list and no others', () => {
		const { log, lines } = capturedLog('info');
		const fields = { call: 'GET /x', field: 'a.b', voyage: '1', token: 'secret' };
		(log.warn as (fields: object, message: string) => void)(fields, 'said');
		const line = lines.join('');
		expect(JSON.parse(line)).toMatchObject({ call: 'GET /x', field: 'a.b', voyage: '1', msg: 'said' });
		expect(line).not.toContain('secret');
	});

	it('can’t be written with another field: that is an error of types', () => {
		expectTypeOf<{ call: string }>().toExtend<Listed<{ call: string }>>();
		expectTypeOf<{ call: string; token: string }>().not.toExtend<Listed<{ call: string; token: string }>>();
	});

	it('about a block that is unavailable names the call that failed', async () => {
		site.sandbox.fault({ call: 'GET /openapi/voyage/hots', httpStatus: 500 });
		await supertest(site.url).get('/api/home?sections=hotLines');
		expect(lines().find(({ msg }) => msg === 'section unavailable')).toMatchObject({
			section: 'hotLines',
			code: 'upstream-unavailable',
			call: 'GET /openapi/voyage/hots',
		});
	});

	it('about a call that failed names upstream’s call and the field that doesn’t fit', async () => {
		site.sandbox.fault({ call: 'GET /openapi/cruise/all', garbage: 'wrong-type' });
		await supertest(site.url).get('/api/openapi/cruise/all');
		expect(lines().find(({ msg, status }) => msg === 'request' && status === 502)).toMatchObject({
			path: '/api/openapi/cruise/all',
			code: 'upstream-unavailable',
			call: 'GET /openapi/cruise/all',
			field: 'data',
		});
	});

	it('about a page that failed names the call too', async () => {
		site.sandbox.fault({ call: 'GET /openapi/cruise/policy/{type}', httpStatus: 500 });
		const { status } = await supertest(site.url).get('/policy/PRIVACY').set('accept-language', 'zh-CN');
		expect(status).toBe(502);
		expect(lines().find(({ msg, path }) => msg === 'request' && path === '/policy/PRIVACY')).toMatchObject({
			status: 502,
			call: 'GET /openapi/cruise/policy/{type}',
		});
	});

	it('is written once for each answered request, with its route, at the level that is the default', async () => {
		await supertest(site.url).get('/api/openapi/cruise/all').query({ q: 'private' });
		await supertest(site.url).get('/campaigns/nothing-here');
		const told = () => lines().filter(({ msg }) => msg === 'request');
		await expect.poll(told).toHaveLength(2);
		const requests = told();
		expect(requests.map(({ level, method, route, status }) => ({ level, method, route, status }))).toEqual([
			{ level: 30, method: 'GET', route: '/api/openapi/cruise/all', status: 200 },
			{ level: 30, method: 'GET', route: '/campaigns/:page', status: 404 },
		]);
		expect(requests.every(({ requestId, ms }) => typeof requestId === 'string' && typeof ms === 'number')).toBe(true);
		expect(JSON.stringify(requests)).not.toContain('private');
	});

	it('is also written for a request that is refused because of its headers', async () => {
		await supertest(site.url).get('/').set('host', 'elsewhere.test');
		await expect.poll(() => lines().filter(({ msg }) => msg === 'request')).toMatchObject([{ route: '/', status: 400 }]);
	});

	it('is written for a file when the reader closes after the last byte, before the server ends', async () => {
		const { log, lines } = capturedLog('info');
		const app = express()
			.use(requestFacts(), accessLog(log, createSampler(1)))
			.use((_request, response) => {
				response.set('content-length', '4').write('file');
			});
		const server = app.listen(0, '127.0.0.1');
		await once(server, 'listening');
		const { port } = server.address() as AddressInfo;
		const reader = get({ host: '127.0.0.1', port, path: '/favicon.svg', agent: false });
		const [response] = await once(reader, 'response');
		response.resume();
		await once(response, 'end');
		reader.destroy();
		await expect.poll(() => lines.map((line) => JSON.parse(line))).toMatchObject([{ route: '/favicon.svg', status: 200 }]);
		server.close();
	});

	it('stands for many requests with the same answer: cached pages and files', async () => {
		const other = await startSite({ LOG_CONSTANT_EVERY: '5' });
		const written = () =>
			other
				.logged()
				.split('\n')
				.filter(Boolean)
				.map((line): Line => JSON.parse(line));
		for (let count = 0; count < 13; count += 1) await supertest(other.url).get('/faq').set('accept-language', 'zh-CN');
		const kept = written().filter(({ msg }) => msg === 'kept page');
		expect(kept).toHaveLength(3);
		expect(kept[0]).toMatchObject({ method: 'GET', path: '/faq', route: '/faq', status: 200, sampled: 5 });
		for (let count = 0; count < 5; count += 1)
			await supertest(other.url)
				.get('/favicon.svg')
				.ok(() => true);
		await supertest(other.url).get('/assets/nothing.js');
		// A line is written after its answer is sent, so the client may have the answer earlier.
		const files = (wanted: number) =>
			written().filter(
				({ msg, route, status }) => msg === 'request' && (route === '/favicon.svg' || route === '/assets') && status === wanted,
			);
		await expect.poll(() => files(404)).toMatchObject([{ route: '/assets' }]);
		await expect.poll(() => files(200)).toMatchObject([{ sampled: 5 }]);
		await other.close();
	});
});
