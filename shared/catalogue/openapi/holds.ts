import { z } from 'zod';
import { memberCall, publicCall } from '../call.ts';
import { party } from '../inputs.ts';
import { id, list, number, requiredList, text } from '../wire.ts';

/** The price of one cabin, CNY, tax included. */
const CabinQuote = z.object({ categoryId: id, personAvg: number, totalPrice: number });

/** A cabin held, by its number on the door. */
const HeldCabin = z.object({ id, roomNum: text });

export const holds = {
	'POST /openapi/order/individual/calculate': publicCall(
		'The price of cabins for their parties: a line for each cabin asked for, in that order',
		{
			part: 'a voyage, cart, booking: prices for the party of a cabin',
			whole: 'rows',
			input: z.object({
				voyageId: id,
				cabins: z
					.array(z.object({ categoryId: id, ...party }))
					.min(1)
					.max(40),
			}),
			output: z.object({ cabins: list(CabinQuote), totalPrice: number }),
		},
	),
	'POST /openapi/order/v3/individual/lock': memberCall(
		'Holds one cabin for each asked for; an empty list of cabins means that none is free, and then nothing is held',
		{
			needs: 'booking',
			whole: 'rows',
			internal: true,
			mustFinish: true,
			input: z.object({
				voyageId: id,
				cabins: z
					.array(z.object({ categoryId: id, persons: z.coerce.number().int().min(1).max(4) }))
					.min(1)
					.max(9),
			}),
			output: z.object({ rooms: requiredList(z.object({ cabins: list(HeldCabin) })) }),
		},
	),
};
