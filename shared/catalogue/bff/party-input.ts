import { z } from 'zod';
import { MAX_ADULTS, MAX_CHILDREN } from '#shared/rules/party-price.ts';

/** The party of one cabin, as the parameters of an address have it. */
export const partyInput = {
	adult: z.coerce.number().int().min(1).max(MAX_ADULTS),
	child: z.coerce.number().int().min(0).max(MAX_CHILDREN),
};
