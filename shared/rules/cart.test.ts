import { describe, expect, it } from 'vitest';
import { BOOKING_MAX_CABINS } from '../constants.ts';
import {
	bookProblem,
	cabinsCounted,
	cartBadge,
	fitsOneMore,
	groupCart,
	isUpcoming,
	rowClosed,
	tellsBalcony,
	totalOf,
} from './cart.ts';

describe('the count of a cabin', () => {
	it.each([
		['F4', 1, 2],
		['F4', 2, 4],
		['F6', 1, 3],
		['B2', 1, 1],
		['N1', 3, 3],
		['', 1, 1],
	])('%s × %i counts as %i', (code, count, counted) => expect(cabinsCounted(code, count)).toBe(counted));

	it.each([
		['F4', false],
		['F6', false],
		['B2', true],
		['N2', true],
	])('the balcony line of %s is shown: %s', (code, shown) => expect(tellsBalcony(code)).toBe(shown));
});

describe('rowClosed', () => {
	it.each([
		[{ price: 3299, inventory: 4, adult: 2 }, null],
		[{ price: 3299, inventory: null, adult: 2 }, 'unknown'],
		[{ price: 3299, inventory: 4, adult: null }, 'unknown'],
		[{ price: 3299, inventory: 0, adult: null }, 'sold-out'],
		[{ price: null, inventory: 4, adult: 2 }, 'expired'],
		[{ price: null, inventory: null, adult: 2 }, 'expired'],
		[{ price: null, inventory: 0, adult: 2 }, 'sold-out'],
	] as const)('%j is %s', (row, closed) => expect(rowClosed(row)).toBe(closed));
});

const TODAY = '2026-11-21';

describe('sailings to come', () => {
	it.each([
		['2026-11-20', false],
		['2026-11-21', false],
		['2026-11-22', true],
		['2027-01-01', true],
	])('%s is one: %s', (date, upcoming) => expect(isUpcoming(date, TODAY)).toBe(upcoming));

	it('the badge adds up their cabins', () => {
		const rows = [
			{ date: '2026-11-20', count: 4 },
			{ date: '2026-11-22', count: 2 },
			{ date: '2027-03-05', count: 1 },
		];
		expect(cartBadge(rows, TODAY)).toBe(3);
		expect(cartBadge([], TODAY)).toBe(0);
	});
});

describe('groupCart', () => {
	const row = (voyageId: string, date: string, closed: 'expired' | 'sold-out' | null, id = `${voyageId}-${date}`) => ({
		id,
		voyageId,
		date,
		closed,
	});

	it('groups by voyage, the earliest first, and drops the past', () => {
		const groups = groupCart(
			[
				row('b', '2027-03-05', null, '1'),
				row('a', '2027-01-05', null, '2'),
				row('past', '2026-11-21', null, '3'),
				row('b', '2027-03-05', 'expired', '4'),
			],
			TODAY,
		);
		expect(groups.map(({ voyageId, rows }) => [voyageId, rows.map(({ id }) => id)])).toEqual([
			['a', ['2']],
			['b', ['1', '4']],
		]);
	});

	it('a voyage is closed when all its rows are, and comes last', () => {
		const groups = groupCart(
			[
				row('gone', '2026-12-01', 'expired'),
				row('full', '2026-12-02', 'sold-out', '1'),
				row('full', '2026-12-02', 'expired', '2'),
				row('open', '2027-01-05', null, '3'),
				row('open', '2027-01-05', 'sold-out', '4'),
			],
			TODAY,
		);
		expect(groups.map(({ voyageId, closed }) => [voyageId, closed])).toEqual([
			['open', null],
			['gone', 'expired'],
			['full', 'sold-out'],
		]);
	});
});

describe('the limit of one booking', () => {
	const cabins = (...list: [string, number][]) => list.map(([code, count]) => ({ code, count }));
	it.each([
		[cabins(), 'B2', true],
		[cabins(['B2', BOOKING_MAX_CABINS - 1]), 'B2', true],
		[cabins(['B2', BOOKING_MAX_CABINS]), 'B2', false],
		[cabins(['F6', 1]), 'F4', true],
		[cabins(['F6', 1], ['B2', 1]), 'F4', false],
		[cabins(['F4', 2]), 'B2', true],
	])('in %j one more %s fits: %s', (rows, code, fits) => expect(fitsOneMore(rows, code, BOOKING_MAX_CABINS)).toBe(fits));

	it.each([
		[cabins(), 'nothing-chosen'],
		[cabins(['B2', 0]), 'nothing-chosen'],
		[cabins(['B2', 1]), null],
		[cabins(['B2', BOOKING_MAX_CABINS]), null],
		[cabins(['B2', BOOKING_MAX_CABINS + 1]), 'too-many'],
		[cabins(['F6', 1], ['F4', 1]), null],
		[cabins(['F6', 2]), 'too-many'],
	])('%j can be booked: %s', (rows, problem) => expect(bookProblem(rows, BOOKING_MAX_CABINS)).toBe(problem));
});

describe('totalOf', () => {
	it.each([
		[[], 0],
		[[{ total: 6598, count: 2 }], 13196],
		[
			[
				{ total: 0.1, count: 1 },
				{ total: 0.2, count: 1 },
			],
			0.3,
		],
		[[{ total: 1000.29, count: 3 }], 3000.87],
		[
			[
				{ total: 6598, count: 1 },
				{ total: null, count: 1 },
			],
			null,
		],
	])('%j costs %s', (rows, total) => expect(totalOf(rows)).toBe(total));
});
