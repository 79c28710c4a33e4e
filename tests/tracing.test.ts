import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from '#server/serve.ts';
import { readConfig } from '#server/settings/config.ts';
import { capturedLog } from './support/captured-log.ts';

type Span = {
	name: string;
	traceId: string;
	spanId: string;
	parentSpanId?: string;
	attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
};
type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

const CALL = 'GET /openapi/page/facility/{id}';
const PATH = '/api/openapi/page/facility/7';
const VISITORS = '00-11111111111111111111111111111111-2222222222222222-01';

const asked: IncomingHttpHeaders[] = [];
const exported: string[] = [];
const servers: Server[] = [];
const listening = async (server: Server): Promise<string> => {
	servers.push(server);
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

let upstreamUrl: string;
let collector: string;
beforeAll(async () => {
	upstreamUrl = await listening(
		createServer((request, response) => {
			asked.push(request.headers);
			response.writeHead(200, { 'content-type': 'application/json' }).end('{"err":4004,"errMsg":"none","data":null}');
		}),
	);
	collector = await listening(
		createServer(async (request, response) => {
			exported.push(await text(request));
			response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
		}),
	);
});
afterAll(() => {
	for (const server of servers) server.close();
});

/** Makes a request to a site and ends the site. Returns the answer's request id. */
async function askOnce(env: Record<string, string>): Promise<string | null> {
	const config = readConfig({ DEMO: 'true', PORT: '0', HOST: '127.0.0.1', DRAIN_MS: '0', ...env });
	const site = await serve({ config, upstreamUrl, log: capturedLog('silent').log });
	const { headers } = await fetch(`${site.url}${PATH}?name=private`, { headers: { traceparent: VISITORS } });
	await fetch(`${site.url}/livez`);
	await site.close();
	return headers.get('x-request-id');
}

describe('traces', () => {
	it('are off without a collector: upstream gets no trace header', async () => {
		await askOnce({});
		expect([asked.length, asked[0]?.traceparent]).toEqual([1, undefined]);
		expect(exported).toEqual([]);
	});

	it('lead from a request to its calls to upstream, which gets the trace header (W3C Trace Context)', async () => {
		const requestId = await askOnce({ OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_TRACES_SAMPLER_ARG: '1' });
		const spans = exported.flatMap((body) =>
			(JSON.parse(body) as Export).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
		);
		const [request, call] = ['GET /api/openapi/page/facility/{id}', CALL].map((wanted) =>
			spans.find(({ name }) => name === wanted),
		);
		expect(spans).toHaveLength(2);
		expect(call).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId });
		expect(asked.at(-1)?.traceparent).toBe(`00-${call?.traceId}-${call?.spanId}-01`);
		const attributes = Object.fromEntries(request?.attributes.map(({ key, value }) => [key, value]) ?? []);
		expect(attributes).toMatchObject({
			'http.route': { stringValue: '/api/openapi/page/facility/{id}' },
			'http.response.status_code': { intValue: 422 },
			'cruise.request_id': { stringValue: requestId },
		});
	});

	it('take over no header of a visitor’s, and hold no address', () => {
		expect(exported.join('')).not.toMatch(/1{32}|2{16}|private|facility\/7|127\.0\.0\.1/);
	});
});
