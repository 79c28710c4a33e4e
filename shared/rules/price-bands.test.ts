import { expect, it } from 'vitest';
import { bandBounds, bandOf, PRICE_BANDS } from './price-bands.ts';

it('every price lies in exactly one band', () => {
	for (const price of [0, 1, 2999.99, 3000, 4999, 5000, 7999, 8000, 1_000_000]) {
		const containing = PRICE_BANDS.filter((band) => {
			const { from, below } = bandBounds(band);
			return price >= from && price < (below ?? Number.POSITIVE_INFINITY);
		});
		expect(containing).toEqual([bandOf(price)]);
	}
	expect(bandOf(3000)).toBe('3000-5000');
	expect(bandOf(9000)).toBe('8000-');
});

it('a missing price lies in none', () => {
	expect(bandOf(null)).toBeNull();
});
