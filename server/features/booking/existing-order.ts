import type { FeatureScope, FeatureServices } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import { type Draft, linkDraftToOrder, orderRequested } from './draft.ts';
import { holdsNoMore } from './held-voyages.ts';
import { leaveCart } from './leave-cart.ts';

/** A feature's scope, and the way out of the line for a sale. */
export type BookingScope = FeatureScope & { leaveWaitingRoom: FeatureServices['waitingRoom']['leave'] };

const LOOKED_THROUGH = 30;
/** How far upstream's clock may be from ours. */
const CLOCKS_APART = 10 * 60_000;

/** Records that a draft became an order: the order is remembered, the draft deleted, and its cabins leave the cart. */
export async function markOrdered(draft: Draft, orderId: string, scope: BookingScope): Promise<void> {
	await linkDraftToOrder(scope, draft, orderId);
	await holdsNoMore(scope, draft.voyageId);
	await leaveCart(draft, scope);
	// The next booking needs a place of its own.
	if (scope.identity.member) await scope.leaveWaitingRoom(scope.identity.member.id);
}

/** The order that an earlier try made of this draft although its answer was lost; null when there is none. Throws `order-unclear` when nothing can tell. */
export async function findExistingOrder(draft: Draft, scope: BookingScope): Promise<string | null> {
	const since = await orderRequested(scope, draft.localId);
	if (since === null) return null;
	const made = await findOrderOfDraft(draft, since, scope);
	if (made !== null) await markOrdered(draft, made, scope);
	return made;
}

/**
 * The member's order, not cancelled, of exactly this draft's cabins: a cabin can be in one such order only. Where the list doesn't tell an order's
 * rooms its detail is read; where that doesn't either, or a row of the list is missing, nothing can tell (docs/rules.md, order-once).
 */
async function findOrderOfDraft(draft: Draft, since: number, { api }: FeatureScope): Promise<string | null> {
	const wanted = roomsOf(draft.cabins);
	const { rows, total } = await api('GET /openapi/order/individual', { page: 0, pageSize: LOOKED_THROUGH });
	const likely = rows.filter(
		({ voyage, status, createdAt }) => voyage.id === draft.voyageId && status >= 0 && createdAt > since - CLOCKS_APART,
	);
	if (wanted === null && likely.length > 0) throw unclear('the rooms of the booking aren’t told');
	const made = likely.find(({ cabins }) => roomsOf(cabins) === wanted);
	if (made) return made.id;
	for (const { id } of likely.filter(({ cabins }) => roomsOf(cabins) === null)) {
		const { cabins } = await api('GET /openapi/order/individual/{id}', { id });
		const rooms = roomsOf(cabins);
		if (rooms === wanted) return id;
		if (rooms === null) throw unclear('the rooms of an order aren’t told');
	}
	if (rows.length < Math.min(total, LOOKED_THROUGH)) throw unclear('a row of the list is missing');
	return null;
}

const unclear = (message: string): AppError => new AppError('order-unclear', message);

/** The rooms of cabins, in one order; null when one of them isn't told. */
const roomsOf = (cabins: readonly { roomNum: string }[] | null): string | null =>
	cabins === null || cabins.length === 0 || cabins.some(({ roomNum }) => roomNum === '')
		? null
		: cabins
				.map(({ roomNum }) => roomNum)
				.toSorted()
				.join();
