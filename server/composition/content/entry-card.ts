import type { FeatureScope } from '#server/handler.ts';
import type { EntryCard } from '#shared/catalogue/bff/stories.ts';
import type { ManagementEntry } from '#shared/catalogue/content-entities.ts';
import { NEWS_TYPES } from '#shared/constants.ts';
import { pick } from '../localise.ts';
import { section } from '../sections.ts';

/** Names of groups by their ids. */
export type GroupNames = ReadonlyMap<string, string>;

const NO_NAMES: GroupNames = new Map();

/** The names of the groups of news; none when they can't be had. */
export async function groupNames(scope: FeatureScope): Promise<GroupNames> {
	const groups = await section('groups', scope, () => scope.api('GET /openapi/management/group/all', { type: NEWS_TYPES.NEWS }));
	if (groups === 'unavailable') return NO_NAMES;
	return new Map(groups.map(({ id, name, enName }) => [id, pick(scope.lang, name, enName)]));
}

/** News or a notice as a card. */
export const entryCard = (
	entry: ManagementEntry,
	groups: GroupNames,
	{ lang, content }: Pick<FeatureScope, 'lang' | 'content'>,
): EntryCard => ({
	id: entry.id,
	title: pick(lang, entry.title, entry.enTitle),
	intro: pick(lang, entry.introduction, entry.enIntroduction),
	date: entry.customPushDate,
	picture: content.picture(entry.image, 'entry.image'),
	group: groups.get(entry.groupId ?? '') ?? '',
});

/** Entries as they follow each other, in whatever order upstream gives them: the latest first, those without a day last. */
export const latestFirst = (entries: readonly ManagementEntry[]): ManagementEntry[] =>
	entries.toSorted((a, b) => b.customPushDate.localeCompare(a.customPushDate));

/** The latest news: at most `count`. */
export async function latestNews(count: number, scope: FeatureScope): Promise<EntryCard[]> {
	const [{ rows }, groups] = await Promise.all([
		scope.api('GET /openapi/management', { type: NEWS_TYPES.NEWS, page: 0, pageSize: 10 }),
		groupNames(scope),
	]);
	return latestFirst(rows)
		.slice(0, count)
		.map((entry) => entryCard(entry, groups, scope));
}
