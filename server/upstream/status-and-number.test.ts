import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { upstreamErrors } from '#server/settings/upstream-errors.ts';
import { createUpstream, type Upstream } from './client.ts';

/** A backend that answers with the status and the `err` that were set. */
let server: Server;
let answer = { status: 200, err: 0 };
let upstream: Upstream;
beforeAll(async () => {
	server = createServer((_request, response) => {
		response
			.writeHead(answer.status, { 'content-type': 'application/json' })
			.end(JSON.stringify({ err: answer.err, data: null }));
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	upstream = createUpstream({
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		timeout: 60_000,
		maxLargeBytes: 1_000_000,
		faults: { misfits: () => {}, outage: () => {}, breaker: () => {} },
		errorNumbers: upstreamErrors.parse(undefined),
	});
});
afterAll(async () => {
	await upstream.close();
	server.close();
});

it.each([
	['an outage before all', 500, 700, 'upstream-unavailable'],
	['an outage before all', 503, 700, 'upstream-unavailable'],
	['429 before the number', 429, 700, 'upstream-unavailable'],
	['a number of ours before 429', 429, 1007, 'upstream-business'],
	['401 before the number', 401, 4211, 'not-logged-in'],
	['401 before a success', 401, 0, 'not-logged-in'],
	['the number before 404', 404, 700, 'not-logged-in'],
	['the number before 404', 404, 4211, 'upstream-business'],
	['the number before 200', 200, 700, 'not-logged-in'],
	['404 before a success', 404, 0, 'not-found'],
])('%s counts: HTTP %i with the number %i, to a call with a token', async (_which, status, err, code) => {
	answer = { status, err };
	const context = { requestId: 'r', acceptLanguage: 'zh-CN', timeoutMs: 60_000, token: 'a-token' };
	await expect(upstream.send('DELETE /openapi/user/contact/{id}', { id: '1' }, context)).rejects.toMatchObject({ code });
});

it('401 to a call without a token is no end of a session: its number counts', async () => {
	answer = { status: 401, err: 4211 };
	const context = { requestId: 'r', acceptLanguage: 'zh-CN', timeoutMs: 60_000 };
	const asked = upstream.send('POST /openapi/voyage/list', { ids: '1' }, context);
	await expect(asked).rejects.toMatchObject({ code: 'upstream-business', err: 4211 });
});
