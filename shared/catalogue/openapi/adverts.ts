import { z } from 'zod';
import { publicCall } from '../call.ts';
import { Ad, Popup } from '../entities.ts';
import { id } from '../wire.ts';
import { list } from '../wire-lists.ts';

export const adverts = {
	'GET /openapi/advert/window/{id}': publicCall('Adverts of a slot', {
		part: 'home: the block of the slot',
		silent: true,
		cache: 'adverts',
		input: z.object({ id }),
		output: list(Ad),
	}),
	'GET /openapi/popup/all': publicCall('Pop-ups of a page', {
		part: 'home: pop-ups',
		silent: true,
		cache: 'adverts',
		input: z.object({ showPage: z.string().max(32).optional() }),
		output: list(Popup),
	}),
};
