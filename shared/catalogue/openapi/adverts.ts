import { z } from 'zod';
import { call } from '../call.ts';
import { Ad, Popup } from '../entities.ts';
import { id, list } from '../wire.ts';

export const adverts = {
	'GET /openapi/advert/window/{id}': call({
		who: 'anybody',
		summary: 'Adverts of a slot',
		part: 'home: the block of the slot',
		silent: true,
		cache: 'adverts',
		input: z.object({ id }),
		output: list(Ad),
	}),
	'GET /openapi/popup/all': call({
		who: 'anybody',
		summary: 'Pop-ups of a page',
		part: 'home: pop-ups',
		silent: true,
		cache: 'adverts',
		input: z.object({ showPage: z.string().max(32).optional() }),
		output: list(Popup),
	}),
};
