import { describe, expect, it } from 'vitest';
import type { DeckRoom, ShipDecks } from '#shared/catalogue/bff/ships.ts';
import { decksOfCategory, decksToChoose, hasCabinAt, metresToLift, partOfShip } from './deck-rooms.ts';

const room = (roomNum: string, more: Partial<DeckRoom> = {}): DeckRoom => ({
	id: `cabin-${roomNum}`,
	roomNum,
	categoryId: 'b',
	position: 0.5,
	side: 'PORT',
	inside: false,
	connects: '',
	...more,
});
const cabin = { id: 'b', name: 'Balcony', kind: 2, area: '', first: '', last: '', space: 1 };
const PLAN: ShipDecks = {
	name: 'Atlantica',
	length: 300,
	lifts: [0.3, 0.7],
	kinds: ['Inside', 'Ocean view', 'Balcony'],
	decks: [
		{ deck: 9, cabins: [], places: [], rooms: [] },
		{ deck: 8, cabins: [cabin], places: [], rooms: [room('8001'), room('8002', { side: 'STARBOARD' }), room('8003')] },
		{ deck: 7, cabins: [cabin], places: [], rooms: [room('7001'), room('7002', { categoryId: 'other' })] },
	],
};
const free = (roomNum: string, deck: string) => ({ id: `id-${roomNum}`, roomNum, deck });
const shownOn = (decks: ReturnType<typeof decksToChoose>) =>
	decks.map(({ deck, rooms }) => [deck, rooms.filter(({ shown }) => shown).map(({ roomNum, position }) => [roomNum, position])]);

describe('the decks to choose a cabin on', () => {
	it('have the free cabins in their places, the rest of the deck around them, and the member’s own cabins marked', () => {
		const [deck, ...others] = decksToChoose(PLAN, [free('8001', '8')], ['8002']);
		expect(others).toEqual([]);
		expect(deck?.rooms.map(({ roomNum, freeId, yours, shown }) => [roomNum, freeId, yours, shown])).toEqual([
			['8001', 'id-8001', false, true],
			['8002', null, true, true],
			['8003', null, false, false],
		]);
	});

	it('go from below to above, cabins of no known deck last', () => {
		expect(shownOn(decksToChoose(PLAN, [free('x', ''), free('8001', '8'), free('7001', '7')], []))).toEqual([
			[7, [['7001', 0.5]]],
			[8, [['8001', 0.5]]],
			[null, [['x', null]]],
		]);
	});

	it.each([
		['is found by its number where upstream names no deck', free('8001', ''), [8, '8001', 0.5]],
		['is read out of words', free('8001', '第8层'), [8, '8001', 0.5]],
		['on a deck that the plan doesn’t have is there without a place', free('8001', '12'), [12, '8001', null]],
		['that the plan doesn’t know is on its deck without a place', free('8999', '8'), [8, '8999', null]],
		['of which upstream names several decks counts as the plan has it', free('7001', '7-8'), [7, '7001', 0.5]],
	])('a cabin %s', (_, row, expected) => {
		const [[deck, rooms] = []] = shownOn(decksToChoose(PLAN, [row], []));
		expect([deck, ...(rooms as unknown[][]).flat()]).toEqual(expected);
	});

	it('one row of nonsense changes nothing about the others', () => {
		const good = decksToChoose(PLAN, [free('8001', '8')], []);
		expect(decksToChoose(PLAN, [free('8001', '8'), free('??', 'no deck')], [])).toEqual([
			...good,
			{ deck: null, rooms: [expect.objectContaining({ roomNum: '??', position: null, side: null })] },
		]);
	});

	it('are those of a category, its cabins shown', () => {
		expect(shownOn(decksOfCategory(PLAN, 'b'))).toEqual([
			[7, [['7001', 0.5]]],
			[8, expect.arrayContaining([['8003', 0.5]])],
		]);
		expect(decksOfCategory(PLAN, 'unknown')).toEqual([]);
	});
});

describe('the words for a cabin', () => {
	it('name the distance to the nearest lift, where positions, lifts and the ship’s length are known', () => {
		expect(metresToLift(PLAN, 0.42)).toBe(35);
		expect(metresToLift(PLAN, 0.3)).toBe(5);
		expect(metresToLift(PLAN, null)).toBeNull();
		expect(metresToLift({ ...PLAN, lifts: [] }, 0.5)).toBeNull();
		expect(metresToLift({ ...PLAN, length: null }, 0.5)).toBeNull();
	});

	it('name the third of the ship', () => {
		expect([0, 0.5, 1, null].map(partOfShip)).toEqual(['forward', 'middle', 'aft', null]);
	});

	it('name a cabin right above or below, where both places are known', () => {
		expect(hasCabinAt([room('9001', { position: 0.51 })], room('8001'))).toBe(true);
		expect(hasCabinAt([room('9001', { position: 0.6 })], room('8001'))).toBe(false);
		expect(hasCabinAt([room('9001', { side: 'STARBOARD' })], room('8001'))).toBe(false);
		expect(hasCabinAt([room('9001', { position: null })], room('8001', { position: null }))).toBe(false);
	});
});
