import type { i18n, ResourceLanguage } from 'i18next';
import type { LoadSource } from '#client/source-loader.ts';
import type { Language } from '#shared/constants.ts';
import type { Namespace } from '#shared/pages.ts';
import { createI18n } from './create.ts';
import { textFile } from './text-file.ts';

let loadTexts: ((namespace: Namespace) => Promise<ResourceLanguage>) | undefined;

/** Makes the browser's instance with the texts of the shell; routes add theirs with `addNamespaces`. */
export async function startI18n(lang: Language, loadSource: LoadSource): Promise<i18n> {
	loadTexts = (namespace) => loadSource<ResourceLanguage>(textFile(lang, namespace));
	return createI18n(lang, { common: await loadTexts('common') });
}

/** Loads a route's texts, once each. */
export async function addNamespaces(instance: i18n, namespaces: readonly Namespace[]): Promise<void> {
	const missing = namespaces.filter((namespace) => !instance.hasResourceBundle(instance.language, namespace));
	const adding = missing.map(async (namespace) => {
		if (!loadTexts) throw new Error('texts are asked for before startI18n');
		instance.addResourceBundle(instance.language, namespace, await loadTexts(namespace));
	});
	await Promise.all(adding);
}
