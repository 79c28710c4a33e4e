import { createDecipheriv } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type CallInput, openapi, type UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { HotRouteGroup } from '#shared/catalogue/entities.ts';
import { cart } from '#shared/catalogue/openapi/cart.ts';
import { checkIn } from '#shared/catalogue/openapi/check-in.ts';
import { contacts } from '#shared/catalogue/openapi/contacts.ts';
import { coupons } from '#shared/catalogue/openapi/coupons.ts';
import { favourites } from '#shared/catalogue/openapi/favourites.ts';
import { holds } from '#shared/catalogue/openapi/holds.ts';
import { memberLinks } from '#shared/catalogue/openapi/member-links.ts';
import { orders } from '#shared/catalogue/openapi/orders.ts';
import { payment } from '#shared/catalogue/openapi/payment.ts';
import { user } from '#shared/catalogue/openapi/user.ts';
import { AD_SLOTS, FACILITY_GROUPS, POLICY_TYPES, SHIP_CODES } from '#shared/constants.ts';
import { HOT_ROUTES, startSandbox, type TestSandbox } from './test-support.ts';

let server: TestSandbox;
let voyageId = '';

beforeAll(async () => {
	server = await startSandbox('2026-11-21T01:00:00Z');
	voyageId = (await server.ask('POST /openapi/voyage/all', {}))[0]?.id ?? '';
});
afterAll(() => server.close());

/** Calls with replies that depend on the member or on earlier calls; other tests cover them. */
const personal = {
	...user,
	...favourites,
	...cart,
	...holds,
	...orders,
	...coupons,
	...payment,
	...memberLinks,
	...contacts,
	...checkIn,
};

type Public = Exclude<UpstreamCall, keyof typeof personal>;
const PUBLIC = Object.keys(openapi).filter((name) => !(name in personal)) as Public[];
/** Calls that need no input. */
type Bare = { [N in Public]: Record<never, never> extends CallInput<N> ? N : never }[Public];
type Samples = { [N in Exclude<Public, Bare>]: CallInput<N>[] } & { [N in Bare]?: CallInput<N>[] };

/** Inputs of calls; a call without a row gets an empty one. */
const samples = (): Samples => ({
	'GET /openapi/advert/window/{id}': AD_SLOTS.map((_, index) => ({ id: index + 1 })),
	'GET /openapi/popup/all': [{ showPage: 'home' }, {}],
	'GET /openapi/cruise/info/{id}': [{ id: 1 }, { id: '2' }, { id: '3' }],
	'GET /openapi/cruise/port/{id}': [{ id: 101 }, { id: 503 }],
	'GET /openapi/cruise/cabin': [{ cruiseId: 1 }, { cruiseId: 3, categoryId: 302 }],
	'GET /openapi/cruise/category/all': [{}, { cruiseId: 2 }],
	'GET /openapi/cruise/policy/{type}': POLICY_TYPES.map((type) => ({ type })),
	'GET /openapi/voyage/v2/{id}': [{ id: voyageId }],
	'POST /openapi/voyage/all': [
		{},
		{ date: '2027-02,2027-03', port: '101', destination: '202,203', cruise: '3', days: '5,6', sort: 'price-asc' },
	],
	'POST /openapi/voyage': [{}, { page: 1, pageSize: 5 }],
	'POST /openapi/voyage/list': [{ ids: voyageId }],
	'GET /openapi/voyage/v2detail/{id}': [{ id: voyageId }],
	'GET /openapi/voyage/v2detail-default/{id}': [{ id: voyageId }],
	'GET /openapi/order/cancellation/policy': [{ voyageId }],
	'GET /openapi/management': [1, 2, 3, 4].map((type) => ({ type })),
	'GET /openapi/management/{id}': [{ id: 1001 }],
	'GET /openapi/management/group/all': [{ type: 1 }],
	'GET /openapi/management/{id}/group/{gid}/list': [{ id: 1001, gid: 12 }],
	'GET /openapi/page/facility/all': [{}, { cruiseId: 1, group: 'RESTAURANT' }],
	'GET /openapi/page/facility/{id}': [{ id: 1 }],
	'GET /openapi/page/{code}': SHIP_CODES.map((code) => ({ code })),
	'GET /openapi/page/{code}/group/{gid}': [
		{ code: 'AT', gid: 101 },
		{ code: 'MC', gid: 306 },
	],
	'GET /openapi/page/{code}/details': SHIP_CODES.map((code) => ({ code })),
});

