import type { i18n, ResourceLanguage } from 'i18next';
import type { LoadSource } from '#client/source-loader.ts';
import type { Language } from '#shared/constants.ts';
import type { Namespace } from '#shared/pages.ts';
import { createI18n } from './create.ts';
import { textFile } from './text-file.ts';

/** Keyed by the instance's store, which the copy that `useTranslation` returns shares. */
const loaders = new WeakMap<i18n['store'], LoadSource>();

/** Makes the browser's instance with the texts of the shell; routes add theirs with `addNamespaces`. */
export async function startI18n(lang: Language, loadSource: LoadSource): Promise<i18n> {
	const instance = createI18n(lang, { common: await loadSource<ResourceLanguage>(textFile(lang, 'common')) });
	loaders.set(instance.store, loadSource);
	return instance;
}

/** Loads a route's texts, once each. */
export async function addNamespaces(instance: i18n, lang: Language, namespaces: readonly Namespace[]): Promise<void> {
	const missing = namespaces.filter((namespace) => !instance.hasResourceBundle(instance.language, namespace));
	if (missing.length === 0) return;
	const load = loaders.get(instance.store);
	if (!load) throw new Error('texts are asked for before startI18n');
	const texts = await Promise.all(missing.map((namespace) => load<ResourceLanguage>(textFile(lang, namespace))));
	for (const [index, namespace] of missing.entries()) instance.addResourceBundle(instance.language, namespace, texts[index]);
}
