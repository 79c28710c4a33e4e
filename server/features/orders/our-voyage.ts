import { readOrder } from '#server/composition/members/orders.ts';
import { revokeVoyage, sharedAddress, shareVoyage } from '#server/composition/members/shared-voyage.ts';
import type { Handler } from '#server/handler.ts';

/** `GET /order/our-voyage`: the member's own address alone; of another member's order there is none. */
export const ourVoyageAddress: Handler<'GET /order/our-voyage'> = async ({ id }, scope) => ({
	address: await sharedAddress(id, scope),
});

/** `POST /order/our-voyage`: only a paid order has a voyage to send; an address can be revoked always. */
export const shareOurVoyage: Handler<'POST /order/our-voyage'> = async ({ id, shared }, scope) => {
	if (shared) return { address: await shareVoyage(await readOrder(id, scope), scope) };
	await revokeVoyage(id, scope);
	return { address: '' };
};
