import { quotesFor } from '#server/composition/voyages/cabin-quotes.ts';
import { categorySummary } from '#server/composition/voyages/category-summary.ts';
import type { FeatureScope } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { PriceChange } from '#shared/catalogue/bff/views.ts';
import type { Category } from '#shared/catalogue/entities.ts';
import { ORDER_ERRORS } from '#shared/constants.ts';
import { fromFen, toFen } from '#shared/rules/money.ts';
import type { Draft } from './draft.ts';

/** The present price of a draft, CNY; `couponLost` when its coupon is no longer applicable and was left out. */
export type DraftPrice = { cabins: number[]; discount: number; total: number; couponLost: boolean };

/** Returns a draft's cabins for the price calls. */
export const basketOf = ({ voyageId, cabins }: Pick<Draft, 'voyageId' | 'cabins'>) => ({
	voyageId,
	cabins: cabins.map(({ categoryId, adult, child }) => ({ categoryId, adult, child })),
});

/** Returns a draft's coupon for the order and price calls. */
export const couponOf = ({ coupon }: Pick<Draft, 'coupon'>): { couponCode?: string; crmCouponId?: string } => {
	if (!coupon) return {};
	return coupon.kind === 'coupon' ? { couponCode: coupon.code } : { crmCouponId: coupon.code };
};

/** True for a price of 0 that a discount explains: it is all that the cabins cost. */
const isCovered = (
	{ payPrice, discount }: { payPrice: number; discount: number | null },
	cabins: readonly { totalPrice: number }[],
): boolean =>
	payPrice === 0 &&
	discount !== null &&
	discount > 0 &&
	toFen(discount) === cabins.reduce((sum, { totalPrice }) => sum + toFen(totalPrice), 0);

/** Returns a draft's present price from upstream, never from a cache. */
export async function quoteDraft(draft: Draft, scope: Pick<FeatureScope, 'api'>): Promise<DraftPrice> {
	const ask = async (coupon: ReturnType<typeof couponOf>, couponLost: boolean): Promise<DraftPrice> => {
		const reply = await scope.api('POST /openapi/order/v2/individual/calculate', { ...basketOf(draft), ...coupon });
		const cabins = quotesFor(draft.cabins, reply.cabins);
		if (!cabins || !(reply.payPrice > 0 || isCovered(reply, cabins)))
			throw new AppError('upstream-unavailable', 'a price that cannot be right');
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

type Priced = { total: number; cabins: readonly number[] };

/** Compares two prices of the same cabins to the fen. Returns the differences; null when both cost the same. */
export function priceChange(before: Priced, after: Priced, names: readonly string[]): PriceChange | null {
	if (toFen(before.total) === toFen(after.total)) return null;
	const cabins = names.flatMap((name, place) => {
		const [old, now] = [before.cabins[place], after.cabins[place]];
		return old === undefined || now === undefined || toFen(old) === toFen(now) ? [] : [{ name, before: old, after: now }];
	});
	return { before: before.total, after: after.total, why: cabins.length > 0 ? 'cabins' : 'coupon', cabins };
}

/** Compares a price with the one that the member has seen. Returns null when they are the same, or no price was seen. */
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
