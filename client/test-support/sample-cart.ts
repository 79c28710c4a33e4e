import type { CartCabin, CartView, CartVoyage } from '#shared/catalogue/bff/cart.ts';
import { sampleVoyage } from './sample-voyage.ts';

/** One cabin with a balcony for two adults. */
export const sampleRow = (changes: Partial<CartCabin> = {}): CartCabin => ({
	id: 'balcony',
	voyageId: 'v1',
	date: '2027-03-12',
	categoryId: 'c1',
	code: 'B1',
	name: '阳台房',
	balcony: true,
	picture: '',
	adult: 2,
	child: 0,
	count: 1,
	price: 4_000,
	total: 8_000,
	left: null,
	closed: null,
	instead: null,
	...changes,
});

/** One cabin with a window for two adults. */
export const windowRow = (changes: Partial<CartCabin> = {}): CartCabin =>
	sampleRow({
		id: 'window',
		categoryId: 'c2',
		code: 'O1',
		name: '海景房',
		balcony: false,
		price: 3_200,
		total: 6_400,
		...changes,
	});

/** The entries of a cart for one voyage. */
export const sampleGroup = (rows: CartCabin[], changes: Partial<CartVoyage> = {}): CartVoyage => ({
	voyageId: 'v1',
	voyage: sampleVoyage(),
	rows,
	closed: null,
	...changes,
});

/** One cabin of another voyage. */
export const otherGroup = (): CartVoyage =>
	sampleGroup([sampleRow({ id: 'other', voyageId: 'v2', name: '内舱房', total: 5_000 })], {
		voyageId: 'v2',
		voyage: sampleVoyage({ id: 'v2', title: '济州四日' }),
	});

/** A cart of these voyages. */
export const sampleCart = (...voyages: CartVoyage[]): CartView => ({
	voyages,
	count: voyages.flatMap(({ rows }) => rows).reduce((sum, { count }) => sum + count, 0),
});
