import { sectionOr } from '#server/composition/failures.ts';
import { pick } from '#server/composition/localise.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import { changeInTurn } from '#server/storage/once.ts';
import type { ConfirmView } from '#shared/catalogue/bff/confirm.ts';
import type { Section } from '#shared/catalogue/bff/views.ts';
import { toFen } from '#shared/rules/money.ts';
import { type Draft, keepDraft, loadDraft } from './draft.ts';
import { basketOf, type DraftPrice, quoteDraft, seenOf } from './quote.ts';

type OwnCoupons = Awaited<ReturnType<typeof ownCoupons>>;
type CouponView = Extract<ConfirmView, { state: 'open' }>['coupon'];
type Priced = { draft: Draft; price: DraftPrice };

/** Milliseconds that a page waits for a change of the member's bookings to end. */
const MAX_TURN_MS = 1_000;

/** Returns the member's own coupons, those that can be used first. */
export async function ownCoupons(draft: Draft, { api, lang }: FeatureScope) {
	const coupons = await api('POST /openapi/coupon/getCrmCouponList', basketOf(draft));
	return coupons
		.map(({ name, enName, applicable: usable, ...coupon }) => ({ ...coupon, name: pick(lang, name, enName), usable }))
		.toSorted((a, b) => Number(b.usable) - Number(a.usable) || b.amount - a.amount);
}

/** Returns the member's own coupon that takes off most, or undefined. */
const bestOf = (own: OwnCoupons, today: string) =>
	own
		.filter(({ usable, amount, until }) => usable && amount > 0 && (until === '' || until >= today))
		.toSorted((one, other) => other.amount - one.amount)[0];

/**
 * Applies the member's best coupon to a draft for which none was chosen yet, and returns the draft with its price. They are
 * unchanged when the member has no coupon, when it saves nothing, or when it can't be checked now. A coupon is proposed once: a
 * member who removes it doesn't get it again.
 */
export async function withBestCoupon(
	{ draft, price }: Priced,
	own: Section<OwnCoupons>,
	today: string,
	scope: FeatureScope,
): Promise<Priced> {
	const best = draft.coupon === undefined && own !== 'unavailable' ? bestOf(own, today) : undefined;
	if (!best) return { draft, price };
	const proposal = { coupon: { kind: 'crm-coupon', code: best.id }, proposed: true } as const;
	try {
		const cheaper = await quoteDraft({ ...draft, ...proposal }, scope);
		if (cheaper.couponLost || toFen(cheaper.total) >= toFen(price.total)) return { draft, price };
		// Opening a page is no press, so it takes its turn here: otherwise it could write over what another tab saves meanwhile.
		const change = { kind: 'booking', memberId: scope.member?.id ?? '' } as const;
		return await changeInTurn(scope.vault, change, MAX_TURN_MS, async () => {
			const latest = await loadDraft(scope, draft.localId);
			if (latest.coupon !== undefined) return { draft, price };
			const kept = { ...latest, ...proposal, seen: latest.seen && seenOf(cheaper) };
			await keepDraft(scope, kept);
			return { draft: kept, price: cheaper };
		});
	} catch (error) {
		if (error instanceof AppError) return { draft, price };
		throw error;
	}
}

/** Returns a draft's coupon for pages; null when it has none, or its coupon is no longer applicable. */
export async function couponView({ draft, price }: Priced, own: Section<OwnCoupons>, scope: FeatureScope): Promise<CouponView> {
	if (!draft.coupon || price.couponLost) return null;
	const { kind, code } = draft.coupon;
	const amount = price.discount;
	if (kind === 'crm-coupon') {
		const known = own === 'unavailable' ? undefined : own.find(({ id }) => id === code);
		return { kind, code, name: known?.name ?? '', amount };
	}
	const check = () => scope.api('POST /openapi/coupon/check', { ...basketOf(draft), code });
	const { name, enName } = await sectionOr('coupon name', scope, { name: '', enName: '' }, check);
	return { kind, code, name: pick(scope.lang, name, enName), amount };
}

/** `POST /booking/coupon`: checks a coupon with upstream and applies it. One that isn't applicable changes nothing. */
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
