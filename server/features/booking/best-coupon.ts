import type { FeatureScope } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { ConfirmView } from '#shared/catalogue/bff/confirm.ts';
import { toFen } from '#shared/rules/money.ts';
import { type Draft, keepDraft, loadDraft } from './draft.ts';
import { type DraftPrice, quoteDraft, seenOf } from './quote.ts';

type Own = Extract<ConfirmView, { state: 'open' }>['crmCoupons'];
type Priced = { draft: Draft; price: DraftPrice };

/** The coupon of the member's own that takes off most of a booking, if one does. */
const bestOf = (own: Own, today: string) =>
	own === 'unavailable'
		? undefined
		: own
				.filter(({ usable, amount, until }) => usable && amount > 0 && (until === '' || until >= today))
				.toSorted((one, other) => other.amount - one.amount)[0];

/**
 * A draft for which no coupon was chosen yet, with the member's best one on it and what it costs then; as it is when there is none, when it would save
 * nothing, or when that can't be found out now. A coupon is proposed once: a member who removes it isn't offered it again.
 */
export async function withBestCoupon({ draft, price }: Priced, own: Own, today: string, scope: FeatureScope): Promise<Priced> {
	const best = draft.coupon === undefined ? bestOf(own, today) : undefined;
	if (!best) return { draft, price };
	const proposal = { coupon: { kind: 'crm-coupon', code: best.id }, proposed: true } as const;
	try {
		const cheaper = await quoteDraft({ ...draft, ...proposal }, scope);
		if (cheaper.couponLost || toFen(cheaper.total) >= toFen(price.total)) return { draft, price };
		// What was filled in meanwhile, in another tab, stays
		const latest = await loadDraft(scope, draft.localId);
		if (latest.coupon !== undefined) return { draft, price };
		const kept = { ...latest, ...proposal, seen: latest.seen && seenOf(cheaper) };
		await keepDraft(scope, kept);
		return { draft: kept, price: cheaper };
	} catch (error) {
		if (error instanceof AppError) return { draft, price };
		throw error;
	}
}
