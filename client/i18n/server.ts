import type { i18n, ResourceLanguage } from 'i18next';
import type { Language } from '#shared/constants.ts';
import { createI18n } from './create.ts';
import { textFile } from './text-file.ts';

const files = import.meta.glob<ResourceLanguage>('../../shared/locales/*/*.json', { eager: true, import: 'default' });

function instanceOf(lang: Language): i18n {
	const [before = '', after = ''] = `../../${textFile(lang, '*')}`.split('*');
	const own = Object.entries(files).filter(([file]) => file.startsWith(before));
	return createI18n(lang, Object.fromEntries(own.map(([file, texts]) => [file.slice(before.length, -after.length), texts])));
}

const instances: Readonly<Record<Language, i18n>> = { CN: instanceOf('CN'), EN: instanceOf('EN') };

/** Returns the server's instance of a language, with every text. Requests share it, since it never changes. */
export const serverI18n = (lang: Language): i18n => instances[lang];
