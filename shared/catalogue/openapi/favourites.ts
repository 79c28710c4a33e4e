import { z } from 'zod';
import { memberCall } from '../call.ts';
import { done, id } from '../wire.ts';
import { list } from '../wire-lists.ts';

/** A favourite: its voyage's id, alone or in an object. */
const Favourite = z
	.union([id, z.object({ voyageId: id })], { error: "a voyage's id" })
	.transform((row) => ({ voyageId: typeof row === 'string' ? row : row.voyageId }))
	.pipe(z.object({ voyageId: z.string() }));

export const favourites = {
	'GET /openapi/user/favorite/all': memberCall("The member's favourite voyages, each once, the last one added first", {
		needs: 'wish list',
		part: 'every page: hearts and badge',
		output: list(Favourite).overwrite((rows) => [...new Map(rows.map((row) => [row.voyageId, row])).values()]),
	}),
	'POST /openapi/user/voyage/{id}/favorite': memberCall('Keeps a voyage as a favourite', {
		needs: 'adding a favourite',
		input: z.object({ id }),
		output: done,
	}),
	'POST /openapi/user/voyage/{id}/unfavorite': memberCall('A voyage is a favourite no more', {
		needs: 'removing a favourite',
		input: z.object({ id }),
		output: done,
	}),
};
