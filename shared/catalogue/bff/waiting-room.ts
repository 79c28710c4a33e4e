import { z } from 'zod';
import { memberCall } from '../call.ts';

/** Moments are of the server's clock, epoch milliseconds. */
const now = z.number();
/** The number of members who wait. */
const waiting = z.number();
/** Seconds until the next call makes sense. */
const again = z.number();

const WaitingRoomView = z.discriminatedUnion('state', [
	/** There is no line now: booking is open to all members. */
	z.object({ state: z.literal('closed') }),
	/** There is a line, and the member has no place in it. */
	z.object({ state: z.literal('outside'), opens: z.number(), now, waiting }),
	/** A place taken before the sale opens. At the opening such places are sorted by lot. */
	z.object({ state: z.literal('drawing'), opens: z.number(), now, waiting, again }),
	z.object({
		state: z.literal('waiting'),
		/** The number of members who are let in before this one. */
		ahead: z.number(),
		waiting,
		/** The longest time it takes: some of those before may have left. */
		seconds: z.number(),
		now,
		again,
	}),
	/** The member may book until then; each call of a booking prolongs it for a while. */
	z.object({ state: z.literal('inside'), until: z.number(), now }),
]);
export type WaitingRoomView = z.output<typeof WaitingRoomView>;

export const waitingRoom = {
	'GET /waiting-room': memberCall("The member's place in the line for a sale, with an estimate; looking keeps the place", {
		alone: true,
		output: WaitingRoomView,
	}),
	'POST /waiting-room': memberCall(
		'Takes a place in the line for a sale; a member has one, however often and wherever it is asked for',
		{
			alone: true,
			output: WaitingRoomView,
		},
	),
};