describe('replies', () => {
	it.each(PUBLIC)('%s fits its schema', async (name) => {
		for (const input of samples()[name] ?? [{}]) {
			const { status, envelope } = await server.send(name, { ...input });
			expect(status).toBe(200);
			expect(envelope).toMatchObject({ err: 0, errMsg: '' });
			const read = openapi[name].output.safeParse(envelope.data);
			expect(read.error?.issues).toBeUndefined();
			if (Array.isArray(read.data)) expect(read.data.length).toBeGreaterThan(0);
		}
	});

	it('encrypts the hot routes with the cipher given, as hex', async () => {
		const hex = await server.ask('GET /openapi/voyage/v2/hotsVoyage', {});
		expect(hex).toMatch(/^[0-9a-f]+$/);
		const decipher = createDecipheriv(HOT_ROUTES.cipher, Buffer.from(HOT_ROUTES.key, 'hex'), Buffer.from(HOT_ROUTES.iv, 'hex'));
		const groups = z.array(HotRouteGroup).parse(JSON.parse(decipher.update(hex, 'hex', 'utf8') + decipher.final('utf8')));
		expect(groups).toHaveLength(4);
		for (const { voyages } of groups) expect(voyages.length).toBeGreaterThanOrEqual(5);
	});

	it('has facilities in every group, and content in the amounts a site needs', async () => {
		const facilities = await server.ask('GET /openapi/page/facility/all', {});
		expect(facilities.length).toBeGreaterThanOrEqual(20);
		expect(new Set(facilities.map(({ group }) => group))).toEqual(new Set(FACILITY_GROUPS));
		expect((await server.ask('GET /openapi/management/qa', {})).length).toBeGreaterThanOrEqual(20);
		expect(await server.ask('GET /openapi/management/guide', {})).toHaveLength(9);
		expect((await server.ask('GET /openapi/management/years', {})).length).toBeGreaterThanOrEqual(3);
		expect((await server.ask('GET /openapi/countrySmsCode', {})).length).toBeGreaterThanOrEqual(30);
		expect(await server.ask('GET /openapi/voyage/hots', {})).toHaveLength(6);
	});

	it('fills the advert slots as home’s layout needs them', async () => {
		const [cn, en, footer, destination, experience, notice, activities] = await Promise.all(
			AD_SLOTS.map((_, index) => server.ask('GET /openapi/advert/window/{id}', { id: index + 1 })),
		);
		expect(cn?.length).toBe(3);
		expect(en?.length).toBe(3);
		expect(footer).toHaveLength(2);
		expect(destination?.length).toBeGreaterThanOrEqual(8);
		expect(destination?.filter(({ link }) => link === '')).toHaveLength(1);
		expect(experience).toHaveLength(6);
		expect(experience?.filter(({ link }) => link.endsWith('.mp4'))).toHaveLength(1);
		expect(notice).toHaveLength(1);
		expect(activities).toHaveLength(4);
		const counting = cn?.filter(({ showCountDown }) => showCountDown) ?? [];
		expect(counting).toHaveLength(1);
		for (const { endTime, nowTime } of counting) expect(Number(endTime) - Number(nowTime)).toBeGreaterThan(86_400_000);
	});
});

describe('search', () => {
	it('filters by month, departure port, destination, ship and length', async () => {
		const filter = { date: '2027-04,2027-05', port: '101', destination: '202', cruise: '3', days: '6,7' };
		const found = await server.ask('POST /openapi/voyage/all', filter);
		expect(found.length).toBeGreaterThan(0);
		for (const voyage of found) {
			expect(voyage.departureDate).toMatch(/^2027-0[45]/);
			expect(voyage.line.name).toMatch(/^上海-.*长崎.*-上海$/);
			expect(voyage.cruise.id).toBe('3');
			expect([6, 7]).toContain(voyage.days);
		}
		const all = await server.ask('POST /openapi/voyage/all', {});
		expect(found).toHaveLength(
			all.filter(
				(voyage) =>
					/^2027-0[45]/.test(voyage.departureDate) && /^上海-.*长崎/.test(voyage.line.name) && [6, 7].includes(voyage.days),
			).length,
		);
	});

	it('takes one departure day as well as a month', async () => {
		const [first] = await server.ask('POST /openapi/voyage/all', {});
		const found = await server.ask('POST /openapi/voyage/all', { date: first?.departureDate ?? '' });
		expect(found.map(({ id }) => id)).toContain(first?.id);
		expect(new Set(found.map(({ departureDate }) => departureDate)).size).toBe(1);
	});

	it('pages from 0 without gaps or repeats, and gives the total', async () => {
		const all = await server.ask('POST /openapi/voyage/all', {});
		const pages = await Promise.all([0, 1, 2].map((page) => server.ask('POST /openapi/voyage', { page, pageSize: 7 })));
		expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(all.slice(0, 21).map(({ id }) => id));
		expect(pages[0]?.total).toBe(all.length);
	});

	it('sorts by price, date and length; voyages without a price come last', async () => {
		const prices = (await server.ask('POST /openapi/voyage/all', { sort: 'price-desc' })).map(
			({ price }) => price?.disCountPrice ?? 0,
		);
		expect(prices).toEqual([...prices].sort((a, b) => b - a));
		const cheapest = (await server.ask('POST /openapi/voyage/all', { sort: 'price-asc' })).map(
			({ price }) => price?.disCountPrice ?? Number.MAX_VALUE,
		);
		expect(cheapest).toEqual([...cheapest].sort((a, b) => a - b));
		const dates = (await server.ask('POST /openapi/voyage/all', { sort: 'date-desc' })).map(({ departureDate }) => departureDate);
		expect(dates).toEqual([...dates].sort().reverse());
		const days = (await server.ask('POST /openapi/voyage/all', { sort: 'days-asc' })).map((voyage) => voyage.days);
		expect(days).toEqual([...days].sort((a, b) => a - b));
	});

	it('finds departed voyages by id only', async () => {
		const later = await startSandbox('2026-12-20T01:00:00Z');
		try {
			expect((await later.ask('POST /openapi/voyage/list', { ids: voyageId })).map(({ id }) => id)).toEqual([voyageId]);
			expect((await later.ask('POST /openapi/voyage/all', {})).map(({ id }) => id)).not.toContain(voyageId);
		} finally {
			await later.close();
		}
	});
});
