import type { FeatureScope } from '#server/handler.ts';
import type { ManagementEntry } from '#shared/catalogue/entities.ts';
import type { Language } from '#shared/constants.ts';
import { pick } from './localise.ts';

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
	{ lang, content }: Pick<FeatureScope, 'lang' | 'content'>,
): EntryView[] {
	const groups = [...new Set(entries.map(({ groupName }) => groupName))];
	return entries.flatMap((entry) => {
		const own: Language = lang === 'EN' && entry.enTitle && (entry.enContent || entry.enIntroduction) ? 'EN' : 'CN';
		const shown: Language = own === 'CN' && !entry.title ? 'EN' : own;
		const title = pick(shown, entry.title, entry.enTitle);
		const lead = shown === 'EN' ? entry.enIntroduction : entry.introduction;
		const body = content.richText(shown === 'EN' ? entry.enContent : entry.content) || (lead && `<p>${escapeText(lead)}</p>`);
		if (!title || !body) return [];
		return {
			id: entry.id,
			title,
			lead,
			html: body,
			group: pick(lang, entry.groupName, entry.enGroupName),
			anchor: anchorOf(entry.enGroupName, groups.indexOf(entry.groupName) + 1),
			date: entry.customPushDate,
			picture: content.picture(entry.image, 'management.image'),
			lang: shown,
		};
	});
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
