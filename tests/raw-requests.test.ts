import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import express from 'express';
import supertest from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { strictRequests } from '#server/middleware/strict-requests.ts';
import type { Call } from '#shared/catalogue/call.ts';
import { catalogue } from '#shared/catalogue/catalogue.ts';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { steadyClock } from './support/steady-clock.ts';
import { BEHIND_HTTPS, logIn, type Visitor, visitor } from './support/visitor.ts';

let site: TestSite;
beforeAll(async () => {
	site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() });
});
afterEach(() => site.sandbox.reset());
afterAll(() => site.close());

/** Sends bytes as they are. Returns the answer until the connection ends, or for `timeoutMs` milliseconds. */
const raw = (bytes: string, timeoutMs = 2_000): Promise<{ text: string; ms: number; closed: boolean }> =>
	new Promise((resolve) => {
		const clock = steadyClock();
		let text = '';
		const socket = connect(Number(new URL(site.url).port), '127.0.0.1', () => socket.write(bytes));
		const finish = (closed: boolean) => {
			socket.destroy();
			clock.stop();
			resolve({ text, ms: clock.now(), closed });
		};
		const timer = setTimeout(() => finish(false), timeoutMs);
		socket.setEncoding('utf8').on('data', (chunk) => {
			text += chunk;
		});
		socket.on('error', () => {});
		socket.on('close', () => {
			clearTimeout(timer);
			finish(true);
		});
	});

const HOST = 'Host: www.good.test\r\n';
const POST = `POST /api/openapi/voyage/all HTTP/1.1\r\n${HOST}X-CSRF: 1\r\nContent-Type: application/json\r\n`;

