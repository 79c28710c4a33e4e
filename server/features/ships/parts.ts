import { placesOf } from '#server/composition/content/places.ts';
import { section, sectionOr } from '#server/composition/failures.ts';
import type { FeatureScope } from '#server/handler.ts';
import { deckPlan } from './deck-plan.ts';

/** Loads the parts of a ship's pages, each of which may be missing, and makes her deck plan of them. */
export async function loadParts(cruiseId: string, scope: FeatureScope) {
	const { api, lang } = scope;
	const [info, categories, kinds, rooms, places] = await Promise.all([
		section('ship', scope, () => api('GET /openapi/cruise/info/{id}', { id: cruiseId })),
		section('categories', scope, async () =>
			(await api('GET /openapi/cruise/category/all', { cruiseId })).filter((category) => category.cruiseId === cruiseId),
		),
		sectionOr('kinds of cabin', scope, [], () => api('GET /openapi/cruise/subcategory/all', {})),
		sectionOr('cabin numbers', scope, [], () => api('GET /openapi/cruise/cabin', { cruiseId })),
		section('facilities', scope, async () => placesOf(await api('GET /openapi/page/facility/all', {}), cruiseId, scope)),
	]);
	const decks = deckPlan(
		categories === 'unavailable' ? [] : categories,
		kinds.map(({ id }) => id),
		rooms,
		places === 'unavailable' ? [] : places,
		lang,
	);
	return { info, categories, kinds, rooms, places, decks };
}
