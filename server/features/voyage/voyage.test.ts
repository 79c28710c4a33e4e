import { describe, expect, it } from 'vitest';
import { VoyageDetail } from '#shared/catalogue/entities.ts';
import { DOCUMENT_TYPES } from '#shared/rules/documents.ts';
import { type Replies, refuse, scopeWith, unknown } from '#tests/support/feature-scope.ts';
import { category, fleet, sailing, sailingWithPrices } from '#tests/support/sample-voyages.ts';
import { voyage } from './voyage.ts';

const LINE = '上海-那霸-上海';
const offers = {
	inventory: null,
	prices: {
		in: { personAvg: 3299, totalPrice: 6598 },
		in2: { personAvg: 3499, totalPrice: 6998 },
		bal: { personAvg: 4999, totalPrice: 9998 },
		odd: { personAvg: 1, totalPrice: 2 },
	},
	categories: [
		{ id: 'in', inventory: 3 },
		{ id: 'bal', inventory: 0 },
	],
};
const detail = VoyageDetail.parse({
	itinerary: [
		{ day: 5, port: '上海', enPort: 'Shanghai' },
		{ day: 1, port: '上海', enPort: 'Shanghai', depart: '17:00' },
		{ day: 2, port: '海上航行', enPort: 'At Sea', title: '海上巡游', enTitle: 'At sea' },
		{ day: 3, port: '那霸', enPort: 'Naha', arrive: '08:00', depart: '18:00' },
	],
	desc: '航次',
	included: ['餐'],
	enIncluded: ['Meals'],
	excluded: ['服务费'],
});
const whole: Replies = {
	...fleet(sailing(1, '2027-03-05', LINE)),
	'GET /openapi/voyage/v2/{id}': () => sailingWithPrices(1, '2027-03-05', LINE, offers),
	'GET /openapi/voyage/v2detail/{id}': () => detail,
	'GET /openapi/cruise/category/all': () => [
		category({ id: 'bal', subcategoryId: 'b', code: 'B1', hasBalcony: 1 }),
		category({ id: 'none', subcategoryId: 'b', code: 'B2' }),
		category({ id: 'odd', subcategoryId: 'b', code: 'B3' }),
		category({ id: 'in2', subcategoryId: 'i', code: 'I2' }),
		category({ id: 'in', subcategoryId: 'i', code: 'I1' }),
		category({ id: 'other', cruiseId: 20 }),
	],
	'GET /openapi/cruise/subcategory/all': () => [
		{ id: 'b', code: 'BAL', cnName: '阳台', enName: 'Balcony' },
		{ id: 'i', code: 'IN', cnName: '内舱', enName: 'Inside' },
	],
	'GET /openapi/order/cancellation/policy': () => [
		{ fromDays: null, toDays: 30, percent: 10 },
		{ fromDays: 29, toDays: 0, percent: 100 },
	],
};
const ask = (replies: Replies, lang: 'CN' | 'EN' = 'EN') => voyage({ id: '1' }, scopeWith(replies, { lang }).scope);

