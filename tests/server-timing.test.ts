import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverTiming } from '#server/api/server-timing.ts';
import { catalogue } from '#shared/catalogue/catalogue.ts';
import { newMember } from './support/booking.ts';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, visitor } from './support/visitor.ts';

let site: TestSite;
beforeAll(async () => {
	site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() });
});
afterAll(() => site.close());

const UPSTREAM = /^(GET|POST) \/openapi\//;
const PART = /^(session|page|call)(?:;desc="([^"]+)")?;dur=\d+\.\d$/;

/** Returns the parts in an answer's header, each a name of the closed list or of the catalogue. */
function partsOf(headers: Record<string, string>): string[] {
	const parts = headers['server-timing']?.split(', ') ?? [];
	return parts.map((part) => {
		const [, name = part, of] = PART.exec(part) ?? [];
		if (of && !(of in catalogue)) throw new Error(`${of} is no call`);
		return of ?? name;
	});
}

describe('Server-Timing', () => {
	it('names the slowest three, the slowest first, and none without a measurement', () => {
		const parts = [1, 40, 5.04, 30].map((ms) => ({ name: 'call' as const, of: `GET /${ms}`, ms }));
		const slowest = 'call;desc="GET /40";dur=40.0, call;desc="GET /30";dur=30.0, call;desc="GET /5.04";dur=5.0';
		expect(serverTiming(parts)).toEqual({ 'server-timing': slowest });
		expect(serverTiming([])).toEqual({});
	});

	it('of a call names it and the calls to upstream that it waited for', async () => {
		const parts = partsOf((await visitor(site).get('/api/home?sections=hotLines')).headers);
		expect(parts[0]).toBe('GET /home');
		expect(parts.slice(1)).toEqual([expect.stringMatching(UPSTREAM), expect.stringMatching(UPSTREAM)]);
	});

	it('of a failed call names the calls that it waited for', async () => {
		site.sandbox.fault({ call: 'GET /openapi/cruise/policy/{type}', httpStatus: 504 });
		const { status, headers } = await visitor(site).get('/api/openapi/cruise/policy/PRIVACY');
		expect([status, partsOf(headers)[0]]).toEqual([502, 'GET /openapi/cruise/policy/{type}']);
		site.sandbox.reset();
	});

	it('of a member’s page names the page and its slowest parts', async () => {
		const { headers } = await (await newMember(site)).get('/orders');
		expect(headers['cache-control']).toContain('no-store');
		expect(partsOf(headers)).toHaveLength(3);
		expect(partsOf(headers)[0]).toBe('page');
	});

	it('is on no cached page, neither when it is rendered nor when it is replayed', async () => {
		const guest = visitor(site, { 'accept-language': 'zh-CN' });
		for (const _time of ['rendered', 'replayed']) {
			const { status, headers } = await guest.get('/faq');
			expect([status, headers['cache-control'], headers['server-timing']]).toEqual([
				200,
				expect.stringContaining('public'),
				undefined,
			]);
		}
	});
});
