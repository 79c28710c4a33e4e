import type { i18n, ResourceLanguage } from 'i18next';
import { LANGUAGES, type Language } from '#shared/constants.ts';
import { createI18n } from './create.ts';
import { textFile } from './text-file.ts';

const files = import.meta.glob<ResourceLanguage>('../../shared/locales/*/*.json', { eager: true, import: 'default' });

function textsOf(lang: Language): ResourceLanguage {
	const [before = '', after = ''] = `../../${textFile(lang, '*')}`.split('*');
	const own = Object.entries(files).filter(([file]) => file.startsWith(before));
	return Object.fromEntries(own.map(([file, texts]) => [file.slice(before.length, -after.length), texts]));
}

const instances = new Map<Language, i18n>(LANGUAGES.map((lang) => [lang, createI18n(lang, textsOf(lang))]));

/** Returns the server's instance of a language, with every text. Requests share it, since it never changes. */
export function serverI18n(lang: Language): i18n {
	const instance = instances.get(lang);
	if (!instance) throw new Error(`no texts for ${lang}`);
	return instance;
}
