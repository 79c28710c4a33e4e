import { expect, it } from 'vitest';
import { nextCategory } from './next-category.ts';

const offer = (id: string, price: number | null, left: number | null = 3, maxPassengers = 2) => ({
	id,
	price,
	left,
	maxPassengers,
});
const offers = [
	offer('inside', 3000),
	offer('upper', 3200),
	offer('ocean', 3600),
	offer('gone', 3250, 0),
	offer('unpriced', null),
	offer('family', 3100, null, 4),
];

it.each([
	['the nearest price', { categoryId: 'upper', price: 3200, passengers: 2 }, 'family'],
	['that sleeps as many', { categoryId: 'family', price: 3100, passengers: 3 }, undefined],
	['the dearer of two as near', { categoryId: 'x', price: 3400, passengers: 2 }, 'ocean'],
	['with cabins left, though upstream may not say', { categoryId: 'x', price: 3100, passengers: 4 }, 'family'],
])('suggests %s', (_, wanted, id) => expect(nextCategory(wanted, offers)?.id).toBe(id));
