import { describe, expect, it } from 'vitest';
import { SAMPLE_DECKS } from '#client/test-support/sample-decks.ts';
import { decksOfCategory, decksOfKinds, decksToChoose, findRoom, isNumbered, type RoomDeck, roomsByDeck } from './deck-rooms.ts';

const free = (roomNum: string, deck: string) => ({ id: `id-${roomNum}`, roomNum, deck });
const choose = (rooms: readonly ReturnType<typeof free>[], yours: string[] = [], category = '') =>
	decksToChoose(SAMPLE_DECKS, {
		free: rooms,
		yours,
		isTaken: ({ categoryId, roomNum }) => categoryId === category && !rooms.some((room) => room.roomNum === roomNum),
	});
const looksOf = ([deck]: readonly RoomDeck[]) => deck?.rooms.map(({ roomNum, look, freeId }) => [roomNum, look, freeId]);
const numbersOn = (decks: readonly RoomDeck[]) =>
	decks.map(({ deck, rooms }) => [deck, rooms.filter(isNumbered).map(({ roomNum }) => roomNum)]);

describe('the decks to choose a cabin on', () => {
	it('have the free cabins, the rest of the deck around them, and the member’s own cabins marked', () => {
		expect(looksOf(choose([free('8001', '8')], ['8002']))).toEqual([
			['8001', 'free', 'id-8001'],
			['8002', 'yours', null],
			['8003', 'other', null],
		]);
	});

	it('show the others of the category as taken, where its free cabins are known', () => {
		expect(looksOf(choose([free('8001', '8')], ['8002'], 'b'))).toEqual([
			['8001', 'free', 'id-8001'],
			['8002', 'yours', null],
			['8003', 'taken', null],
		]);
	});

	it('go from below to above, without cabins that the plan lacks', () => {
		expect(numbersOn(choose([free('x', ''), free('8001', '8'), free('7001', '7')]))).toEqual([
			[7, ['7001']],
			[8, ['8001']],
		]);
	});

	it.each([
		['is found by its number where upstream names no deck', free('8001', ''), 8],
		['is read out of words', free('8001', '第8层'), 8],
		['on another deck than the plan’s isn’t found', free('8001', '12'), undefined],
		['that the plan doesn’t know isn’t found', free('8999', '8'), undefined],
		['of which upstream names several decks counts as the plan has it', free('7001', '7-8'), 7],
	])('a cabin %s', (_, row, deck) => expect(findRoom(SAMPLE_DECKS, row)?.deck).toBe(deck));

	it('are those of a category, its cabins with their numbers', () => {
		expect(numbersOn(decksOfCategory(SAMPLE_DECKS, 'b'))).toEqual([
			[7, ['7001']],
			[8, ['8001', '8002', '8003']],
		]);
		expect(decksOfCategory(SAMPLE_DECKS, 'unknown')).toEqual([]);
	});

	it('have every cabin in the look of its kind, and of none where its category isn’t known', () => {
		expect(looksOf(decksOfKinds(SAMPLE_DECKS))).toEqual([
			['7001', 'third', null],
			['7002', 'other', null],
		]);
	});
});

it('rooms are listed from the lowest deck up, those of no known deck at the end', () => {
	const rooms = [
		{ roomNum: '1001', deck: '10' },
		{ roomNum: '?', deck: '' },
		{ roomNum: '901', deck: '9' },
		{ roomNum: '1003', deck: '10' },
	];
	expect(roomsByDeck(rooms).map(([deck, own]) => [deck, own.map(({ roomNum }) => roomNum)])).toEqual([
		['9', ['901']],
		['10', ['1001', '1003']],
		['', ['?']],
	]);
});
