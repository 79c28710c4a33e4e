import { orNotFound, section } from '#server/composition/failures.ts';
import { voyageCard } from '#server/composition/voyages/cards.ts';
import { indexVoyage, voyageIndex } from '#server/composition/voyages/voyage-index.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import type { VoyageWithPrices } from '#shared/catalogue/entities.ts';
import { cancellationRows } from '#shared/rules/cancellation.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { documentsUntil } from '#shared/rules/document-validity.ts';
import { departuresOf, similarTo } from './alternatives.ts';
import { categoryViews } from './categories.ts';
import { detailView, loadDetail } from './itinerary.ts';

/** `GET /voyage`: the voyage, without which there is no page (`not-found`), and its parts, each of which may be missing. */
export const voyage: Handler<'GET /voyage'> = async ({ id }, scope) => {
	const { api, lang, content } = scope;
	const today = todayInShanghai(scope.now);
	const [sailing, index, detail, cabins, steps] = await Promise.all([
		loadVoyage(id, scope),
		section('voyageIndex', scope, () => voyageIndex(scope)),
		section('itinerary', scope, () => loadDetail(id, scope)),
		section('categories', scope, () =>
			Promise.all([api('GET /openapi/cruise/category/all', {}), api('GET /openapi/cruise/subcategory/all', {})]),
		),
		section('cancellation', scope, () => api('GET /openapi/order/cancellation/policy', { voyageId: id })),
	]);
	const indexed = index === 'unavailable' ? null : indexVoyage(sailing, index.context);
	const others = index === 'unavailable' ? [] : index.voyages;
	const card = indexed?.card ?? voyageCard(sailing, { lang, today, ports: new Map(), ships: new Map(), content });
	const pictures = [...new Set([sailing.cover, ...sailing.images].map((src) => content.picture(src, 'voyage.images')))].filter(
		Boolean,
	);
	const nothing = { desc: '', itinerary: detail === 'unavailable' ? detail : [], included: [], excluded: [] };
	const told = detail && detail !== 'unavailable' ? detailView(detail, card, scope) : nothing;
	const days = told.itinerary === 'unavailable' ? [] : told.itinerary.map(({ picture }) => picture);
	return {
		...card,
		...told,
		pictures,
		categories: cabins === 'unavailable' ? cabins : categoryViews(sailing, ...cabins, scope, card.state),
		cancellation: steps === 'unavailable' ? steps : cancellationRows(steps, card.date, today),
		departures: indexed ? departuresOf(indexed, others) : [],
		similar: indexed ? similarTo(indexed, others, [...pictures, ...days]) : [],
		passportValidUntil: documentsUntil(card.returnDate),
	};
};

/**
 * Loads the voyage with its prices. Its inventory is the sum of its categories when it has none itself. Another refusal of
 * upstream's is shown in upstream's own words.
 */
async function loadVoyage(id: string, { api }: FeatureScope): Promise<VoyageWithPrices> {
	const found = await orNotFound(api('GET /openapi/voyage/v2/{id}', { id }), `voyage ${id}`);
	return { ...found, inventory: found.inventory ?? inAllCategories(found.categories.map(({ inventory }) => inventory)) };
}

/** Returns the cabins left in all categories; null unless upstream gives the number of each, since an unknown number isn't 0. */
const inAllCategories = (left: readonly (number | null)[]): number | null =>
	left.length === 0 || left.includes(null) ? null : left.reduce<number>((sum, inventory) => sum + (inventory ?? 0), 0);
