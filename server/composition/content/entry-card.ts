import type { FeatureScope } from '#server/handler.ts';
import type { EntryCard } from '#shared/catalogue/bff/stories.ts';
import type { ManagementEntry } from '#shared/catalogue/content-entities.ts';
import { NEWS_TYPES } from '#shared/constants.ts';
import { pick, type ViewScope } from '../localise.ts';
import { entryGroups } from './entries.ts';

export type GroupNames = ReadonlyMap<string, string>;

/** Returns the names of the groups of news by their ids; none when they are unavailable. */
export async function groupNames(scope: FeatureScope): Promise<GroupNames> {
	const groups = await entryGroups(NEWS_TYPES.NEWS, scope);
	return new Map(groups.map(({ id, name, enName }) => [id, pick(scope.lang, name, enName)]));
}

/** Makes a card of news or of a notice. */
export const entryCard = (entry: ManagementEntry, groups: GroupNames, { lang, content }: ViewScope): EntryCard => ({
	id: entry.id,
	title: pick(lang, entry.title, entry.enTitle),
	intro: pick(lang, entry.introduction, entry.enIntroduction),
	date: entry.customPushDate,
	picture: content.picture(entry.image, 'entry.image'),
	group: groups.get(entry.groupId ?? '') ?? '',
});

/** Sorts entries, the latest first and those without a day last; upstream gives them in any order. */
export const latestFirst = (entries: readonly ManagementEntry[]): ManagementEntry[] =>
	entries.toSorted((a, b) => b.customPushDate.localeCompare(a.customPushDate));

/** Returns the cards of the latest news and of the latest words of guests (docs/rules.md, guest-words), `count` of each at most. */
export async function latestNews(count: number, scope: FeatureScope): Promise<{ news: EntryCard[]; words: EntryCard[] }> {
	const [{ rows }, groups] = await Promise.all([
		scope.api('GET /openapi/management', { type: NEWS_TYPES.NEWS, page: 0, pageSize: 100 }),
		groupNames(scope),
	]);
	const { words = [], news = [] } = Object.groupBy(latestFirst(rows), ({ groupId }) =>
		groupId && groupId === scope.settings.guestWordsGroup ? 'words' : 'news',
	);
	const cardsOf = (entries: readonly ManagementEntry[]) =>
		entries.slice(0, count).map((entry) => entryCard(entry, groups, scope));
	return { news: cardsOf(news), words: cardsOf(words).filter(({ intro }) => intro) };
}
