import { request } from 'undici';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#shared/catalogue/call.ts';
import { catalogue } from '#shared/catalogue/catalogue.ts';
import { addressesOf, PAGE_NAMES, pageOf } from '#shared/pages.ts';
import { paths } from '#shared/paths.ts';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, mustLogIn, type Visitor, visitor } from './support/visitor.ts';

let site: TestSite;
let member: Visitor;
beforeAll(async () => {
	site = await startSite({ ...BEHIND_HTTPS, API_DOCS: 'true', REDIS_URL: redisUrl() });
	member = visitor(site);
	await mustLogIn(site, member, '13011112222');
});
afterEach(() => site.sandbox.reset());
afterAll(() => site.close());

const pages = PAGE_NAMES.flatMap((name) => addressesOf(pageOf(name))).map((address) => address.replace(/:.*/, '1'));
const addressOf = (path: string): string => path.replaceAll(/\{\w+\}/g, '1');
/** Addresses besides the catalogue and the pages, which Express answers itself. */
const OTHERS = [
	'/livez',
	'/readyz',
	'/robots.txt',
	'/sitemap.xml',
	'/media/a/b.avif',
	'/qr/official/1',
	'/assets/x.js',
	'/api/docs',
	'/api/docs/viewer.js',
	'/api/docs/swagger-ui-bundle.js',
	'/api/docs/swagger-ui.css',
	'/api/openapi.json',
	'/__sandbox',
	'/cashier',
	'/pay/go/x',
	'/nowhere',
];
const CASHIER_RETURNS: readonly string[] = [paths.orders, paths.payment];
const FILES = ['/assets/x.js', '/media/a/b.avif'];

/** The answer to another site: a refusal; 404 for an unknown address; a redirect to a GET for a cashier's return by POST. */
function statusFor(method: string, address: string): number {
	if (CASHIER_RETURNS.includes(address) && method === 'POST') return 303;
	const isFile = FILES.includes(address) || (address.endsWith('.data') && !address.startsWith('/api/'));
	return isFile ? 404 : 403;
}
const calls = Object.entries(catalogue as Record<string, Call>).filter(([, { internal }]) => !internal);

describe('every address', () => {
	it('every page for members is marked so (T13)', () => {
		expect(pages.length).toBeGreaterThan(15);
		const MEMBERS = /^\/(user|cart|booking|wish-list|contact\/|contacts|tourist|orders|order|crm|online|check)/;
		for (const { path, access } of PAGE_NAMES.map(pageOf))
			if (MEMBERS.test(path)) expect([path, access]).toEqual([path, 'member']);
	});

	const all = [...new Set([...pages, ...calls.map(([name]) => addressOf(`/api${name.split(' ')[1]}`)), ...OTHERS])];
	it.each(all)('refuses requests of another site: %s (T13, T14)', async (path) => {
		const cookie = `__Host-sid=${member.cookies.get('__Host-sid')}`;
		for (const from of [
			{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' },
			{ 'sec-fetch-site': 'same-site', origin: 'https://promo.good.test' },
			{ origin: 'null' },
		])
			for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const)
				for (const address of [path, `${path}.data`]) {
					const { statusCode, headers, body } = await request(site.url + address, {
						method,
						headers: { host: 'www.good.test', 'x-forwarded-proto': 'https', cookie, ...from },
						body: 'a=b',
					});
					await body.dump();
					expect([method, address, from, statusCode]).toEqual([method, address, from, statusFor(method, address)]);
					expect(headers['set-cookie']).toBeUndefined();
				}
		expect(site.sandbox.calls().calls).toEqual([]);
	});
});

describe('reading (T19)', () => {
	/** Calls to upstream that only read, whatever their method. */
	const TELLING =
		/^GET |^POST \/openapi\/(voyage|voyage\/all|voyage\/list|order\/individual\/calculate|order\/v2\/individual\/calculate|order\/getEmptyCabin|order\/getTicketUrl|coupon\/(check|checkCrmCoupon|getCrmCouponList)|user\/generate_urllink2?|user\/qrcode\/create)$/;
	/** Pages and calls that don't answer 200: redirects, unknown things, and refusals of upstream. */
	const OTHERWISE: Record<number, readonly string[]> = {
		302: ['/bind', '/login'],
		400: ['/route', '/qa/detail', '/destination/detail', '/new', '/api/openapi/message/captcha'],
		404: [
			...['/booking', '/booking/confirm', '/order', '/order/price', '/pay/return', '/api/policy/1', '/campaigns/1'],
			...['/check-in', '/check/form', '/check/tourist', '/online/confirm', '/together', '/our-voyage', '/my-voyage'],
		],
		422: [
			'/api/openapi/order/individual/1/getCoupon',
			'/api/openapi/order/individual/1/refundPrice',
			'/api/openapi/voyage/v2/1',
			'/api/openapi/cruise/port/1',
			'/api/openapi/management/1',
			'/api/openapi/management/1/group/1/list',
			'/api/openapi/page/1',
			'/api/openapi/page/1/group/1',
		],
	};
	/** The right answer to a member for an address without parameters: 400 for a call that needs some. */
	function statusOf(path: string): number {
		const other = Object.entries(OTHERWISE).find(([, listed]) => listed.includes(path));
		if (other) return Number(other[0]);
		const call = calls.find(([name]) => name.startsWith('GET ') && addressOf(`/api${name.slice(4)}`) === path);
		const named = Object.fromEntries([...(call?.[0] ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1']));
		return call && !call[1].input.safeParse(named).success ? 400 : 200;
	}
	const looks = [...pages, ...calls.flatMap(([name]) => (name.startsWith('GET ') ? [addressOf(`/api${name.slice(4)}`)] : []))];

	it.each(looks)('%s changes nothing', async (path) => {
		const sid = member.cookies.get('__Host-sid');
		for (const method of ['GET', 'HEAD'] as const) {
			const {
				statusCode,
				headers: told,
				body,
			} = await request(site.url + path, {
				method,
				headers: {
					host: 'www.good.test',
					'x-forwarded-proto': 'https',
					cookie: `__Host-sid=${sid}`,
					'x-http-method-override': 'DELETE',
					'x-method-override': 'POST',
				},
			});
			await body.dump();
			expect(statusCode).toBe(statusOf(path));
			expect(String(told['set-cookie'] ?? '')).not.toContain('sid=');
		}
		const other = site.sandbox.calls().calls.filter(({ name }) => !TELLING.test(name));
		expect(other.map(({ name }) => name)).toEqual([]);
		expect(await member.who()).toBe('130****2222');
	});
});
