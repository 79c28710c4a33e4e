import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RedisConnection } from '#server/storage/redis.ts';
import { sessionLabel } from '#server/storage/session-store.ts';
import type { Call } from '#shared/catalogue/call.ts';
import { catalogue } from '#shared/catalogue/catalogue.ts';
import { paths } from '#shared/paths.ts';
import { sidOf } from './support/browser.ts';
import { keysIn, openRedis, redisUrl } from './support/redis-url.ts';
import { disguises, shows } from './support/secret-forms.ts';
import { startSite, type TestSite } from './support/site.ts';
import { type Visitor, visitor } from './support/visitor.ts';

const TOKEN = 'UTK_CANARY_7f3a+/="<b>';
const MOBILE = '13800138000';
const NAME = '张三丰';
/** So long that the numbers in a log don't hold it by chance. */
const CODE = '91827364';
const MEMBER = { id: 7, nickname: NAME, mobile: MOBILE, mobilePre: '86', region: 'CN' };

/** An upstream that puts a token into every possible place, which the sandbox never does. All other replies are the sandbox's. */
async function startLeakyUpstream(sandboxUrl: () => string): Promise<{ url: string; close: () => Promise<void> }> {
	const answer = (response: ServerResponse, body: unknown) =>
		response
			.writeHead(200, { 'content-type': 'application/json', 'user-token': TOKEN, 'set-cookie': `t=${TOKEN}` })
			.end(JSON.stringify(body));
	const pass = (request: IncomingMessage, response: ServerResponse) => {
		const { origin } = new URL(sandboxUrl());
		const passed = send(`${origin}${request.url}`, { method: request.method, headers: request.headers }, (reply) => {
			response.writeHead(reply.statusCode ?? 502, reply.headers);
			reply.pipe(response);
		});
		request.pipe(passed);
	};
	const server = createServer((request, response) => {
		const token = request.headers['user-token'];
		if (request.url?.includes('/mobile/login'))
			return void answer(response, {
				err: 0,
				errMsg: '',
				data: { ...MEMBER, region: TOKEN, token: TOKEN, expireAt: Date.now() + 3_600_000 },
			});
		if (request.url?.includes('/guest/info'))
			return void answer(response, {
				err: 0,
				errMsg: TOKEN,
				data: { ...MEMBER, nickname: `${NAME}${token}`, region: token, token },
			});
		if (request.url?.includes('/facility/')) return void answer(response, { err: 4211, errMsg: `失败 ${token}`, data: null });
		// The sandbox doesn't know the token, and would end the session
		if (token) return void answer(response, { err: 0, errMsg: TOKEN, data: [] });
		pass(request, response);
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}`,
		close: () => {
			server.closeAllConnections();
			return new Promise((done) => server.close(() => done()));
		},
	};
}

describe('token, number and name of a member', () => {
	let site: TestSite;
	let leaky: Awaited<ReturnType<typeof startLeakyUpstream>>;
	let redis: RedisConnection;
	const sent: string[] = [];
	let browser: Visitor;
	let nonce = '';
	beforeAll(async () => {
		let sandboxUrl = '';
		leaky = await startLeakyUpstream(() => sandboxUrl);
		redis = await openRedis();
		site = await startSite({ REDIS_URL: redisUrl() }, leaky.url);
		sandboxUrl = site.sandboxUrl;
		browser = visitor(site);
		const keep = (reply: { headers: object; text?: string; body: unknown }) =>
			sent.push(JSON.stringify(reply.headers), reply.text ?? '', JSON.stringify(reply.body));
		keep(await browser.post('/api/openapi/message/sms/code', { mobile: MOBILE, mobilePre: '86' }));
		keep(await browser.post('/api/openapi/guest/pc/mobile/login', { mobile: MOBILE, mobilePre: '86', code: CODE }));
		keep(await browser.get('/api/session'));
		keep(await browser.get('/api/openapi/guest/info'));
		keep(await browser.get('/api/openapi/page/facility/9'));
		const entry = await browser.get('/api/login/entry');
		nonce = entry.body.data.nonce;
		keep(entry);
		for (const path of ['/', '/user', '/voyage-search', '/nowhere', '/%ff', `/?code=${MOBILE}`]) keep(await browser.get(path));
		const calls = Object.entries(catalogue as Record<string, Call>).filter(([, { internal }]) => !internal);
		for (const [name] of calls.filter(([call]) => call.startsWith('GET ')))
			keep(await browser.get(`/api${name.slice(4).replaceAll(/\{\w+\}/g, '1')}`));
		for (const path of Object.values(paths)) {
			keep(await browser.get(path.replace(':type', 'PRIVACY')));
			keep(await browser.get(`${path.replace(':type', 'PRIVACY')}?id=1&lang=EN&open=1`));
		}
		keep(await browser.post('/api/login/bank', { code: 'x', nonce: MOBILE }));
		keep(await browser.post('/api/openapi/guest/pc/mobile/login', { mobile: MOBILE, mobilePre: NAME, code: TOKEN }));
	});
	afterAll(async () => {
		await site.close();
		await leaky.close();
		redis.disconnect();
	});

	it('the search finds a secret in all its forms', () => {
		for (const form of disguises(TOKEN)) expect(shows(`..${form}..`, TOKEN)).toBe(true);
		expect(shows(sent.join(), NAME)).toBe(true);
	});

	it('the token is in no data sent to the browser (T58)', () => {
		for (const bytes of sent) expect(shows(bytes, TOKEN)).toBe(false);
	});

	it('no code, cookie, nonce or captcha is in a log line; a login is logged by a hash of its session (T61)', () => {
		const sid = browser.cookies.get('sid') ?? '';
		for (const secret of [sid, sidOf(sid), browser.cookies.get('browser') ?? '-', nonce, CODE])
			expect([secret.length > 5, shows(site.logged(), secret)]).toEqual([true, false]);
		const login = site
			.logged()
			.split('\n')
			.find((line) => line.includes('"logged in"'));
		expect(JSON.parse(login ?? '{}').session).toBe(sessionLabel(sidOf(sid)));
	});

	it('neither token, nor number, nor name is in a log line (T61)', () => {
		expect(site.logged()).toContain('logged in');
		for (const canary of [TOKEN, MOBILE, NAME]) expect(shows(site.logged(), canary)).toBe(false);
	});

	it('none of them is in Redis in clear, in keys or in values (T58, T64)', async () => {
		const keys = await keysIn(redis);
		const values = await Promise.all(keys.map(async (key) => ((await redis.type(key)) === 'string' ? await redis.get(key) : '')));
		expect(keys.some((key) => key.startsWith('session:'))).toBe(true);
		expect(keys.some((key) => key.startsWith('limit:'))).toBe(true);
		for (const bytes of [...keys, ...values])
			for (const canary of [TOKEN, MOBILE, NAME]) expect(shows(bytes ?? '', canary)).toBe(false);
	});
});
