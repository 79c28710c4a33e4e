import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { done, id, list } from '../wire.ts';

export const favourites = {
	'GET /openapi/user/favorite/all': call({
		who: 'member',
		summary: "The member's favourite voyages, the last one added first",
		input: nothing,
		output: list(z.object({ voyageId: id })),
	}),
	'POST /openapi/user/voyage/{id}/favorite': call({
		who: 'member',
		summary: 'Keeps a voyage as a favourite',
		input: z.object({ id }),
		output: done,
	}),
	'POST /openapi/user/voyage/{id}/unfavorite': call({
		who: 'member',
		summary: 'A voyage is a favourite no more',
		input: z.object({ id }),
		output: done,
	}),
};
