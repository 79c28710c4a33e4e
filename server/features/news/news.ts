import { entryCard, groupNames, latestFirst } from '#server/composition/content/entry-card.ts';
import { orNotFound, orUnavailable, sectionOr } from '#server/composition/failures.ts';
import { pick } from '#server/composition/localise.ts';
import type { FeatureScope, Handler } from '#server/handler.ts';
import { AppError } from '#server/request/errors.ts';
import type { ArticlePage } from '#shared/catalogue/bff/stories.ts';
import type { ManagementEntry } from '#shared/catalogue/content-entities.ts';
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

const MAX_OTHERS = 3;
const KINDS = new Map<number, ArticlePage['kind']>([
	[NEWS_TYPES.NEWS, 'news'],
	[NEWS_TYPES.NOTICE, 'notice'],
]);

/** `GET /article`: news or a notice. Throws `not-found` for questions, guides and unknown entries. */
export const article: Handler<'GET /article'> = async ({ id }, scope) => {
	const entry = await orNotFound(scope.api('GET /openapi/management/{id}', { id }), `entry ${id}`);
	const kind = KINDS.get(entry.type);
	if (!kind) throw new AppError('not-found', 'neither news nor a notice');
	const [groups, others, all] = await Promise.all([
		groupNames(scope),
		sectionOr('others', scope, [], () => othersOf(entry, scope)),
		sectionOr('all', scope, [], () => allOfKind(entry.type, scope)),
	]);
	const place = all.findIndex((other) => other.id === entry.id);
	const beside = (offset: 1 | -1) => {
		const other = place === -1 ? undefined : all[place + offset];
		return other ? entryCard(other, groups, scope) : null;
	};
	return {
		...entryCard(entry, groups, scope),
		kind,
		html: scope.content.richText(pick(scope.lang, entry.content, entry.enContent), { lang: scope.lang }),
		older: beside(1),
		newer: beside(-1),
		others: others.slice(0, MAX_OTHERS).map((other) => entryCard(other, groups, scope)),
	};
};

/** Returns the entries of a kind, the latest first. */
const allOfKind = async (type: number, { api }: Pick<FeatureScope, 'api'>): Promise<ManagementEntry[]> =>
	latestFirst((await api('GET /openapi/management', { type, page: 0, pageSize: PAGE_SIZE })).rows);

/** Returns the other entries of an entry's group; of its kind when it has no group. */
async function othersOf({ id, type, groupId }: ManagementEntry, { api }: FeatureScope): Promise<ManagementEntry[]> {
	const all = groupId
		? await api('GET /openapi/management/{id}/group/{gid}/list', { id, gid: groupId })
		: await allOfKind(type, { api });
	return latestFirst(all).filter((other) => other.id !== id && other.type === type);
}
