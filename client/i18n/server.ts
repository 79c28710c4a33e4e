import type { i18n, ResourceLanguage } from 'i18next';
import { LANGUAGES, type Language } from '#shared/constants.ts';
import { createI18n } from './create.ts';

const files = import.meta.glob<ResourceLanguage>('../../shared/locales/*/*.json', { eager: true, import: 'default' });

function textsOf(lang: Language): ResourceLanguage {
	const folder = `../../shared/locales/${lang.toLowerCase()}/`;
	const own = Object.entries(files).filter(([file]) => file.startsWith(folder));
	return Object.fromEntries(own.map(([file, texts]) => [file.slice(folder.length, -'.json'.length), texts]));
}

const instances = new Map<Language, i18n>(LANGUAGES.map((lang) => [lang, createI18n(lang, textsOf(lang))]));

/** The server's instance of a language, with every text; instances never change language, so requests share them. */
export function serverI18n(lang: Language): i18n {
	const instance = instances.get(lang);
	if (!instance) throw new Error(`no texts for ${lang}`);
	return instance;
}
