import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#shared/paths.ts';
import { startSite, type TestSite } from './support/site.ts';

const HOST = 'pics.other.test';
const CRAWLER = { 'accept-language': 'zh-CN', 'user-agent': 'Googlebot/2.1' };

/** A backend whose pictures are on a host of their own: the stand-in's replies with other addresses. */
async function startBackend(sandboxUrl: string): Promise<{ url: string; server: Server }> {
	const server = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk);
		const headers = Object.fromEntries(
			Object.entries(request.headers).filter(([name]) => !['host', 'connection', 'accept-encoding'].includes(name)),
		) as Record<string, string>;
		const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
		const reply = await fetch(`${sandboxUrl}${request.url}`, { method: request.method, headers, body });
		const text = (await reply.text()).replaceAll(/\/media\/[\w-]+\/\d+\.webp/g, `https://${HOST}/a.jpg`);
		response.writeHead(reply.status, { 'content-type': 'application/json' }).end(text);
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

let stand: TestSite;
let backend: { url: string; server: Server };
beforeAll(async () => {
	stand = await startSite();
	backend = await startBackend(stand.sandboxUrl);
});
afterAll(async () => {
	backend.server.closeAllConnections();
	backend.server.close();
	await stand.close();
});

/** Home, the search, and the page of the first voyage. */
async function pathOf(page: 'home' | 'search' | 'voyage', { url }: TestSite): Promise<string> {
	if (page !== 'voyage') return paths[page];
	const { body } = await supertest(url).post('/api/openapi/voyage/all').set('x-csrf', '1').send({});
	return `${paths.voyage}?id=${body.data[0].id}`;
}

describe('pictures of a host of their own', () => {
	it.each(['home', 'search', 'voyage'] as const)(
		'are shown on %s when the setting names the host, and the page’s policy allows them',
		async (page) => {
			const site = await startSite({ PICTURE_HOSTS: `cdn.other.test,${HOST}` }, backend.url);
			const { status, text, headers } = await supertest(site.url)
				.get(await pathOf(page, site))
				.set(CRAWLER);
			await site.close();
			expect(status).toBe(200);
			expect(text).toContain(`src="https://${HOST}/a.jpg"`);
			const policy = String(headers['content-security-policy']);
			expect(policy).toContain(`img-src 'self' data: https://cdn.other.test https://${HOST};`);
			expect(policy).toContain(`media-src 'self' https://cdn.other.test https://${HOST};`);
		},
	);

	it.each(['home', 'search', 'voyage'] as const)(
		'are no pictures on %s when it doesn’t, which the log says once with the field',
		async (page) => {
			const site = await startSite({}, backend.url);
			const { status, text, headers } = await supertest(site.url)
				.get(await pathOf(page, site))
				.set(CRAWLER);
			const lines = site
				.logged()
				.split('\n')
				.filter((line) => line.includes('not in PICTURE_HOSTS'));
			await site.close();
			expect(status).toBe(200);
			expect(text).not.toContain(HOST);
			expect(headers['content-security-policy']).toContain("img-src 'self' data:;");
			expect(lines.filter((line) => line.includes('"field":"voyage.cover"'))).toHaveLength(1);
			expect(lines.join('')).not.toContain(HOST);
		},
	);
});
