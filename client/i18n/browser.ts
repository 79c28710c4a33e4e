import type { i18n, ResourceLanguage } from 'i18next';
import type { Language } from '#shared/constants.ts';
import type { Namespace } from '#shared/pages.ts';
import { createI18n } from './create.ts';
import { textFile } from './text-file.ts';

const files = import.meta.glob<ResourceLanguage>(['../../shared/locales/*/*.json', '!**/errors.json'], { import: 'default' });

async function load(lang: Language, namespace: Namespace): Promise<ResourceLanguage> {
	const file = files[`../../${textFile(lang, namespace)}`];
	return file ? file() : {};
}

/** Starts the browser's instance with the texts of the shell; routes add their own with `addNamespaces`. */
export async function startI18n(lang: Language): Promise<i18n> {
	return createI18n(lang, { common: await load(lang, 'common') });
}

/** Loads a route's texts, once each. */
export async function addNamespaces(instance: i18n, lang: Language, namespaces: readonly Namespace[]): Promise<void> {
	const missing = namespaces.filter((namespace) => !instance.hasResourceBundle(instance.language, namespace));
	const texts = await Promise.all(missing.map((namespace) => load(lang, namespace)));
	for (const [index, namespace] of missing.entries()) instance.addResourceBundle(instance.language, namespace, texts[index]);
}
