import type { FeatureScope } from '#server/handler.ts';
import type { ManagementEntry, ManagementGroup } from '#shared/catalogue/content-entities.ts';
import type { Language } from '#shared/constants.ts';
import { sectionOr } from '../failures.ts';
import { pick, type ViewScope } from '../localise.ts';

/**
 * An entry of upstream's as a page shows it. `lang` is the language it is shown in: Chinese where it has no English text, and
 * English where it has no Chinese one.
 */
export type EntryView = {
	id: string;
	title: string;
	lead: string;
	html: string;
	group: string;
	/** The anchor of the heading that the entry is listed under. */
	anchor: string;
	date: string;
	picture: string;
	lang: Language;
};

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns the text of sanitised HTML, with a space at the end of each block. */
export const plainText = (html: string): string =>
	html
		.replaceAll(/<\/(?:p|li|td|th|h\d)>/g, ' ')
		.replaceAll(/<[^>]*>/g, '')
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&quot;', '"')
		.replaceAll('&amp;', '&')
		.replaceAll(/\s+/g, ' ')
		.trim();

/** Makes an anchor from the words of the English name, or from the number when there is none. */
const anchorOf = (name: string, number: number): string =>
	name
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, '-')
		.replaceAll(/^-|-$/g, '') || `part-${number}`;

/** Returns the entries that can be shown. An entry without a title or without a text is left out. */
export function entryViews(
	entries: readonly ManagementEntry[],
	groups: readonly ManagementGroup[],
	{ lang, content }: ViewScope,
): EntryView[] {
	const byId = new Map(groups.map((group, index) => [group.id, { ...group, number: index + 1 }]));
	return entries.flatMap((entry) => {
		const own: Language = lang === 'EN' && entry.enTitle && (entry.enContent || entry.enIntroduction) ? 'EN' : 'CN';
		const shown: Language = own === 'CN' && !entry.title ? 'EN' : own;
		const title = pick(shown, entry.title, entry.enTitle);
		const lead = shown === 'EN' ? entry.enIntroduction : entry.introduction;
		const body =
			content.richText(shown === 'EN' ? entry.enContent : entry.content, { lang: shown, below: 2 }) ||
			(lead && `<p>${escapeText(lead)}</p>`);
		if (!title || !body) return [];
		const group = byId.get(entry.groupId ?? '');
		return {
			id: entry.id,
			title,
			lead,
			html: body,
			group: group ? pick(lang, group.name, group.enName) : '',
			anchor: anchorOf(group?.enName ?? '', group?.number ?? 0),
			date: entry.customPushDate,
			picture: content.picture(entry.image, 'management.image'),
			lang: shown,
		};
	});
}

const NO_GROUPS: ManagementGroup[] = [];

/** Returns the groups of one type of entries; none when they are unavailable: all entries are then listed under one heading. */
export const entryGroups = (type: number, scope: FeatureScope): Promise<ManagementGroup[]> =>
	sectionOr('groups', scope, NO_GROUPS, () => scope.api('GET /openapi/management/group/all', { type }));

/** Puts entries under their headings, in the order in which upstream first names them. */
export function byGroup<T extends Pick<EntryView, 'group' | 'anchor'>>(
	entries: readonly T[],
): { anchor: string; name: string; entries: T[] }[] {
	const groups = Map.groupBy(entries, ({ anchor }) => anchor);
	return [...groups].map(([anchor, own]) => ({ anchor, name: own[0]?.group ?? '', entries: own }));
}
