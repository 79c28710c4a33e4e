import { section } from '#server/composition/failures.ts';
import { noteNewOrder } from '#server/composition/members/rebooking.ts';
import type { FeatureScope, FeatureServices } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import { ORDER_STATUSES } from '#shared/constants.ts';
import { type Draft, draftName, linkDraftToOrder, ORDERED_SECONDS } from './draft.ts';
import { holdsNoMore } from './held-voyages.ts';
import { orderRequested, orderUnderWay } from './order-requests.ts';

/** A feature's scope, with the call that ends the member's place in the line for a sale. */
export type BookingScope = FeatureScope & { leaveWaitingRoom: FeatureServices['waitingRoom']['leave'] };

const LOOKED_THROUGH = 30;
/** The most orders of which the details are read. */
const MAX_DETAILS = 10;
/** Milliseconds that upstream's clock may differ from ours. */
const CLOCKS_APART = 10 * 60_000;

/**
 * Records that a draft became an order: the order is remembered, the draft deleted, and its cabins are removed from the cart. Where it
 * replaces another order, that is noted first: a draft is looked up for as long as it exists.
 */
export async function markOrdered(draft: Draft, orderId: string, scope: BookingScope): Promise<void> {
	await noteNewOrder(draft.localId, orderId, scope);
	await linkDraftToOrder(scope, draft, orderId);
	await holdsNoMore(scope, draft);
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
 * `order-unclear` when that can't be found out, with the seconds to wait while upstream may still be making it. `elapsed`
 * are the milliseconds since the scope's time.
 */
export async function findExistingOrder(draft: Draft, scope: BookingScope, elapsed = 0): Promise<string | null> {
	const since = await orderRequested(scope, draft.localId);
	if (since === null) return null;
	const made = await findOrderOfDraft(draft, since, scope);
	if (made !== null) {
		await markOrdered(draft, made, scope);
		return made;
	}
	const retryAfter = await orderUnderWay(scope, draft.localId, scope.now.getTime() + elapsed);
	if (retryAfter > 0) throw new AppError('order-unclear', 'upstream may still be making the order', { retryAfter });
	return null;
}

/**
 * Finds the member's order, neither cancelled nor completed, of exactly this draft's cabins: a cabin can be in one such order only. An
 * order's cabins are read from the list, else from its detail. When they are unknown, or a row of the list is missing, the answer is
 * unclear (docs/rules.md, order-once).
 */
async function findOrderOfDraft(draft: Draft, since: number, { api }: FeatureScope): Promise<string | null> {
	const { rows, total } = await api('GET /openapi/order/individual', { page: 0, pageSize: LOOKED_THROUGH });
	const likely = rows.filter(
		({ voyage, status, createdAt }) =>
			(!voyage || voyage.id === draft.voyageId) &&
			status >= 0 &&
			status !== ORDER_STATUSES.completed &&
			(createdAt === null || createdAt > since - CLOCKS_APART),
	);
	const made = likely.find(({ voyage, cabins }) => voyage && hasCabins(cabins, draft) === true);
	if (made) return made.id;
	// An order that doesn't tell its voyage may be of another one, with a cabin of the same number.
	const untold = likely.filter(({ cabins }) => hasCabins(cabins, draft) !== false);
	const told = await Promise.all(
		untold.slice(0, MAX_DETAILS).map(async (row) => {
			const detail = await api('GET /openapi/order/individual/{id}', { id: row.id });
			const voyage = detail.voyage ?? row.voyage;
			const has = voyage && voyage.id !== draft.voyageId ? false : hasCabins(detail.cabins ?? row.cabins, draft);
			return { id: row.id, has: has && !voyage ? null : has };
		}),
	);
	const found = told.find(({ has }) => has === true);
	if (found) return found.id;
	if (untold.length > MAX_DETAILS || told.some(({ has }) => has === null))
		throw unclear('the voyage or the cabins of an order aren’t told');
	if (rows.length < Math.min(total, LOOKED_THROUGH)) throw unclear('a row of the list is missing');
	return null;
}

const unclear = (message: string): AppError => new AppError('order-unclear', message);

type Numbered = { cabinId?: string | null; roomNum: string };

/** Returns one name of all cabins, sorted; null when one of them has none. */
function namesOf(cabins: readonly Numbered[], nameOf: (cabin: Numbered) => string | null | undefined): string | null {
	const names = cabins.map((cabin) => nameOf(cabin) || null);
	return names.length === 0 || names.includes(null) ? null : names.toSorted().join();
}

/** Returns if an order has exactly a draft's cabins: by their ids, else by their room numbers; null when neither is known of both. */
function hasCabins(cabins: readonly Numbered[] | null, draft: Draft): boolean | null {
	for (const nameOf of [({ cabinId }: Numbered) => cabinId, ({ roomNum }: Numbered) => roomNum]) {
		const [own, wanted] = [namesOf(cabins ?? [], nameOf), namesOf(draft.cabins, nameOf)];
		if (own !== null && wanted !== null) return own === wanted;
	}
	return null;
}
