import type { FeatureScope } from '#server/handler.ts';
import type { Language } from '#shared/constants.ts';

/** The parts of a scope that turn upstream's texts and pictures into those of a page. */
export type ViewScope = Pick<FeatureScope, 'lang' | 'content'>;

/** Returns the text in the visitor's language, or the other one when it is empty. */
export const pick = (lang: Language, cn: string, en: string): string => (lang === 'EN' ? en || cn : cn || en);

/** Returns the list in the visitor's language, or the other one when it is empty. */
export const pickList = (lang: Language, cn: readonly string[], en: readonly string[]): string[] => {
	const [own, other] = lang === 'EN' ? [en, cn] : [cn, en];
	return [...(own.length > 0 ? own : other)];
};

const collators: Record<Language, Intl.Collator> = {
	CN: new Intl.Collator('zh-CN-u-co-pinyin', { numeric: true }),
	EN: new Intl.Collator('en', { numeric: true }),
};

/**
 * Places that the collator would sort by another reading of their first character, and the characters to sort them by: Xiamen
 * would be sorted as “Shamen”.
 */
const READ_AS: readonly [place: string, as: string][] = [
	['厦门', '夏门'],
	['重庆', '虫庆'],
];
const readable = (name: string): string => READ_AS.reduce((text, [place, as]) => text.replace(place, as), name);

/** Sorts entries by name: by pinyin for Chinese, by alphabet for English. */
export const byName = <T extends { name: string }>(entries: readonly T[], lang: Language): T[] =>
	entries.toSorted((a, b) => collators[lang].compare(readable(a.name), readable(b.name)));
