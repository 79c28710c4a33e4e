import { LANGUAGES, type Language } from '#shared/constants.ts';
import { languageTag } from '#shared/rules/language.ts';

/** The texts of a namespace as in its file: keys that lead to texts or to further keys. */
export type Texts = { [key: string]: string | Texts };

/** The forms that a language's counted texts have: the suffixes of their keys, from the rules of plural that Node knows. */
const FORMS: Readonly<Record<Language, readonly string[]>> = Object.fromEntries(
	LANGUAGES.map((lang) => [lang, new Intl.PluralRules(languageTag(lang)).resolvedOptions().pluralCategories]),
) as Record<Language, string[]>;
const FORM = /_(zero|one|two|few|many|other)$/;

/** A text's key without its form of plural. */
export const withoutForm = (key: string): string => key.replace(FORM, '');

/** Every text with its full key, `nav.home`. */
export function flat(texts: Texts, above = ''): Map<string, string> {
	const entries = Object.entries(texts).flatMap(([key, text]): [string, string][] =>
		typeof text === 'string' ? [[`${above}${key}`, text]] : [...flat(text, `${above}${key}.`)],
	);
	return new Map(entries);
}

const placeholders = (text: string): string[] =>
	[...new Set([...text.matchAll(/\{\{(.*?)\}\}/g)].map(([whole]) => whole))].sort();

/** `card.from.before` and `card.from.after`: one language puts its word before a figure, another after it. */
const MAY_BE_EMPTY = /(^|\.)(before|after)$/;

/** Returns the faults in a counted text's forms: all forms of the language must be there, and no others except `zero`. */
function formFaults(lang: Language, key: string, texts: ReadonlyMap<string, string>): string[] {
	const has = [...texts.keys()]
		.filter((each) => withoutForm(each) === key && FORM.test(each))
		.map((each) => each.slice(key.length + 1));
	if (has.length === 0) return [];
	const missing = FORMS[lang].filter((form) => !has.includes(form)).map((form) => `${lang} has no ${key}_${form}`);
	const unknown = has.filter((form) => form !== 'zero' && !FORMS[lang].includes(form));
	return [...missing, ...unknown.map((form) => `${lang} never shows ${key}_${form}`)];
}

/** Returns the differences of the two languages of a namespace in more than words, as a sentence each. */
export function differences(namespace: Readonly<Record<Language, Texts>>): string[] {
	const texts = { CN: flat(namespace.CN), EN: flat(namespace.EN) };
	const keys = (lang: Language) => new Set([...texts[lang].keys()].map(withoutForm));
	const both = [...keys('CN')].filter((key) => keys('EN').has(key));
	/** A counted text's most general form. The forms for one and zero may have fewer placeholders, as in "the last cabin". */
	const general = (lang: Language, key: string) => texts[lang].get(`${key}_other`) ?? texts[lang].get(key) ?? '';
	return [
		...[...keys('CN')].filter((key) => !keys('EN').has(key)).map((key) => `EN has no ${key}`),
		...[...keys('EN')].filter((key) => !keys('CN').has(key)).map((key) => `CN has no ${key}`),
		...both.filter((key) => texts.CN.has(key) !== texts.EN.has(key)).map((key) => `only one language counts in ${key}`),
		...both
			.filter((key) => `${placeholders(general('CN', key))}` !== `${placeholders(general('EN', key))}`)
			.map((key) => `${key} has other placeholders in CN than in EN`),
		...LANGUAGES.flatMap((lang) => [
			...both.flatMap((key) => formFaults(lang, key, texts[lang])),
			...[...texts[lang]]
				.filter(([key, text]) => placeholders(text).some((each) => !placeholders(general(lang, withoutForm(key))).includes(each)))
				.map(([key]) => `${lang} has a placeholder in ${key} that its general form lacks`),
			...[...texts[lang]]
				.filter(([key, text]) => text === '' && !MAY_BE_EMPTY.test(key))
				.map(([key]) => `${lang} is empty in ${key}`),
		]),
	];
}
