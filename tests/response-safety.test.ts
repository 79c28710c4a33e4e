import { randomUUID } from 'node:crypto';
import express from 'express';
import { pino } from 'pino';
import supertest, { type Response } from 'supertest';
import { request as rawRequest } from 'undici';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { errors } from '#server/middleware/errors.ts';
import { requestFacts } from '#server/middleware/request-facts.ts';
import { createSecurityHeaders } from '#server/middleware/security-headers.ts';
import { keysIn, openRedis, redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { logIn, sendCode, type Visitor, visitor } from './support/visitor.ts';

let site: TestSite;
let member: Visitor;
/** A site without its Redis. */
let away: TestSite;
beforeAll(async () => {
	site = await startSite({ REDIS_URL: redisUrl() });
	away = await startSite();
	member = visitor(site);
	await logIn(site, member, `130${String(Date.now()).slice(-8)}`);
});
afterEach(() => site.sandbox.reset());
afterAll(async () => {
	await site.close();
	await away.close();
});

const at = () => supertest(site.url);
const CSRF = { 'x-csrf': '1' };
/** Returns a signed cookie: both sites have the same secret. */
const signed = () => `sid=${member.cookies.get('sid')}`;
const voyages = '/api/openapi/voyage/all';

/** Answers of each class, with the request that causes each. */
const ANSWERS: readonly [what: string, status: number, ask: () => Promise<Response>][] = [
	['a page', 200, async () => at().get('/voyage-search')],
	['the probe of life', 200, async () => at().get('/livez')],
	['the probe of readiness', 200, async () => at().get('/readyz')],
	['a member’s page', 200, () => member.get('/user')],
	[
		'a page that has not changed',
		304,
		async () => {
			const { headers } = await at().get('/voyage-search');
			return at().get('/voyage-search').set('if-none-match', String(headers.etag));
		},
	],
	['a call', 200, async () => at().get('/api/session')],
	['a redirect', 302, async () => at().get('/user').redirects(0)],
	['an unknown page', 302, async () => at().get('/nowhere').redirects(0)],
	['a static file', 200, async () => at().get('/favicon.svg')],
	['robots', 200, async () => at().get('/robots.txt')],
	['a picture that is not there', 404, async () => at().get('/media/none/none.avif')],
	['a file that is not there', 404, async () => at().get('/x.js')],
	['an unknown voyage', 404, async () => at().get('/route?id=no-such-voyage')],
	['an unknown call', 404, async () => at().get('/api/nothing')],
	['malformed JSON', 400, async () => at().post(voyages).set(CSRF).type('json').send('{"a":')],
	['a malformed address', 400, async () => at().get('/%')],
	['a malformed encoding', 400, async () => at().get('/%ff')],
	['a malformed address of a call', 404, async () => at().get('/api/%')],
	['no session', 401, async () => at().get('/api/openapi/guest/info')],
	['another site’s request', 403, async () => at().post('/login').set('origin', 'https://evil.test')],
	['a link that a frame opens', 403, async () => at().get('/?code=x').set('sec-fetch-dest', 'iframe')],
	['another method', 405, async () => at().delete('/api/session').set(CSRF)],
	['another method of a page', 405, async () => at().delete('/voyage-search').set(CSRF)],
	['a used link', 409, async () => at().post('/api/login/wechat/enter').set(CSRF).send({})],
	[
		'a form of no said length',
		411,
		async () =>
			at()
				.post('/login')
				.set({ ...CSRF, 'transfer-encoding': 'chunked' }),
	],
	[
		'a large body',
		413,
		async () =>
			at()
				.post(voyages)
				.set(CSRF)
				.type('json')
				.send(`{"a":"${'x'.repeat(110_000)}"}`),
	],
	['no JSON', 415, async () => at().post(voyages).set(CSRF).type('text/plain').send('x')],
	[
		'a refusal of upstream',
		422,
		async () => {
			site.sandbox.fault({ call: 'GET /openapi/page/facility/{id}', err: 4211 });
			return at().get('/api/openapi/page/facility/1');
		},
	],
	[
		'too many requests',
		429,
		async () => {
			const browser = visitor(site);
			const mobile = `137${String(Date.now()).slice(-8)}`;
			await sendCode(browser, mobile);
			return sendCode(browser, mobile);
		},
	],
	[
		'an upstream that is away',
		502,
		async () => {
			site.sandbox.fault({ call: '*', httpStatus: 500 });
			return at().get('/api/openapi/cruise/info/77');
		},
	],
	['sessions away, a call', 503, async () => supertest(away.url).get('/api/openapi/guest/info').set('cookie', signed())],
	['sessions away, a page', 503, async () => supertest(away.url).get('/user').set('cookie', signed())],
];

const LEAKS = ['node_modules', 'Error:', 'at file', '    at ', 'Express', '127.0.0.1', 'ioredis', 'undici', 'react-router'];

/** Expects no detail of the server's implementation, and all protective headers. */
function isSound({ status, headers, text = '' }: Pick<Response, 'status' | 'headers' | 'text'>): void {
	for (const leak of LEAKS) expect(text.replaceAll(/<script[\s\S]*?<\/script>/g, '')).not.toContain(leak);
	for (const name of ['x-powered-by', 'server']) expect(headers[name]).toBeUndefined();
	expect(headers['x-content-type-options']).toBe('nosniff');
	expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
	expect(headers['x-frame-options']).toBe('DENY');
	expect(headers['cross-origin-resource-policy']).toBe('same-origin');
	expect(headers['referrer-policy']).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
	expect(headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
	if (status >= 400) expect(headers['cache-control']).toContain('no-store');
	if (headers['content-type']?.startsWith('text/html'))
		expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
}

describe.each(ANSWERS)('%s (%i)', (_what, status, ask) => {
	it('has its security headers and shows no detail of the server (T21, T62)', async () => {
		const reply = await ask();
		expect(reply.status).toBe(status);
		isSound(reply);
		if (status >= 400) {
			const isCall = new URL(reply.request.url).pathname.startsWith('/api');
			expect(reply.headers['content-type']).toMatch(isCall || status === 411 ? /^application\/json/ : /^text\/html/);
		}
	});
});

it.each([
	['en-GB', /<html lang="en"/, /try again|not valid/],
	['zh-CN', /<html lang="zh-Hans"/, /请/],
])('an error page speaks the visitor’s language (%s) and names the request (T62)', async (language, lang, words) => {
	const id = randomUUID();
	const { text } = await at().get('/%').set({ 'accept-language': language, 'x-request-id': id });
	expect(text).toMatch(lang);
	expect(text).toMatch(words);
	expect(text).toContain(id);
});

it('headers of 20 KB are refused without any detail of the server (T62)', async () => {
	const { statusCode, headers, body } = await rawRequest(`${site.url}/`, { headers: { 'x-a': 'a'.repeat(20_000) } });
	expect(statusCode).toBe(431);
	expect(headers.server).toBeUndefined();
	expect(await body.text()).toBe('');
});

it.each(['/page', '/api/call'])('an unforeseen error (500) shows none of its details: %s (T21, T62)', async (path) => {
	const headers = createSecurityHeaders({ SITE_URL: 'http://127.0.0.1', CASHIER_HOSTS: [], PICTURE_HOSTS: [] });
	const failing = express()
		.disable('x-powered-by')
		.use(requestFacts())
		.use((_request, response, next) => {
			response.set(headers.plain);
			next();
		})
		.use(() => {
			throw Object.assign(new Error('secret at file:///srv/app.ts 10.0.0.1 UTK'), { status: 500 });
		})
		.use(errors({ log: pino({ level: 'silent' }), headers, phone: '400', siteUrl: 'https://www.good.test' }));
	const reply = await supertest(failing).get(path);
	expect(reply.status).toBe(500);
	expect(reply.text).not.toMatch(/secret|file:|10\.0|UTK/);
	isSound(reply);
});

it('a malformed address makes no warning in the log or on the console (T62)', async () => {
	const told: unknown[] = [];
	const { warn, error } = console;
	console.warn = (...words) => told.push(words);
	console.error = (...words) => told.push(words);
	const before = site.logged().length;
	try {
		for (const path of ['/%', '/%ff', '/a/%c0%af', '/policy/%', '/voyage-search/%zz?x=%', '/route?id=%']) await at().get(path);
	} finally {
		Object.assign(console, { warn, error });
	}
	expect(told).toEqual([]);
	const lines = site.logged().slice(before).split('\n').filter(Boolean);
	expect(lines.filter((line) => JSON.parse(line).level > 30)).toEqual([]);
});

it('every key in Redis has a known prefix, never a text of a request (T11, T62)', async () => {
	const redis = await openRedis();
	const keys = await keysIn(redis);
	redis.disconnect();
	expect(keys.filter((key) => !/^(session|vault|limit|cache)[:.]/.test(key))).toEqual([]);
});
