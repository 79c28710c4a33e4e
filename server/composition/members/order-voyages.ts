import type { FeatureScope } from '#server/handler.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import type { OrderRow } from '#shared/catalogue/openapi/order-entities.ts';
import { section } from '../sections.ts';
import { cardOf, cardOfOrder, voyageIndexOrNone } from '../voyages/voyage-index.ts';

type Ordered = Pick<OrderRow, 'voyage'>;

/**
 * The cards of orders' voyages, of those that have sailed too; what upstream no longer lists is shown by what the order knows. Several show different
 * pictures of their ships.
 */
export async function voyagesOf(orders: readonly Ordered[], scope: FeatureScope): Promise<(order: Ordered) => VoyageCard> {
	const index = await voyageIndexOrNone(scope);
	const gone = [...new Set(orders.map(({ voyage }) => voyage.id))].filter((id) => !index.byId.has(id)).slice(0, 40);
	const listed =
		gone.length > 0
			? await section('voyages of orders', scope, () => scope.api('POST /openapi/voyage/list', { ids: gone.join(',') }))
			: [];
	const sailed = new Map((listed === 'unavailable' ? [] : listed).map((voyage) => [voyage.id, cardOf(index, voyage)]));
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
