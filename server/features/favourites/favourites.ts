import { section } from '#server/composition/failures.ts';
import { sideBySide } from '#server/composition/voyages/side-by-side.ts';
import { indexVoyage, voyageIndexOrNone } from '#server/composition/voyages/voyage-index.ts';
import type { Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';

/** The most ids that upstream takes in one list. */
const PER_CALL = 60;

/**
 * `GET /favourites`: cards of the member's favourites, departed ones last. Voyages that the index doesn't have are requested by
 * their ids; one that upstream no longer knows is left out.
 */
export const favourites: Handler<'GET /favourites'> = async (_input, scope) => {
	const ids = (await scope.api('GET /openapi/user/favorite/all', {})).map(({ voyageId }) => voyageId);
	const { byId, context } = await voyageIndexOrNone(scope);
	const unknown = ids.filter((id) => !byId.has(id));
	const pages = Array.from({ length: Math.ceil(unknown.length / PER_CALL) }, (_, page) =>
		unknown.slice(page * PER_CALL, (page + 1) * PER_CALL).join(','),
	);
	const listed = await Promise.all(
		pages.map((page) => section('favourites by id', scope, () => scope.api('POST /openapi/voyage/list', { ids: page }))),
	);
	const others = listed.flatMap((page) => (page === 'unavailable' ? [] : page));
	const otherVoyages = new Map(others.map((voyage) => [voyage.id, indexVoyage(voyage, context)]));
	const voyages = ids.flatMap((id) => byId.get(id) ?? otherVoyages.get(id) ?? []);
	// An empty list would say that the member has no favourites.
	if (voyages.length === 0 && listed.includes('unavailable'))
		throw new AppError('upstream-unavailable', 'no voyage of the favourites can be had');
	const departedLast = voyages.toSorted((a, b) => Number(a.state === 'departed') - Number(b.state === 'departed'));
	return { voyages: sideBySide(departedLast, scope.content) };
};
