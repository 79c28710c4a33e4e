import { z } from 'zod';
import { call } from '../call.ts';
import { id } from '../wire.ts';

/** Cabins asked for: `count` of a category, each for `adult` and `child`. */
export const AskedCabin = z.object({
	categoryId: id,
	adult: z.number().int().min(1).max(4),
	child: z.number().int().min(0).max(3),
	count: z.number().int().min(1).max(9),
});
export type AskedCabin = z.input<typeof AskedCabin>;

export const booking = {
	'POST /booking/hold': call({
		who: 'member',
		summary: 'Holds cabins of one voyage for a booking; with one of them missing none is held',
		input: z.object({ voyageId: id, cabins: z.array(AskedCabin).min(1).max(9) }),
		output: z.object({
			/** What the booking's draft is kept under; null when nothing is held. */
			localId: z.string().nullable(),
			/** Categories that had no cabin. */
			missing: z.array(z.string()),
		}),
	}),
};
