import type { OrderDetail } from '#shared/catalogue/openapi/order-entities.ts';

/**
 * Returns the place of each passenger's cabin in an order, in the passengers' order; null when it is unknown. Backends leave 0 out: a passenger without
 * a place is in the only cabin of the order, or in the only one that lacks exactly as many people as there are without a place.
 */
export function placesOf({ cabins, persons }: Pick<OrderDetail, 'cabins' | 'persons'>): (number | null)[] {
	const unplaced = persons.filter(({ cabin }) => typeof cabin !== 'number').length;
	const open = (cabins ?? [])
		.map(({ adult, child }, place) => ({ place, free: adult + child - persons.filter(({ cabin }) => cabin === place).length }))
		.filter(({ free }) => free > 0);
	const [only] = open;
	const other = cabins?.length === 1 ? 0 : open.length === 1 && only?.free === unplaced ? only.place : null;
	return persons.map(({ cabin }) => cabin ?? other);
}
