import type { BrowserContext } from '@playwright/test';
import type { CartView } from '#shared/catalogue/bff/cart.ts';
import { ask } from './booking.ts';

const headers = { 'x-csrf': '1' };

/** Empties the cart that the backend gives new members. */
export async function emptyCart(context: BrowserContext): Promise<void> {
	for (const { rows } of (await ask<CartView>(context, '/cart')).voyages)
		for (const { id } of rows) await context.request.delete(`/api/openapi/user/shopcart/${id}`, { headers });
}

/** Removes the favourites that the backend gives new members. */
export async function dropFavourites(context: BrowserContext): Promise<void> {
	for (const { voyageId } of await ask<{ voyageId: string }[]>(context, '/openapi/user/favorite/all'))
		await context.request.post(`/api/openapi/user/voyage/${voyageId}/unfavorite`, { data: {}, headers });
}

/** Removes the passengers and contacts that the backend gives new members. */
export async function forgetPassengers(context: BrowserContext): Promise<void> {
	for (const path of ['/openapi/user/tourist', '/openapi/user/contact'])
		for (const { id } of await ask<{ id: string }[]>(context, path))
			await context.request.delete(`/api${path}/${id}`, { headers });
}
