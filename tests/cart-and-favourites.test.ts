import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CartView } from '#shared/catalogue/bff/cart.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, logIn, type Visitor, visitor } from './support/visitor.ts';

let site: TestSite;
let number = 13_700_000_000;

beforeAll(async () => {
	site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() });
});
afterEach(() => site.sandbox.reset());
afterAll(() => site.close());

/** Logs a new member in: the stand-in gives new members a cart and favourites. */
async function member(): Promise<Visitor> {
	const browser = visitor(site);
	number += 1;
	await logIn(site, browser, String(number));
	return browser;
}
const cartOf = async (browser: Visitor, lang = 'CN'): Promise<CartView> =>
	(await browser.get(`/api/cart?lang=${lang}`)).body.data;
const favouritesOf = async (browser: Visitor): Promise<VoyageCard[]> => (await browser.get('/api/favourites')).body.data.voyages;
const session = async (browser: Visitor, lang = 'CN') => (await browser.get(`/api/session?lang=${lang}`)).body.data;

describe('GET /cart', () => {
	it('is for members', async () => {
		const reply = await visitor(site).get('/api/cart');
		expect(reply.status).toBe(401);
		expect(reply.body).toMatchObject({ err: 700, data: { code: 'not-logged-in' } });
	});

	it('shows sailings to come by voyage, those that can be booked first, and the reason why others can’t', async () => {
		const today = todayInShanghai(new Date());
		const { voyages, count } = await cartOf(await member());
		expect(voyages.map(({ closed }) => closed)).toEqual([null, null, 'sold-out']);
		expect(voyages[0]?.rows.map(({ code, adult, child, balcony }) => ({ code, adult, child, balcony }))).toEqual([
			{ code: 'B2', adult: 2, child: 0, balcony: true },
			{ code: 'F4', adult: 2, child: 2, balcony: false },
		]);
		const [full] = voyages.at(-1)?.rows ?? [];
		expect(full).toMatchObject({ closed: 'sold-out', left: 0 });
		expect(full?.instead === null || full?.instead?.categoryId !== full?.categoryId).toBe(true);
		expect(count).toBe(4);
		for (const { voyage } of voyages) expect(voyage.date > today).toBe(true);
	});

	it('changes with signed differences and removals, and each member has a cart of their own', async () => {
		const [mei, lin] = [await member(), await member()];
		const [first] = (await cartOf(mei)).voyages;
		const row = first?.rows[0];
		const { voyageId, categoryId, adult, child } = row as NonNullable<typeof row>;
		const put = (count: number) => mei.post('/api/openapi/user/shopcart', { voyageId, categoryId, adult, child, count });
		expect((await put(1)).body.err).toBe(0);
		expect((await cartOf(mei)).voyages[0]?.rows[0]?.count).toBe(2);
		expect((await cartOf(lin)).voyages[0]?.rows[0]?.count).toBe(1);
		expect((await put(3)).body).toMatchObject({ err: 3002, data: { code: 'upstream-business' } });
		expect((await put(-2)).body.err).toBe(0);
		expect((await cartOf(mei)).voyages[0]?.rows).toHaveLength(1);
		const other = (await cartOf(lin)).voyages[0]?.rows[0]?.id;
		expect((await mei.delete(`/api/openapi/user/shopcart/${other}`)).body.err).toBe(0);
		expect((await cartOf(lin)).voyages[0]?.rows).toHaveLength(2);
	});

	it('a cart row is changed with the token of the session’s member, and never without a token (T45)', async () => {
		expect((await visitor(site).delete('/api/openapi/user/shopcart/1')).status).toBe(401);
		expect(site.sandbox.calls().counts['DELETE /openapi/user/shopcart/{id}']).toBeUndefined();
	});
});

describe('favourites', () => {
	it('can be added and removed, and the session lists them', async () => {
		const browser = await member();
		const before = await favouritesOf(browser);
		expect(before.at(-1)?.state).toBe('departed');
		const open = before.filter(({ state }) => state !== 'departed');
		const leave = open[0]?.id ?? '';
		expect((await browser.post(`/api/openapi/user/voyage/${leave}/unfavorite`)).body.err).toBe(0);
		expect((await favouritesOf(browser)).map(({ id }) => id)).not.toContain(leave);
		expect((await browser.post(`/api/openapi/user/voyage/${leave}/favorite`)).body.err).toBe(0);
		const { favourites, badges } = await session(browser);
		expect(favourites[0]).toBe(leave);
		expect(badges.favourites).toBe(before.length);
	});

	it('a page asked for by a guest leads to the login page and back', async () => {
		const reply = await visitor(site).get('/wish-list', { accept: 'text/html' });
		expect(reply.status).toBe(302);
		expect(reply.headers.location).toBe('/login?redirect=%2Fwish-list');
	});
});

describe('GET /session', () => {
	it('counts the cabins of sailings to come, in Chinese only', async () => {
		const browser = await member();
		expect((await session(browser)).badges.cart).toBe(4);
		expect((await session(browser, 'EN')).badges.cart).toBe(0);
	});

	it('stays up while cart and favourites are away', async () => {
		const browser = await member();
		site.sandbox.fault({ call: 'GET /openapi/user/shopcart/list', httpStatus: 503 });
		site.sandbox.fault({ call: 'GET /openapi/user/favorite/all', garbage: 'html' });
		expect(await session(browser)).toMatchObject({ user: { id: expect.any(String) }, badges: { cart: 0, favourites: 0 } });
	});

	it('shows no member after upstream has ended the session', async () => {
		const browser = await member();
		site.sandbox.fault({ call: 'GET /openapi/user/favorite/all', err: 700 });
		expect(await session(browser)).toMatchObject({ user: null, badges: { cart: 0, favourites: 0 }, favourites: [] });
		site.sandbox.reset();
		expect((await browser.get('/api/cart')).status).toBe(401);
	});
});
