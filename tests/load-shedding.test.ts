import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { resolve } from 'node:path';
import supertest from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { watchLoop } from '#server/watch/event-loop.ts';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { logIn, type Visitor, visitor } from './support/visitor.ts';

const [file = ''] = readdirSync(resolve(import.meta.dirname, '../dist/client/assets'));
const HOST = 'Host: www.good.test\r\nX-CSRF: 1\r\n';
const sockets: Socket[] = [];
let site: TestSite;
let member: Visitor;
let lateMs = 0;
beforeAll(async () => {
	site = await startSite({ REDIS_URL: redisUrl() }, undefined, undefined, undefined, () => lateMs);
	member = visitor(site);
	await logIn(site, member, `131${String(Date.now()).slice(-8)}`);
});
afterEach(async () => {
	lateMs = 0;
	for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => site.close());

const open = async ({ url }: TestSite): Promise<Socket> => {
	const socket = connect(Number(new URL(url).port), '127.0.0.1');
	sockets.push(socket);
	await new Promise<void>((done) => socket.once('connect', done));
	return socket.setEncoding('utf8');
};
const said = (socket: Socket): Promise<string> => new Promise((done) => socket.once('data', (text) => done(String(text))));

/** Begins requests with bodies that never end, and waits until each has begun. */
async function hold(at: TestSite, count: number): Promise<void> {
	const begin = async () => {
		const socket = await open(at);
		const begun = said(socket);
		socket.write(
			`POST /api/openapi/voyage/all HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n{`,
		);
		expect(await begun).toContain('100 Continue');
	};
	await Promise.all(Array.from({ length: count }, begin));
}

const EN = { 'accept-language': 'en' };
const guest = (path: string, headers = {}) => supertest(site.url).get(path).set(headers).redirects(0);
const statusesOf = async (...asked: PromiseLike<{ status: number }>[]) => (await Promise.all(asked)).map(({ status }) => status);
const ahead = () =>
	statusesOf(guest('/api/voyage?id=3270301', { purpose: 'prefetch' }), guest('/login', { 'sec-purpose': 'prefetch' }));
const unkept = () => statusesOf(guest('/faq'), guest('/sitemap.xml'), guest('/login', { 'user-agent': 'Googlebot/2.1' }));
const ofVisitors = () => statusesOf(guest('/login'), guest('/api/openapi/cruise/all'));
const ofMembers = () => statusesOf(member.get('/api/openapi/guest/info'), member.get('/wish-list'));
const ofBookings = () => statusesOf(member.get('/api/openapi/order/individual?pageSize=1'));
const cheap = () => statusesOf(guest('/livez'), guest('/readyz'), guest('/robots.txt'), guest(`/assets/${file}`), guest('/news'));

describe('a process under overload', () => {
	it('refuses the least important requests first; never cached pages, files and probes (R-29)', async () => {
		await guest('/news');
		await hold(site, 8);
		lateMs = 100;
		expect([await ahead(), await ofVisitors()]).toEqual([
			[503, 503],
			[200, 200],
		]);
		await hold(site, 8);
		lateMs = 250;
		expect(await unkept()).toEqual([503, 503, 503]);
		expect([await ofVisitors(), await ofMembers()]).toEqual([
			[200, 200],
			[200, 200],
		]);
		await hold(site, 8);
		lateMs = 500;
		expect([await ofVisitors(), await ofMembers()]).toEqual([
			[503, 503],
			[200, 200],
		]);
		await hold(site, 16);
		lateMs = 1_000;
		expect([await ofMembers(), await ofBookings()]).toEqual([[503, 503], [200]]);
		lateMs = 0;
		await hold(site, 40);
		lateMs = 2_000;
		expect([await ofBookings(), await cheap()]).toEqual([[503], [200, 200, 200, 200, 200]]);
	});

	it('answers with a small page in the page’s language, with the time to come again', async () => {
		await hold(site, 24);
		lateMs = 500;
		const pages = await Promise.all([guest('/faq?lang=CN'), guest('/faq?lang=EN')]);
		for (const { status, headers, text } of pages) {
			expect(status).toBe(503);
			expect(headers['cache-control']).toBe('no-store');
			expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(2);
			expect(Number(headers['retry-after'])).toBeLessThanOrEqual(5);
			expect(headers['content-security-policy']).toContain("default-src 'none'");
			expect(text.length).toBeLessThan(2_000);
			expect(text).not.toContain('<script');
		}
		expect(pages[0].text).toMatch(/lang="zh-Hans"[\s\S]*当前访问人数较多[\s\S]*href="">重试</);
		expect(pages[1].text).toMatch(/lang="en"[\s\S]*So many people[\s\S]*href="">Try again</);
		const { body, headers } = await guest('/api/openapi/cruise/all', EN);
		expect(body).toMatchObject({ err: 10_504, errMsg: expect.stringContaining('So many people'), data: { code: 'overloaded' } });
		expect([headers['cache-control'], Number(headers['retry-after']) > 0]).toEqual(['no-store', true]);
	});

	it('says after a form without JavaScript that sending it again loses nothing', async () => {
		await hold(site, 40);
		lateMs = 1_000;
		const { status, text } = await member.post('/contact/editor?lang=EN', {});
		expect([status, text.includes('what you entered is still there')]).toEqual([503, true]);
	});

	it('logs only some of the refusals, as of cached pages', async () => {
		await hold(site, 16);
		lateMs = 250;
		const refusals = () => site.logged().split('"code":"overloaded"').length - 1;
		const before = refusals();
		for (let turn = 0; turn < 20; turn++) await guest('/faq');
		expect(refusals() - before).toBeLessThanOrEqual(1);
	});
});

it('a blocked event loop makes the process refuse at once, and a moment later no more (R-23)', async () => {
	const loop = watchLoop();
	const real = await startSite({}, undefined, undefined, undefined, loop.lateMs);
	await hold(real, 16);
	const [page, probe] = [await open(real), await open(real)];
	const answers = [said(page), said(probe)];
	page.write(`GET /faq HTTP/1.1\r\n${HOST}\r\n`);
	probe.write(`GET /livez HTTP/1.1\r\n${HOST}\r\n`);
	const until = performance.now() + 500;
	while (performance.now() < until);
	const [refused, alive] = await Promise.all(answers);
	expect(refused).toMatch(/^HTTP\/1\.1 503 /);
	expect(alive).toMatch(/^HTTP\/1\.1 200 /);
	await expect.poll(async () => (await supertest(real.url).get('/faq')).status, { timeout: 10_000 }).toBe(200);
	loop.stop();
	await real.close();
});
