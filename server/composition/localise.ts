import type { Language } from '#shared/constants.ts';

/** The text in the visitor's language, or the other one where that is empty. */
export const pick = (lang: Language, cn: string, en: string): string => (lang === 'EN' ? en || cn : cn || en);

/** The list in the visitor's language, or the other one where that is empty. */
export const pickList = (lang: Language, cn: readonly string[], en: readonly string[]): string[] => {
	const [own, other] = lang === 'EN' ? [en, cn] : [cn, en];
	return [...(own.length > 0 ? own : other)];
};

const collators: Record<Language, Intl.Collator> = {
	CN: new Intl.Collator('zh-CN-u-co-pinyin', { numeric: true }),
	EN: new Intl.Collator('en', { numeric: true }),
};

/** Places whose first character has another reading than the collator takes for it, with one that is read as it is: Xiamen isn't “Shamen”. */
const READ_AS: readonly [place: string, as: string][] = [
	['厦门', '夏门'],
	['重庆', '虫庆'],
];
const readable = (name: string): string => READ_AS.reduce((text, [place, as]) => text.replace(place, as), name);

/** Entries in the order a reader of the language expects: pinyin or alphabet. */
export const byName = <T extends { name: string }>(entries: readonly T[], lang: Language): T[] =>
	entries.toSorted((a, b) => collators[lang].compare(readable(a.name), readable(b.name)));
