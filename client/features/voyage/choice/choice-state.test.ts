import { describe, expect, it } from 'vitest';
import { sampleCategory, windowCategory } from '#client/test-support/sample-voyage-page.ts';
import {
	askedOf,
	type ChoiceAction,
	choiceReducer,
	countOf,
	groupCabins,
	isChoiceOf,
	NO_CHOICE,
	othersOf,
	restoredOf,
	roomsOf,
	withRoom,
} from './choice-state.ts';

const COUPLE = { adult: 2, child: 0 };
const FAMILY = { adult: 2, child: 1 };
const A = sampleCategory({ id: 'a', maxPassengers: 3 });
const B = windowCategory({ id: 'b' });
const choosing = (...actions: ChoiceAction[]) => actions.reduce(choiceReducer, NO_CHOICE);
const choose = (cabin: typeof A, count: number, party = COUPLE): ChoiceAction => ({ do: 'count', cabin, party, count });

describe('choosing cabins', () => {
	it('begins with no cabin and no party of its own', () => {
		expect(NO_CHOICE).toMatchObject({ party: null, chosen: [] });
	});

	it.each([
		[
			{ adult: 0, child: 0 },
			{ adult: 1, child: 0 },
		],
		[
			{ adult: 5, child: 4 },
			{ adult: 4, child: 3 },
		],
		[
			{ adult: 1, child: -1 },
			{ adult: 1, child: 0 },
		],
	])('a party of %j becomes %j', (party, kept) => expect(choosing({ do: 'party', party }).party).toEqual(kept));

	it('keeps cabins for different parties apart', () => {
		const { chosen } = choosing(choose(A, 1), choose(A, 2, FAMILY), choose(B, 1));
		expect(countOf(chosen, 'a', COUPLE)).toBe(1);
		expect(countOf(chosen, 'a', FAMILY)).toBe(2);
		expect(othersOf(chosen, 'a', COUPLE)).toEqual([{ cabin: A, ...FAMILY, count: 2 }]);
		expect(countOf(chosen, 'c', COUPLE)).toBe(0);
	});

	it('a category of which none is left is no longer chosen', () => {
		expect(choosing(choose(A, 2), choose(A, 0)).chosen).toEqual([]);
	});

	it('changing the party leaves what is chosen', () => {
		const state = choosing(choose(A, 1), { do: 'party', party: FAMILY });
		expect(state.chosen).toHaveLength(1);
		expect(countOf(state.chosen, 'a', FAMILY)).toBe(0);
	});

	it('held cabins are a choice again, those of one category and party together', () => {
		const cabins = [
			{ categoryId: 'a', ...COUPLE },
			{ categoryId: 'a', ...FAMILY },
			{ categoryId: 'a', ...COUPLE },
		];
		const held = groupCabins(cabins);
		expect(held).toEqual([
			{ categoryId: 'a', ...COUPLE, count: 2 },
			{ categoryId: 'a', ...FAMILY, count: 1 },
		]);
		const chosen = restoredOf(held, [A, B]);
		expect(askedOf(chosen)).toEqual(held);
		expect(isChoiceOf(chosen.toReversed(), held)).toBe(true);
		expect(isChoiceOf(chosen.slice(1), held)).toBe(false);
		expect(isChoiceOf(choosing(choose(A, 1), choose(A, 1, FAMILY)).chosen, held)).toBe(false);
	});

	it('of cabins that were chosen earlier, those of categories that can’t be booked are left out', () => {
		const asked = [
			{ categoryId: 'a', ...COUPLE, count: 1 },
			{ categoryId: 'b', ...FAMILY, count: 1 },
			{ categoryId: 'gone', ...COUPLE, count: 1 },
		];
		expect(restoredOf(asked, [A, B])).toEqual([{ cabin: A, ...COUPLE, count: 1 }]);
		expect(restoredOf(asked, [{ ...A, state: 'sold-out' }])).toEqual([]);
	});

	it('a category without a cabin is marked and shown until it is chosen again', () => {
		const gone = choosing(choose(A, 1), choose(B, 1), { do: 'gone', categoryIds: ['b'] });
		expect(gone).toMatchObject({ chosen: [{ cabin: A }], gone: ['b'], kind: B.kind });
		expect(choiceReducer(gone, choose(B, 1)).gone).toEqual([]);
	});
});

describe('a cabin chosen on the deck', () => {
	const [one, two] = [
		{ id: 'r1', roomNum: '7001' },
		{ id: 'r2', roomNum: '7002' },
	];
	const choose = (rooms: { id: string; roomNum: string }[], state = NO_CHOICE) =>
		choiceReducer(state, { do: 'rooms', cabin: A, party: COUPLE, rooms });

	it('is one cabin of its category, and is asked for by its id', () => {
		expect(askedOf(choose([one]).chosen)).toEqual([{ categoryId: 'a', ...COUPLE, count: 1, rooms: [one] }]);
	});

	it('takes the place of the one before, unless a further cabin has none yet', () => {
		expect(withRoom([one], 1, two)).toEqual([two]);
		expect(withRoom([one], 2, two)).toEqual([one, two]);
		expect(withRoom([one], 2, one)).toEqual([one]);
		expect(withRoom([], 0, one)).toEqual([one]);
	});

	it('goes with its cabin; the cabin stays when only its number is given up', () => {
		const both = choose([one, two]);
		const fewer = choiceReducer(both, { do: 'count', cabin: A, party: COUPLE, count: 1 });
		expect(roomsOf(fewer.chosen, 'a', COUPLE)).toEqual([one]);
		expect(askedOf(choose([], both).chosen)).toMatchObject([{ count: 2, rooms: [] }]);
	});
});
