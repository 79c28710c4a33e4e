import { z } from 'zod';
import { memberCall } from '../call.ts';
import { id } from '../wire.ts';
import { AskedCabin } from './booking.ts';
import { VoyageCard } from './views.ts';

/** `unknown`: upstream doesn't say for how many people the cabins are, or how many are left. */
const Closed = z.enum(['expired', 'sold-out', 'unknown']).nullable();

/** Cabins of one category and party in the cart. Prices in CNY, tax included. */
const CartCabin = z.object({
	id: z.string(),
	voyageId: z.string(),
	/** Day of departure. */
	date: z.string(),
	categoryId: z.string(),
	code: z.string(),
	name: z.string(),
	balcony: z.boolean(),
	picture: z.string(),
	/** Passengers in each cabin, and how many cabins. Adults are null when unknown. */
	adult: z.number().nullable(),
	child: z.number(),
	count: z.number(),
	/** Per person of this party; null when the category has no price any more. */
	price: z.number().nullable(),
	/** One cabin, for this party. */
	total: z.number().nullable(),
	/** Cabins left; null when unknown. */
	left: z.number().nullable(),
	/** The reason why it can't be booked; null where it can. */
	closed: Closed,
	/** The category of the nearest price with cabins left, to take when this one can't be booked. */
	instead: z.object({ categoryId: z.string(), name: z.string(), price: z.number() }).nullable(),
});
export type CartCabin = z.output<typeof CartCabin>;

/** The cabins of one voyage in the cart. */
const CartVoyage = z.object({ voyageId: z.string(), voyage: VoyageCard, rows: z.array(CartCabin), closed: Closed });
export type CartVoyage = z.output<typeof CartVoyage>;

const CartView = z.object({
	voyages: z.array(CartVoyage),
	/** The badge's number: cabins on sailings to come. */
	count: z.number(),
});
export type CartView = z.output<typeof CartView>;

export const cart = {
	'GET /cart': memberCall('The cart by voyage: sailings to come, those that can be booked first', {
		silent: true,
		output: CartView,
	}),
	'POST /cart': memberCall('Adds cabins of one voyage to the cart; when one of them is refused none is added', {
		fails: ['cart-unclear'],
		input: z.object({ voyageId: id, cabins: z.array(AskedCabin).min(1).max(9) }),
		output: z.object({}),
	}),
};
