import type { FeatureScope } from '#server/handler.ts';
import type { OrderHead, Rebooking, Replaced } from '#shared/catalogue/bff/rebooking.ts';
import type { OrderDetail } from '#shared/catalogue/openapi/order-entities.ts';
import type { OrderStatus } from '#shared/constants.ts';
import { isAhead, isPaid } from '#shared/rules/order-status.ts';
import { paidOf } from '#shared/rules/order-sums.ts';
import { nullWhenNotFound, sectionOr } from '../failures.ts';
import { DRAFT_SECONDS } from './open-bookings.ts';
import { refundNow } from './order-refund.ts';
import { type Known, loadOrder, voyagesOf } from './orders.ts';

/** Seconds that a change of an order is remembered: as long as the order of a draft. */
const REBOOKING_SECONDS = 7 * 24 * 3_600;

/**
 * A change of an order, stored under the old order's id: the voyage that was chosen, then the draft that is about to be ordered with the refund that
 * the member agreed to (null where it was unknown), then the new order.
 */
type Noted = { voyageId: string; agreed?: { localId: string; refund: number | null }; newId?: string };
type Found = Noted & { oldId: string; at: number };
type Scope = Pick<FeatureScope, 'member' | 'vault'>;

const keyOf = ({ member }: Scope): string => `rebookings:${member?.id}`;

/** Returns a member's changes of orders, the latest first. */
async function notedBy(scope: Scope): Promise<Found[]> {
	const fields = await scope.vault.fields<Noted>(keyOf(scope));
	const all = Object.entries(fields).map(([oldId, { value, at }]): Found => ({ ...value, oldId, at }));
	return all.toSorted((one, other) => other.at - one.at);
}

const note = async (scope: Scope, oldId: string, noted: Noted): Promise<void> => {
	await scope.vault.putFields(keyOf(scope), { [oldId]: noted }, REBOOKING_SECONDS);
};

/** Returns the change of an order that has no new order yet, as far as is known; undefined when there is none. */
const openChange = async (oldId: string, scope: Scope): Promise<Found | undefined> =>
	(await notedBy(scope)).find((one) => one.oldId === oldId && one.newId === undefined);

/** Notes that cabins of a voyage are chosen in place of an order. A draft that was about to be ordered stays noted: its order may exist. */
export async function beginRebooking(scope: Scope, oldId: string, voyageId: string): Promise<void> {
	const agreed = (await openChange(oldId, scope))?.agreed;
	await note(scope, oldId, { voyageId, ...(agreed && { agreed }) });
}

/** Returns the draft that was about to be ordered in place of an order; undefined when there is none, or its order is known. */
export const draftToReplace = async (oldId: string, scope: Scope): Promise<string | undefined> =>
	(await openChange(oldId, scope))?.agreed?.localId;

/** Ends a change: both orders stand as they are. */
export const leaveRebooking = (scope: Scope, oldId: string): Promise<void> => scope.vault.dropField(keyOf(scope), oldId);

/** Returns the change for which cabins of a voyage are chosen, and which has no new order yet; null when there is none, or it began over a day ago. */
async function rebookingTo(voyageId: string, scope: Scope & Pick<FeatureScope, 'now'>): Promise<Found | null> {
	const since = scope.now.getTime() - DRAFT_SECONDS * 1_000;
	const noted = await notedBy(scope);
	return noted.find((one) => one.voyageId === voyageId && one.newId === undefined && one.at > since) ?? null;
}

/** Returns the order that a booking of a voyage is to replace; null when there is none, or it is no longer ahead of its guests. */
export async function replacedBy(voyageId: string, scope: FeatureScope): Promise<Known<OrderDetail> | null> {
	const noted = await rebookingTo(voyageId, scope);
	if (!noted) return null;
	const order = await loadOrder(noted.oldId, scope).catch(nullWhenNotFound);
	return order && isAhead(order.status) ? order : null;
}

/** Returns an order that is to be replaced, with what it gives back today. */
export async function replacedView(order: Known<OrderDetail>, scope: FeatureScope): Promise<Replaced> {
	const unknown = { reason: 'sum-unknown', refund: null, fee: null } as const;
	const [head, { reason, refund, fee }] = await Promise.all([
		orderHead(order, scope),
		sectionOr('refund of an order to replace', scope, unknown, () => refundNow(order, scope)),
	]);
	return { order: head, paid: paidOf(order), fee, refund: reason === null ? refund : null, reason };
}

/** Notes, before a draft is ordered, that its order replaces another one, and for which refund. */
export async function agreeRebooking(
	{ localId, voyageId }: { localId: string; voyageId: string },
	{ oldId, refund }: { oldId: string; refund: number | null },
	scope: Scope,
): Promise<void> {
	await note(scope, oldId, { voyageId, agreed: { localId, refund } });
}

/** Notes, before a draft is ordered, that its order replaces none. */
export async function replacesNone(localId: string, scope: Scope): Promise<void> {
	const found = (await notedBy(scope)).find(({ agreed, newId }) => agreed?.localId === localId && newId === undefined);
	if (found) await note(scope, found.oldId, { voyageId: found.voyageId });
}

/** Notes the order that a draft became, where it replaces another one. */
export async function noteNewOrder(localId: string, newId: string, scope: Scope): Promise<void> {
	const found = (await notedBy(scope)).find(({ agreed }) => agreed?.localId === localId);
	if (!found) return;
	const { oldId, at: _, ...noted } = found;
	await note(scope, oldId, { ...noted, newId });
}

/** Returns the head of an order with its voyage. */
export async function orderHead(order: Known<OrderDetail>, scope: FeatureScope): Promise<OrderHead> {
	const cardOf = await voyagesOf([order], scope);
	return { id: order.id, number: order.orderNo, status: order.status, voyage: cardOf(order) };
}

/** Returns the one thing that is left to do; null for two orders that no longer belong together: the new one was called off, or the old one has sailed. */
function stepOf(old: OrderStatus, made: OrderStatus): Rebooking['step'] | null {
	if (!isAhead(made) || old === 'completed') return null;
	if (!isAhead(old)) return 'done';
	return isPaid(made) ? 'cancel' : 'pay';
}

/**
 * Returns the change that an order takes part in, as the old or the new one, by what both orders are now; null when there is none. `known`: the order
 * itself, where it was read already. Throws when an order can't be read: a call that changes something mustn't go on as if there were no change.
 */
export async function findRebooking(id: string, scope: FeatureScope, known?: Known<OrderDetail>): Promise<Rebooking | null> {
	const read = (orderId: string) => (known?.id === orderId ? known : loadOrder(orderId, scope).catch(nullWhenNotFound));
	const found = (await notedBy(scope)).find(({ oldId, newId }) => newId !== undefined && (oldId === id || newId === id));
	if (found?.newId === undefined) return null;
	const [old, made] = await Promise.all([read(found.oldId), read(found.newId)]);
	const step = old && made && stepOf(old.status, made.status);
	if (!step) return null;
	const [oldOrder, newOrder] = await Promise.all([orderHead(old, scope), orderHead(made, scope)]);
	return { oldOrder, newOrder, refund: found.agreed?.refund ?? null, step };
}

/** Returns the same for a page, which is shown without it: null also when an order can't be read. */
export const rebookingOf = (id: string, scope: FeatureScope, known?: Known<OrderDetail>): Promise<Rebooking | null> =>
	sectionOr('change of an order', scope, null, () => findRebooking(id, scope, known));
