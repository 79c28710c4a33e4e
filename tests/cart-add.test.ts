import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { VoyagePage } from '#shared/catalogue/bff/voyage.ts';
import type { CartRow } from '#shared/catalogue/entities.ts';
import { findChoice, newMember } from './support/booking.ts';
import { redisUrl } from './support/redis-url.ts';
import { startSite, type TestSite } from './support/site.ts';
import { BEHIND_HTTPS, type Visitor, visitor } from './support/visitor.ts';

const ADD = 'POST /openapi/user/shopcart';
const COUPLE = { adult: 2, child: 0 };

let site: TestSite;
let voyageId = '';
/** Two categories of the voyage, and one of another ship, which upstream refuses. */
let [first, second, foreign] = ['', '', ''];

beforeAll(async () => {
	site = await startSite({ ...BEHIND_HTTPS, REDIS_URL: redisUrl() });
	({ voyageId } = await findChoice(site));
	const guest = visitor(site);
	const { ship, categories } = (await guest.get(`/api/voyage?id=${voyageId}`)).body.data as VoyagePage;
	const plain =
		categories === 'unavailable' ? [] : categories.filter(({ state, code }) => state === 'on-sale' && !/^F/.test(code));
	[first = '', second = ''] = plain.map(({ id }) => id);
	const all = (await guest.get('/api/openapi/cruise/category/all')).body.data as { id: string; cruiseId: string }[];
	foreign = all.find(({ cruiseId }) => cruiseId !== ship.id)?.id ?? '';
});
afterEach(() => site.sandbox.reset());
afterAll(() => site.close());

const add = (browser: Visitor, ...cabins: [categoryId: string, count: number][]) =>
	browser.post('/api/cart', { voyageId, cabins: cabins.map(([categoryId, count]) => ({ categoryId, ...COUPLE, count })) });
const cartOf = async (browser: Visitor): Promise<Record<string, number>> => {
	const { data } = (await browser.get('/api/openapi/user/shopcart')).body as { data: CartRow[] };
	return Object.fromEntries(data.filter((row) => row.voyageId === voyageId).map(({ categoryId, count }) => [categoryId, count]));
};

describe('POST /cart', () => {
	it('is for members', async () => {
		expect((await add(visitor(site), [first, 1])).status).toBe(401);
		expect(site.sandbox.calls().counts[ADD]).toBeUndefined();
	});

	it('adds cabins of several categories to those that are in the cart', async () => {
		const lin = await newMember(site);
		expect((await add(lin, [first, 1])).body).toEqual({ err: 0, errMsg: '', data: {} });
		await add(lin, [first, 1], [second, 2]);
		expect(await cartOf(lin)).toEqual({ [first]: 2, [second]: 2 });
	});

	it.each([
		['fails', { httpStatus: 503 }, 502, 'upstream-unavailable'],
		['is refused', { err: 3001, errMsg: '该房型暂停销售' }, 422, 'upstream-business'],
		['is added, but the answer is lost', { lost: true }, 502, 'upstream-unavailable'],
	])('adds nothing when the second category %s; a second try leaves each category once', async (_, fault, status, code) => {
		const lin = await newMember(site);
		await add(lin, [first, 1]);
		site.sandbox.fault({ call: ADD, input: { categoryId: second }, times: 1, ...fault });
		const failed = await add(lin, [first, 2], [second, 1]);
		expect([failed.status, failed.body.data.code]).toEqual([status, code]);
		if ('errMsg' in fault) expect(failed.body.errMsg).toBe(fault.errMsg);
		expect(await cartOf(lin)).toEqual({ [first]: 1 });
		expect((await add(lin, [first, 2], [second, 1])).body.err).toBe(0);
		expect(await cartOf(lin)).toEqual({ [first]: 3, [second]: 1 });
	});

	it('says that the cart is to be looked at when the first category can’t be taken back', async () => {
		const lin = await newMember(site);
		site.sandbox.fault({ call: ADD, input: { count: '-1' }, httpStatus: 503 });
		const failed = await add(lin, [first, 1], [foreign, 1]);
		expect([failed.status, failed.body.data.code]).toEqual([409, 'cart-unclear']);
		expect(failed.body.errMsg).toContain('购物车');
		expect(site.logged()).toContain('cabins taken back out of the cart');
		expect(await cartOf(lin)).toEqual({ [first]: 1 });
	});

	it('keeps upstream’s words for a first category that it refuses', async () => {
		const lin = await newMember(site);
		const refused = await add(lin, [foreign, 1], [first, 1]);
		expect(refused.body).toMatchObject({ data: { code: 'upstream-business' }, errMsg: expect.stringContaining('房型') });
		expect(await cartOf(lin)).toEqual({});
	});

	it('sends upstream nothing of more cabins than one booking may hold', async () => {
		const lin = await newMember(site);
		const refused = await add(lin, [first, 3], [second, 3]);
		expect(refused.body.data).toMatchObject({ code: 'invalid-input', field: 'cabins' });
		expect(site.sandbox.calls().counts[ADD]).toBeUndefined();
	});
});
