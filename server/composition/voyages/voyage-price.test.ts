import { describe, expect, it } from 'vitest';
import { isDoubtful, shownPrice, voyageState } from './voyage-price.ts';

describe('a price', () => {
	it('is the promotional one, with the reference only when that is higher', () => {
		expect(shownPrice({ price: 5999, disCountPrice: 3299 })).toEqual({ from: 3299, reference: 5999 });
		expect(shownPrice({ price: 3299, disCountPrice: 3299 })).toEqual({ from: 3299, reference: null });
		expect(shownPrice({ price: 3000, disCountPrice: 3299 })).toEqual({ from: 3299, reference: null });
		expect(shownPrice({ disCountPrice: 3299 })).toEqual({ from: 3299, reference: null });
	});

	it('is missing without a promotional price: the reference need not include tax', () => {
		for (const missing of [
			null,
			undefined,
			{},
			{ price: 5999 },
			{ price: 5999, disCountPrice: null },
			{ disCountPrice: Number.NaN },
		]) {
			expect(shownPrice(missing)).toBeNull();
		}
	});

	it('is being checked when it is not above zero, or more than 60 % below the reference', () => {
		for (const doubtful of [
			{ disCountPrice: 0 },
			{ disCountPrice: -1 },
			{ price: 5999, disCountPrice: 3 },
			{ price: 1000, disCountPrice: 399.99 },
		]) {
			expect(shownPrice(doubtful)).toBeNull();
			expect(isDoubtful(doubtful)).toBe(true);
		}
		expect(shownPrice({ price: 1000, disCountPrice: 400 })).toEqual({ from: 400, reference: 1000 });
		expect(isDoubtful({ price: 1000 })).toBe(false);
	});

	it('shows no reference below the price, and no price at or below zero', () => {
		for (let price = -100; price <= 2000; price += 70) {
			for (let disCountPrice = -100; disCountPrice <= 2000; disCountPrice += 90) {
				const shown = shownPrice({ price, disCountPrice });
				if (shown) expect(shown.from > 0 && (shown.reference === null || shown.reference > shown.from)).toBe(true);
			}
		}
	});
});

describe('a voyage', () => {
	const price = { from: 3299, reference: null };
	const voyage = { date: '2027-03-05', today: '2027-03-01', inventory: 12, price };

	it('can be booked until the day before departure', () => {
		expect(voyageState({ ...voyage, today: '2027-03-04' })).toBe('on-sale');
		expect(voyageState({ ...voyage, today: '2027-03-05' })).toBe('departed');
		expect(voyageState({ ...voyage, today: '2028-01-01' })).toBe('departed');
	});

	it('is sold out when no cabin is left, but not when upstream does not say', () => {
		expect(voyageState({ ...voyage, inventory: 0 })).toBe('sold-out');
		expect(voyageState({ ...voyage, inventory: null })).toBe('on-sale');
		expect(voyageState({ ...voyage, inventory: undefined })).toBe('on-sale');
	});

	it('is not on sale without a price', () => {
		expect(voyageState({ ...voyage, price: null })).toBe('not-on-sale');
		expect(voyageState({ ...voyage, price: null, inventory: 0 })).toBe('sold-out');
	});
});
