import { describe, expect, it } from 'vitest';
import { cheapestOther, type ListedCabin, lowestFor, type Party, type PartyPrice, partyPrice, totalOf } from './party-price.ts';

const COUPLE = { adult: 2, child: 0 };
const ALONE = { adult: 1, child: 0 };
const WITH_CHILD = { adult: 1, child: 1 };
const FOUR = { adult: 4, child: 0 };
const cabin = (from: number | null, total: number | null, maxPassengers: number): ListedCabin => ({
	price: from === null ? null : { from },
	total,
	maxPassengers,
});
const twin = cabin(3_299, 6_598, 2);
const family = cabin(9_399, 37_596, 4);
const theirs = (each: number, total: number): PartyPrice => ({ whose: 'party', each, total });
const others = (each: number, total: number | null, guests: number | null): PartyPrice => ({
	whose: 'others',
	each,
	total,
	guests,
});

describe('the price of a cabin for a party', () => {
	it.each<[string, ListedCabin, Party, number | null, PartyPrice | null]>([
		['two in a cabin for two, listed for two', twin, COUPLE, null, theirs(3_299, 6_598)],
		['two in a cabin for two, asked for', twin, COUPLE, 6_700, theirs(3_350, 6_700)],
		['two in a family cabin that is listed for four', family, COUPLE, null, others(9_399, 37_596, 4)],
		['two in a family cabin, asked for', family, COUPLE, 28_197, theirs(14_099, 28_197)],
		['four in a family cabin', family, FOUR, null, theirs(9_399, 37_596)],
		['one in a cabin for two, not asked for', twin, ALONE, null, others(3_299, 6_598, 2)],
		['one in a cabin for two, asked for', twin, ALONE, 4_949, theirs(4_949, 4_949)],
		['one in a cabin for one', cabin(4_549, 4_549, 1), ALONE, null, theirs(4_549, 4_549)],
		['two in a cabin for one', cabin(4_549, 4_549, 1), COUPLE, null, others(4_549, 4_549, 1)],
		['two in a cabin for one, whatever was answered', cabin(4_549, 4_549, 1), COUPLE, 9_098, others(4_549, 4_549, 1)],
		['a child isn’t one of two adults', twin, WITH_CHILD, null, others(3_299, 6_598, 2)],
		['an adult with a child, asked for', twin, WITH_CHILD, 5_939, theirs(2_970, 5_939)],
		[
			'three: their total to the fen, each rounded up',
			cabin(3_299, 6_598, 3),
			{ adult: 3, child: 0 },
			8_577.4,
			theirs(2_860, 8_577.4),
		],
		['an unknown total', cabin(3_299, null, 2), COUPLE, null, others(3_299, null, null)],
		['an unknown total, with a quote', cabin(3_299, null, 2), COUPLE, 6_598, theirs(3_299, 6_598)],
		['an average that was rounded', cabin(3_334, 10_000, 3), { adult: 3, child: 0 }, null, theirs(3_334, 10_000)],
		['an average that may have been rounded, for two', cabin(3_299, 6_596, 2), COUPLE, null, theirs(3_298, 6_596)],
		['a total further from it than rounding goes', cabin(3_299, 6_595, 2), COUPLE, null, others(3_299, 6_595, null)],
		['a total of no number of passengers', cabin(3_299, 5_000, 2), COUPLE, null, others(3_299, 5_000, null)],
		['nothing at all is no price', twin, COUPLE, 0, theirs(3_299, 6_598)],
		['no price', cabin(null, null, 2), COUPLE, null, null],
		['no price listed: it isn’t sold, whatever was answered', cabin(null, null, 2), COUPLE, 6_598, null],
	])('%s', (_, listed, party, quoted, price) => expect(partyPrice(listed, party, quoted)).toEqual(price));
});

describe('the lowest price for a party', () => {
	it.each<[string, { open: boolean; price: PartyPrice | null }[], number | null]>([
		[
			'leaves out what is for others',
			[
				{ open: true, price: others(1_000, 4_000, 4) },
				{ open: true, price: theirs(3_299, 6_598) },
			],
			3_299,
		],
		[
			'leaves out what can’t be booked',
			[
				{ open: false, price: theirs(2_000, 4_000) },
				{ open: true, price: theirs(3_299, 6_598) },
			],
			3_299,
		],
		[
			'is none where none is theirs',
			[
				{ open: true, price: others(1_000, 4_000, 4) },
				{ open: true, price: null },
			],
			null,
		],
		['is none of nothing', [], null],
	])('%s', (_, cabins, lowest) => expect(lowestFor(cabins)?.each ?? null).toBe(lowest));

	it.each([
		[
			[
				{ each: 1_001, total: 2_000.1 },
				{ each: 501, total: 1_000.2 },
			],
			3_000.3,
		],
		[[{ each: 1_000, total: 2_000 }, null], null],
		[[], null],
	])('of several cabins %j is %j in all', (prices, total) => expect(totalOf(prices)).toBe(total));

	it('is compared with that of the cheapest kind alone', () => {
		const kinds = [{ from: 3_999 }, { from: null }, { from: 3_299 }, { from: 5_199 }];
		expect(kinds.map((kind) => cheapestOther(kind, kinds)?.from ?? null)).toEqual([3_299, null, null, 3_299]);
	});
});
