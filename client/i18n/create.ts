import { createInstance, type i18n, type Resource, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#shared/constants.ts';

/** An instance that speaks one language and never changes it; texts are given, not fetched. */
export function createI18n(lang: Language, texts: ResourceLanguage): i18n {
	const resources: Resource = { [lang]: texts };
	const instance = createInstance();
	void instance.use(initReactI18next).init({
		lng: lang,
		resources,
		defaultNS: 'common',
		fallbackLng: false,
		initAsync: false,
		keySeparator: '.',
		interpolation: { escapeValue: false },
		react: { useSuspense: false },
	});
	return instance;
}
