import { describe, expect, it } from 'vitest';
import { SAMPLE_DECKS } from '#client/test-support/sample-decks.ts';
import { decksOfCategory, decksToChoose } from './deck-rooms.ts';

const free = (roomNum: string, deck: string) => ({ id: `id-${roomNum}`, roomNum, deck });
const shownOn = (decks: ReturnType<typeof decksToChoose>) =>
	decks.map(({ deck, rooms }) => [deck, rooms.filter(({ shown }) => shown).map(({ roomNum, position }) => [roomNum, position])]);

describe('the decks to choose a cabin on', () => {
	it('have the free cabins in their places, the rest of the deck around them, and the member’s own cabins marked', () => {
		const [deck, ...others] = decksToChoose(SAMPLE_DECKS, [free('8001', '8')], ['8002']);
		expect(others).toEqual([]);
		expect(deck?.rooms.map(({ roomNum, freeId, yours, shown }) => [roomNum, freeId, yours, shown])).toEqual([
			['8001', 'id-8001', false, true],
			['8002', null, true, true],
			['8003', null, false, false],
		]);
	});

	it('show the others of the category as taken, where its free cabins are known', () => {
		const [deck] = decksToChoose(SAMPLE_DECKS, [free('8001', '8')], ['8002'], { categoryId: 'b', free: new Set(['8001']) });
		expect(deck?.rooms.map(({ roomNum, taken }) => [roomNum, taken])).toEqual([
			['8001', false],
			['8002', false],
			['8003', true],
		]);
		expect(decksToChoose(SAMPLE_DECKS, [free('8001', '8')], [])[0]?.rooms.some(({ taken }) => taken)).toBe(false);
	});

	it('go from below to above, cabins of no known deck last', () => {
		expect(shownOn(decksToChoose(SAMPLE_DECKS, [free('x', ''), free('8001', '8'), free('7001', '7')], []))).toEqual([
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
		const [[deck, rooms] = []] = shownOn(decksToChoose(SAMPLE_DECKS, [row], []));
		expect([deck, ...(rooms as unknown[][]).flat()]).toEqual(expected);
	});

	it('one row of nonsense changes nothing about the others', () => {
		const good = decksToChoose(SAMPLE_DECKS, [free('8001', '8')], []);
		expect(decksToChoose(SAMPLE_DECKS, [free('8001', '8'), free('??', 'no deck')], [])).toEqual([
			...good,
			{ deck: null, rooms: [expect.objectContaining({ roomNum: '??', position: null, side: null })] },
		]);
	});

	it('are those of a category, its cabins shown', () => {
		expect(shownOn(decksOfCategory(SAMPLE_DECKS, 'b'))).toEqual([
			[7, [['7001', 0.5]]],
			[8, expect.arrayContaining([['8003', 0.5]])],
		]);
		expect(decksOfCategory(SAMPLE_DECKS, 'unknown')).toEqual([]);
	});
});
