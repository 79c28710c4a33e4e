import { describe, expect, it } from 'vitest';
import {
	type ChoiceAction,
	choiceReducer,
	countedPicks,
	countOf,
	NO_CHOICE,
	othersOf,
	picksOf,
	samePicks,
} from './choice-state.ts';

const COUPLE = { adult: 2, child: 0 };
const FAMILY = { adult: 2, child: 1 };
const choosing = (...actions: ChoiceAction[]) => actions.reduce(choiceReducer, NO_CHOICE);
const pick = (categoryId: string, count: number, party = COUPLE): ChoiceAction => ({ do: 'pick', categoryId, party, count });

describe('choosing cabins', () => {
	it('begins with two adults and no cabin', () => {
		expect(NO_CHOICE).toMatchObject({ party: COUPLE, picks: [] });
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
		const { picks } = choosing(pick('a', 1), pick('a', 2, FAMILY), pick('b', 1));
		expect(countOf(picks, 'a', COUPLE)).toBe(1);
		expect(countOf(picks, 'a', FAMILY)).toBe(2);
		expect(othersOf(picks, 'a', COUPLE)).toEqual([{ categoryId: 'a', ...FAMILY, count: 2 }]);
		expect(countOf(picks, 'c', COUPLE)).toBe(0);
	});

	it('a choice of none is none', () => {
		expect(choosing(pick('a', 2), pick('a', 0)).picks).toEqual([]);
	});

	it('changing the party leaves what is chosen', () => {
		const state = choosing(pick('a', 1), { do: 'party', party: FAMILY });
		expect(state.picks).toHaveLength(1);
		expect(countOf(state.picks, 'a', state.party)).toBe(0);
	});

	it('counts family cabins as the limit does', () => {
		const codes: Record<string, string> = { a: 'B2', f: 'F4' };
		expect(countedPicks(choosing(pick('a', 2), pick('f', 1)).picks, (id) => codes[id] ?? '')).toBe(4);
	});

	it('held cabins are a choice again, those of one category and party together', () => {
		const cabins = [
			{ categoryId: 'a', ...COUPLE },
			{ categoryId: 'a', ...FAMILY },
			{ categoryId: 'a', ...COUPLE },
		];
		const picks = picksOf(cabins);
		expect(picks).toEqual([
			{ categoryId: 'a', ...COUPLE, count: 2 },
			{ categoryId: 'a', ...FAMILY, count: 1 },
		]);
		expect(samePicks(picks, picks.toReversed())).toBe(true);
		expect(samePicks(picks, picks.slice(1))).toBe(false);
		expect(samePicks(picks, choosing(pick('a', 1), pick('a', 1, FAMILY)).picks)).toBe(false);
	});

	it('a type that has gone is marked until it is chosen again', () => {
		const gone = choosing(pick('a', 1), pick('b', 1), { do: 'gone', categoryIds: ['a'] });
		expect(gone).toMatchObject({ picks: [{ categoryId: 'b' }], gone: ['a'] });
		expect(choiceReducer(gone, pick('a', 1)).gone).toEqual([]);
	});
});
