import { describe, expect, it } from 'vitest';
import { Facility } from '#shared/catalogue/content-entities.ts';
import { Cabin, CruiseInfo } from '#shared/catalogue/entities.ts';
import { type Replies, scopeWith } from '#tests/support/feature-scope.ts';
import { category, fleet } from '#tests/support/sample-voyages.ts';
import { shipDecks } from './decks.ts';

const cabin = (roomNum: string, more: object = {}) =>
	Cabin.parse({
		id: `id-${roomNum}-${JSON.stringify(more)}`,
		categoryId: 'in',
		roomNum,
		deck: '3',
		position: 0.4,
		side: 'PORT',
		...more,
	});
const replies = (...cabins: ReturnType<typeof cabin>[]): Replies => ({
	...fleet(),
	'GET /openapi/cruise/info/{id}': () => CruiseInfo.parse({ id: 10, length: '292.5', lifts: ['0.3', 0.66, 7, -1] }),
	'GET /openapi/cruise/category/all': () => [category({ id: 'in', subcategoryId: 'i', deck: '2–3' })],
	'GET /openapi/cruise/subcategory/all': () => [{ id: 'i', code: 'IN', cnName: '内舱', enName: 'Inside' }],
	'GET /openapi/cruise/cabin': () => cabins,
	'GET /openapi/page/facility/all': () => [
		Facility.parse({ id: 1, group: 'HOT', cruiseId: 10, title: '甲板', enTitle: 'Deck bar', deck: '9' }),
	],
});
const ask = (given: Replies) => shipDecks({ cruiseId: '10' }, scopeWith(given, { lang: 'EN' }).scope);
const roomsOf = async (...cabins: ReturnType<typeof cabin>[]) =>
	(await ask(replies(...cabins))).decks.flatMap(({ deck, rooms }) => rooms.map((room) => ({ deck, ...room })));

describe('GET /ship/decks', () => {
	it('has every deck from the top, its cabins by number, and the lifts within the ship', async () => {
		const view = await ask(
			replies(cabin('3010'), cabin('3002', { side: 'right', inside: 1, connectsTo: '3004' }), cabin('5001', { deck: '5' })),
		);
		expect(view).toMatchObject({ name: 'Atlantica', length: 292.5, lifts: [0.3, 0.66], kinds: ['Inside'] });
		expect(view.decks.map(({ deck, rooms }) => [deck, rooms.map(({ roomNum }) => roomNum)])).toEqual([
			[9, []],
			[5, ['5001']],
			[3, ['3002', '3010']],
			[2, []],
		]);
		expect(view.decks[2]?.rooms[0]).toEqual({
			id: expect.any(String),
			roomNum: '3002',
			categoryId: 'in',
			position: 0.4,
			side: 'STARBOARD',
			inside: true,
			connects: '3004',
			accessible: false,
		});
	});

	it.each([
		['that lies nowhere on the ship', { position: 40 }, { position: null, side: 'PORT' }],
		['of which nothing is told', { position: null, side: null }, { position: null, side: null }],
		['that connects to itself', { connectsTo: '3001' }, { connects: '' }],
	])('makes up no place for a cabin %s', async (_, told, expected) => {
		expect(await roomsOf(cabin('3001', told))).toMatchObject([{ roomNum: '3001', ...expected }]);
	});

	it.each([
		['without a number', cabin('')],
		['on no known deck', cabin('3009', { deck: '' })],
		['on several decks', cabin('3009', { deck: '3-4' })],
	])('leaves out a cabin %s, and no other', async (_, bad) => {
		expect((await roomsOf(bad, cabin('3001'))).map(({ roomNum }) => roomNum)).toEqual(['3001']);
	});

	it('leaves out both of two cabins with one number', async () => {
		expect((await roomsOf(cabin('3001'), cabin('3001', { deck: '2' }), cabin('3002'))).map(({ roomNum }) => roomNum)).toEqual([
			'3002',
		]);
	});

	it('is shown without any of its parts, and is not found for another company’s ship', async () => {
		const alone = { 'GET /openapi/cruise/all': replies()['GET /openapi/cruise/all'] } as Replies;
		expect(await ask(alone)).toEqual({ name: 'Atlantica', length: null, lifts: [], kinds: [], decks: [] });
		await expect(shipDecks({ cruiseId: '99' }, scopeWith(replies(), { lang: 'EN' }).scope)).rejects.toThrow('no ship');
	});
});
