import type { FeatureScope } from '#server/handler.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import type { OrderRow } from '#shared/catalogue/openapi/order-entities.ts';
import { sectionOr } from '../failures.ts';
import { cardOf, cardOfOrder, voyageIndexOrNone } from '../voyages/voyage-index.ts';

type Ordered = Pick<OrderRow, 'voyage'>;

/**
 * Returns a function that gives the card of an order's voyage, also of one that has sailed. When upstream no longer lists a
 * voyage, the card is made of the order's own facts. Each card shows another picture of its ship while there is one.
 */
export async function voyagesOf(orders: readonly Ordered[], scope: FeatureScope): Promise<(order: Ordered) => VoyageCard> {
	const index = await voyageIndexOrNone(scope);
	const gone = [...new Set(orders.map(({ voyage }) => voyage.id))].filter((id) => !index.byId.has(id)).slice(0, 40);
	const listed =
		gone.length > 0
			? await sectionOr('voyages of orders', scope, [], () => scope.api('POST /openapi/voyage/list', { ids: gone.join(',') }))
			: [];
	const sailed = new Map(listed.map((voyage) => [voyage.id, cardOf(index, voyage)]));
	const cards = new Map<string, VoyageCard>();
	const seen = new Set<string>();
	return ({ voyage }) => {
		const key = `${voyage.id} ${voyage.departureDate} ${voyage.days}`;
		const card = cards.get(key) ?? cardOfOrder(index, voyage, sailed.get(voyage.id), seen);
		cards.set(key, card);
		seen.add(card.picture);
		return card;
	};
}
