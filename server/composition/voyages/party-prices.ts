import type { FeatureScope } from '#server/handler.ts';
import type { CategoryView } from '#shared/catalogue/bff/voyage.ts';
import type { VoyageWithPrices } from '#shared/catalogue/entities.ts';
import {
	DEFAULT_PARTY,
	fitsParty,
	lowestFor,
	type Party,
	type PartyPrice,
	type Price,
	partyPrice,
} from '#shared/rules/party-price.ts';
import { section } from '../failures.ts';
import { rememberByIdentity } from '../memo.ts';
import { quotesFor } from './cabin-quotes.ts';

/** The most cabins that upstream prices in one call. */
const MOST_QUOTED = 40;

type Quotes = ReadonlyMap<string, number>;

/** Upstream's prices by voyage and party, as long as the voyage's own reply is kept. */
const remember = rememberByIdentity<{ asked?: Promise<Quotes> }>();

/** Asks upstream for the prices of a voyage's categories for a party, by category; none where they can't be had. */
async function askQuotes(
	voyageId: string,
	categories: readonly CategoryView[],
	party: Party,
	scope: FeatureScope,
): Promise<Quotes | null> {
	const asked = categories
		.filter(({ state, maxPassengers }) => state === 'on-sale' && fitsParty(party, maxPassengers))
		.slice(0, MOST_QUOTED)
		.map(({ id }) => ({ categoryId: id, ...party }));
	if (asked.length === 0) return new Map();
	const reply = await section('prices of a party', scope, () =>
		scope.api('POST /openapi/order/individual/calculate', { voyageId, cabins: asked }),
	);
	const quotes = reply === 'unavailable' ? null : quotesFor(asked, reply.cabins);
	return quotes && new Map(quotes.map(({ categoryId, totalPrice }) => [categoryId, totalPrice]));
}

/** A cabin category with its price for a party. */
export type PricedCategory = CategoryView & { open: boolean; own: PartyPrice | null };

/** Returns the lowest price that the party can book; null when none is known. */
export const lowestOf = (categories: readonly PricedCategory[]): Price | null =>
	lowestFor(categories.map(({ open, own }) => ({ open, price: own })));

/**
 * Returns a voyage's categories with their prices for a party (docs/rules.md, party-price). Without a party it is two who share, by the listed prices,
 * so that the answer is the same for all visitors. Upstream is asked once for all who ask while the voyage is kept; where it fails, the next one asks again.
 */
export async function priceCategories(
	{ id, categories }: Pick<VoyageWithPrices, 'id' | 'categories'>,
	views: readonly CategoryView[],
	party: Party | null,
	scope: FeatureScope,
): Promise<PricedCategory[]> {
	const own = (quotes: Quotes) =>
		views.map((view) => ({
			...view,
			open: view.state === 'on-sale',
			own: partyPrice(view, party ?? DEFAULT_PARTY, quotes.get(view.id) ?? null),
		}));
	if (!party) return own(new Map());
	const known = remember([categories], `${party.adult}/${party.child}`, () => ({}));
	known.asked ??= askQuotes(id, views, party, scope).then((quotes) => {
		if (!quotes) delete known.asked;
		return quotes ?? new Map();
	});
	return own(await known.asked);
}
