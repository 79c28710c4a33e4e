import { z } from 'zod';
import { call, nothing } from '../call.ts';
import { CartEntry, CartRow } from '../entities.ts';
import { done, id, list } from '../wire.ts';

const count = z.coerce.number().int();

export const cart = {
	'POST /openapi/user/shopcart': call({
		who: 'member',
		summary: 'Puts cabins into the cart or takes them out: `count` is added to what is there; nothing left is no row',
		needs: 'changing the cart',
		silent: true,
		input: z.object({
			voyageId: id,
			categoryId: id,
			/** A signed difference. */
			count: count.min(-99).max(99),
			/** Who is in each cabin. */
			adult: count.min(1).max(4),
			child: count.min(0).max(3),
		}),
		output: done,
	}),
	'GET /openapi/user/shopcart': call({
		who: 'member',
		summary: 'The rows of the cart alone',
		needs: 'adding cabins to the cart',
		part: 'ordering: what was ordered leaves the cart',
		silent: true,
		input: nothing,
		output: list(CartRow),
	}),
	'GET /openapi/user/shopcart/list': call({
		who: 'member',
		summary: 'The rows of the cart, each with its voyage, prices and cabins left',
		needs: 'cart',
		part: 'every page: the badge of the cart',
		silent: true,
		input: nothing,
		output: list(CartEntry),
	}),
	'DELETE /openapi/user/shopcart/{id}': call({
		who: 'member',
		summary: 'Removes a row of the cart',
		needs: 'changing the cart',
		silent: true,
		input: z.object({ id }),
		output: done,
	}),
};
