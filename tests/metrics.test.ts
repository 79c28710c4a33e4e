import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSandbox, type Sandbox } from '#sandbox/server.ts';
import { serve } from '#server/serve.ts';
import { readConfig } from '#server/settings/config.ts';
import { catalogue } from '#shared/catalogue/catalogue.ts';
import { PAGE_NAMES, pageOf } from '#shared/pages.ts';
import { findChoice, newMember, ordered } from './support/booking.ts';
import { capturedLog } from './support/captured-log.ts';
import { readSamples, type Samples } from './support/metrics.ts';
import { redisUrl } from './support/redis-url.ts';
import { HOT_ROUTES } from './support/site.ts';
import { BEHIND_HTTPS, codeOf, control, sendCode, tryCode, visitor } from './support/visitor.ts';

const REQUESTS = 'cruise_http_request_duration_seconds_count';
const UPSTREAM = 'cruise_upstream_request_duration_seconds_count';
const SHIPS = 'GET /openapi/cruise/all';
/** Makes calls that no page of the other tests makes. */
const FACILITY = 'GET /openapi/page/facility/{id}';

let sandbox: Sandbox;
let upstream: { url: string; close: () => Promise<void> };
let site: { url: string; sandboxUrl: string; metricsUrl: string; close: () => Promise<void> };

const settings = { ...BEHIND_HTTPS, DEMO: 'true', PORT: '0', HOST: '127.0.0.1', DRAIN_MS: '0' };
const start = (env: Record<string, string>) => {
	const config = readConfig({ ...settings, REDIS_URL: redisUrl(), ...env });
	return serve({ config, upstreamUrl: upstream.url, sandboxUrl: upstream.url, log: capturedLog('silent').log });
};
const measured = async (): Promise<Samples> => readSamples(await (await fetch(site.metricsUrl)).text());

beforeAll(async () => {
	sandbox = createSandbox({ hotRoutes: HOT_ROUTES });
	upstream = await sandbox.listen(0, '127.0.0.1');
	const served = await start({ METRICS_PORT: '0' });
	site = { ...served, metricsUrl: served.metricsUrl ?? '', sandboxUrl: upstream.url };
});
afterAll(async () => {
	await site.close();
	await upstream.close();
});

/** Returns the increase of metrics during an action. */
async function added(act: () => Promise<unknown>) {
	const before = await measured();
	await act();
	const after = await measured();
	return (name: string, labels?: Record<string, string>) => after.sum(name, labels) - before.sum(name, labels);
}

