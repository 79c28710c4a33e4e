import supertest from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
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

	it('tells upstream channel=WEB and drops empty, "false" and undefined values', async () => {
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
		'T60 never shows a message that is markup, a stack or endless (%#)',
		async (errMsg) => {
			site.sandbox.fault({ call: 'GET /openapi/page/facility/{id}', err: 4211, errMsg });
			const { text } = await request().get('/api/openapi/page/facility/2');
			expect(text).not.toContain(errMsg.slice(0, 12));
		},
	);

	it('T59 answers 401 with code 700 when upstream says not logged in', async () => {
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
	])('T39 reaches nothing outside the table: %s', async (path) => {
		const before = site.sandbox.calls().calls.length;
		const { status } = await request().get(path);
		expect([400, 404]).toContain(status);
		expect(site.sandbox.calls().calls).toHaveLength(before);
	});

	it('T44 names the methods of a known path and refuses the others', async () => {
		const { status, headers } = await request().delete('/api/openapi/cruise/all').set('x-csrf', '1');
		expect(status).toBe(405);
		expect(headers.allow).toBe('GET, HEAD');
	});

	it.each(['id=1&id=2', 'cruiseId[]=1', 'cruiseId[$ne]=', `cruiseId=${'9'.repeat(200)}`])(
		'T44 refuses doubled, bracketed or endless parameters (%#)',
		async (query) => {
			const { status, body } = await request().get(`/api/openapi/cruise/cabin?${query}`);
			expect(status).toBe(400);
			expect(body.data).toMatchObject({ code: 'invalid-input', field: expect.any(String) });
		},
	);

	it('names the field that is wrong', async () => {
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
	])('T50 T52 refuses a poisonous, broken or oversized body: $what', async ({ body, status }) => {
		const reply = await request().post('/api/openapi/voyage/all').set('x-csrf', '1').type('json').send(body);
		expect(reply.status).toBe(status);
		expect(reply.body).toMatchObject({ data: { code: 'invalid-input' } });
		expect(({} as { polluted?: number }).polluted).toBeUndefined();
		expect(site.sandbox.calls().calls).toEqual([]);
	});

	it('T17 takes JSON only', async () => {
		const reply = await request()
			.post('/api/openapi/voyage/all')
			.set('x-csrf', '1')
			.type('text/plain')
			.send('{"date":"2027-01"}');
		expect(reply.status).toBe(415);
	});

	it('T20 answers no cross-origin preflight', async () => {
		const reply = await request()
			.options('/api/openapi/voyage/all')
			.set('origin', 'https://evil.test')
			.set('access-control-request-headers', 'x-csrf');
		expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
	});

	const unsafe = Object.keys(catalogue).filter((name) => !name.startsWith('GET '));
	it.each(unsafe)('T13 T14 refuses %s from another site, before reading it', async (name) => {
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
	])('T15 T16 lets our own pages and declared tools pass: %o', async (headers) => {
		const reply = await request().post('/api/openapi/voyage/all').set(headers).send({});
		expect(reply.status).toBe(200);
	});

	it('describes itself at /api/docs', async () => {
		const { body } = await request().get('/api/docs');
		expect(body.openapi).toBe('3.1.0');
		expect(Object.keys(body.paths)).toContain('/openapi/voyage/v2/{id}');
		expect(Object.keys(body.paths)).toContain('/home');
	});
});
