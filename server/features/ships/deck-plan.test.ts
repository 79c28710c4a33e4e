import { describe, expect, it } from 'vitest';
import type { PlaceView } from '#shared/catalogue/bff/ships.ts';
import { category } from '#tests/support/sample-voyages.ts';
import { deckPlan } from './deck-plan.ts';

const place = (id: string, deck: string, group: PlaceView['group'] = 'HOT'): PlaceView => ({
	id,
	group,
	name: id,
	desc: '',
	deck,
	hours: '',
	charge: null,
	cost: '',
	picture: '',
	hersAlone: false,
});
const room = (categoryId: string, deck: string, roomNum: string) => ({ id: roomNum, categoryId, deck, roomNum });
const CATEGORIES = [
	category({ id: 'in', subcategoryId: 'i', deck: '2–3', area: '14–16' }),
	category({ id: 'bal', subcategoryId: 'b', deck: '3', area: '30' }),
];
const ROOMS = [
	room('in', '2', '2010'),
	room('in', '2', '2002'),
	room('in', '3', '3001'),
	room('bal', '3', '3101'),
	room('bal', '3', '3102'),
];
const PLACES = [place('theatre', '3–4'), place('pool', '9'), place('cabins', '2–3', 'CABIN'), place('nowhere', '')];
const plan = (rooms = ROOMS) => deckPlan(CATEGORIES, ['i', 'b'], rooms, PLACES, 'EN');

describe('a deck plan', () => {
	it('shows each category and place on the decks that are named for it, from the top', () => {
		expect(plan().map(({ deck, cabins, places }) => [deck, cabins.map(({ id }) => id), places.map(({ id }) => id)])).toEqual([
			[9, [], ['pool']],
			[4, [], ['theatre']],
			[3, ['in', 'bal'], ['theatre']],
			[2, ['in'], []],
		]);
	});

	it('has the cabin numbers of each deck, and none when they are unknown', () => {
		expect(plan().at(-1)?.cabins).toMatchObject([{ first: '2002', last: '2010', kind: 0 }]);
		expect(plan([]).at(-1)?.cabins).toMatchObject([{ first: '', last: '' }]);
	});

	it('takes a category’s decks from its cabins when it names none', () => {
		const unnamed = [category({ id: 'in', subcategoryId: 'i', deck: '' })];
		expect(deckPlan(unnamed, ['i'], ROOMS, [], 'EN').map(({ deck }) => deck)).toEqual([3, 2]);
	});
});
