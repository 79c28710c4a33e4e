import { describe, expect, it } from 'vitest';
import { SAMPLE_CABIN, SAMPLE_DECKS, sampleRoom } from '#client/test-support/sample-decks.ts';
import type { DeckRoom, ShipDecks } from '#shared/catalogue/bff/ships.ts';
import { besideDeck, fulfils, hasCabinAt, metresToLift, partOfShip, ROOM_FILTERS } from './room-facts.ts';

const THEATRE = { id: 't', name: 'Theatre', group: 'ENTERTAINMENT' as const };
const PLAN: ShipDecks = {
	...SAMPLE_DECKS,
	decks: [{ deck: 9, cabins: [SAMPLE_CABIN], places: [THEATRE], rooms: [sampleRoom('9001')] }, ...SAMPLE_DECKS.decks.slice(1)],
};
describe('the facts of a cabin', () => {
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
		expect(hasCabinAt([sampleRoom('9001', { position: 0.51 })], sampleRoom('8001'))).toBe(true);
		expect(hasCabinAt([sampleRoom('9001', { position: 0.6 })], sampleRoom('8001'))).toBe(false);
		expect(hasCabinAt([sampleRoom('9001', { side: 'STARBOARD' })], sampleRoom('8001'))).toBe(false);
		expect(hasCabinAt([sampleRoom('9001', { position: null })], sampleRoom('8001', { position: null }))).toBe(false);
	});
});

describe('what lies above and below a cabin', () => {
	it('is cabins where one is known to be there, else the places of that deck', () => {
		expect(besideDeck(PLAN, sampleRoom('8001'), 8, 1)).toEqual({ cabins: true, places: [] });
		expect(besideDeck(PLAN, sampleRoom('8009', { position: 0.9 }), 8, 1)).toEqual({ cabins: false, places: ['Theatre'] });
	});

	it('is unknown where the deck is', () => {
		expect(besideDeck(PLAN, sampleRoom('9001'), 9, 1)).toEqual({ cabins: false, places: [] });
	});
});

describe('the filters of free cabins', () => {
	const filtersOf = (more: Partial<DeckRoom>, plan = PLAN) =>
		ROOM_FILTERS.filter((filter) => fulfils(plan, sampleRoom('8001', more), 8, filter));

	it.each<[string, Partial<DeckRoom>, string[]]>([
		['beside a lift', { position: 0.3 }, ['lifts']],
		['between cabins, away from the lifts', { position: 0.5 }, ['quiet']],
		['with a door to another', { position: 0.5, connects: '8003' }, ['connecting']],
		['for wheelchairs', { position: 0.9, accessible: true }, ['accessible']],
		['of unknown place', { position: null }, []],
	])('a cabin %s', (_, more, filters) => expect(filtersOf(more)).toEqual(filters));

	it('call no cabin quiet or near where lifts are unknown', () => {
		expect(filtersOf({ position: 0.5 }, { ...PLAN, lifts: [] })).toEqual([]);
	});
});
