import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../test-support.ts';

const CALL = 'GET /openapi/voyage/hots';
let server: TestSandbox;

beforeAll(async () => {
	server = await startSandbox('2026-11-21T01:00:00Z');
});
afterEach(() => server.sandbox.reset());
afterAll(() => server.close());

const control = (method: string, path = '', body?: unknown) =>
	fetch(`${server.url}/__control${path}`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
const ask = () => server.fetchCall(CALL, {}, { channel: 'WEB' });

describe('the control interface', () => {
	it('makes a call fail as often as asked, then lets it work again', async () => {
		server.sandbox.fault({ call: CALL, err: 321, errMsg: '暂不可用', times: 2 });
		const replies = [await ask(), await ask(), await ask()];
		expect(await Promise.all(replies.map(async (reply) => ((await reply.json()) as { err: number }).err))).toEqual([321, 321, 0]);
	});

	it('leaves other calls alone, unless the fault is for every call', async () => {
		server.sandbox.fault({ call: CALL, httpStatus: 503 });
		expect((await server.send('GET /openapi/cruise/all', {})).status).toBe(200);
		expect((await ask()).status).toBe(503);
		server.sandbox.fault({ call: '*', httpStatus: 500 });
		expect((await server.send('GET /openapi/cruise/all', {})).status).toBe(500);
		expect((await ask()).status).toBe(503);
	});

	it('delays', async () => {
		server.sandbox.fault({ call: CALL, delayMs: 150 });
		const start = performance.now();
		expect((await ask()).status).toBe(200);
		expect(performance.now() - start).toBeGreaterThanOrEqual(140);
	});

	it('answers HTML, half a reply, or data of the wrong type', async () => {
		server.sandbox.fault({ call: CALL, garbage: 'html' });
		const html = await ask();
		expect(html.headers.get('content-type')).toContain('text/html');
		server.sandbox.fault({ call: CALL, garbage: 'truncated' });
		await expect((await ask()).json()).rejects.toThrow(SyntaxError);
		server.sandbox.fault({ call: CALL, garbage: 'wrong-type' });
		expect(await (await ask()).json()).toEqual({ err: 0, errMsg: '', data: 42 });
	});

	it('breaks the connection', async () => {
		server.sandbox.fault({ call: CALL, garbage: 'reset' });
		await expect(ask()).rejects.toThrow();
	});

	it('sends far more than a reply should be', async () => {
		server.sandbox.fault({ call: CALL, garbage: 'oversized' });
		expect((await (await ask()).arrayBuffer()).byteLength).toBeGreaterThan(15_000_000);
	});

	it('records who made which call, without tokens', async () => {
		await server.send('POST /openapi/voyage', { port: '101', page: 0 }, { channel: 'WEB', 'user-token': 'secret-token' });
		await server.send('GET /openapi/management', { type: '2' }, {});
		const { calls, counts } = server.sandbox.calls();
		expect(calls).toMatchObject([
			{ name: 'POST /openapi/voyage', channel: 'WEB', userToken: true, input: { port: '101', page: 0 } },
			{ name: 'GET /openapi/management', channel: null, userToken: false, input: { type: '2' } },
		]);
		expect(counts).toEqual({ 'POST /openapi/voyage': 1, 'GET /openapi/management': 1 });
		expect(JSON.stringify(calls)).not.toContain('secret-token');
	});

	it('works over HTTP as in process', async () => {
		expect((await control('POST', '', { call: CALL, err: 700, times: 1 })).status).toBe(200);
		expect(await (await ask()).json()).toMatchObject({ err: 700 });
		const recorded = (await (await control('GET', '/calls')).json()) as { counts: Record<string, number> };
		expect(recorded.counts[CALL]).toBe(1);
		await control('DELETE');
		expect(server.sandbox.calls()).toEqual({ calls: [], counts: {} });
	});

	it.each([{}, { call: 'GET /openapi/unknown' }, { call: CALL, garbage: 'soup' }, { call: CALL, unknown: 1 }])(
		'refuses %j',
		async (body) => {
			expect((await control('POST', '', body)).status).toBe(400);
		},
	);
});
