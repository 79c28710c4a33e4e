import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import type { Language } from '#shared/constants.ts';
import { languageTag } from '#shared/rules/language.ts';

/** Makes an instance of one language with its texts, by namespace. i18next knows languages, and their plural forms, by their tags. */
export function createI18n(lang: Language, texts: ResourceLanguage): i18n {
	const tag = languageTag(lang);
	const instance = createInstance();
	void instance.init({
		lng: tag,
		resources: { [tag]: texts },
		load: 'currentOnly',
		fallbackLng: false,
		defaultNS: 'common',
		initAsync: false,
		// The default, but named: this skips i18next's test for keys that are sentences, a third of each text's time.
		keySeparator: '.',
		// A language may leave a text empty where another has a word.
		returnEmptyString: true,
		// React escapes, and a place without a value stays empty.
		interpolation: { escapeValue: false },
		missingInterpolationHandler: () => '',
		react: { useSuspense: false },
	});
	return instance;
}
