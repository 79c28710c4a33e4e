import { z } from 'zod';
import { LANGUAGES } from '../../constants.ts';
import { call, nothing } from '../call.ts';

/** A member as pages may show them. */
export const MemberView = z.object({
	id: z.string(),
	nickname: z.string(),
	mobileMasked: z.string(),
});
export type MemberView = z.output<typeof MemberView>;

/** A member's booking that isn't an order yet. Moments are epoch milliseconds of the server's clock. */
export const OpenBookingView = z.object({
	/** Null when it was given up: its cabins are held until the deadline all the same. */
	localId: z.string().nullable(),
	/** What leads to the voyage's page; names are empty when they can't be had. */
	voyage: z.object({ id: z.string(), date: z.string(), title: z.string(), ship: z.object({ id: z.string() }) }),
	cabins: z.array(z.object({ categoryId: z.string(), adult: z.number(), child: z.number() })),
	/** Until when they are held. */
	deadline: z.number(),
	/** Until when what was filled in is kept. */
	keptUntil: z.number(),
});
export type OpenBookingView = z.output<typeof OpenBookingView>;

export const session = {
	'GET /session': call({
		who: 'anybody',
		summary: 'Who am I: the member or null, the language, counts for the badges',
		fails: ['session-unavailable'],
		input: nothing,
		output: z.object({
			user: MemberView.nullable(),
			lang: z.enum(LANGUAGES),
			/** The server's clock, epoch milliseconds: what countdowns count by. */
			now: z.number(),
			badges: z.object({ cart: z.number(), favourites: z.number() }),
			/** Ids of the favourite voyages. */
			favourites: z.array(z.string()),
			/** Bookings that aren't orders yet: those whose cabins are held first. */
			bookings: z.array(OpenBookingView),
		}),
	}),
};
