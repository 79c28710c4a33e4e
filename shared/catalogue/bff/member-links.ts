import { z } from 'zod';
import { memberCall, publicCall } from '../call.ts';
import { section } from './views.ts';

const Prepared = z.object({ name: z.string(), text: z.string() });

/** Amenities that are prepared for the passengers of one voyage. */
const PreparedVoyage = z.object({
	orderId: z.string(),
	title: z.string(),
	places: z.array(z.string()),
	/** Day of departure. */
	date: z.string(),
	passengers: z.array(z.object({ id: z.string(), name: z.string(), amenities: z.array(Prepared) })),
});
export type PreparedVoyage = z.output<typeof PreparedVoyage>;

/** A coupon of the member's own, in CNY. */
const OwnCoupon = z.object({
	id: z.string(),
	name: z.string(),
	amount: z.number(),
	/** The least an order must cost. */
	minPrice: z.number().nullable(),
	/** The last day on which it can be used; empty when unknown. */
	until: z.string(),
});
export type OwnCoupon = z.output<typeof OwnCoupon>;

export const memberLinks = {
	'GET /crm': memberCall("Address of the member centre or of the member's coupons, on a host of the settings", {
		input: z.object({
			page: z.enum(['centre', 'coupons']),
			/** The id of the member who sent the invitation. */
			invitorId: z
				.string()
				.regex(/^[\w-]{1,64}$/)
				.optional(),
		}),
		output: z.object({ url: z.string() }),
	}),
	'GET /crm/coupons': memberCall("The member's own coupons that haven't ended", {
		output: z.object({ coupons: section(z.array(OwnCoupon)) }),
	}),
	'GET /mini-program': publicCall(
		"The mini-program that prepares a voyage: a picture to scan, and an address for phones; null for one that upstream didn't give",
		{
			output: z.object({ image: z.string().nullable(), link: z.string().nullable() }),
		},
	),
	'GET /amenities': memberCall(
		'Amenities prepared for the passengers of coming voyages, and an address of the mini-program where more can be chosen',
		{
			output: z.object({ voyages: z.array(PreparedVoyage), link: z.string().nullable() }),
		},
	),
};
