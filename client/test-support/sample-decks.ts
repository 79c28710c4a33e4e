import type { DeckRoom, ShipDecks } from '#shared/catalogue/bff/ships.ts';

/** Returns a cabin in the middle of the port side, with the given changes. */
export const sampleRoom = (roomNum: string, more: Partial<DeckRoom> = {}): DeckRoom => ({
	id: `cabin-${roomNum}`,
	roomNum,
	categoryId: 'b',
	position: 0.5,
	side: 'PORT',
	inside: false,
	connects: '',
	accessible: false,
	...more,
});

/** A category on the decks of `SAMPLE_DECKS`. */
export const SAMPLE_CABIN = { id: 'b', name: 'Balcony', kind: 2, area: '', first: '', last: '' };

/** Three decks, the highest without anything on it. */
export const SAMPLE_DECKS: ShipDecks = {
	name: 'Atlantica',
	length: 300,
	lifts: [0.3, 0.7],
	kinds: ['Inside', 'Ocean view', 'Balcony'],
	decks: [
		{ deck: 9, cabins: [], places: [], rooms: [] },
		{
			deck: 8,
			cabins: [SAMPLE_CABIN],
			places: [],
			rooms: [sampleRoom('8001'), sampleRoom('8002', { side: 'STARBOARD' }), sampleRoom('8003')],
		},
		{ deck: 7, cabins: [SAMPLE_CABIN], places: [], rooms: [sampleRoom('7001'), sampleRoom('7002', { categoryId: 'other' })] },
	],
};
