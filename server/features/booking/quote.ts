import { quotesFor } from '#server/composition/voyages/cabin-quotes.ts';
import { categorySummary } from '#server/composition/voyages/category-summary.ts';
import type { FeatureScope } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { PriceChange } from '#shared/catalogue/bff/views.ts';
import type { Category } from '#shared/catalogue/entities.ts';
import { ORDER_ERRORS } from '#shared/constants.ts';
import { fromFen, toFen } from '#shared/rules/money.ts';
import type { Draft } from './draft.ts';
import { priceChange } from './price-change.ts';

/** What a draft costs now, CNY; `couponLost` when its coupon no longer applies and is left out. */
export type DraftPrice = { cabins: number[]; discount: number; total: number; couponLost: boolean };

/** A draft's cabins as the price calls take them. */
export const basketOf = ({ voyageId, cabins }: Pick<Draft, 'voyageId' | 'cabins'>) => ({
	voyageId,
	cabins: cabins.map(({ categoryId, adult, child }) => ({ categoryId, adult, child })),
});

/** A draft's coupon as the order and price calls take it. */
export const couponOf = ({ coupon }: Pick<Draft, 'coupon'>): { couponCode?: string; crmCouponId?: string } => {
	if (!coupon) return {};
	return coupon.kind === 'coupon' ? { couponCode: coupon.code } : { crmCouponId: coupon.code };
};

/** The price of this moment: from upstream, never from a cache. */
export async function quoteDraft(draft: Draft, scope: Pick<FeatureScope, 'api'>): Promise<DraftPrice> {
	const ask = async (coupon: ReturnType<typeof couponOf>, couponLost: boolean): Promise<DraftPrice> => {
		const reply = await scope.api('POST /openapi/order/v2/individual/calculate', { ...basketOf(draft), ...coupon });
		const cabins = quotesFor(draft.cabins, reply.cabins);
		if (reply.payPrice <= 0 || !cabins) throw new AppError('upstream-unavailable', 'a price that cannot be right');
		return {
			cabins: cabins.map(({ totalPrice }) => totalPrice),
			discount: reply.discount ?? fromFen(toFen(reply.totalPrice) - toFen(reply.payPrice)),
			total: reply.payPrice,
			couponLost,
		};
	};
	try {
		return await ask(couponOf(draft), false);
	} catch (error) {
		if (!draft.coupon || !(error instanceof AppError) || error.err !== ORDER_ERRORS.couponNotApplicable) throw error;
		return ask({}, true);
	}
}

export const seenOf = ({ total, cabins }: DraftPrice): NonNullable<Draft['seen']> => ({ total, cabins });

/** What is different from what the member has seen; null when nothing is, or nothing was seen. */
export function changeSince(
	before: Draft['seen'],
	price: DraftPrice,
	draft: Draft,
	categories: readonly Category[],
	scope: FeatureScope,
): PriceChange | null {
	if (!before) return null;
	const names = draft.cabins.map(({ categoryId }) => categorySummary(categories, categoryId, scope).name);
	return priceChange(before, price, names);
}
