import type { FeatureScope } from '#server/handler.ts';
import { type Draft, linkDraftToOrder, orderRequested } from './draft.ts';
import { holdsNoMore } from './held-voyages.ts';
import { leaveCart } from './leave-cart.ts';

const LOOKED_THROUGH = 30;

/** Records that a draft became an order: the order is remembered, the draft deleted, and its cabins leave the cart. */
export async function markOrdered(draft: Draft, orderId: string, scope: FeatureScope): Promise<void> {
	await linkDraftToOrder(scope, draft.localId, orderId);
	await holdsNoMore(scope, draft.voyageId);
	await leaveCart(draft, scope);
}

/** The order that an earlier try made of this draft although its answer was lost; null when there is none. */
export async function findExistingOrder(draft: Draft, scope: FeatureScope): Promise<string | null> {
	if (!(await orderRequested(scope, draft.localId))) return null;
	const made = await findOrderOfDraft(draft, scope);
	if (made !== null) await markOrdered(draft, made, scope);
	return made;
}

/** The member's order, not cancelled, of exactly this draft's cabins: a cabin can be in one such order only. */
async function findOrderOfDraft(draft: Draft, { api }: FeatureScope): Promise<string | null> {
	const wanted = roomsOf(draft.cabins);
	const { rows } = await api('GET /openapi/order/individual', { page: 0, pageSize: LOOKED_THROUGH });
	const made = rows.find(
		({ voyage, status, cabins }) => voyage.id === draft.voyageId && status >= 0 && cabins !== null && roomsOf(cabins) === wanted,
	);
	return made?.id ?? null;
}

const roomsOf = (cabins: readonly { roomNum: string }[]): string =>
	cabins
		.map(({ roomNum }) => roomNum)
		.toSorted()
		.join();
