import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookingView } from '#shared/catalogue/bff/booking.ts';
import type { CartView } from '#shared/catalogue/bff/cart.ts';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import { paths, shipPath } from '#shared/paths.ts';
import { answer, replyTo } from './support/dirty/answers.ts';
import { type DirtyLab, type FreshSite, openDirtyLab } from './support/dirty/lab.ts';
import { redisUrl } from './support/redis-url.ts';
import { visitor } from './support/visitor.ts';

const KINDS = 'GET /openapi/cruise/subcategory/all';
const CATEGORIES = 'GET /openapi/cruise/category/all';
const VOYAGE = 'GET /openapi/voyage/v2/{id}';
const CART = 'GET /openapi/user/shopcart/list';
const FEES = 'GET /openapi/order/cancellation/policy';

type Row = Record<string, unknown>;

let lab: DirtyLab;
let site: FreshSite;
let voyagePath: string;
beforeAll(async () => {
	lab = await openDirtyLab(redisUrl());
	voyagePath = `${paths.voyage}?id=${lab.made.voyage}`;
});
beforeEach(async () => {
	site = await lab.fresh();
});
afterEach(async () => {
	lab.upstream.spoil(null);
	await site.close();
});
afterAll(() => lab.close());

const seeVoyage = async (): Promise<VoyagePage> => (await site.see(`/api/voyage?id=${lab.made.voyage}`)).view as VoyagePage;
const categoriesIn = ({ categories }: VoyagePage) => (categories === 'unavailable' ? expect.fail('no cabins') : categories);

describe('without the kinds of cabin', () => {
	it.each([
		['failing', () => lab.upstream.spoil({ call: KINDS, way: 'http-500', seed: 1 })],
		['null', () => answer(lab, KINDS, null)],
		['none', () => answer(lab, KINDS, [])],
	])('(%s) a voyage has its cabins and prices in one group, and so has the ship', async (_, spoil) => {
		const clean = categoriesIn(await seeVoyage()).map(({ id, price, state }) => ({ id, price, state }));
		await site.close();
		site = await lab.fresh();
		spoil();
		const shown = categoriesIn(await seeVoyage());
		expect(shown.map(({ id, price, state }) => ({ id, price, state }))).toEqual(clean);
		expect(new Set(shown.map(({ kindName }) => kindName))).toEqual(new Set(['']));
		for (const path of [voyagePath, shipPath('AT')]) {
			const { text } = await site.see(path);
			expect(text).toMatch(/^舱房$/m);
			expect(text).not.toContain('其他房型');
		}
	});

	it('nor the categories a cabin is held, put into the cart and shown in both', async () => {
		lab.upstream.spoil({ call: CATEGORIES, way: 'http-500', seed: 1 });
		const member = visitor(site, { cookie: lab.cookie() });
		const cabins = [{ categoryId: lab.made.category, adult: 1, child: 0, count: 1 }];
		expect((await member.post('/api/cart', { voyageId: lab.made.voyage, cabins })).status).toBe(200);
		for (const path of [paths.cart, `${paths.booking}?localId=${lab.made.localId}`]) {
			const { status, text } = await site.see(path);
			expect([path, status]).toEqual([path, 200]);
			expect(text).toMatch(/¥\d/);
		}
	});

	it.each(['/api/cart', '/api/booking/hold'])('nor the categories %s takes one cabin: nothing tells the limit', async (call) => {
		lab.upstream.spoil({ call: CATEGORIES, way: 'http-500', seed: 1 });
		const member = visitor(site, { cookie: lab.cookie() });
		const cabins = [{ categoryId: lab.made.category, adult: 1, child: 0, count: 2 }];
		const { status, body } = await member.post(call, { voyageId: lab.made.voyage, cabins });
		expect([status, body.data.code]).toEqual([502, 'upstream-unavailable']);
	});
});

describe('a category of which upstream doesn’t count the cabins', () => {
	const change = async (rows: (own: Row[]) => unknown) => {
		const sent = await replyTo<Row & { categories: Row[] }>(lab, VOYAGE, voyagePath);
		answer(lab, VOYAGE, { ...sent, inventory: undefined, categories: rows(sent.categories) });
	};
	const stateOf = async () => categoriesIn(await seeVoyage()).find(({ id }) => id === lab.made.category)?.state;
	const isOwn = ({ id }: Row) => String(id) === lab.made.category;

	it.each([
		['left out', ({ inventory: _, ...row }: Row) => row],
		['null', (row: Row) => ({ ...row, inventory: null })],
	])('(%s) isn’t on sale; the others are', async (_, spoil) => {
		expect(await stateOf()).toBe('on-sale');
		await site.close();
		site = await lab.fresh();
		await change((rows) => rows.map((row) => (isOwn(row) ? spoil(row) : row)));
		expect(await stateOf()).toBe('not-on-sale');
		expect(categoriesIn(await seeVoyage()).some(({ state }) => state === 'on-sale')).toBe(true);
		expect((await seeVoyage()).state).toBe('on-sale');
	});

	it('isn’t on sale when no category is counted', async () => {
		await change(() => null);
		expect(categoriesIn(await seeVoyage()).map(({ state }) => state)).not.toContain('on-sale');
	});
});

