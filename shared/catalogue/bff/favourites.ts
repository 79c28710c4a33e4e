import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { VoyageCard } from './views.ts';

export const favourites = {
	'GET /favourites': call({
		who: 'member',
		summary: "The member's favourite voyages, the last one added first; departed ones after those to come",
		input: nothing,
		output: z.object({ voyages: z.array(VoyageCard) }),
	}),
};
