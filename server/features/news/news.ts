import { entryCard, groupNames, latestFirst } from '#server/composition/content/entry-card.ts';
import { orUnavailable, sectionOr } from '#server/composition/failures.ts';
import type { Handler } from '#server/handler.ts';
import { NEWS_TYPES } from '#shared/constants.ts';
import { todayInShanghai } from '#shared/rules/dates.ts';

/** The most entries that upstream gives at once; a year has fewer. */
const PAGE_SIZE = 100;

/** `GET /news`: the news of the requested year; of the latest year with news when none is requested, or one without news. */
export const news: Handler<'GET /news'> = async ({ year: asked }, scope) => {
	const told = await sectionOr('years', scope, [], () => scope.api('GET /openapi/management/years', {}));
	const years = [...new Set(told)].sort((a, b) => b - a);
	const thisYear = Number(todayInShanghai(scope.now).slice(0, 4));
	const year = asked !== undefined && (years.length === 0 || years.includes(asked)) ? asked : (years[0] ?? thisYear);
	const [{ rows }, groups] = await Promise.all([
		orUnavailable(
			scope.api('GET /openapi/management', {
				type: NEWS_TYPES.NEWS,
				page: 0,
				pageSize: PAGE_SIZE,
				startDate: `${year}-01-01`,
				endDate: `${year}-12-31`,
			}),
		),
		groupNames(scope),
	]);
	return { year, years, entries: latestFirst(rows).map((entry) => entryCard(entry, groups, scope)) };
};
