import { expect, test } from 'vitest';
import { SAMPLE_DECKS, sampleRoom } from '#client/test-support/sample-decks.ts';
import { sampleCategory } from '#client/test-support/sample-voyage-page.ts';
import type { ShipDecks } from '#shared/catalogue/bff/ships.ts';
import { cabinsFor, type Need } from './cabins-for.ts';

const deck = (number: number, ...rooms: ShipDecks['decks'][number]['rooms']) => ({ deck: number, cabins: [], places: [], rooms });
const plan: ShipDecks = {
	...SAMPLE_DECKS,
	decks: [
		deck(9, sampleRoom('9001', { accessible: true, position: 0.3 }), sampleRoom('9003', { connects: '9005' })),
		deck(8, sampleRoom('8001', { accessible: true }), sampleRoom('8101', { categoryId: 'family', connects: '8103' })),
		deck(7, sampleRoom('7001', { categoryId: 'untold', position: null })),
	],
};
const categories = [
	sampleCategory({ id: 'b', maxPassengers: 2 }),
	sampleCategory({ id: 'family', maxPassengers: 4 }),
	sampleCategory({ id: 'untold', maxPassengers: null }),
	sampleCategory({ id: 'unplaced', maxPassengers: 3 }),
];

test.each<[Need[], [id: string, rooms: number, decks: number[]][]]>([
	[['accessible'], [['b', 2, [8, 9]]]],
	[['accessible', 'lifts'], [['b', 1, [9]]]],
	[
		['connecting'],
		[
			['b', 1, [9]],
			['family', 1, [8]],
		],
	],
	[
		['three'],
		[
			['family', 1, [8]],
			['unplaced', 0, []],
		],
	],
	[['three', 'connecting'], [['family', 1, [8]]]],
	[['three', 'accessible'], []],
])('cabins for %j are those that are known to fulfil all of it', (needs, expected) => {
	expect(cabinsFor(plan, categories, needs).map(({ cabin, rooms, decks }) => [cabin.id, rooms, decks])).toEqual(expected);
});
