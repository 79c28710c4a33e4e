import { createContext, useContext } from 'react';
import type { Namespace } from '#shared/pages.ts';
import type { Translate, Translator } from './translate.ts';

const TranslatorContext = createContext<Translator | null>(null);

/** Gives a tree its language's texts. */
export const TranslatorProvider = TranslatorContext.Provider;

/** Returns the page's translator; throws outside a `TranslatorProvider`. */
export function useTranslator(): Translator {
	const translator = useContext(TranslatorContext);
	if (!translator) throw new Error('no TranslatorProvider around this component');
	return translator;
}

/** Returns the `t` of one namespace (`common` unless told), or of several: keys without a name belong to the first. It stays the same function. */
export function useTranslation<First extends Namespace = 'common', Rest extends Namespace = never>(
	namespaces: First | readonly [First, ...Rest[]] = 'common' as First,
): { t: Translate<First, First | Rest> } {
	const first = typeof namespaces === 'string' ? namespaces : namespaces[0];
	return { t: useTranslator().from<First, First | Rest>(first) };
}
