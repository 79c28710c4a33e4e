import type { FeatureScope } from '#server/handler.ts';
import type { ComparedVoyage } from '#shared/catalogue/bff/search.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { cancellationRows } from '#shared/rules/cancellation.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { DEFAULT_PARTY, fitsParty, type Party } from '#shared/rules/party-price.ts';
import { serviceCharge } from '#shared/rules/service-charge.ts';
import { section } from '../failures.ts';
import { categoryViews, loadCategories } from './category-views.ts';
import { serviceRatesOf } from './on-board-costs.ts';
import { lowestOf, type PricedCategory, priceCategories } from './party-prices.ts';
import { loadDetail } from './voyage-detail.ts';
import { loadVoyage } from './voyage-with-prices.ts';

const eachOf = (categories: readonly PricedCategory[]): number | null => lowestOf(categories)?.each ?? null;

/** Groups categories by kind, each with the party's lowest price. Categories of no known kind, or of one without code, aren't compared. */
function kindsOf(categories: readonly PricedCategory[], party: Party) {
	const known = categories.filter(({ kind, kindName }) => kind && kindName);
	return [...Map.groupBy(known, ({ kind }) => kind)].map(([kind, own]) => {
		const fitting = own.filter(({ maxPassengers }) => fitsParty(party, maxPassengers));
		return {
			kind,
			name: own[0]?.kindName ?? '',
			from: eachOf(own),
			soldOut: (fitting.length > 0 ? fitting : own).every(({ state }) => state === 'sold-out'),
			fits: fitting.length > 0,
		};
	});
}

/**
 * Compares voyages for a party: prices by kind of cabin and fees of cancelling; each part may be missing. Without a party it is two who share, by the
 * listed prices, so that the answer is the same for all visitors.
 */
export async function compareVoyages(
	cards: readonly VoyageCard[],
	party: Party | null,
	scope: FeatureScope,
): Promise<ComparedVoyage[]> {
	if (cards.length === 0) return [];
	const categories = section('categories', scope, () => loadCategories(scope));
	const compare = async ({ id, date, state, nights }: VoyageCard): Promise<ComparedVoyage> => {
		const [known, sailing, steps, rates] = await Promise.all([
			categories,
			section('voyage', scope, () => loadVoyage(id, scope)),
			section('cancellation', scope, () => scope.api('GET /openapi/order/cancellation/policy', { voyageId: id })),
			section('itinerary', scope, () => loadDetail(id, scope)).then((detail) => serviceRatesOf(detail, scope)),
		]);
		const charge = serviceCharge(rates, nights, [{ adult: 1, child: 0, suite: false }]);
		const isKnown = known !== 'unavailable' && sailing !== 'unavailable';
		const cabins = isKnown ? await priceCategories(sailing, categoryViews(sailing, ...known, scope, state), party, scope) : null;
		return {
			id,
			from: cabins && eachOf(cabins),
			kinds: cabins ? kindsOf(cabins, party ?? DEFAULT_PARTY) : 'unavailable',
			service: rates && charge && { each: rates.each, total: charge.total },
			cancellation: (steps !== 'unavailable' && cancellationRows(steps, date, todayInShanghai(scope.now))) || 'unavailable',
		};
	};
	return Promise.all(cards.map(compare));
}
