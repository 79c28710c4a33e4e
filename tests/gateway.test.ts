import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import supertest from 'supertest';
import { request as rawRequest } from 'undici';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#shared/catalogue/call.ts';
import { catalogue } from '#shared/catalogue/catalogue.ts';
import { startSite, type TestSite } from './support/site.ts';

let site: TestSite;
beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.close());
afterEach(() => site.sandbox.reset());

const request = () => supertest(site.url);

describe('the gateway', () => {
	it("passes upstream's calls through under their own paths, in the envelope", async () => {
		const { body, status } = await request().get('/api/openapi/cruise/all');
		expect(status).toBe(200);
		expect(body).toMatchObject({ err: 0, errMsg: '' });
		expect(body.data.map((ship: { code: string }) => ship.code).sort()).toEqual(['AT', 'MC', 'MD']);
	});

	it('sends upstream channel=WEB and drops empty, "false" and undefined values', async () => {
		await request()
			.post('/api/openapi/voyage/all')
			.set('x-csrf', '1')
			.send({ date: '', port: 'false', cruise: '1', days: undefined });
		const call = site.sandbox.calls().calls.find(({ name }) => name === 'POST /openapi/voyage/all');
		expect(call?.channel).toBe('WEB');
		expect(call?.userToken).toBe(false);
		expect(call?.input).toEqual({ cruise: '1' });
	});

	it('shows the message of err 1–9999 in the envelope', async () => {
		site.sandbox.fault({ call: 'GET /openapi/page/facility/{id}', err: 4211, errMsg: '设施维护中' });
		const { status, body } = await request().get('/api/openapi/page/facility/1');
		expect(status).toBe(422);
		expect(body).toMatchObject({ err: 4211, errMsg: '设施维护中', data: { code: 'upstream-business' } });
	});

	it.each(['<img src=x onerror=alert(1)>', 'ORA-00942 at com.example.Dao', 'x'.repeat(5_000)])(
		'never shows a message that is markup, a stack or endless (%#) (T60)',
		async (errMsg) => {
			site.sandbox.fault({ call: 'GET /openapi/page/facility/{id}', err: 4211, errMsg });
			const { text } = await request().get('/api/openapi/page/facility/2');
			expect(text).not.toContain(errMsg.slice(0, 12));
		},
	);

	describe('an envelope', () => {
		let told = '';
		let asked = 0;
		const upstream = createServer((_incoming, response) =>
			response.writeHead(200, { 'content-type': 'application/json' }).end(told),
		);
		let odd: TestSite;
		beforeAll(async () => {
			await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done));
			odd = await startSite({}, `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`);
		});
		afterAll(async () => {
			await odd.close();
			upstream.close();
		});

		it.each([
			['"0"', 200],
			['0', 200],
			['"4211"', 422],
			['10000', 502],
			['-1', 502],
			['1e300', 502],
			['"none"', 502],
			['null', 502],
			['""', 502],
			['true', 502],
			['{}', 502],
			['[[]]', 502],
			[undefined, 502],
		])('with err %s is read strictly (T60)', async (err, expected) => {
			told = `{${err === undefined ? '' : `"err":${err},`}"errMsg":{"evil":"<script>"},"data":[]}`;
			asked += 1;
			// Another list each time, since earlier replies are cached.
			const { status, text } = await supertest(odd.url).get(`/api/openapi/advert/window/${asked}`);
			expect(text).not.toContain('evil');
			expect(status).toBe(expected);
		});
	});

	it('answers 401 with code 700 when upstream says not logged in (T59)', async () => {
		site.sandbox.fault({ call: 'GET /openapi/page/facility/{id}', err: 700 });
		const { status, body } = await request().get('/api/openapi/page/facility/3');
		expect(status).toBe(401);
		expect(body.err).toBe(700);
	});

	it.each([
		'/api/openapi/../admin',
		'/api/openapi/%2e%2e/admin',
		'/api/openapi/cruise/info/..%2f..%2fadmin',
		'/api/openapi/cruise/info/%2e%2e',
		'/api/openapi/cruise/info/a%5cb',
		'/api/openapi/cruise/info/a;b',
		'/api/openapi/cruise/info/%00',
		'/api/openapi/cruise/info/%252e',
		'/api/openapi//evil.test/x',
		'/api/openapi/guest/nobody',
		'/api/openapi/order/1',
		'/api/openapi',
	])('reaches no address outside the catalogue: %s (T39)', async (path) => {
		const before = site.sandbox.calls().calls.length;
		const { status } = await request().get(path);
		expect([400, 404]).toContain(status);
		expect(site.sandbox.calls().calls).toHaveLength(before);
	});

	it.each(['DELETE', 'PATCH', 'PUT', 'TRACE', 'PROPFIND'] as const)(
		'names the methods of a known path and refuses the others: %s (T44)',
		async (method) => {
			const { statusCode, headers, body } = await rawRequest(`${site.url}/api/openapi/cruise/all`, {
				method: method as 'DELETE',
				headers: { 'x-csrf': '1', host: 'www.good.test' },
			});
			expect(statusCode).toBe(405);
			expect(headers.allow).toBe('GET, HEAD');
			await body.dump();
			expect(site.sandbox.calls().calls).toEqual([]);
		},
	);

	it.each(['id=1&id=2', 'cruiseId[]=1', 'cruiseId[$ne]=', `cruiseId=${'9'.repeat(200)}`])(
		'refuses doubled, bracketed or endless parameters (%#) (T44)',
		async (query) => {
			const { status, body } = await request().get(`/api/openapi/cruise/cabin?${query}`);
			expect(status).toBe(400);
			expect(body.data).toMatchObject({ code: 'invalid-input', field: expect.any(String) });
		},
	);

	it('doesn’t read the name of another call as an id (T39)', async () => {
		const siblings = Object.entries(catalogue).flatMap(([name, call]) => {
			const [method = '', path = ''] = name.split(' ');
			// A picture belongs to a number that is kept with the sessions, which are away here.
			const { who, internal, reply }: Call = call;
			return method === 'GET' && who === 'anybody' && reply === undefined && !path.includes('{') && !internal ? [path] : [];
		});
		for (const path of siblings.filter((candidate) => candidate.startsWith('/openapi/'))) {
			site.sandbox.reset();
			const { status } = await request().get(`/api${path}`);
			expect([path, status === 200 || status === 400]).toEqual([path, true]);
			for (const { name } of site.sandbox.calls().calls) expect(name).toBe(`GET ${path}`);
		}
		expect((await request().get('/api/openapi/voyage/list')).status).toBe(405);
	});

	it('names the wrong field', async () => {
		const { status, body } = await request().get('/api/openapi/management?type=9');
		expect(status).toBe(400);
		expect(body).toMatchObject({ err: 10_400, data: { code: 'invalid-input', field: 'type' } });
	});

	it.each([
		{ what: '__proto__', body: '{"__proto__":{"polluted":1}}', status: 400 },
		{ what: 'constructor', body: '{"constructor":{"prototype":{"polluted":1}}}', status: 400 },
		{ what: 'broken JSON', body: '{"date":', status: 400 },
		{ what: 'a list', body: '[1]', status: 400 },
		{ what: '110 KB', body: `{"date":"${'9'.repeat(110_000)}"}`, status: 413 },
		{ what: 'ten thousand levels', body: '['.repeat(10_000), status: 400 },
	])('refuses a poisonous, broken or oversized body: $what (T50, T52)', async ({ body, status }) => {
		const reply = await request().post('/api/openapi/voyage/all').set('x-csrf', '1').type('json').send(body);
		expect(reply.status).toBe(status);
		expect(reply.body).toMatchObject({ data: { code: 'invalid-input' } });
		expect(({} as { polluted?: number }).polluted).toBeUndefined();
		expect(site.sandbox.calls().calls).toEqual([]);
	});

	it('a small body that unpacks to 50 MB is refused without unpacking it (T50)', async () => {
		const bomb = gzipSync(Buffer.alloc(50_000_000, 0x20));
		expect(bomb.length).toBeLessThan(100 * 1024);
		// Its end is broken, so a server that unpacked all of it would answer 400.
		bomb.fill(0xff, bomb.length - 8);
		const { statusCode, body } = await rawRequest(`${site.url}/api/openapi/voyage/all`, {
			method: 'POST',
			headers: { 'x-csrf': '1', 'content-type': 'application/json', 'content-encoding': 'gzip' },
			body: bomb,
		});
		await body.dump();
		expect(statusCode).toBe(413);
		expect(site.sandbox.calls().calls).toEqual([]);
	});

	it('prototype keys are refused at any depth and in a query, and unknown fields aren’t passed on (T52)', async () => {
		const post = (body: string) => request().post('/api/openapi/voyage/all').set('x-csrf', '1').type('json').send(body);
		for (const key of ['__proto__', 'constructor', 'prototype'])
			expect((await post(`{"date":{"a":[{"${key}":{"polluted":1}}]}}`)).status).toBe(400);
		for (const query of ['__proto__[polluted]=1', 'constructor[prototype][polluted]=1', '__proto__=1', 'a.__proto__.polluted=1'])
			expect((await request().get(`/api/openapi/cruise/all?${query}`)).status).toBeLessThan(500);
		expect(({} as { polluted?: number }).polluted).toBeUndefined();
		site.sandbox.reset();
		expect((await post('{"cruise":"1","isAdmin":true,"price":1,"user-token":"x"}')).status).toBe(200);
		expect(site.sandbox.calls().calls.map(({ input }) => input)).toEqual([{ cruise: '1' }]);
	});

	it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml', ''])(
		'takes JSON only, not "%s" (T17)',
		async (type) => {
			const { statusCode, body } = await rawRequest(`${site.url}/api/openapi/voyage/all`, {
				method: 'POST',
				headers: { 'x-csrf': '1', ...(type && { 'content-type': type }) },
				body: '{"date":"2027-01"}',
			});
			await body.dump();
			expect(statusCode).toBe(415);
			expect(site.sandbox.calls().calls).toEqual([]);
		},
	);

	it('allows no other site to read or send data (T20)', async () => {
		const asked = { origin: 'https://evil.test', 'access-control-request-headers': 'x-csrf' };
		for (const path of ['/api/openapi/voyage/all', '/api/session', '/', '/livez', '/robots.txt'])
			for (const method of ['options', 'get'] as const) {
				const { headers } = await request()[method](path).set(asked);
				expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
			}
	});

	const unsafe = Object.keys(catalogue).filter((name) => !name.startsWith('GET '));
	it.each(unsafe)('refuses %s from another site, before reading it (T13, T14)', async (name) => {
		const path = `/api${name.split(' ')[1]}`;
		for (const headers of [
			{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' },
			{ 'sec-fetch-site': 'same-site', origin: 'http://promo.good.test' },
			{ origin: 'https://evil.test' },
			{ origin: 'null' },
			{ referer: 'https://evil.test/x' },
			{},
		]) {
			for (const method of ['post', 'put', 'patch', 'delete'] as const) {
				const reply = await request()[method](path).set(headers).send({});
				expect(reply.status).toBe(403);
			}
		}
		expect(site.sandbox.calls().calls).toEqual([]);
	});

	it.each([
		{ 'sec-fetch-site': 'same-origin' },
		{ origin: 'http://www.good.test' },
		{ referer: 'http://www.good.test/a' },
		{ 'x-csrf': '1' },
	])('lets the site’s own pages and declared tools pass: %o (T15, T16)', async (headers) => {
		const reply = await request().post('/api/openapi/voyage/all').set(headers).send({});
		expect(reply.status).toBe(200);
	});
});
