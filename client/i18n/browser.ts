import type { LoadSource } from '#client/source-loader.ts';
import type { Language } from '#shared/constants.ts';
import type { Namespace } from '#shared/pages.ts';
import { textFile } from './text-file.ts';
import { createTranslator, type TextTree, type Translator } from './translate.ts';

const loaders = new WeakMap<Translator, LoadSource>();

/** Makes the browser's translator with the texts of the shell; routes add theirs with `addNamespaces`. */
export async function startTranslator(lang: Language, loadSource: LoadSource): Promise<Translator> {
	const translator = createTranslator(lang);
	loaders.set(translator, loadSource);
	await addNamespaces(translator, lang, ['common']);
	return translator;
}

/** Loads a route's texts, once each. */
export async function addNamespaces(translator: Translator, lang: Language, namespaces: readonly Namespace[]): Promise<void> {
	const missing = namespaces.filter((namespace) => !translator.has(namespace));
	if (missing.length === 0) return;
	const load = loaders.get(translator);
	if (!load) throw new Error('texts are asked for before startTranslator');
	const adding = missing.map(async (namespace) => translator.add(namespace, await load<TextTree>(textFile(lang, namespace))));
	await Promise.all(adding);
}
