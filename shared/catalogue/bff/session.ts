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
		}),
	}),
};
