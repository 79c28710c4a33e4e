import { pick } from '#server/composition/localise.ts';
import { priceLines } from '#server/composition/members/money-lines.ts';
import { orderPassenger } from '#server/composition/members/order-passenger.ts';
import { orUnavailable } from '#server/composition/not-found.ts';
import { section } from '#server/composition/sections.ts';
import { categoriesOf, categorySummary } from '#server/composition/voyages/category-summary.ts';
import { cardOf, voyageIndexOrNone } from '#server/composition/voyages/voyage-index.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import type { ConfirmView } from '#shared/catalogue/bff/confirm.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { toFen } from '#shared/rules/money.ts';
import { maskMobile } from '#shared/rules/phone.ts';
import { withBestCoupon } from './best-coupon.ts';
import { type Draft, keepDraft, loadDraft, orderOfDraft } from './draft.ts';
import { isComplete, passengersOf } from './passengers.ts';
import { basketOf, changeSince, type DraftPrice, quoteDraft, seenOf } from './quote.ts';

type Open = Extract<ConfirmView, { state: 'open' }>;

/** `GET /booking/confirm`: the booking as it will be ordered, with the price of this moment. */
export const confirm: Handler<'GET /booking/confirm'> = async ({ localId, propose }, scope) => {
	const orderId = await orderOfDraft(scope, localId);
	if (orderId !== null) return { state: 'ordered', orderId };
	const found = await loadDraft(scope, localId);
	const [sailing, index, categories, booked, priced, own] = await Promise.all([
		orUnavailable(scope.api('GET /openapi/voyage/v2/{id}', { id: found.voyageId })),
		voyageIndexOrNone(scope),
		categoriesOf(scope),
		passengersOf(found, scope),
		quoteDraft(found, scope),
		section('coupons', scope, () => crmCouponsOf(found, scope)),
	]);
	const changed = changeSince(found.seen, priced, found, categories, scope);
	const today = todayInShanghai(scope.now);
	// A price that changed is told before anything else changes it
	const mayPropose = propose && changed === null;
	const now = { draft: found, price: priced };
	const { draft, price } = mayPropose ? await withBestCoupon(now, own, today, scope) : now;
	const crmCoupons = own === 'unavailable' ? own : own.map((one) => ({ ...one, chosen: isChosen(draft, one.id) }));
	const voyage = cardOf(index, sailing);
	const cabins = draft.cabins.map(({ categoryId, roomNum, adult, child }, place): Open['cabins'][number] => ({
		...categorySummary(categories, categoryId, scope),
		roomNum,
		adult,
		child,
		total: price.cabins[place] ?? null,
		passengers: (booked.cabins[place] ?? []).flatMap((passenger) => (passenger ? [orderPassenger(passenger, voyage)] : [])),
	}));
	const coupon = await couponView(draft, price, crmCoupons, scope);
	return {
		state: 'open',
		localId,
		deadline: draft.deadline,
		now: scope.now.getTime(),
		complete: isComplete(draft, booked, voyage, today),
		voyage,
		cabins,
		contact: booked.contact && {
			name: booked.contact.name,
			mobileMasked: maskMobile(booked.contact.mobile),
			email: booked.contact.email,
		},
		lines: priceLines(cabins, coupon),
		total: price.total,
		coupon,
		proposed: coupon !== null && draft.proposed === true,
		crmCoupons,
		changed,
	};
};

const isChosen = ({ coupon }: Draft, id: string): boolean => coupon?.kind === 'crm-coupon' && coupon.code === id;

/** The member's own coupons, those that apply first. */
async function crmCouponsOf(draft: Draft, { api, lang }: FeatureScope) {
	const coupons = await api('POST /openapi/coupon/getCrmCouponList', basketOf(draft));
	return coupons
		.map(({ id, name, enName, amount, minPrice, until, applicable }) => ({
			id,
			name: pick(lang, name, enName),
			amount,
			minPrice,
			until,
			usable: applicable,
			chosen: isChosen(draft, id),
		}))
		.toSorted((a, b) => Number(b.usable) - Number(a.usable) || b.amount - a.amount);
}

async function couponView(
	draft: Draft,
	price: DraftPrice,
	own: Open['crmCoupons'],
	scope: FeatureScope,
): Promise<Open['coupon']> {
	const { api, lang } = scope;
	if (!draft.coupon || price.couponLost) return null;
	const { kind, code } = draft.coupon;
	if (kind === 'crm-coupon') {
		const name = own === 'unavailable' ? undefined : own.find(({ id }) => id === code)?.name;
		return { kind, code, name: name ?? '', amount: price.discount };
	}
	const verdict = await section('coupon name', scope, () => api('POST /openapi/coupon/check', { ...basketOf(draft), code }));
	const name = verdict === 'unavailable' ? '' : pick(lang, verdict.name, verdict.enName);
	return { kind, code, name, amount: price.discount };
}

/** `POST /booking/price`: from now on this is what was seen, if it is still what it costs. */
export const acceptPrice: Handler<'POST /booking/price'> = async ({ localId, total }, scope) => {
	const draft = await loadDraft(scope, localId);
	const price = await quoteDraft(draft, scope);
	const accepted = toFen(price.total) === toFen(total);
	if (accepted) await keepDraft(scope, { ...draft, coupon: price.couponLost ? null : draft.coupon, seen: seenOf(price) });
	return { accepted };
};

/** `POST /booking/coupon`: checked with upstream; one that doesn't apply changes nothing. */
export const chooseCoupon: Handler<'POST /booking/coupon'> = async ({ localId, code, crmId }, scope) => {
	const draft = await loadDraft(scope, localId);
	const basket = basketOf(draft);
	const verdict = code
		? await scope.api('POST /openapi/coupon/check', { ...basket, code })
		: crmId
			? await scope.api('POST /openapi/coupon/checkCrmCoupon', { ...basket, couponId: crmId })
			: null;
	if (verdict && !verdict.applicable) return { state: 'not-applicable' };
	const coupon: Draft['coupon'] = code ? { kind: 'coupon', code } : crmId ? { kind: 'crm-coupon', code: crmId } : null;
	const changed = { ...draft, coupon, proposed: false };
	const price = await quoteDraft(changed, scope);
	if (price.couponLost) return { state: 'not-applicable' };
	await keepDraft(scope, { ...changed, seen: seenOf(price) });
	return { state: coupon ? 'applied' : 'removed' };
};
