import { type VoyageIndex, voyageIndex } from '#server/composition/voyages/voyage-index.ts';
import { lateLast } from '#server/composition/voyages/voyage-search.ts';
import type { Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { Facets, Relaxation } from '#shared/catalogue/bff/search.ts';
import type { ParsedInput } from '#shared/catalogue/catalogue.ts';
import { lastLateDay } from '#shared/rules/check-in-window.ts';
import { type CanonicalQuery, parseSearch } from '#shared/rules/search-params.ts';
import { facetsOf, optionsOf } from './facets.ts';
import { priceCalendar } from './price-calendar.ts';
import { sentenceView } from './sentence.ts';

/**
 * `GET /search`: one page of the matching voyages, and the options that refine the search. The calendar ignores the filter by
 * month.
 */
export const search: Handler<'GET /search'> = async (input, scope) => {
	const index = await voyageIndex(scope);
	const query = understand(input, index);
	const { rows, page, pages, total } = index.search.page(query);
	const facets = facetsOf(index.search, query, index.options, scope.lang);
	return {
		query: { ...query, page },
		total,
		pages,
		rows: rows.map(({ card }) => card),
		lateUntil: lateLast(query) ? lastLateDay(index.context.today) : null,
		facets,
		calendar: priceCalendar(index.search, query),
		// An empty timetable doesn't say that a voyage is gone: browsers would forget what was chosen.
		gone: index.voyages.length > 0 ? query.ids.filter((id) => !index.byId.has(id)) : [],
		lastMonth: index.search.voyages.findLast(({ state }) => state !== 'departed')?.month ?? null,
		relaxations: total === 0 ? relaxations(index, query, facets) : [],
		sentence: query.said === '' ? null : await sentenceView(query, index, scope),
	};
};

/** `GET /search/count`: the number of matching voyages. */
export const searchCount: Handler<'GET /search/count'> = async (input, scope) => {
	const index = await voyageIndex(scope);
	return { total: index.search.matching(understand(input, index)).length };
};

/** Reads a query, without ports, destinations and ships that aren't on offer; old links may contain them. */
function understand(input: ParsedInput<'GET /search'>, { options, context }: VoyageIndex): CanonicalQuery {
	const query = parseSearch(input, context.today);
	const { ports, ships } = options;
	const destinations = options.areas.flatMap((area) => area.options);
	const asked = [
		[query.port, ports],
		[query.destination, options.areas],
		[query.cruise, ships],
	] as const;
	// A filter can't be dropped because its options are unavailable: every voyage would match.
	if (asked.some(([values, known]) => values.length > 0 && known.length === 0))
		throw new AppError('upstream-unavailable', 'what the search names is not known now');
	const known = (values: readonly string[], all: readonly { id: string }[]) =>
		values.filter((value) => all.some(({ id }) => id === value));
	return {
		...query,
		port: known(query.port, ports),
		destination: known(query.destination, destinations),
		cruise: known(query.cruise, ships),
		avoid: known(query.avoid, destinations),
	};
}

const relaxations = ({ search: searched }: VoyageIndex, query: CanonicalQuery, facets: Facets): Relaxation[] =>
	searched.relaxed(query).map(({ filters, count }) => ({
		filters: filters.map(({ key, value }) => ({
			key,
			value,
			label: [...new Set(optionsOf(facets, key).flatMap(({ selected, label }) => (selected ? [label] : [])))].join(' · '),
		})),
		count,
	}));
