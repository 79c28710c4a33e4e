import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isThisWeek, parseSeen, priceMove, type SeenPrices, withSeen } from './seen-prices.ts';

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const seenOn = (...visits: [price: number | null, day: string][]): SeenPrices =>
	visits.reduce<SeenPrices>((seen, [price, day]) => withSeen(seen, 'v', price, day), {});

describe('a price that was seen before', () => {
	it.each([
		['is less', seenOn([3_000, MONDAY]), 2_800, { by: -200, day: MONDAY }],
		['is more', seenOn([3_000, MONDAY]), 3_200.5, { by: 200.5, day: MONDAY }],
		['is the same', seenOn([3_000, MONDAY]), 3_000, null],
		['was seen today alone', seenOn([3_000, TUESDAY]), 2_800, null],
		['was seen today after Monday: Monday counts', seenOn([3_000, MONDAY], [2_800, TUESDAY]), 2_800, { by: -200, day: MONDAY }],
		[
			'was seen today at two prices',
			seenOn([3_000, MONDAY], [2_800, TUESDAY], [2_900, TUESDAY]),
			2_900,
			{ by: -100, day: MONDAY },
		],
		['isn’t known now', seenOn([3_000, MONDAY]), null, null],
		['wasn’t known then', seenOn([null, MONDAY]), 2_800, null],
		['was never seen', {}, 2_800, null],
		['was seen more than 30 days ago', seenOn([3_000, '2026-10-20']), 2_800, null],
		['was seen on a day to come, by a wrong clock', seenOn([3_000, '2026-12-20']), 2_800, null],
	])('%s', (_, seen, price, move) => {
		expect(priceMove(seen, 'v', price, TUESDAY)).toEqual(move);
	});

	it('is told again on the same day, however often it is looked at', () => {
		fc.assert(
			fc.property(fc.array(fc.constantFrom(2_700, 2_800), { maxLength: 5 }), (prices) => {
				const seen = prices.reduce((known, price) => withSeen(known, 'v', price, TUESDAY), seenOn([3_000, MONDAY]));
				expect(priceMove(seen, 'v', 2_800, TUESDAY)).toEqual({ by: -200, day: MONDAY });
			}),
		);
	});
});

it('at most 60 voyages are remembered, and none for longer than 30 days', () => {
	const ids = Array.from({ length: 80 }, (_, at) => `v${at}`);
	const all = ids.reduce((seen, id) => withSeen(seen, id, 1_000, MONDAY), {});
	expect(Object.keys(all)).toHaveLength(60);
	expect(Object.keys(withSeen(all, 'new', 1_000, '2027-01-10'))).toEqual(['new']);
});

it('what isn’t a price in the browser’s storage is left out', () => {
	const good = { price: 1_000, day: MONDAY };
	expect(parseSeen(JSON.stringify({ a: good, b: { price: 'x', day: MONDAY }, c: null, d: { ...good, before: 7 } }))).toEqual({
		a: good,
		d: good,
	});
	for (const broken of [null, '', '{', 'null', '[1]', '"x"']) expect(parseSeen(broken)).toEqual({});
});

it('a day of the week names a day of the last six', () => {
	expect([isThisWeek(MONDAY, TUESDAY), isThisWeek('2026-11-17', TUESDAY)]).toEqual([true, false]);
});
