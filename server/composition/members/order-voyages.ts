import type { FeatureScope } from '#server/handler.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import type { BriefVoyage } from '#shared/catalogue/entities.ts';
import type { OrderRow } from '#shared/catalogue/openapi/order-entities.ts';
import { sectionOr } from '../failures.ts';
import { cardOf, cardOfOrder, voyageIndexOrNone } from '../voyages/voyage-index.ts';

type Ordered = Pick<OrderRow, 'voyage'>;

/**
 * Returns a function that gives the card of an order's voyage, also of one that has sailed. When upstream no longer lists a
 * voyage, the card is made of the order's own facts.
 */
export async function bookedVoyages(
	voyages: readonly BriefVoyage[],
	scope: FeatureScope,
): Promise<(voyage: BriefVoyage) => VoyageCard> {
	const index = await voyageIndexOrNone(scope);
	const gone = [...new Set(voyages.map(({ id }) => id))].filter((id) => !index.byId.has(id)).slice(0, 40);
	const listed =
		gone.length > 0
			? await sectionOr('voyages of orders', scope, [], () => scope.api('POST /openapi/voyage/list', { ids: gone.join(',') }))
			: [];
	const sailed = new Map(listed.map((voyage) => [voyage.id, cardOf(index, voyage)]));
	const cards = new Map<string, VoyageCard>();
	return (voyage) => {
		const key = `${voyage.id} ${voyage.departureDate} ${voyage.days}`;
		const card = cards.get(key) ?? cardOfOrder(index, voyage, sailed.get(voyage.id));
		cards.set(key, card);
		return card;
	};
}

/** Returns a function that gives the card of an order's voyage; null when the order doesn't tell its voyage. */
export async function voyagesOf(orders: readonly Ordered[], scope: FeatureScope): Promise<(order: Ordered) => VoyageCard | null> {
	const cardOfVoyage = await bookedVoyages(
		orders.flatMap(({ voyage }) => voyage ?? []),
		scope,
	);
	return ({ voyage }) => (voyage ? cardOfVoyage(voyage) : null);
}
