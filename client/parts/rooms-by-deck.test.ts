import { expect, it } from 'vitest';
import { roomsByDeck } from './rooms-by-deck.ts';

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
