import type { Language } from '#shared/constants.ts';
import { textFile } from './text-file.ts';
import { createTranslator, type TextTree, type Translator } from './translate.ts';

const files = import.meta.glob<TextTree>('../../shared/locales/*/*.json', { eager: true, import: 'default' });

function translatorOf(lang: Language): Translator {
	const translator = createTranslator(lang);
	const [before = '', after = ''] = `../../${textFile(lang, '*')}`.split('*');
	for (const [file, texts] of Object.entries(files)) {
		if (file.startsWith(before)) translator.add(file.slice(before.length, -after.length), texts);
	}
	return translator;
}

const translators: Readonly<Record<Language, Translator>> = { CN: translatorOf('CN'), EN: translatorOf('EN') };

/** Returns the server's translator of a language, with every text. Requests share it, since it never changes. */
export const serverTranslator = (lang: Language): Translator => translators[lang];
