import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUpstream, type Upstream } from './client.ts';

const WHOLE = Buffer.from(JSON.stringify({ err: 0, errMsg: '', data: Array.from({ length: 500 }, (_, at) => ({ id: at })) }));
const PACK = { identity: (bytes: Buffer) => bytes, gzip: gzipSync, br: brotliCompressSync };
type Encoding = keyof typeof PACK;

/** A backend whose body breaks off after its first half. */
let server: Server;
let encoding: Encoding = 'identity';
let asked: number;
let upstream: Upstream;
beforeAll(async () => {
	server = createServer((_request, response) => {
		asked += 1;
		const bytes = PACK[encoding](WHOLE);
		response.writeHead(200, {
			'content-type': 'application/json',
			'content-encoding': encoding,
			'content-length': bytes.length,
		});
		response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	upstream = createUpstream({
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		timeout: 60_000,
		maxLargeBytes: 1_000_000,
		faults: { misfits: () => {}, outage: () => {}, breaker: () => {} },
		errorNumbers: new Map(),
	});
});
afterAll(async () => {
	await upstream.close();
	server.close();
});

const CONTEXT = { requestId: 'r', acceptLanguage: 'zh-CN', timeoutMs: 60_000 };

describe.each(Object.keys(PACK) as Encoding[])('a body that breaks off, sent as %s,', (sent) => {
	it('is an outage at once: a GET is sent again', async () => {
		[encoding, asked] = [sent, 0];
		const answer = upstream.send('GET /openapi/cruise/all', {}, CONTEXT);
		await expect(answer).rejects.toMatchObject({ code: 'upstream-unavailable', fault: 'outage', late: false });
		expect(asked).toBe(2);
	});

	it('leaves open if a change was made: a POST isn’t sent again', async () => {
		[encoding, asked] = [sent, 0];
		const answer = upstream.send('POST /openapi/voyage/list', { ids: '1' }, CONTEXT);
		await expect(answer).rejects.toMatchObject({ code: 'upstream-unavailable', fault: 'outage', unsent: false });
		expect(asked).toBe(1);
	});
});
