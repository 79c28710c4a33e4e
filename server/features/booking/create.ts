import { tellPartner } from '#server/composition/members/orders.ts';
import { AppError } from '#server/request/errors.ts';
import { once } from '#server/storage/once.ts';
import type { CallOutput, ParsedInput } from '#shared/catalogue/catalogue.ts';
import { ORDER_ERRORS, UPSTREAM_TIMEOUT } from '#shared/constants.ts';
import { returnDate, todayInShanghai } from '#shared/rules/dates.ts';
import { type Draft, draftName, loadDraft, markAsked, ORDERED_SECONDS, orderOfDraft } from './draft.ts';
import { type BookingScope, findExistingOrder, markOrdered } from './existing-order.ts';
import { isComplete, passengersOf } from './passengers.ts';
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
	const isFinal = ({ state }: Answer) => state === 'created';
	const terms = { keepSeconds: ORDERED_SECONDS, timeoutMs: UPSTREAM_TIMEOUT, isFinal };
	return once(scope.vault, `order:${draftName(scope, input.localId)}`, terms, () => create(input, scope));
}

async function create({ localId, total }: { localId: string; total: number }, scope: BookingScope): Promise<Answer> {
	const draft = await loadDraft(scope, localId);
	const made = await findExistingOrder(draft, scope);
	if (made !== null) return { state: 'created', orderId: made };
	if (scope.now.getTime() >= draft.deadline) return { state: 'expired' };
	const [sailing, categories, booked] = await Promise.all([
		scope.api('GET /openapi/voyage/v2/{id}', { id: draft.voyageId }),
		scope.api('GET /openapi/cruise/category/all', {}),
		passengersOf(draft, scope),
	]);
	const voyage = { date: sailing.departureDate, returnDate: returnDate(sailing.departureDate, sailing.days) };
	if (!isComplete(draft, booked, voyage, todayInShanghai(scope.now))) return { state: 'incomplete' };
	const changed = (price: DraftPrice): Answer | null => {
		const shown = { total, cabins: draft.seen?.cabins ?? [] };
		const change = changeSince(shown, price, draft, categories, scope);
		return change && { state: 'changed', change };
	};
	const price = await quoteDraft(draft, scope);
	const before = changed(price);
	if (before) return before;
	await markAsked(scope, localId);
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

async function order(draft: Draft, payPrice: number, scope: BookingScope): Promise<Answer> {
	try {
		const { id } = await scope.api('POST /openapi/order/v3/individual', {
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
		});
		void tellPartner('made', id, scope);
		await markOrdered(draft, id, scope);
		return { state: 'created', orderId: id };
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		// The answer may have been lost, or an earlier try may have made an order of these cabins.
		const lost = error.code === 'upstream-unavailable';
		const over = error.err === ORDER_ERRORS.holdOver;
		const made = lost || over ? await findExistingOrder(draft, scope) : null;
		if (made !== null) return { state: 'created', orderId: made };
		if (over) return { state: 'expired' };
		throw error;
	}
}
