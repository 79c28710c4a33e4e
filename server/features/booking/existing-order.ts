import { section } from '#server/composition/failures.ts';
import type { FeatureScope, FeatureServices } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import { type Draft, draftName, linkDraftToOrder, ORDERED_SECONDS, orderRequested } from './draft.ts';
import { holdsNoMore } from './held-voyages.ts';

/** A feature's scope, with the call that ends the member's place in the line for a sale. */
export type BookingScope = FeatureScope & { leaveWaitingRoom: FeatureServices['waitingRoom']['leave'] };

const LOOKED_THROUGH = 30;
/** Milliseconds that upstream's clock may differ from ours. */
const CLOCKS_APART = 10 * 60_000;

/** Records that a draft became an order: the order is remembered, the draft deleted, and its cabins are removed from the cart. */
export async function markOrdered(draft: Draft, orderId: string, scope: BookingScope): Promise<void> {
	await linkDraftToOrder(scope, draft, orderId);
	await holdsNoMore(scope, draft.voyageId);
	await leaveCart(draft, scope);
	// The next booking needs a place of its own.
	if (scope.member) await scope.leaveWaitingRoom(scope.member.id);
}

/**
 * Removes cabins that became an order from the cart, once: upstream counts by differences, so a second time would remove cabins
 * that are meant for another booking. A failure is only logged, since the order exists.
 */
async function leaveCart({ localId, voyageId, cabins }: Draft, scope: FeatureScope): Promise<void> {
	await section('cabins ordered leave the cart', scope, async () => {
		const rows = (await scope.api('GET /openapi/user/shopcart', {})).filter((row) => row.voyageId === voyageId);
		const fewer = rows.flatMap(({ categoryId, adult, child, count }) => {
			const ordered = cabins.filter((own) => own.categoryId === categoryId && own.adult === adult && own.child === child);
			return ordered.length > 0 ? [{ voyageId, categoryId, adult, child, count: -Math.min(count, ordered.length) }] : [];
		});
		if (fewer.length === 0) return;
		const first = await scope.vault.put(`left-cart:${draftName(scope, localId)}`, true, ORDERED_SECONDS, 'first');
		if (first) await Promise.all(fewer.map((row) => scope.api('POST /openapi/user/shopcart', row)));
	});
}

/**
 * Returns the order that an earlier try made of this draft although its answer was lost; null when there is none. Throws
 * `order-unclear` when that can't be found out.
 */
export async function findExistingOrder(draft: Draft, scope: BookingScope): Promise<string | null> {
	const since = await orderRequested(scope, draft.localId);
	if (since === null) return null;
	const made = await findOrderOfDraft(draft, since, scope);
	if (made !== null) await markOrdered(draft, made, scope);
	return made;
}

/**
 * Finds the member's order, not cancelled, of exactly this draft's cabins: a cabin can be in one such order only. An order's
 * rooms are read from the list, else from its detail. When they are unknown, or a row of the list is missing, the answer is
 * unclear (docs/rules.md, order-once).
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

/** Returns the cabins' room numbers, sorted; null when one of them is unknown. */
const roomsOf = (cabins: readonly { roomNum: string }[] | null): string | null =>
	cabins === null || cabins.length === 0 || cabins.some(({ roomNum }) => roomNum === '')
		? null
		: cabins
				.map(({ roomNum }) => roomNum)
				.toSorted()
				.join();
