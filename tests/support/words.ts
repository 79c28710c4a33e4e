import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createI18n } from '#client/i18n/create.ts';
import type { Language } from '#shared/constants.ts';
import { PAGE_NAMES, pageOf, textsOf } from '#shared/pages.ts';

const FOLDER = join(import.meta.dirname, '../../shared/locales');

const NAMESPACES = ['common', 'trip', 'deck', 'popups', ...new Set(PAGE_NAMES.flatMap((name) => textsOf(pageOf(name))))] as const;

const texts = (lang: Language) =>
	Object.fromEntries(
		NAMESPACES.map((name) => [name, JSON.parse(readFileSync(join(FOLDER, lang.toLowerCase(), `${name}.json`), 'utf8'))]),
	);

const instances = {
	CN: createI18n('CN', texts('CN')),
	EN: createI18n('EN', texts('EN')),
};

/** The product's texts in a language, looked up as pages do it. */
export const words = (lang: Language) => instances[lang].getFixedT(null, NAMESPACES);

export type Words = ReturnType<typeof words>;
