import { section } from '#server/composition/failures.ts';
import { indexVoyage, voyageIndexOrNone } from '#server/composition/voyages/voyage-index.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';

/** The most ids that upstream takes in one list. */
const PER_CALL = 60;

/** `GET /favourites`: cards of the member's favourites. A voyage that upstream no longer knows is left out. */
export const favourites: Handler<'GET /favourites'> = async (_input, scope) => {
	const ids = (await scope.api('GET /openapi/user/favorite/all', {})).map(({ voyageId }) => voyageId);
	const cards = await cardsOf(ids, scope);
	const found = ids.flatMap((id) => cards.get(id) ?? []);
	const past = ({ state }: VoyageCard) => Number(state === 'departed');
	return { voyages: found.toSorted((a, b) => past(a) - past(b)) };
};

/**
 * Returns the cards of voyages by id. Future voyages are in the index; only the others are requested, and missing when they are
 * unavailable.
 */
async function cardsOf(ids: readonly string[], scope: FeatureScope): Promise<ReadonlyMap<string, VoyageCard>> {
	const { byId, context } = await voyageIndexOrNone(scope);
	const unknown = ids.filter((id) => !byId.has(id));
	const pages = Array.from({ length: Math.ceil(unknown.length / PER_CALL) }, (_, page) =>
		unknown.slice(page * PER_CALL, (page + 1) * PER_CALL).join(','),
	);
	const listed = await Promise.all(
		pages.map((page) => section('favourites by id', scope, () => scope.api('POST /openapi/voyage/list', { ids: page }))),
	);
	const others = listed.flatMap((page) => (page === 'unavailable' ? [] : page));
	// An empty list would say that the member has no favourites.
	if (unknown.length === ids.length && others.length === 0 && listed.includes('unavailable'))
		throw new AppError('upstream-unavailable', 'no voyage of the favourites can be had');
	return new Map([
		...ids.flatMap((id) => {
			const card = byId.get(id)?.card;
			return card ? [[id, card] as const] : [];
		}),
		...others.map((voyage) => [voyage.id, indexVoyage(voyage, context).card] as const),
	]);
}
