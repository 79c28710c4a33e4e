import { z } from 'zod';
import { pictureReply, publicCall } from '../call.ts';
import { partyInput } from './party-input.ts';
import { ComparedVoyage } from './search.ts';
import { VoyageCard } from './views.ts';

/** The id of a list of voyages: 128 random bits, so that no list can be guessed. */
const list = z.string().regex(/^[\da-f]{32}$/);

/** Counts of a list: how many friends like each voyage best, and the one that this browser likes; empty for none. */
const Likes = z.object({ likes: z.record(z.string(), z.number()), liked: z.string() });

export const TogetherView = Likes.extend({
	/** The voyages that are still offered, in the order of the list. */
	voyages: z.array(VoyageCard),
	compared: z.array(ComparedVoyage),
	/** The days of those that aren't offered any more, each with the next sailings of its line. */
	gone: z.array(z.object({ date: z.string(), next: z.array(VoyageCard) })),
	party: z.object({ adult: z.number(), child: z.number() }),
	/** The last day on which the list is kept, and the day of its prices. */
	until: z.string(),
	today: z.string(),
});
export type TogetherView = z.output<typeof TogetherView>;

export const together = {
	'POST /together': publicCall('Makes an address of two to four voyages and a party, to decide together', {
		limit: 'share',
		input: z.object({ ids: z.string().max(512), ...partyInput }),
		output: z.object({ id: list }),
	}),
	'GET /together': publicCall('The voyages of a list with the prices of its party, and how many friends like each best', {
		limit: 'question',
		fails: ['not-found'],
		input: z.object({ id: list }),
		output: TogetherView,
	}),
	'POST /together/like': publicCall('Notes the one voyage of a list that this browser likes best; none for an empty `voyage`', {
		limit: 'like',
		fails: ['not-found'],
		alone: true,
		input: z.object({ id: list, voyage: z.string().max(64) }),
		output: Likes,
	}),
	'GET /together/picture': publicCall(
		'The list as a picture for messages: voyages, days, lowest prices, and a code of its address',
		{
			limit: 'question',
			fails: ['not-found'],
			reply: 'picture',
			input: z.object({ id: list, width: z.enum(['540', '1080']).default('1080') }),
			output: pictureReply,
		},
	),
};
