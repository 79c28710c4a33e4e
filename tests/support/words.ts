import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTranslator, type Translate } from '#client/i18n/translate.ts';
import type { Language } from '#shared/constants.ts';
import { type Namespace, PAGE_NAMES, pageOf, textsOf } from '#shared/pages.ts';

const FOLDER = join(import.meta.dirname, '../../shared/locales');

const NAMESPACES = new Set<Namespace>([
	'common',
	'trip',
	'deck',
	'popups',
	...PAGE_NAMES.flatMap((name) => textsOf(pageOf(name))),
]);

function translatorOf(lang: Language) {
	const translator = createTranslator(lang);
	for (const name of NAMESPACES) {
		translator.add(name, JSON.parse(readFileSync(join(FOLDER, lang.toLowerCase(), `${name}.json`), 'utf8')));
	}
	return translator;
}

const translators = { CN: translatorOf('CN'), EN: translatorOf('EN') };

export type Words = Translate<'common', Namespace>;

/** The product's texts in a language, looked up as pages do it. */
export const words = (lang: Language): Words => translators[lang].from('common');