describe('the table of cancellation fees', () => {
	const UNCERTAIN = '取消费用表暂时无法显示';
	const shownFor = async (steps: readonly unknown[]) => {
		const fresh = await lab.fresh();
		answer(lab, FEES, steps);
		const { status, text } = await fresh.see(voyagePath);
		await fresh.close();
		expect(status).toBe(200);
		return text.includes(UNCERTAIN) ? 'uncertain' : (text.match(/船票全款的|每人 ¥/g) ?? []).length;
	};

	it('is shown without rows that are null, and not at all when a row can’t be read or the days don’t join', async () => {
		const steps = await replyTo<Row[]>(lab, FEES, voyagePath);
		const whole = await shownFor(steps);
		expect(whole).toBeGreaterThan(2);
		expect(await shownFor([null, ...steps, null])).toBe(whole);
		expect(await shownFor(steps.map((step, at) => (at === 1 ? { ...step, percent: '五十', amount: undefined } : step)))).toBe(
			'uncertain',
		);
		expect(await shownFor(steps.map((step, at) => (at === 1 ? {} : step)))).toBe('uncertain');
		expect(await shownFor(steps.filter((_, at) => at !== 1))).toBe('uncertain');
		expect(await shownFor([...steps, { fromDays: 40, toDays: 2, percent: 5 }])).toBe('uncertain');
	});
});

describe('a row of the cart', () => {
	const rowsIn = (view: unknown) => (view as CartView).voyages.flatMap((group) => group.rows);
	const rowsFor = async (change: (row: Row) => unknown) => {
		const sent = await replyTo<Row[]>(lab, CART, paths.cart);
		const [own] = rowsIn((await site.see('/api/cart')).view);
		answer(
			lab,
			CART,
			sent.map((row) => (String(row.id) === own?.id ? change(row) : row)),
		);
		const { status, text } = await site.see(paths.cart);
		expect(status).toBe(200);
		const { view } = await site.see('/api/cart');
		const rows = rowsIn(view);
		return { text, row: rows.find(({ id }) => id === own?.id), others: rows.length - 1 };
	};

	it('without children has none', async () => {
		const { row } = await rowsFor(({ child: _, ...rest }) => rest);
		expect(row).toMatchObject({ child: 0, closed: null, price: expect.any(Number) });
	});

	it('without adults has no price and can’t be booked, and says so', async () => {
		const { row, text, others } = await rowsFor(({ adult: _, ...rest }) => rest);
		expect(row).toMatchObject({ adult: null, closed: 'unknown', price: null, total: null });
		expect(text).toContain('暂时无法预订');
		expect(others).toBeGreaterThan(0);
	});

	it('of which the cabins left aren’t counted can’t be booked', async () => {
		const { row } = await rowsFor((own) => ({ ...own, inventory: null }));
		expect(row).toMatchObject({ closed: 'unknown', left: null });
	});

	it('that is null is none', async () => {
		expect((await rowsFor(() => null)).row).toBeUndefined();
	});
});

describe('nothing at all is said as an empty list, not as a failure', () => {
	it.each([
		[CART, paths.cart, '购物车还是空的'],
		['GET /openapi/order/individual', `${paths.orders}?tab=all`, '您还没有订单'],
		['GET /openapi/user/favorite/all', paths.favourites, '还没有收藏的航次'],
		['GET /openapi/user/tourist', paths.contacts, '还没有常用旅客'],
		['GET /openapi/user/contact', paths.contacts, '还没有常用联系人'],
	] as const)('%s', async (call, path, words) => {
		for (const data of [null, undefined, [], [null]]) {
			const fresh = await lab.fresh();
			answer(lab, call, data);
			const { status, text } = await fresh.see(path);
			expect([data, status, text.includes(words)]).toEqual([data, 200, true]);
			expect(text).not.toContain('暂时无法');
			await fresh.close();
		}
	});
});

describe('a booking', () => {
	it.each([
		['GET /openapi/user/contact', 'contacts', '常用联系人暂时无法显示'],
		['GET /openapi/user/tourist', 'passengers', '常用旅客暂时无法显示'],
	] as const)('without %s keeps what was filled in, and says which list is missing', async (call, list, words) => {
		const path = `/api/booking?localId=${lab.made.localId}`;
		const clean = (await site.see(path)).view as BookingView;
		lab.upstream.spoil({ call, way: 'http-500', seed: 1 });
		const { view } = await site.see(path);
		const { cabins, contactId, deadline } = view as BookingView;
		expect({ cabins, contactId, deadline }).toEqual({
			cabins: clean.cabins,
			contactId: clean.contactId,
			deadline: clean.deadline,
		});
		expect((view as BookingView)[list]).toBe('unavailable');
		expect((await site.see(`${paths.booking}?localId=${lab.made.localId}`)).text).toContain(words);
		const member = visitor(site, { cookie: lab.cookie() });
		const kept = { localId: lab.made.localId, beds: cabins.map(({ beds }) => beds), contactId };
		expect((await member.post('/api/booking/save', kept)).body.data).toEqual({ complete: false });
		const foreign = list === 'contacts' ? { ...kept, contactId: '999999' } : { ...kept, beds: [['999999', null]] };
		expect((await member.post('/api/booking/save', foreign)).status).toBe(502);
	});

	it('without its voyage’s own reply shows the voyage of the timetable', async () => {
		lab.upstream.spoil({ call: VOYAGE, way: 'http-500', seed: 1 });
		const { status, view } = await site.see(`/api/booking?localId=${lab.made.localId}`);
		expect([status, (view as BookingView).voyage.id]).toEqual([200, lab.made.voyage]);
	});
});
