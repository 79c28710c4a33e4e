import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#shared/catalogue/catalogue.ts';
import { startSite, type TestSite } from './support/site.ts';

let site: TestSite;
beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.close());

async function get(path: string, encoding: string, method: 'GET' | 'HEAD' = 'GET') {
	const reply = await request(`${site.url}${path}`, { method, headers: { 'accept-encoding': encoding } });
	return { ...reply, bytes: Buffer.from(await reply.body.arrayBuffer()) };
}

describe('an answer for everybody', () => {
	it('is compressed as the browser asks, and says the same', async () => {
		const plain = await get('/api/search', 'identity');
		expect(plain.headers['content-encoding']).toBeUndefined();
		const [br, gzip] = [await get('/api/search', 'gzip, br'), await get('/api/search', 'gzip, br;q=0')];
		expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
		expect(brotliDecompressSync(br.bytes).toString()).toBe(plain.bytes.toString());
		expect(gunzipSync(gzip.bytes).toString()).toBe(plain.bytes.toString());
		expect(br.bytes.length).toBeLessThan(plain.bytes.length / 3);
		for (const { headers, bytes } of [plain, br, gzip]) {
			expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': 'private, no-store' });
			expect(Number(headers['content-length'])).toBe(bytes.length);
		}
	});

	it('has no body for HEAD', async () => {
		const { statusCode, bytes, headers } = await get('/api/search', 'br', 'HEAD');
		expect([statusCode, bytes.length, headers['content-encoding']]).toEqual([200, 0, 'br']);
	});
});

it('an answer of a member is never compressed (T107)', async () => {
	const common = Object.entries(catalogue).filter(([, call]) => 'common' in call && call.common);
	expect(common.map(([, { who }]) => who)).toEqual(common.map(() => 'anybody'));
	expect((await get('/api/session', 'br')).headers['content-encoding']).toBeUndefined();
});
