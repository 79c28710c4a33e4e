import { loadOrder } from '#server/composition/members/orders.ts';
import { revokeVoyage, sharedAddress, shareVoyage } from '#server/composition/members/shared-voyage.ts';
import type { Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';

/** `GET /order/our-voyage`: the member's own address alone; of another member's order there is none. */
export const ourVoyageAddress: Handler<'GET /order/our-voyage'> = async ({ id }, { member, vault }) => ({
	address: await sharedAddress({ member: member?.id ?? '', order: id }, vault),
});

/** `POST /order/our-voyage`: only a paid order has a voyage to send; an address can be revoked always. */
export const shareOurVoyage: Handler<'POST /order/our-voyage'> = async ({ id, shared }, scope) => {
	const owner = { member: scope.member?.id ?? '', order: id };
	if (!shared) {
		await revokeVoyage(owner, scope.vault);
		return { address: '' };
	}
	const { voyage, leavesAt, status } = await loadOrder(id, scope);
	if (!voyage || status !== 'not-travelled') throw new AppError('conflict', 'the order has no voyage to send');
	const sailing = { voyageId: voyage.id, date: voyage.departureDate, days: voyage.days, told: leavesAt };
	return { address: await shareVoyage(owner, sailing, scope) };
};
