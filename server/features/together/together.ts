import { compareVoyages } from '#server/composition/voyages/compare-voyages.ts';
import { byDate, type VoyageIndex, voyageIndex } from '#server/composition/voyages/voyage-index.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { VoyageCard } from '#shared/catalogue/bff/views.ts';
import { MOST_COMPARED } from '#shared/constants.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';
import { parseSearch } from '#shared/rules/search-params.ts';
import { keepList, likeVoyage, readList } from './list.ts';

/** The most sailings that are offered in place of one that is gone. */
const MOST_NEXT = 3;

/** Returns the voyages that are offered. Throws `upstream-unavailable` for an empty timetable: it doesn't say that a voyage is gone. */
async function offeredVoyages(scope: FeatureScope): Promise<VoyageIndex> {
	const index = await voyageIndex(scope);
	if (index.voyages.length === 0) throw new AppError('upstream-unavailable', 'no voyages in the timetable');
	return index;
}

/** `POST /together`: only voyages that are offered now become a list; fewer than two leave nothing to decide. */
export const createTogether: Handler<'POST /together'> = async ({ ids, adult, child }, scope) => {
	const { byId, context } = await offeredVoyages(scope);
	const known = parseSearch({ ids }, context.today).ids.flatMap((id) => byId.get(id) ?? []);
	if (known.length < 2) throw new AppError('invalid-input', 'fewer than two voyages', { field: 'ids' });
	const voyages = known.slice(0, MOST_COMPARED).map(({ id, date, line }) => ({ id, date, line }));
	return { id: await keepList({ voyages, party: { adult, child } }, scope) };
};

/** Returns the next sailings of a line on sale. */
const nextOf = ({ voyages }: VoyageIndex, line: string): VoyageCard[] =>
	voyages
		.filter((voyage) => voyage.line === line && voyage.state === 'on-sale')
		.toSorted(byDate)
		.slice(0, MOST_NEXT)
		.map(({ card }) => card);

/** `GET /together`: the voyages of a list, and the next of its lines for those that are gone. */
export const together: Handler<'GET /together'> = async ({ id }, scope) => {
	const { list, likes } = await readList(id, scope.identity.knownBrowser(), scope.lists);
	const index = await offeredVoyages(scope);
	const voyages = list.voyages.flatMap((listed) => index.byId.get(listed.id)?.card ?? []);
	const gone = list.voyages.filter((listed) => !index.byId.has(listed.id));
	return {
		...likes,
		voyages,
		compared: await compareVoyages(voyages, list.party, scope),
		gone: gone.map(({ date, line }) => ({ date, next: nextOf(index, line) })),
		party: list.party,
		until: todayInShanghai(new Date(list.until)),
		today: todayInShanghai(scope.now),
	};
};

/** `POST /together/like`: one like for each browser, which a second one moves. */
export const likeTogether: Handler<'POST /together/like'> = ({ id, voyage }, scope) =>
	likeVoyage(id, voyage, scope.identity.browser(), scope);
