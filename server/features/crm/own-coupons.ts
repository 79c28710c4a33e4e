import { section } from '#server/composition/failures.ts';
import { pick } from '#server/composition/localise.ts';
import { voyageIndex } from '#server/composition/voyages/voyage-index.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';

/**
 * Returns a basket to ask for coupons with, since upstream lists them for given cabins only: one adult in a cabin of the next voyage
 * on sale. Every cabin takes one adult.
 */
async function anyBasket(scope: FeatureScope) {
	const { voyages } = await voyageIndex(scope);
	const next = voyages.find(({ card }) => card.state === 'on-sale');
	const found = next && (await scope.api('GET /openapi/voyage/v2/{id}', { id: next.card.id }));
	const category = found?.categories.find(({ inventory }) => inventory);
	if (!found || !category) throw new AppError('upstream-unavailable', 'no cabin to ask for coupons with');
	return { voyageId: found.id, cabins: [{ categoryId: category.id, adult: 1, child: 0 }] };
}

/**
 * `GET /crm/coupons`: the member's own coupons that haven't ended, those that end first before the others. Whether one applies to the
 * cabin that they are asked with says nothing about other cabins, and is left out.
 */
export const memberCoupons: Handler<'GET /crm/coupons'> = async (_input, scope) => {
	const today = todayInShanghai(scope.now);
	return {
		coupons: await section('own coupons', scope, async () => {
			const all = await scope.api('POST /openapi/coupon/getCrmCouponList', await anyBasket(scope));
			return all
				.filter(({ until }) => until === '' || until >= today)
				.map(({ id, name, enName, amount, minPrice, until }) => {
					return { id, name: pick(scope.lang, name, enName), amount, minPrice, until };
				})
				.toSorted((a, b) => (a.until || '9').localeCompare(b.until || '9') || b.amount - a.amount);
		}),
	};
};
