import { type AddressInfo, createServer } from 'node:net';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createForwarder } from '#server/outside/forwarder.ts';
import { createFaultLog } from '#server/upstream/fault-log.ts';
import { capturedLog } from './support/captured-log.ts';
import { startSite, type TestSite } from './support/site.ts';

let services: TestSite;
let site: TestSite;
beforeAll(async () => {
	services = await startSite();
	site = await startSite({
		ANALYTICS_URL: `${services.sandboxUrl}/__tracking/analytics`,
		STATISTICS_URL: `${services.sandboxUrl}/__tracking/statistics`,
	});
});
afterAll(async () => {
	await site.close();
	await services.close();
});

const AT = Date.parse('2026-11-22T04:00:00Z');
const place = { page: 'search', lang: 'CN', device: 'mobile', at: AT };
const tell = (events: unknown, headers: Record<string, string> = {}, to = site) =>
	supertest(to.url)
		.post('/api/events')
		.set({ host: 'www.good.test', 'sec-fetch-site': 'same-origin', ...headers })
		.send({ events });
const arrived = (service: 'analytics' | 'statistics') => services.sandbox.tracked(service);

describe('an event of a visit', () => {
	it('reaches both services with the fields of the list', async () => {
		const events = [
			{ event: 'page-view', ...place, from: 'home', channel: 'baidu' },
			{ event: 'step', ...place, step: 'search' },
			{ event: 'vital', ...place, metric: 'LCP', value: 1234.5 },
		];
		const { body, headers } = await tell(events);
		expect(body.data).toEqual({ accepted: 3, refused: 0 });
		expect(headers['set-cookie']).toBeUndefined();
		for (const service of ['analytics', 'statistics'] as const)
			await vi.waitFor(() => expect(arrived(service)).toEqual(events.toReversed()), { timeout: 10_000 });
	});

	it('that isn’t on the list is counted and dropped, and isn’t logged', async () => {
		const before = arrived('analytics').length;
		const { body } = await tell([
			{ event: 'page-view', ...place, mobile: '13012345678', query: '王小明' },
			{ event: 'typed', text: '13012345678' },
			{ event: 'step', ...place, step: '13012345678' },
			{ event: 'vital', ...place, metric: 'LCP', value: 'E12345678' },
			{ event: 'page-view', ...place, page: '/route?id=1' },
			{ event: 'constructor', ...place },
		]);
		expect(body.data.accepted).toBe(1);
		expect(body.data.refused).toBeGreaterThan(10);
		await vi.waitFor(() => expect(arrived('analytics')).toHaveLength(before + 1), { timeout: 10_000 });
		expect(arrived('analytics')[0]).toEqual({ event: 'page-view', ...place });
		expect(site.logged()).toContain('fields of tracking events refused');
		expect(site.logged()).not.toMatch(/13012345678|王小明|E12345678/);
	});

	it.each(['sec-gpc', 'dnt'])('of a visitor with a signal against tracking isn’t read: %s', async (signal) => {
		const before = arrived('analytics').length;
		const { body } = await tell([{ event: 'page-view', ...place, page: 'home' }], { [signal]: '1' });
		expect(body.data).toEqual({ accepted: 0, refused: 0 });
		await tell([{ event: 'step', ...place, step: 'paid' }]);
		await vi.waitFor(() => expect(arrived('analytics')).toHaveLength(before + 1), { timeout: 10_000 });
		expect(arrived('analytics')[0]).toMatchObject({ step: 'paid' });
	});

	it.each([[[]], [Array.from({ length: 51 }, () => ({ event: 'page-view', ...place }))], ['text'], [[7]]])(
		'is refused as a whole where it is no batch',
		async (events) => {
			expect((await tell(events)).status).toBe(400);
		},
	);

	it('is only sent by pages of a site with a service', async () => {
		const page = async (to: TestSite) => (await supertest(to.url).get('/').set({ host: 'www.good.test' })).text;
		expect(await page(services)).toContain('"tracking":false');
		expect(await page(site)).toContain('"tracking":true');
	});

	it('is answered at once while a service hangs and the other is away, and the loss is counted', async () => {
		const hanging = createServer(() => {});
		await new Promise<void>((done) => hanging.listen(0, '127.0.0.1', done));
		const { port } = hanging.address() as AddressInfo;
		const { log, lines } = capturedLog('warn');
		const forwarder = createForwarder({
			urls: [`http://127.0.0.1:${port}/`, 'http://127.0.0.1:1/'],
			faults: createFaultLog(log),
			pause: { gather: 1, answer: 50, rest: 1 },
		});
		const event = { event: 'page-view', page: 'home', lang: 'CN', device: 'desktop', at: AT } as const;
		forwarder.passOn([event, event], 0);
		await vi.waitFor(
			() => {
				forwarder.passOn([], 0);
				expect(lines.join('')).toContain('tracking events lost');
			},
			{ timeout: 10_000 },
		);
		await forwarder.close();
		hanging.close();
	});

	it('waits while a service is away, up to a limit: the oldest are dropped', async () => {
		const { log, lines } = capturedLog('warn');
		const forwarder = createForwarder({
			urls: ['http://127.0.0.1:1/'],
			faults: createFaultLog(log),
			pause: { gather: 60_000, answer: 50, rest: 60_000 },
		});
		const event = { event: 'page-view', page: 'home', lang: 'CN', device: 'desktop', at: AT } as const;
		forwarder.passOn(
			Array.from({ length: 2_500 }, () => event),
			0,
		);
		expect(lines.join('')).toContain('"count":500');
		await forwarder.close();
	});
});
