import { section } from '#server/composition/failures.ts';
import { categoryViews, loadCategories } from '#server/composition/voyages/category-views.ts';
import { serviceRatesOf } from '#server/composition/voyages/on-board-costs.ts';
import { loadDetail } from '#server/composition/voyages/voyage-detail.ts';
import { voyageIndex } from '#server/composition/voyages/voyage-index.ts';
import { loadVoyage } from '#server/composition/voyages/voyage-with-prices.ts';
import type { Handler } from '#server/handler.ts';
import type { ComparedVoyage } from '#shared/catalogue/bff/search.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import type { CategoryView } from '#shared/catalogue/bff/voyage.ts';
import { MOST_COMPARED } from '#shared/constants.ts';
import { cancellationRows } from '#shared/rules/cancellation.ts';
import { DEFAULT_PARTY, lowestFor, partyPrice } from '#shared/rules/party-price.ts';
import { parseSearch } from '#shared/rules/search-params.ts';
import { serviceCharge } from '#shared/rules/service-charge.ts';

/** Groups categories by kind, each with the lowest price of two who share. Categories of no known kind aren't compared. */
function kindsOf(categories: readonly CategoryView[]) {
	const known = categories.filter(({ kindName }) => kindName);
	return [...Map.groupBy(known, ({ kind }) => kind)].map(([kind, own]) => ({
		kind,
		name: own[0]?.kindName ?? '',
		from: lowestFor(own.map((cabin) => ({ open: cabin.state === 'on-sale', price: partyPrice(cabin, DEFAULT_PARTY, null) }))),
		soldOut: own.every(({ state }) => state === 'sold-out'),
	}));
}

/** `GET /search/compared`: prices and fees of each voyage that is still offered; each part may be missing. */
export const compared: Handler<'GET /search/compared'> = async ({ ids }, scope) => {
	const { byId, context } = await voyageIndex(scope);
	const categories = section('categories', scope, () => loadCategories(scope));
	const compare = async ({ id, date, state, nights }: VoyageCard): Promise<ComparedVoyage> => {
		const [known, sailing, steps, rates] = await Promise.all([
			categories,
			section('voyage', scope, () => loadVoyage(id, scope)),
			section('cancellation', scope, () => scope.api('GET /openapi/order/cancellation/policy', { voyageId: id })),
			section('itinerary', scope, () => loadDetail(id, scope)).then((detail) => serviceRatesOf(detail, scope)),
		]);
		const charge = serviceCharge(rates, nights, [{ adult: 1, child: 0, suite: false }]);
		return {
			id,
			kinds:
				known === 'unavailable' || sailing === 'unavailable'
					? 'unavailable'
					: kindsOf(categoryViews(sailing, ...known, scope, state)),
			service: rates && charge && { each: rates.each, total: charge.total },
			cancellation: (steps !== 'unavailable' && cancellationRows(steps, date, context.today)) || 'unavailable',
		};
	};
	const asked = parseSearch({ ids }, context.today).ids.slice(0, MOST_COMPARED);
	return Promise.all(asked.flatMap((id) => byId.get(id)?.card ?? []).map(compare));
};
