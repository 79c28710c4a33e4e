import type { FeatureScope } from '#server/handler.ts';
import type { ManagementEntry, ManagementGroup } from '#shared/catalogue/content-entities.ts';
import type { Language } from '#shared/constants.ts';
import { pick } from '../localise.ts';
import { section } from '../sections.ts';

/** An entry of upstream's as a page shows it, in the language it is written in: Chinese where it has no English text, and the other way round. */
export type EntryView = {
	id: string;
	title: string;
	lead: string;
	html: string;
	group: string;
	/** The anchor of the heading that it stands under. */
	anchor: string;
	date: string;
	picture: string;
	lang: Language;
};

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The text of sanitised HTML, with a space where a block ends. */
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

/** An anchor in an address: words of the English name, or the number where it has none. */
const anchorOf = (name: string, number: number): string =>
	name
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, '-')
		.replaceAll(/^-|-$/g, '') || `part-${number}`;

/** Entries that can be shown; one without a title, or without a text, is none. */
export function entryViews(
	entries: readonly ManagementEntry[],
	groups: readonly ManagementGroup[],
	{ lang, content }: Pick<FeatureScope, 'lang' | 'content'>,
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

/** The groups of one type of entries; none when they can't be had: then all stand under one heading. */
export async function entryGroups(type: number, scope: FeatureScope): Promise<ManagementGroup[]> {
	const groups = await section('groups', scope, () => scope.api('GET /openapi/management/group/all', { type }));
	return groups === 'unavailable' ? NO_GROUPS : groups;
}

/** Entries by their headings, in the order in which upstream names them first. */
export function byGroup<T extends Pick<EntryView, 'group' | 'anchor'>>(
	entries: readonly T[],
): { anchor: string; name: string; entries: T[] }[] {
	const groups = new Map<string, { anchor: string; name: string; entries: T[] }>();
	for (const entry of entries) {
		const group = groups.get(entry.anchor) ?? { anchor: entry.anchor, name: entry.group, entries: [] };
		groups.set(entry.anchor, group);
		group.entries.push(entry);
	}
	return [...groups.values()];
}