describe('ambiguous framing (T46)', () => {
	it.each([
		['length and chunked', `${POST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
		['two lengths', `${POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
		['an unknown encoding', `${POST}Transfer-Encoding: xchunked\r\n\r\n{}`],
		['a space before the colon', `${POST}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`],
		['a folded header', `${POST}X-A: b\r\n c\r\nContent-Length: 2\r\n\r\n{}`],
		['a header ended by a bare line feed', `${POST}X-A: b\nContent-Length: 2\r\n\r\n{}`],
		['a chunk of no size', `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`],
		['two hosts', `GET / HTTP/1.1\r\n${HOST}Host: evil.test\r\n\r\n`],
		['no host', 'GET / HTTP/1.1\r\n\r\n'],
	])('%s is refused, once, and upstream sees nothing', async (_what, bytes) => {
		const { text, closed } = await raw(bytes, 2_000);
		expect(text.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 400']);
		expect(closed).toBe(true);
		expect(site.sandbox.calls().counts).toEqual({});
	});
});

describe('host names', () => {
	it.each([
		'evil.test',
		'www.good.test.evil.test',
		'www.good.test@evil.test',
		'www.good.test?evil.test',
		'www.good.test#evil.test',
		'www.good.test/evil.test',
		'www.good.test\\evil.test',
		'www.good.test,evil.test',
		'www.go\tod.test',
		'a b',
	])('refuses the host %j (T47)', async (host) => {
		const { text } = await raw(`GET /voyage-search HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
		expect(text).toMatch(/^HTTP\/1\.1 400/);
		expect(text).not.toContain('evil');
	});

	it('a forwarded host is removed before any code can read it, also behind a trusted proxy (T48)', async () => {
		const believing = express()
			.set('trust proxy', true)
			.use(strictRequests(() => true))
			.use((request, response) => void response.send(request.host));
		const { text } = await supertest(believing).get('/').set({ host: 'www.good.test', 'x-forwarded-host': 'evil.test' });
		expect(text).toBe('www.good.test');
	});

	it('a forwarded host changes nothing (T48)', async () => {
		const plain = await visitor(site).get('/voyage-search');
		const forwarded = await visitor(site).get('/voyage-search', { 'x-forwarded-host': 'evil.test', 'x-original-url': '/evil' });
		expect(forwarded.text === plain.text).toBe(true);
		expect(plain.text.includes('https://www.good.test/')).toBe(true);
		expect(forwarded.text.includes('evil')).toBe(false);
	});
});

describe('requests that can’t be read are refused, and leave no error line', () => {
	const errorLines = () =>
		site
			.logged()
			.split('\n')
			.filter((line) => line.includes('"level":50') || line.includes('unexpected error'));
	const OWN = `${HOST}Sec-Fetch-Site: same-origin\r\nX-Forwarded-Proto: https\r\nConnection: close\r\n`;
	const form = (type: string, body: string, length = body.length) =>
		`POST /login HTTP/1.1\r\n${OWN}Content-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n${body}`;

	it.each([
		['two slashes', `GET // HTTP/1.1\r\n${OWN}\r\n`, 400],
		['three slashes', `GET /// HTTP/1.1\r\n${OWN}\r\n`, 400],
		['a backslash', `GET /\\ HTTP/1.1\r\n${OWN}\r\n`, 400],
		['a form that is cut off', form('multipart/form-data; boundary=x', '--x\r\nContent-Dispo'), 400],
		['a form without its boundary', form('multipart/form-data', 'abc'), 400],
		['JSON instead of a form', form('application/json', '{"a":'), 400],
		['text instead of a form', form('text/plain', 'a=b'), 400],
		['a form that says nothing of itself', `POST /login HTTP/1.1\r\n${OWN}Content-Length: 3\r\n\r\na=b`, 400],
		['a form with broken escapes', form('application/x-www-form-urlencoded', 'mobile=%E0%A4%A&x=%zz'), 422],
		['a form with a place in a list', form('application/x-www-form-urlencoded', 'a[9]=1'), 400],
		['a form with deep names', form('application/x-www-form-urlencoded', 'a.b.c=1'), 400],
		['a form with a command', form('application/x-www-form-urlencoded', '__intent__=%7B%22type%22%3A%22reset%22%7D'), 400],
		['a form with more fields than any of ours', form('application/x-www-form-urlencoded', 'a=1&'.repeat(101)), 400],
		['another method', `PUT /login HTTP/1.1\r\n${OWN}Content-Length: 0\r\n\r\n`, 405],
		['a method that fetch doesn’t know', `TRACE / HTTP/1.1\r\n${OWN}\r\n`, 405],
		['a whole address', `GET http://www.good.test/voyage-search HTTP/1.1\r\n${OWN}\r\n`, 400],
		['a whole address of this host only', `GET http://www.good.test HTTP/1.1\r\n${OWN}\r\n`, 400],
		['a whole address of another host', `GET http://evil.test/voyage-search HTTP/1.1\r\n${OWN}\r\n`, 400],
		['a whole address of a file', `GET https://www.good.test/favicon.svg HTTP/1.1\r\n${OWN}\r\n`, 400],
		['a whole address of a call', `GET http://www.good.test/api/session HTTP/1.1\r\n${OWN}\r\n`, 400],
		['an address of another scheme', `GET ftp://www.good.test/ HTTP/1.1\r\n${OWN}\r\n`, 400],
		['the server as a whole', `OPTIONS * HTTP/1.1\r\n${OWN}\r\n`, 400],
		['the server as a whole, read', `GET * HTTP/1.1\r\n${OWN}\r\n`, 400],
		[
			'a whole address, to a host with a port',
			`GET http://127.0.0.1:3000/orders HTTP/1.1\r\nHost: 127.0.0.1:3000\r\nConnection: close\r\n\r\n`,
			400,
		],
		['a path without its slash', `GET voyage-search HTTP/1.1\r\n${OWN}\r\n`, 400],
		['no path', `GET ?a=b HTTP/1.1\r\n${OWN}\r\n`, 400],
		['a file that is posted to', `POST /favicon.svg HTTP/1.1\r\n${OWN}Content-Length: 0\r\n\r\n`, 405],
		['a file that is deleted', `DELETE /favicon.svg HTTP/1.1\r\n${OWN}\r\n`, 405],
	])('%s', async (_what, bytes, status) => {
		const before = errorLines().length;
		const { text } = await raw(bytes);
		expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status}`));
		expect(text).not.toContain('evil');
		if (status === 405) expect(text).toMatch(/^allow: GET, HEAD/im);
		expect(errorLines().slice(before)).toEqual([]);
	});

	it.each([
		['a form', form('application/x-www-form-urlencoded', 'mobile=1', 500)],
		['a form with files', form('multipart/form-data; boundary=x', '--x\r\n', 500)],
		['a call', `${POST}Content-Length: 500\r\n\r\n{"a"`],
	])('a client that leaves amid %s', async (_what, bytes) => {
		const before = errorLines().length;
		await raw(bytes, 200);
		await pause(200);
		expect(errorLines().slice(before)).toEqual([]);
	});
});

describe('slow and endless requests', () => {
	it('a client that stops amid its headers gets 408 (T51)', async () => {
		const { text, ms, closed } = await raw(`GET / HTTP/1.1\r\n${HOST}`, 9_000);
		expect(text).toMatch(/^HTTP\/1\.1 408/);
		expect(closed).toBe(true);
		expect(ms).toBeLessThan(7_000);
	}, 12_000);

	it('a body with a huge length in its header is refused before it is read (T50)', async () => {
		const { text } = await raw(`${POST}Content-Length: 9000000000000\r\n\r\n`, 1_500);
		expect(text).toMatch(/^HTTP\/1\.1 413/);
	});
});

describe('methods and members', () => {
	const posts = Object.entries(catalogue).filter(
		([name, call]) => name.startsWith('POST ') && !('internal' in call && call.internal),
	);
	const calls: Readonly<Record<string, Pick<Call, 'who'>>> = catalogue;
	/** The status of a path that has a reading by GET besides the change by POST: a guest may not read a member's, and a public one lacks its input. */
	const refusedReading = (path: string): number | undefined => {
		const reading = calls[`GET ${path}`];
		return reading && (reading.who === 'anybody' ? 400 : 401);
	};
	it.each(posts.map(([name]) => name.slice(5)))('reading %s changes nothing (T19)', async (path) => {
		const browser = visitor(site);
		for (const headers of [{}, { 'x-http-method-override': 'POST' }]) {
			const { status, headers: told } = await browser.get(`/api${path.replaceAll(/\{\w+\}/g, '1')}?_method=POST`, headers);
			expect(status).toBe(refusedReading(path) ?? 405);
			expect(told['set-cookie']).toBeUndefined();
		}
		expect(site.sandbox.calls().calls.filter(({ name }) => name.startsWith('POST '))).toEqual([]);
	});

	it.each(['/login', '/bind', '/', '/user'])('no other site posts to the page %s (T18)', async (path) => {
		for (const headers of [
			{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' },
			{ 'sec-fetch-site': 'same-site', origin: 'https://promo.good.test' },
		])
			expect((await visitor(site).post(path, {}, headers)).status).toBe(403);
		expect(site.sandbox.calls().calls).toEqual([]);
	});

	it('two members who ask at the same time each get their own answer (T45)', async () => {
		const numbers = ['13411110001', '13411110002'];
		const browsers = numbers.map(() => visitor(site));
		for (const [index, browser] of browsers.entries()) expect((await logIn(site, browser, `${numbers[index]}`)).status).toBe(200);
		const turns = Array.from({ length: 100 }, (_, turn) => turn % 2);
		const replies = await Promise.all(turns.map((index) => (browsers[index] as Visitor).get('/api/openapi/guest/info')));
		// Status and number together: a missing answer shows its reason, and isn't taken for another member's.
		expect(replies.map(({ status, body }) => `${status} ${body.data.mobile ?? body.errMsg}`)).toEqual(
			turns.map((index) => `200 ${numbers[index]}`),
		);
	});
});
