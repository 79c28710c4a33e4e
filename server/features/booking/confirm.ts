import { orUnavailable, section } from '#server/composition/failures.ts';
import { priceLines } from '#server/composition/members/money-lines.ts';
import { orderPassenger } from '#server/composition/members/passenger-view.ts';
import { replacedBy, replacedView } from '#server/composition/members/rebooking.ts';
import { cabinSummary, categoriesOf } from '#server/composition/voyages/category-summary.ts';
import { onBoardCosts } from '#server/composition/voyages/on-board-costs.ts';
import { documentTermsOf, shownTerms } from '#server/composition/voyages/sailing-documents.ts';
import { leavesOnItsDay } from '#server/composition/voyages/voyage-detail.ts';
import { cardOf, cardOfBooking, voyageIndexOrNone } from '#server/composition/voyages/voyage-index.ts';
import type { Handler } from '#server/handler.ts';
import type { ConfirmView } from '#shared/catalogue/bff/confirm.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { toFen } from '#shared/rules/money.ts';
import { maskMobile } from '#shared/rules/phone.ts';
import { couponView, ownCoupons, withBestCoupon } from './coupons.ts';
import { keepDraft, loadDraft, orderOfDraft } from './draft.ts';
import { isComplete, passengersOf } from './passengers.ts';
import { changeSince, quoteDraft, seenOf } from './quote.ts';

type Open = Extract<ConfirmView, { state: 'open' }>;

/** `GET /booking/confirm`: the booking as it will be ordered, with its present price. */
export const confirm: Handler<'GET /booking/confirm'> = async ({ localId, propose }, scope) => {
	const orderId = await orderOfDraft(scope, localId);
	if (orderId !== null) return { state: 'ordered', orderId };
	const found = await loadDraft(scope, localId);
	const [sailing, index, categories, booked, present, own, replaced] = await Promise.all([
		orUnavailable(scope.api('GET /openapi/voyage/v2/{id}', { id: found.voyageId })),
		voyageIndexOrNone(scope),
		categoriesOf(scope),
		passengersOf(found, scope),
		quoteDraft(found, scope),
		section('coupons', scope, () => ownCoupons(found, scope)),
		replacedBy(found.voyageId, scope),
	]);
	const changed = changeSince(found.seen, present, found, categories, scope);
	const today = todayInShanghai(scope.now);
	// A changed price is shown to the member before a coupon changes it again.
	const mayPropose = propose && changed === null;
	const now = { draft: found, price: present };
	const priced = mayPropose ? await withBestCoupon(now, own, today, scope) : now;
	const { draft, price } = priced;
	const voyage = cardOfBooking(sailing, cardOf(index, sailing));
	const [documents, leavesAt, onBoard] = await Promise.all([
		documentTermsOf(sailing, scope),
		leavesOnItsDay(sailing, scope),
		onBoardCosts({ ...voyage, line: sailing.line }, draft.cabins, categories, scope),
	]);
	const due = { ...voyage, documents };
	const cabins = draft.cabins.map((cabin, place): Open['cabins'][number] => ({
		...cabinSummary(categories, cabin, scope),
		total: price.cabins[place] ?? null,
		passengers: (booked.cabins[place] ?? []).flatMap((passenger) => (passenger ? [orderPassenger(passenger, due)] : [])),
	}));
	const coupon = await couponView(priced, own, scope);
	return {
		state: 'open',
		localId,
		deadline: draft.deadline,
		now: scope.now.getTime(),
		complete: isComplete(draft, booked, due, today),
		voyage,
		leavesAt,
		cabins,
		documents: shownTerms(documents),
		contact: booked.contact && {
			name: booked.contact.name,
			mobileMasked: maskMobile(booked.contact.mobile),
			email: booked.contact.email,
		},
		lines: priceLines(cabins, coupon),
		total: price.total,
		onBoard,
		coupon,
		proposed: coupon !== null && draft.proposed === true,
		crmCoupons:
			own === 'unavailable'
				? own
				: own.map((one) => ({ ...one, chosen: draft.coupon?.kind === 'crm-coupon' && draft.coupon.code === one.id })),
		replaces: replaced && (await replacedView(replaced, scope)),
		changed,
	};
};

/** `POST /booking/price`: records the price as seen by the member, if it is still the present one. */
export const acceptPrice: Handler<'POST /booking/price'> = async ({ localId, total }, scope) => {
	const draft = await loadDraft(scope, localId);
	const price = await quoteDraft(draft, scope);
	const accepted = toFen(price.total) === toFen(total);
	if (accepted) await keepDraft(scope, { ...draft, coupon: price.couponLost ? null : draft.coupon, seen: seenOf(price) });
	return { accepted };
};
