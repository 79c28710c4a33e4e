import { type ComponentType, type LazyExoticComponent, lazy, use, useState } from 'react';
import { I18nContext } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { addNamespaces } from '#client/i18n/browser.ts';
import type { Namespace } from '#shared/pages.ts';

/** A component that is loaded, with its texts, when it is first rendered: for what every page may show. In the browser only. */
export function useLazyWithTexts<P>(
	load: () => Promise<{ default: ComponentType<P> }>,
	...namespaces: Namespace[]
): LazyExoticComponent<ComponentType<P>> {
	// The instance itself: `useTranslation` hands out a wrapper of its own
	const i18n = use(I18nContext)?.i18n;
	const lang = useLanguage();
	const [component] = useState(() =>
		lazy(async () => {
			const [part] = await Promise.all([load(), i18n && addNamespaces(i18n, lang, namespaces)]);
			return part;
		}),
	);
	return component;
}