describe('GET /voyage', () => {
	it('is the card with pictures and the documents that it takes', async () => {
		expect(await ask(whole)).toMatchObject({
			id: '1',
			date: '2027-03-05',
			returnDate: '2027-03-09',
			nights: 4,
			state: 'on-sale',
			price: { from: 3299, reference: 5000 },
			pictures: ['/media/cover.webp', '/media/a.webp', '/media/b.webp'],
			documentTypes: DOCUMENT_TYPES,
		});
	});

	it('has the itinerary in order, with dates and kinds of day', async () => {
		const { itinerary, included, excluded, desc } = await ask(whole);
		expect(itinerary).toMatchObject([
			{ day: 1, date: '2027-03-05', kind: 'embark', port: 'Shanghai' },
			{ day: 2, date: '2027-03-06', kind: 'sea', port: 'At Sea', title: 'At sea' },
			{ day: 3, date: '2027-03-07', kind: 'port', port: 'Naha', arrive: '08:00' },
			{ day: 5, date: '2027-03-09', kind: 'disembark' },
		]);
		expect({ included, excluded, desc }).toEqual({ included: ['Meals'], excluded: ['服务费'], desc: '航次' });
	});

	it('has this ship’s cabins, the cheapest first, with their price and the number left', async () => {
		const { categories } = await ask(whole);
		expect(categories).toMatchObject([
			{
				id: 'in',
				kindName: 'Inside',
				price: { from: 3299, reference: null },
				total: 6598,
				state: 'on-sale',
				left: 3,
			},
			// Upstream doesn't say how many are left.
			{ id: 'in2', state: 'not-on-sale', left: null },
			{ id: 'bal', state: 'sold-out', left: 0, balcony: true },
			{ id: 'none', price: null, total: null, state: 'not-on-sale' },
			{ id: 'odd', price: null, total: null, state: 'not-on-sale' },
		]);
	});

	it('marks the cancellation fee in force', async () => {
		expect((await ask(whole)).cancellation).toMatchObject([
			{ until: '2027-02-03', today: true },
			{ from: '2027-02-04', today: false },
		]);
	});

	it('shows the line’s usual itinerary only when the voyage has none of its own', async () => {
		const usual: Replies = { 'GET /openapi/voyage/v2detail-default/{id}': () => detail };
		for (const own of [() => null, refuse]) {
			expect((await ask({ ...whole, ...usual, 'GET /openapi/voyage/v2detail/{id}': own })).itinerary).toHaveLength(4);
		}
		expect((await ask({ ...whole, ...usual, 'GET /openapi/voyage/v2detail/{id}': undefined })).itinerary).toBe('unavailable');
	});

	it('has its cabins in one group when the kinds can’t be had', async () => {
		const { categories } = await ask({ ...whole, 'GET /openapi/cruise/subcategory/all': undefined });
		expect(
			categories === 'unavailable' ? [] : categories.map(({ id, kind, kindName, state }) => [id, kind, kindName, state]),
		).toEqual([
			['in', '', '', 'on-sale'],
			['in2', '', '', 'not-on-sale'],
			['bal', '', '', 'sold-out'],
			['none', '', '', 'not-on-sale'],
			['odd', '', '', 'not-on-sale'],
		]);
	});

	it('is shown without any of its parts', async () => {
		const { scope, warn } = scopeWith({ 'GET /openapi/voyage/v2/{id}': whole['GET /openapi/voyage/v2/{id}'] }, { lang: 'EN' });
		expect(await voyage({ id: '1' }, scope)).toMatchObject({
			title: '上海 – 那霸 – 上海',
			itinerary: 'unavailable',
			categories: 'unavailable',
			cancellation: 'unavailable',
			included: [],
			departures: [],
			similar: [],
		});
		expect(warn).toHaveBeenCalledTimes(9);
	});

	it('is not found when upstream has no such voyage, shows another refusal of upstream’s, and fails when upstream is away', async () => {
		await expect(ask({ ...whole, 'GET /openapi/voyage/v2/{id}': unknown })).rejects.toMatchObject({ code: 'not-found' });
		const told = { code: 'upstream-business', shown: '维护中' };
		await expect(ask({ ...whole, 'GET /openapi/voyage/v2/{id}': refuse })).rejects.toMatchObject(told);
		await expect(ask({ ...whole, 'GET /openapi/voyage/v2/{id}': undefined })).rejects.toMatchObject({
			code: 'upstream-unavailable',
		});
	});

	it('is sold out when its categories are, and has no cabin on sale once departed', async () => {
		const sold = { ...offers, categories: [{ id: 'in', inventory: 0 }] };
		expect(
			(await ask({ ...whole, 'GET /openapi/voyage/v2/{id}': () => sailingWithPrices(1, '2027-03-05', LINE, sold) })).state,
		).toBe('sold-out');
		const left = await ask({ ...whole, 'GET /openapi/voyage/v2/{id}': () => sailingWithPrices(1, '2026-11-21', LINE, offers) });
		expect(left).toMatchObject({ state: 'departed', categories: [{ state: 'not-on-sale' }, {}, {}, {}, {}] });
	});
});

describe('other voyages', () => {
	const others = fleet(
		sailing(1, '2027-03-05', LINE),
		...Array.from({ length: 10 }, (_, index) => sailing(20 + index, `2027-05-${29 - index}`, LINE)),
		sailing(2, '2026-11-01', LINE),
		sailing(40, '2027-03-06', '上海-福冈-上海', { cruise: { id: 20 } }),
		sailing(41, '2027-04-06', '上海-福冈-上海'),
		sailing(42, '2027-03-07', '上海-济州-上海'),
		sailing(43, '2027-03-08', '天津-济州-天津', { cruise: { id: 20 } }),
		sailing(44, '2027-03-08', '天津-那霸-天津', { inventory: 0 }),
	);

	it('of the same line are its next eight departures, nearest first', async () => {
		const { departures } = await ask({ ...whole, ...others });
		expect(departures.map(({ date }) => date)).toEqual([20, 21, 22, 23, 24, 25, 26, 27].map((day) => `2027-05-${day}`));
	});

	it('that are similar share its area or ship, the most similar first, one of each line, and can be booked', async () => {
		const { similar } = await ask({ ...whole, ...others });
		expect(similar.map(({ id }) => id)).toEqual(['41', '42']);
	});

	it.each([
		['the sum of its categories, where the number of all can’t be read', [3, 0], 'on-sale'],
		['unknown and not sold, where one of them is unknown too', [3, null], 'not-on-sale'],
	])('has as its cabins left %s', async (_name, left, state) => {
		const categories = left.map((inventory, at) => ({ id: ['in', 'bal'][at] ?? '', inventory }));
		const sailed = () => sailingWithPrices(1, '2027-03-05', LINE, { ...offers, inventory: '余位紧张', categories });
		const shown = await ask({ ...whole, 'GET /openapi/voyage/v2/{id}': sailed });
		expect(shown.state).toBe(state);
	});
});
