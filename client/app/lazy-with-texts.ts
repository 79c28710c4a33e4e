import { type ComponentType, type LazyExoticComponent, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { addNamespaces } from '#client/i18n/browser.ts';
import type { Namespace } from '#shared/pages.ts';

/** A component that is loaded, with its texts, when it is first rendered: for what every page may show. In the browser only. */
export function useLazyWithTexts<P>(
	load: () => Promise<{ default: ComponentType<P> }>,
	...namespaces: Namespace[]
): LazyExoticComponent<ComponentType<P>> {
	const { i18n } = useTranslation();
	const lang = useLanguage();
	const [component] = useState(() =>
		lazy(async () => {
			const [part] = await Promise.all([load(), addNamespaces(i18n, lang, namespaces)]);
			return part;
		}),
	);
	return component;
}
