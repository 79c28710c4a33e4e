import { expect, it } from 'vitest';
import { allCabinsLeft, cabinsLeft, leftByCategory } from './cabins-left.ts';

it.each([
	[7, 7],
	['7', 7],
	['12间', 12],
	['0间', 0],
	['3 cabins left', 3],
	['1 Room', 1],
	['售罄', 0],
	['已售罄', 0],
	['Sold Out', 0],
	['SOLD_OUT', 0],
	[false, 0],
	[null, null],
	[undefined, null],
	['', null],
	[[], null],
])('%j cabins left are read as %j', (sent, read) => {
	expect([cabinsLeft, allCabinsLeft].map((schema) => schema.parse(sent as string))).toEqual([read, read]);
});

it.each(['充足', 'few', true, { left: 7 }, '间'])(
	'%j can’t be read: of a voyage that is told apart from a missing number',
	(sent) => {
		expect(cabinsLeft.safeParse(sent).success).toBe(false);
		expect(allCabinsLeft.parse(sent as string)).toBe('unreadable');
	},
);

it('rows of one category that differ say nothing of its cabins, and equal ones are one', () => {
	const rows = [
		{ id: 1, inventory: 5 },
		{ id: 1, inventory: 0 },
		{ id: 2, inventory: 3 },
		{ id: '2', inventory: '3间' },
		{ id: 3, inventory: 4 },
		{ id: 3 },
	];
	expect(leftByCategory.parse(rows)).toEqual([
		{ id: '1', inventory: null },
		{ id: '2', inventory: 3 },
		{ id: '3', inventory: null },
	]);
});
