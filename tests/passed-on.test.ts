import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demonstration } from '#server/middleware/demonstration.ts';
import { SITE_URL, startSite, type TestSite } from './support/site.ts';

const FILM = 'a film of twenty-four';

/** Upstream's own headers, about itself and for its clients. */
const OWN = {
	'set-cookie': 'JSESSIONID=secret; Path=/',
	server: 'Tomcat',
	'x-application-context': 'cruise:prod',
	'x-token': 'secret',
};

/** An upstream that notes the headers of its requests, and serves a film in pieces. */
const asked: { path: string; headers: IncomingHttpHeaders }[] = [];
const upstream = createServer(({ url = '', headers }, response) => {
	asked.push({ path: url, headers });
	if (!url.startsWith('/media/')) {
		response.writeHead(200, { 'content-type': 'application/json', ...OWN }).end('{"err":0,"errMsg":"","data":[]}');
		return;
	}
	const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
	if (from === undefined || to === undefined) {
		response.writeHead(200, { 'content-type': 'video/mp4' }).end(FILM);
		return;
	}
	const piece = FILM.slice(Number(from), Number(to) + 1);
	response.writeHead(206, { 'content-type': 'video/mp4', 'content-range': `bytes ${from}-${to}/${FILM.length}` }).end(piece);
});

const upstreamUrl = () => `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;

let site: TestSite;
beforeAll(async () => {
	await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done));
	site = await startSite({}, upstreamUrl());
});
afterAll(async () => {
	await site.close();
	upstream.close();
});

describe('upstream gets from the browser', () => {
	it.each([
		['EN', 'en'],
		['CN', 'zh-CN'],
	])("the language of a page in %s, for upstream's messages", async (lang, told) => {
		const path = `/openapi/page/facility/${lang}`;
		await supertest(site.url).get(`/api${path}?lang=${lang}`);
		expect(asked.find((call) => call.path === `/api${path}`)?.headers['accept-language']).toBe(told);
	});

	it('the range of a film, as phones ask for it before they play', async () => {
		const { status, headers, body } = await supertest(site.url).get('/media/film/dusk.mp4').set('range', 'bytes=2-5');
		expect([status, headers['content-range'], String(body)]).toEqual([206, `bytes 2-5/${FILM.length}`, 'film']);
	});

	it('the id of a request, if it is valid; else a new one', async () => {
		const ask = async (id: string, number: number): Promise<(string | undefined)[]> => {
			const { headers } = await supertest(site.url).get(`/api/openapi/page/facility/${number}`).set('x-request-id', id);
			const passed = asked.find(({ path }) => path === `/api/openapi/page/facility/${number}`)?.headers['x-request-id'];
			return [headers['x-request-id'], String(passed)];
		};
		expect(await ask('trace-0123456789', 71)).toEqual(['trace-0123456789', 'trace-0123456789']);
		for (const [index, odd] of ['short', 'x'.repeat(65), 'with a space', '<script>alert(1)', 'a;b=c;d=e'].entries()) {
			const [told, passed] = await ask(odd, 80 + index);
			expect(told).toMatch(/^[\w-]{36}$/);
			expect([told, passed]).not.toContain(odd);
			expect(passed).toBe(told);
		}
	});
});

describe('headers of one side don’t reach the other (T41)', () => {
	const path = '/openapi/page/facility/41';
	const sent = {
		cookie: 'sid=s%3Aforged.x; lang=EN',
		authorization: 'Bearer forged',
		token: 'forged',
		channel: 'ADMIN',
		referer: 'http://www.good.test/route?id=1',
		origin: 'http://www.good.test',
		'user-agent': 'a browser',
		'x-forwarded-for': '10.9.8.7',
		'x-forwarded-host': 'evil.test',
		'x-real-ip': '10.9.8.7',
		'x-internal-user': 'root',
	};

	it('upstream gets the site’s own headers, whatever a browser sends', async () => {
		await supertest(site.url).get(`/api${path}`).set(sent);
		const headers: IncomingHttpHeaders = asked.find((call) => call.path === `/api${path}`)?.headers ?? {};
		const values = Object.values(headers).join(' ');
		for (const value of Object.values(sent)) expect(values).not.toContain(value);
		expect(headers.channel).toBe('WEB');
		expect(Object.keys(headers).toSorted()).toEqual(
			['accept', 'accept-encoding', 'accept-language', 'channel', 'connection', 'host', 'x-request-id'].toSorted(),
		);
	});

	it('the cashier of a demonstration gets nothing of a session', async () => {
		const app = express().use('/cashier', demonstration(upstreamUrl(), SITE_URL));
		await supertest(app).get('/cashier').set(sent);
		const { headers = {} } = asked.find(({ path }) => path === '/cashier') ?? {};
		expect(Object.keys(headers).toSorted()).toEqual(['connection', 'host']);
	});

	it('a browser gets the site’s own headers, whatever upstream sends', async () => {
		const { headers } = await supertest(site.url).get(`/api${path}`);
		for (const name of Object.keys(OWN)) expect(headers[name]).toBeUndefined();
		expect(JSON.stringify(headers)).not.toMatch(/secret|Tomcat|prod/);
	});
});
