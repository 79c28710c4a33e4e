import { describe, expect, it } from 'vitest';
import type { UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { ORDER_STATUSES } from '#shared/constants.ts';
import { loginPath, orderPath, paths } from '#shared/paths.ts';
import { useDirtySite } from './support/dirty/dirty-site.ts';
import type { DirtyLab, FreshSite } from './support/dirty/lab.ts';
import { control, logIn, type Visitor, visitor } from './support/visitor.ts';

const INFO = 'GET /openapi/guest/info';
const ORDERS = 'GET /openapi/order/individual';
const SMS = 'POST /openapi/message/sms/code';
const TIMETABLE = 'POST /openapi/voyage/all';

let lab: DirtyLab;
let site: FreshSite;
let mobile = 13_655_560_000;
useDirtySite({
	opened: async (given) => {
		lab = given;
		const clean = await lab.fresh();
		await clean.see(`/api/voyage?id=${lab.made.voyage}`);
		await clean.close();
	},
	fresh: (given) => {
		site = given;
	},
});

/** A browser with a member. */
async function member(number = String(++mobile)): Promise<Visitor> {
	const backed = { url: site.url, sandboxUrl: lab.sandboxUrl };
	const browser = visitor(backed);
	const { status, text } = await logIn(backed, browser, number);
	if (status !== 200) throw new Error(`not logged in: ${status} ${text}`);
	return browser;
}
const answer = (call: UpstreamCall, body: string, status = 200) =>
	lab.upstream.spoil({ call, way: 'envelope', status, body, seed: 1 });
const sendCode = () => visitor(site).post('/api/openapi/message/sms/code', { mobile: String(++mobile), mobilePre: '86' });

describe('an envelope that lacks a key', () => {
	it.each([
		['errMsg', '{"err":0,"data":null}'],
		['data', '{"err":0,"errMsg":""}'],
		['errMsg and data', '{"err":0}'],
		['data but `false`', '{"err":"0","errMsg":"success","data":false}'],
	])('without %s is a success where only that matters', async (_, body) => {
		answer(SMS, body);
		expect((await sendCode()).body).toMatchObject({ err: 0 });
		answer('POST /openapi/user/voyage/{id}/favorite', body);
		expect((await (await member()).post(`/api/openapi/user/voyage/${lab.made.voyage}/favorite`)).body.err).toBe(0);
	});

	it('without errMsg has its data read', async () => {
		answer(TIMETABLE, JSON.stringify({ err: 0, data: lab.upstream.examples.get(TIMETABLE)?.[0] }));
		const { status, view } = await site.see('/api/search');
		expect([status, (view as { total: number }).total > 20]).toEqual([200, true]);
	});

	it.each([
		['/api/orders', 'GET /openapi/order/individual', { warnings: [] }],
		['/api/orders', 'GET /openapi/order/individual', { warnings: [{ text: 'soon' }] }],
		['/api/policy/PRIVACY', 'GET /openapi/cruise/policy/{type}', { policy: { content: '正文' } }],
	] as const)('%s is unavailable, and never empty, when %s answers with fields of something else', async (path, call, data) => {
		answer(call, JSON.stringify({ err: 0, data }));
		expect((await site.see(path)).status).toBe(502);
	});

	it('without data for a policy says that there is none', async () => {
		answer('GET /openapi/cruise/policy/{type}', '{"err":0,"data":null}');
		expect((await site.see('/api/policy/PRIVACY')).status).toBe(404);
	});

	it('without data is unavailable where a value is needed, and one log line says so', async () => {
		const browser = await member();
		answer(INFO, '{"err":0,"errMsg":""}');
		const { status, body } = await browser.get('/api/openapi/guest/info');
		expect([status, body.data.code]).toEqual([502, 'upstream-unavailable']);
		expect(site.lines().filter(({ msg, call }) => msg === 'reply does not fit' && call === INFO)).toHaveLength(1);
		expect(await browser.who()).not.toBeNull();
	});

	it('without err is neither success nor failure: unavailable, and no member is logged out', async () => {
		const browser = await member();
		// Before other pages, which may cache the timetable
		answer(TIMETABLE, '{"data":[]}');
		expect((await browser.get(paths.search)).status).toBe(502);
		answer(ORDERS, '{"errMsg":"","data":{"rows":[],"total":0}}');
		expect((await browser.get('/api/orders')).status).toBe(502);
		expect((await browser.get(paths.orders)).status).toBe(200);
		answer(SMS, '{"errMsg":"ok"}');
		const { status, headers } = await sendCode();
		expect([status, headers['retry-after']]).toEqual([503, '60']);
		expect(await browser.who()).not.toBeNull();
	});

	it.each([
		['without data', '{"err":1002,"errMsg":"短信通道繁忙，请五分钟后再试"}', '短信通道繁忙，请五分钟后再试'],
		['without errMsg', '{"err":1002,"data":null}', '暂时无法完成，请稍后再试。'],
		['with errMsg null', '{"err":"1002","errMsg":null}', '暂时无法完成，请稍后再试。'],
	])('a refusal %s is shown in upstream’s own words, or else in the site’s', async (_, body, words) => {
		answer(SMS, body);
		const { status, body: told } = await sendCode();
		expect([status, told.err, told.errMsg]).toEqual([422, 1002, words]);
	});
});

it('HTTP 201 is a success like 200', async () => {
	answer(SMS, '{"err":0,"errMsg":"","data":null}', 201);
	expect((await sendCode()).status).toBe(200);
	answer(TIMETABLE, JSON.stringify({ err: 0, data: lab.upstream.examples.get(TIMETABLE)?.[0] }), 201);
	expect((await site.see(paths.search)).status).toBe(200);
});

describe('“not logged in” ends the session and leads to the login page and back', () => {
	it.each([
		['an envelope without data', 200, '{"err":700,"errMsg":"未登录"}'],
		['a number in quotes', 200, '{"err":"700","data":null}'],
		['a number with a point', 200, '{"err":700.0}'],
		['HTTP 401 with the envelope', 401, '{"err":700,"errMsg":"未登录","data":null}'],
		['HTTP 401 with a number of its own', 401, '{"err":10401,"errMsg":"认证失败"}'],
		['HTTP 401 with 401 in the envelope', 401, '{"err":401,"errMsg":"认证失败"}'],
		['HTTP 401 without one', 401, '<!doctype html><title>Unauthorized</title>'],
	])('as %s', async (_, status, body) => {
		const number = String(++mobile);
		const browser = await member(number);
		answer(ORDERS, body, status);
		const address = `${paths.orders}?tab=past`;
		const led = await browser.get(address);
		expect([led.status, led.headers.location]).toEqual([302, loginPath(address)]);
		lab.upstream.spoil(null);
		expect(await browser.who()).toBeNull();
		expect((await browser.get(loginPath(address))).status).toBe(200);
		expect((await browser.get(address)).headers.location).toBe(loginPath(address));

		await logIn({ sandboxUrl: lab.sandboxUrl }, browser, number);
		expect((await browser.get(address)).status).toBe(200);
		answer(INFO, body, status);
		const called = await browser.get('/api/openapi/guest/info', { referer: `https://www.good.test${address}` });
		expect([called.status, called.body.err, called.body.data.login]).toEqual([401, 700, loginPath(address)]);
	});

	it.each([
		['an order’s page', orderPath('{paid}'), 'GET /openapi/voyage/v1/disabledCancelList'],
		['the passengers', paths.contacts, 'GET /openapi/user/contact'],
		['the next order of a member’s page', paths.user, ORDERS],
	] as const)('also when only a part of %s makes the call', async (_, path, call) => {
		const number = String(++mobile);
		const browser = await member(number);
		const { id } = await control<{ id: string }>(lab, '/orders', {
			mobile: number,
			status: ORDER_STATUSES['not-travelled'],
			daysToSail: 70,
		});
		const address = path.replace(encodeURIComponent('{paid}'), id);
		answer(call, '{"err":700,"errMsg":"未登录"}');
		const { status, headers } = await browser.get(address);
		expect([status, headers.location]).toEqual([302, loginPath(address)]);
	});
});

describe('a departure at 2026-12-22T16:00:00.000+00:00, which is midnight in China', () => {
	const MOMENT = '2026-12-22T16:00:00.000+00:00';
	const VOYAGE = 'GET /openapi/voyage/v2/{id}';
	type Data = { id: unknown; departureDate: unknown };
	const departing = (data: Data): Data => (String(data.id) === lab.made.voyage ? { ...data, departureDate: MOMENT } : data);

	it('is sold as the 23rd: on its page, in the search, in a booking', async () => {
		const detail = lab.upstream.examples.get(VOYAGE)?.find((data) => String((data as Data).id) === lab.made.voyage) as Data;
		answer(VOYAGE, JSON.stringify({ err: 0, errMsg: '', data: departing(detail) }));
		const page = await site.see(`/api/voyage?id=${lab.made.voyage}`);
		expect(page.view).toMatchObject({ id: lab.made.voyage, date: '2026-12-23' });
		expect((await site.see(`${paths.voyage}?id=${lab.made.voyage}`)).text).toContain('12月23日');
		const all = lab.upstream.examples.get(TIMETABLE)?.[0] as Data[];
		answer(TIMETABLE, JSON.stringify({ err: 0, errMsg: '', data: all.map(departing) }));
		const other = await lab.fresh();
		const found = await other.see(`/api/search?ids=${lab.made.voyage}`);
		const booking = await other.see(`/api/booking?localId=${lab.made.localId}`);
		await other.close();
		expect(found.view).toMatchObject({ rows: [{ id: lab.made.voyage, date: '2026-12-23' }] });
		expect(booking.view).toMatchObject({ voyage: { id: lab.made.voyage, date: '2026-12-23' } });
	});
});