describe('metrics', () => {
	it('are served at a port of their own and nowhere else', async () => {
		for (const path of ['/metrics', '/api/metrics']) {
			const { status, text } = await visitor(site).get(path);
			expect([path, status === 200, text.includes('cruise_')]).toEqual([path, false, false]);
		}
		expect((await fetch(site.metricsUrl.replace('/metrics', '/'))).status).toBe(404);
		expect((await fetch(site.metricsUrl)).headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
		expect(new URL(site.metricsUrl).hostname).toBe('127.0.0.1');
	});

	it('are off unless a port is given, which can’t be the public one', async () => {
		const off = await start({});
		expect(off.metricsUrl).toBeUndefined();
		await off.close();
		expect(() => readConfig({ ...settings, PORT: '3000', METRICS_PORT: '3000' })).toThrow('METRICS_PORT');
	});

	it('count rare events from 0, so that the first one after a start is seen', async () => {
		const text = await (await fetch(site.metricsUrl)).text();
		expect(text).toContain('cruise_logins_total{way="partner",outcome="in"} 0');
		expect(text).toContain('cruise_sessions_begun_total{way="partner"} 0');
		expect(text).toContain('cruise_sessions_ended_total{by="upstream"} 0');
		expect(text).toContain('cruise_sms_codes_total{event="used",prefix="9"} 0');
	});

	it('count requests by route, method and status', async () => {
		const guest = visitor(site);
		const more = await added(async () => {
			await guest.get('/faq');
			await guest.get('/api/openapi/cruise/all');
			await guest.post('/api/openapi/cruise/all');
			await guest.get('/user');
		});
		expect(more(REQUESTS, { kind: 'page', route: '/faq', method: 'GET', status: '200' })).toBe(1);
		expect(more(REQUESTS, { kind: 'call', route: '/api/openapi/cruise/all', method: 'GET', status: '200' })).toBe(1);
		expect(more(REQUESTS, { kind: 'call', route: '/api/openapi/cruise/all', method: 'POST', status: '405' })).toBe(1);
		expect(more(REQUESTS, { kind: 'page', route: '/user', status: '302' })).toBe(1);
	});

	it('have as many routes as the tables, whatever is asked for', async () => {
		const guest = visitor(site);
		const canary = 'CANARY7f3a';
		const paths = [
			`/${canary}`,
			`/campaigns/${canary}`,
			`/api/${canary}`,
			`/api/openapi/voyage/v2/${canary}`,
			`/assets/${canary}.js`,
		];
		for (const path of paths) await guest.get(`${path}?q=${canary}`);
		const { text, values } = await measured();
		expect(text).not.toContain(canary);
		const templates = Object.keys(catalogue).map((name) => `/api${name.split(' ')[1]}`);
		const known = new Set([...PAGE_NAMES.map((name) => pageOf(name).path), ...templates]);
		expect(values(REQUESTS, 'route').filter((route) => !known.has(route))).toEqual(
			expect.arrayContaining(['unknown', '/assets']),
		);
		const others = new Set(['unknown', '/assets', '/readyz', '/livez', '/media']);
		expect(values(REQUESTS, 'route').filter((route) => !known.has(route) && !others.has(route))).toEqual([]);
	});

	it('count the results of guests’ requests for cached pages', async () => {
		const guest = visitor(site);
		const more = await added(async () => {
			await guest.get('/brand-story');
			await guest.get('/brand-story');
			const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
			await guest.get('/brand-story');
			now.mockRestore();
		});
		expect(['miss', 'hit', 'stale'].map((result) => more('cruise_page_cache_total', { result }))).toEqual([1, 1, 1]);
	});

	it('count cached replies by their origin', async () => {
		const guest = visitor(site);
		const more = await added(async () => {
			await guest.get('/api/openapi/page/facility/2');
			await guest.get('/api/openapi/page/facility/2');
		});
		const answers = (tier: string) => more('cruise_cache_answers_total', { tier });
		expect([answers('missed'), answers('memory')]).toEqual([1, 1]);
		expect(more('cruise_cache_fills_total', { from: 'upstream' })).toBe(1);
	});

	it('count upstream’s answers by call, and show open breakers', async () => {
		sandbox.fault({ call: FACILITY, httpStatus: 504 });
		const guest = visitor(site);
		const more = await added(async () => {
			for (let id = 100; id < 112; id += 1) await guest.get(`/api/openapi/page/facility/${id}`);
		});
		expect(more(UPSTREAM, { call: FACILITY, outcome: 'outage' })).toBeGreaterThanOrEqual(5);
		expect(more(UPSTREAM, { call: FACILITY, outcome: 'held-back' })).toBeGreaterThan(0);
		const { sum } = await measured();
		expect(sum('cruise_upstream_breaker_open', { call: FACILITY })).toBe(1);
		expect(sum('cruise_upstream_breaker_open', { call: SHIPS })).toBe(0);
		expect(sum(UPSTREAM, { call: SHIPS, outcome: 'ok' })).toBeGreaterThan(0);
		sandbox.reset();
	});

	it('count logins by way and outcome, refusals of limits, and sessions', async () => {
		const guest = visitor(site);
		const mobile = '13611110001';
		const more = await added(async () => {
			await sendCode(guest, mobile);
			await sendCode(guest, mobile);
			await tryCode(guest, mobile, '00000000');
			const member = await newMember(site);
			await member.post('/api/logout');
		});
		// The code of the failed login was sent, and never used.
		const codes = (event: string) => ['86', '8', '1'].map((prefix) => more('cruise_sms_codes_total', { event, prefix }));
		expect([codes('sent'), codes('used')]).toEqual([
			[2, 0, 0],
			[1, 0, 0],
		]);
		const logins = (outcome: string) => more('cruise_logins_total', { way: 'sms', outcome });
		expect([logins('in'), logins('upstream-business')]).toEqual([1, 1]);
		expect(more('cruise_upstream_errors_total', { call: 'POST /openapi/guest/pc/mobile/login' })).toBe(1);
		expect(more('cruise_limit_refusals_total', { limit: 'send-code', by: 'number' })).toBe(1);
		expect(more('cruise_sessions_begun_total', { way: 'sms' })).toBe(1);
		expect(more('cruise_sessions_ended_total', { by: 'member' })).toBe(1);
	});

	it('count a code as used once, by the group of its prefix, however often its login is pressed', async () => {
		const guest = visitor(site, { 'x-forwarded-for': '10.92.1.1' });
		const number = { mobile: '61230001', mobilePre: '852' };
		const more = await added(async () => {
			await guest.post('/api/openapi/message/sms/code', number);
			const code = await codeOf(site, number.mobile);
			for (let press = 0; press < 2; press += 1)
				expect((await guest.post('/api/openapi/guest/pc/mobile/login', { ...number, code })).status).toBe(200);
		});
		const codes = (event: string) => ['86', '8'].map((prefix) => more('cruise_sms_codes_total', { event, prefix }));
		expect([codes('sent'), codes('used')]).toEqual([
			[0, 1],
			[0, 1],
		]);
	});

	it('follow a booking from its beginning to its payment, and count a payment once', async () => {
		const member = await newMember(site);
		const choice = await findChoice(site);
		const more = await added(async () => {
			const orderId = await ordered(member, choice);
			await member.post('/api/order/pay', { orderId, method: 'union' });
			await control(site, '/orders/pay', { id: orderId, outcome: 'pay' });
			for (let look = 0; look < 3; look += 1) await member.get(`/api/order/payment?id=${orderId}`);
		});
		const steps = ['begun', 'held', 'ordered', 'paying', 'paid'].map((step) => [step, more('cruise_bookings_total', { step })]);
		expect(Object.fromEntries(steps)).toEqual({ begun: 1, held: 1, ordered: 1, paying: 1, paid: 1 });
	});

	it('count a hold of the event loop for each request that is under way, and for no other', async () => {
		const port = { call: 'GET /openapi/cruise/port/{id}', input: { id: '90001' } } as const;
		sandbox.fault({ ...port, delayMs: 1_000 });
		const wasAsked = () => sandbox.calls().calls.some(({ name, input }) => name === port.call && input.id === port.input.id);
		const guest = visitor(site);
		const more = await added(async () => {
			await guest.get('/faq');
			const held = guest.get(`/api/openapi/cruise/port/${port.input.id}`);
			while (!wasAsked()) await new Promise(setImmediate);
			const until = performance.now() + 400;
			while (performance.now() < until);
			await held;
		});
		sandbox.reset();
		const held = 'cruise_event_loop_held_total';
		expect(more(held, { kind: 'call', route: '/api/openapi/cruise/port/{id}' })).toBe(1);
		expect(more(held, { route: '/faq' })).toBe(0);
	});

	it('show Redis, the event loop and the build', async () => {
		const { sum, values } = await measured();
		for (const server of ['cache', 'sessions']) {
			expect(sum('cruise_redis_ready', { server })).toBe(1);
			expect(sum('cruise_redis_command_duration_seconds_count', { server, outcome: 'ok' })).toBeGreaterThan(0);
		}
		const used = sum('cruise_redis_memory_used_ratio', { server: 'sessions' });
		expect(used > 0 && used < 1).toBe(true);
		expect(sum('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
		expect(sum('cruise_build_info')).toBe(1);
		expect(values('cruise_requests_shed_total', 'class')).toEqual(['ahead', 'unkept', 'visitor', 'member', 'booking']);
		expect(sum('cruise_http_requests_under_way')).toBe(0);
	});

	it('hold no personal data: no number, no token, no address', async () => {
		const { mobile } = await newMember(site);
		const { text } = await measured();
		expect(text).not.toContain(mobile);
		expect(text).not.toMatch(/token|13611110001|10\.\d+\.\d+\.\d+/i);
	});
});
