import { nullWhenNotFound } from '#server/composition/failures.ts';
import { tellPartner } from '#server/composition/members/orders.ts';
import { agreeRebooking, draftToReplace, replacedBy, replacedView, replacesNone } from '#server/composition/members/rebooking.ts';
import { categoriesOf } from '#server/composition/voyages/category-summary.ts';
import { AppError } from '#server/request/errors.ts';
import { once } from '#server/storage/once.ts';
import type { CallOutput, ParsedInput } from '#shared/catalogue/catalogue.ts';
import { ORDER_ERRORS, UPSTREAM_TIMEOUT } from '#shared/constants.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { toFen } from '#shared/rules/money.ts';
import { keepsOrder } from '#shared/rules/rebooking.ts';
import { type Draft, draftName, loadDraft, ORDERED_SECONDS, orderOfDraft } from './draft.ts';
import { type BookingScope, findExistingOrder, markOrdered } from './existing-order.ts';
import { endHold } from './held-voyages.ts';
import { markAsked, orderFailed } from './order-requests.ts';
import { isComplete, knowsOtherDocuments, passengersOf, sailingOf } from './passengers.ts';
import { changeSince, couponOf, type DraftPrice, quoteDraft } from './quote.ts';

type Answer = CallOutput<'POST /booking/create'>;

/** Upstream's errors that mean that the price isn't the one sent. */
const PRICE_ERRORS: readonly number[] = [ORDER_ERRORS.priceChanged, ORDER_ERRORS.couponNotApplicable];

/**
 * `POST /booking/create`: makes the order of a draft once, also after a double click, a lost answer or the end of a process
 * (docs/rules.md, order-once).
 */
export async function createOrder(input: ParsedInput<'POST /booking/create'>, scope: BookingScope): Promise<Answer> {
	const known = await orderOfDraft(scope, input.localId);
	if (known !== null) return { state: 'created', orderId: known };
	// Another answer isn't remembered: no order was made, and the next try must ask again.
	const keepSeconds = ({ state }: Answer) => (state === 'created' ? ORDERED_SECONDS : 0);
	const terms = { keepSeconds, timeoutMs: UPSTREAM_TIMEOUT };
	return once(scope.vault, `order:${draftName(scope, input.localId)}`, terms, () => create(input, scope));
}

async function create(
	{ localId, total, departs, otherDocuments, replaces }: ParsedInput<'POST /booking/create'>,
	scope: BookingScope,
): Promise<Answer> {
	const draft = await loadDraft(scope, localId);
	const made = await findExistingOrder(draft, scope);
	if (made !== null) return { state: 'created', orderId: made };
	if (scope.now.getTime() >= draft.deadline) return { state: 'expired' };
	const [sailing, categories, booked] = await Promise.all([
		scope.api.anew()('GET /openapi/voyage/v2/{id}', { id: draft.voyageId }),
		categoriesOf(scope),
		passengersOf(draft, scope),
	]);
	const voyage = await sailingOf(sailing, scope);
	if (departs && departs !== voyage.date) return { state: 'moved', departs: voyage.date };
	const complete = isComplete(draft, booked, voyage, todayInShanghai(scope.now));
	if (!complete || !knowsOtherDocuments(booked, voyage, otherDocuments)) return { state: 'incomplete' };
	const changed = (price: DraftPrice): Answer | null => {
		const shown = { total, cabins: draft.seen?.cabins ?? [] };
		const change = changeSince(shown, price, draft, categories, scope);
		return change && { state: 'changed', change };
	};
	const price = await quoteDraft(draft, scope);
	const before = changed(price);
	if (before) return before;
	if (!(await agreesToRefund(draft, replaces, scope))) return { state: 'refund' };
	try {
		// When its coupon is used up, the order is made at the price without it, which the member has agreed to.
		return await order(price.couponLost ? { ...draft, coupon: null } : draft, price.total, scope);
	} catch (error) {
		// The price may have changed between the quote and the order.
		if (!(error instanceof AppError) || !PRICE_ERRORS.includes(error.err ?? 0)) throw error;
		const after = changed(await quoteDraft(draft, scope));
		if (!after) throw error;
		return after;
	}
}

/**
 * Notes the order that this one is to replace, and the refund that was agreed to. Returns false when the member was shown another order, none, or
 * another refund: nothing is ordered then.
 */
async function agreesToRefund(
	draft: Draft,
	shown: ParsedInput<'POST /booking/create'>['replaces'],
	scope: BookingScope,
): Promise<boolean> {
	const replaced = await replacedBy(draft.voyageId, scope);
	const view = replaced && (await replacedView(replaced, scope));
	if (!view || keepsOrder(view.reason)) {
		await replacesNone(draft.localId, scope);
		return shown === undefined;
	}
	if (!shown || shown.id !== view.order.id) return false;
	const sameSum =
		view.refund === null || shown.refund === null ? view.refund === shown.refund : toFen(view.refund) === toFen(shown.refund);
	if (!sameSum || (await isReplaced(shown.id, draft, scope))) return false;
	await agreeRebooking(draft, { oldId: shown.id, refund: shown.refund }, scope);
	return true;
}

/** True where another draft became an order in place of the same one, of which nothing was heard. Throws `order-unclear` while it may become one. */
async function isReplaced(oldId: string, { localId }: Draft, scope: BookingScope): Promise<boolean> {
	const other = await draftToReplace(oldId, scope);
	if (other === undefined || other === localId) return false;
	const draft = await loadDraft(scope, other).catch(nullWhenNotFound);
	return draft !== null && (await findExistingOrder(draft, scope)) !== null;
}

async function order(draft: Draft, payPrice: number, scope: BookingScope): Promise<Answer> {
	const first = await markAsked(scope, draft.localId);
	const began = performance.now();
	let id: string;
	try {
		({ id } = await scope.api('POST /openapi/order/v3/individual', {
			voyageId: draft.voyageId,
			cabins: draft.cabins.map(({ categoryId, cabinId, adult, child, beds }) => ({
				categoryId,
				cabinId,
				adult,
				child,
				touristIds: beds.flatMap((bed) => bed ?? []),
			})),
			contactId: draft.contactId ?? '',
			...couponOf(draft),
			payPrice,
		}));
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		const elapsed = performance.now() - began;
		await orderFailed(scope, draft.localId, { error, first, elapsed });
		// The answer may have been lost or unreadable, or an earlier try may have made an order of these cabins.
		const lost = error.code === 'upstream-unavailable' && !error.unsent;
		const over = error.err === ORDER_ERRORS.holdOver;
		const made = lost || over ? await findExistingOrder(draft, scope, elapsed).catch(unclearAfter(error)) : null;
		if (made !== null) return { state: 'created', orderId: made };
		if (!over) throw error;
		// By our clock it isn't, and an earlier request may have made the order: readings lag behind, and its process may have died.
		if (!first && scope.now.getTime() + elapsed < draft.deadline)
			throw new AppError('order-unclear', 'the order isn’t shown yet');
		await endHold(scope, draft);
		return { state: 'expired' };
	}
	void tellPartner('made', id, scope);
	await markOrdered(draft, id, scope);
	return { state: 'created', orderId: id };
}

/** Turns a failure to look for the order into the member's advice to look there before they order again. */
const unclearAfter =
	(cause: AppError) =>
	(error: unknown): never => {
		if (!(error instanceof AppError) || error.code !== 'upstream-unavailable') throw error;
		throw new AppError('order-unclear', 'the order could not be looked for', { cause });
	};
