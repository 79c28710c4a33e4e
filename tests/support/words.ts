import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TFunction } from 'i18next';
import { createI18n } from '#client/i18n/create.ts';
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

function instanceOf(lang: Language) {
	const textsIn = (name: Namespace) => JSON.parse(readFileSync(join(FOLDER, lang.toLowerCase(), `${name}.json`), 'utf8'));
	return createI18n(lang, Object.fromEntries([...NAMESPACES].map((name) => [name, textsIn(name)])));
}

const instances = { CN: instanceOf('CN'), EN: instanceOf('EN') };

export type Words = TFunction<['common', ...Namespace[]]>;

/** The product's texts in a language, looked up as pages do it. */
export const words = (lang: Language): Words => instances[lang].t;
