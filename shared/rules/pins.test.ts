import { expect, it } from 'vitest';
import { MAX_PINS, pinned, readPins, writePins } from './pins.ts';

it.each([
	['', []],
	[
		'2-17,3-9',
		[
			{ day: 2, place: '17' },
			{ day: 3, place: '9' },
		],
	],
	['2-a-b', [{ day: 2, place: 'a-b' }]],
	['2-17,2-17', [{ day: 2, place: '17' }]],
	['0-1,02-1,100-1,-1,2-,2,2-<b>,2-17 ,x-1', []],
])('reads %j', (written, pins) => {
	expect(readPins(written)).toEqual(pins);
	expect(readPins(writePins(readPins(written)))).toEqual(pins);
});

it('reads no more than the most', () => {
	const written = Array.from({ length: MAX_PINS + 5 }, (_, index) => `1-${index}`).join(',');
	expect(readPins(written)).toHaveLength(MAX_PINS);
});

it('leaves out pins of days and places that the voyage doesn’t have', () => {
	const found = pinned(readPins('1-7,1-8,9-7'), [{ day: 1 }], [{ id: '7' }]);
	expect(found).toEqual([{ day: { day: 1 }, place: { id: '7' } }]);
});
