import { section } from '#server/composition/failures.ts';
import { categoryViews, loadCategories } from '#server/composition/voyages/category-views.ts';
import { lowestOf, priceCategories } from '#server/composition/voyages/party-prices.ts';
import { voyageIndex } from '#server/composition/voyages/voyage-index.ts';
import { loadVoyage } from '#server/composition/voyages/voyage-with-prices.ts';
import type { Handler } from '#server/handler.ts';
import { PAGE_SIZE } from '#shared/constants.ts';
import { parseSearch } from '#shared/rules/search-params.ts';

/** `GET /search/priced`: the lowest price of each voyage that the party can book; a voyage without one is left out. */
export const priced: Handler<'GET /search/priced'> = async ({ ids, adult, child }, scope) => {
	const { byId, context } = await voyageIndex(scope);
	const asked = parseSearch({ ids }, context.today).ids.slice(0, PAGE_SIZE);
	const cards = asked.flatMap((id) => byId.get(id)?.card ?? []).filter(({ state }) => state === 'on-sale');
	const known = await section('categories', scope, () => loadCategories(scope));
	if (known === 'unavailable') return [];
	const prices = cards.map(async ({ id, state }) => {
		const sailing = await section('voyage', scope, () => loadVoyage(id, scope));
		if (sailing === 'unavailable') return [];
		const views = categoryViews(sailing, ...known, scope, state);
		const lowest = lowestOf(await priceCategories(sailing, views, { adult, child }, scope));
		return lowest ? [{ id, each: lowest.each, total: lowest.total }] : [];
	});
	return (await Promise.all(prices)).flat();
};
