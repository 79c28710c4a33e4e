import { z } from 'zod';
import { LANGUAGES } from '../../constants.ts';
import { publicCall } from '../call.ts';

/** A member as pages may show them. */
export const MemberView = z.object({
	id: z.string(),
	nickname: z.string(),
	mobileMasked: z.string(),
});
export type MemberView = z.output<typeof MemberView>;

/** A member's booking that isn't an order yet. Moments are epoch milliseconds of the server's clock. */
export const OpenBookingView = z.object({
	/** Null after the member gave it up: its cabins are still held until the deadline. */
	localId: z.string().nullable(),
	/** The parts of the voyage's address and of its name; the title is empty when unknown. */
	voyage: z.object({
		id: z.string(),
		date: z.string(),
		title: z.string(),
		places: z.array(z.string()),
		ship: z.object({ id: z.string() }),
	}),
	cabins: z.array(z.object({ categoryId: z.string(), adult: z.number(), child: z.number() })),
	/** The end of the hold. */
	deadline: z.number(),
	/** The moment until which the draft is kept. */
	keptUntil: z.number(),
});
export type OpenBookingView = z.output<typeof OpenBookingView>;

export const session = {
	'GET /session': publicCall('The member who is logged in or null, the language, counts for the badges', {
		fails: ['session-unavailable'],
		output: z.object({
			user: MemberView.nullable(),
			lang: z.enum(LANGUAGES),
			/** The server's clock, epoch milliseconds, for countdowns. */
			now: z.number(),
			badges: z.object({ cart: z.number(), favourites: z.number() }),
			/** Ids of the favourite voyages. */
			favourites: z.array(z.string()),
			/** Bookings that aren't orders yet, those with a running hold first. */
			bookings: z.array(OpenBookingView),
			/** The member's mark, for calls from a page that was made before they logged in (docs/rules.md, whose-page). */
			mark: z.string().optional(),
			/** True for a guest whose last session in this browser was ended by logging out or by upstream (700), not by time. */
			ended: z.boolean(),
		}),
	}),
};
