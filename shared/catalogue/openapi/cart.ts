import { z } from 'zod';
import { memberCall } from '../call.ts';
import { CartEntry, CartRow } from '../entities.ts';
import { party } from '../inputs.ts';
import { done, id } from '../wire.ts';
import { list } from '../wire-lists.ts';

export const cart = {
	'POST /openapi/user/shopcart': memberCall(
		"Puts cabins into the cart or takes them out: `count` is added to the row's; a row with 0 cabins is removed",
		{
			needs: 'changing the cart',
			silent: true,
			input: z.object({
				voyageId: id,
				categoryId: id,
				/** A signed difference. */
				count: z.coerce.number().int().min(-99).max(99),
				...party,
			}),
			output: done,
		},
	),
	'GET /openapi/user/shopcart': memberCall('The rows of the cart alone', {
		needs: 'adding cabins to the cart',
		part: 'ordering: ordered cabins leave the cart',
		silent: true,
		mustFinish: true,
		output: list(CartRow),
	}),
	'GET /openapi/user/shopcart/list': memberCall('The rows of the cart, each with its voyage, prices and cabins left', {
		needs: 'cart',
		part: 'every page: the badge of the cart',
		silent: true,
		output: list(CartEntry),
	}),
	'DELETE /openapi/user/shopcart/{id}': memberCall('Removes a row of the cart', {
		needs: 'changing the cart',
		silent: true,
		input: z.object({ id }),
		output: done,
	}),
};
