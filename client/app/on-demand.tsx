import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/app/facts.tsx';
import { addNamespaces } from '#client/i18n/browser.ts';
import type { Namespace } from '#shared/pages.ts';

/** Makes a component whose code is loaded when it is first rendered; until then `loading` stands in its place, or nothing. */
export function onDemand<P extends object>(
	load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P & { loading?: ReactNode }> {
	const Part = lazy(load);
	return ({ loading, ...properties }) => (
		<Suspense fallback={loading}>
			<Part {...(properties as P)} />
		</Suspense>
	);
}

/** Makes a component whose code and texts are loaded when it is first rendered: for what every page may show. In the browser only. */
export function useLazyWithTexts<P extends object>(
	load: () => Promise<{ default: ComponentType<P> }>,
	...namespaces: Namespace[]
) {
	const { i18n } = useTranslation();
	const lang = useLanguage();
	const [component] = useState(() =>
		onDemand(async () => {
			const [part] = await Promise.all([load(), addNamespaces(i18n, lang, namespaces)]);
			return part;
		}),
	);
	return component;
}
