import { createInstance, type i18n, type Resource, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#shared/constants.ts';
import { languageTag } from '#shared/rules/language.ts';

/** Makes an instance of one language, with its texts. i18next knows languages, and their plurals, by their tags. */
export function createI18n(lang: Language, texts: ResourceLanguage): i18n {
	const tag = languageTag(lang);
	const resources: Resource = { [tag]: texts };
	const instance = createInstance();
	void instance.use(initReactI18next).init({
		lng: tag,
		resources,
		defaultNS: 'common',
		fallbackLng: false,
		initAsync: false,
		// A language may leave a text empty where another has a word.
		returnEmptyString: true,
		// The default, but named: i18next then doesn't ask of each key whether it is a sentence, which takes 3 % of rendering home.
		keySeparator: '.',
		interpolation: { escapeValue: false },
		react: { useSuspense: false },
	});
	return instance;
}
