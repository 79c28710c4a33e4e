import { z } from 'zod';
import { memberCall } from '../call.ts';
import { VoyageCard } from './views.ts';

export const favourites = {
	'GET /favourites': memberCall("The member's favourite voyages, the last one added first; departed ones after those to come", {
		output: z.object({ voyages: z.array(VoyageCard) }),
	}),
};
