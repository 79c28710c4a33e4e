import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useLanguage } from '#client/app/facts.tsx';
import { lazyCode } from '#client/app/lazy-code.ts';
import { addNamespaces } from '#client/i18n/browser.ts';
import { useTranslator } from '#client/i18n/use-translation.ts';
import type { Namespace } from '#shared/pages.ts';

/** Makes a component with code that is loaded when it is first rendered. Until then `loading` is shown, or nothing. */
export function onDemand<P extends object>(
	load: () => Promise<{ default: ComponentType<P> }>,
	makeLazy: typeof lazyCode = lazyCode,
): ComponentType<P & { loading?: ReactNode }> {
	const Part = makeLazy(load);
	return ({ loading, ...properties }) => (
		<Suspense fallback={loading}>
			<Part {...(properties as P)} />
		</Suspense>
	);
}

/**
 * Makes a component with code and texts that are loaded when it is first rendered, in the browser only: for parts that any page
 * may show.
 */
export function useLazyWithTexts<P extends object>(
	load: () => Promise<{ default: ComponentType<P> }>,
	...namespaces: Namespace[]
) {
	const translator = useTranslator();
	const lang = useLanguage();
	const [component] = useState(() =>
		onDemand(async () => {
			const [part] = await Promise.all([load(), addNamespaces(translator, lang, namespaces)]);
			return part;
		}),
	);
	return component;
}
