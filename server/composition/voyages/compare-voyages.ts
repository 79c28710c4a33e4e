import type { FeatureScope } from '#server/handler.ts';
import type { ComparedVoyage } from '#shared/catalogue/bff/search.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import type { CategoryView } from '#shared/catalogue/bff/voyage.ts';
import { cancellationRows } from '#shared/rules/cancellation.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { DEFAULT_PARTY, fitsParty, lowestFor, type Party, partyPrice } from '#shared/rules/party-price.ts';
import { serviceCharge } from '#shared/rules/service-charge.ts';
import { section } from '../failures.ts';
import { quotesFor } from './cabin-quotes.ts';
import { categoryViews, loadCategories } from './category-views.ts';
import { serviceRatesOf } from './on-board-costs.ts';
import { loadDetail } from './voyage-detail.ts';
import { loadVoyage } from './voyage-with-prices.ts';

/** The most cabins that upstream prices in one call. */
const MOST_QUOTED = 40;

/** A cabin category with its price for the compared party. */
type PricedCategory = CategoryView & { open: boolean; own: ReturnType<typeof partyPrice> };

const lowestOf = (categories: readonly PricedCategory[]): number | null =>
	lowestFor(categories.map(({ open, own }) => ({ open, price: own })));

/** Groups categories by kind, each with the party's lowest price. Categories of no known kind, or of one without code, aren't compared. */
function kindsOf(categories: readonly PricedCategory[], party: Party) {
	const known = categories.filter(({ kind, kindName }) => kind && kindName);
	return [...Map.groupBy(known, ({ kind }) => kind)].map(([kind, own]) => ({
		kind,
		name: own[0]?.kindName ?? '',
		from: lowestOf(own),
		soldOut: own.every(({ state }) => state === 'sold-out'),
		fits: own.some(({ maxPassengers }) => fitsParty(party, maxPassengers)),
	}));
}

/** Returns upstream's prices of a voyage's categories for a party, by category; none where they can't be had. */
async function quotesOf(voyageId: string, categories: readonly CategoryView[], party: Party, scope: FeatureScope) {
	const asked = categories
		.filter(({ state, maxPassengers }) => state === 'on-sale' && fitsParty(party, maxPassengers))
		.slice(0, MOST_QUOTED)
		.map(({ id }) => ({ categoryId: id, ...party }));
	if (asked.length === 0) return new Map<string, number>();
	const reply = await section('prices of a party', scope, () =>
		scope.api('POST /openapi/order/individual/calculate', { voyageId, cabins: asked }),
	);
	const quotes = reply === 'unavailable' ? [] : (quotesFor(asked, reply.cabins) ?? []);
	return new Map(quotes.map(({ categoryId, totalPrice }) => [categoryId, totalPrice]));
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
	const priced = async (id: string, views: readonly CategoryView[]): Promise<PricedCategory[]> => {
		const quotes = party ? await quotesOf(id, views, party, scope) : new Map<string, number>();
		return views.map((view) => ({
			...view,
			open: view.state === 'on-sale',
			own: partyPrice(view, party ?? DEFAULT_PARTY, quotes.get(view.id) ?? null),
		}));
	};
	const compare = async ({ id, date, state, nights }: VoyageCard): Promise<ComparedVoyage> => {
		const [known, sailing, steps, rates] = await Promise.all([
			categories,
			section('voyage', scope, () => loadVoyage(id, scope)),
			section('cancellation', scope, () => scope.api('GET /openapi/order/cancellation/policy', { voyageId: id })),
			section('itinerary', scope, () => loadDetail(id, scope)).then((detail) => serviceRatesOf(detail, scope)),
		]);
		const charge = serviceCharge(rates, nights, [{ adult: 1, child: 0, suite: false }]);
		const isKnown = known !== 'unavailable' && sailing !== 'unavailable';
		const cabins = isKnown ? await priced(id, categoryViews(sailing, ...known, scope, state)) : null;
		return {
			id,
			from: cabins && lowestOf(cabins),
			kinds: cabins ? kindsOf(cabins, party ?? DEFAULT_PARTY) : 'unavailable',
			service: rates && charge && { each: rates.each, total: charge.total },
			cancellation: (steps !== 'unavailable' && cancellationRows(steps, date, todayInShanghai(scope.now))) || 'unavailable',
		};
	};
	return Promise.all(cards.map(compare));
}
