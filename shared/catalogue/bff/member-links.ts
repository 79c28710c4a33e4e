import { z } from 'zod';
import { call, nothing } from '../call.ts';

const Prepared = z.object({ name: z.string(), text: z.string() });

/** What is prepared for the passengers of one voyage. */
const PreparedVoyage = z.object({
	orderId: z.string(),
	title: z.string(),
	/** Day of departure. */
	date: z.string(),
	passengers: z.array(z.object({ id: z.string(), name: z.string(), amenities: z.array(Prepared) })),
});
export type PreparedVoyage = z.output<typeof PreparedVoyage>;

export const memberLinks = {
	'GET /crm': call({
		who: 'member',
		summary: "Where the member centre or the member's coupons are: an address of a host in the settings",
		input: z.object({
			page: z.enum(['centre', 'coupons']),
			/** Who invited the member. */
			invitorId: z
				.string()
				.regex(/^[\w-]{1,64}$/)
				.optional(),
		}),
		output: z.object({ url: z.string() }),
	}),
	'GET /mini-program': call({
		who: 'anybody',
		summary:
			'The mini-program for what comes before a voyage: a picture to scan, and an address for phones; null what could not be had',
		input: nothing,
		output: z.object({ image: z.string().nullable(), link: z.string().nullable() }),
	}),
	'GET /amenities': call({
		who: 'member',
		summary: 'What is prepared for the passengers of coming voyages, and an address of the mini-program where more can be chosen',
		input: nothing,
		output: z.object({ voyages: z.array(PreparedVoyage), link: z.string().nullable() }),
	}),
};
