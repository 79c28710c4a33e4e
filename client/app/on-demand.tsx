import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyCode } from '#client/app/chunk-loading.ts';
import { addNamespaces } from '#client/i18n/browser.ts';
import type { Namespace } from '#shared/pages.ts';

/** Makes a component with code that is loaded when it is first rendered. Until then `loading` is shown, or nothing. */
export function onDemand<P extends object>(
	load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P & { loading?: ReactNode }> {
	const Part = lazyCode(load);
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
	const { i18n } = useTranslation();
	const [component] = useState(() =>
		onDemand(async () => {
			const [part] = await Promise.all([load(), addNamespaces(i18n, namespaces)]);
			return part;
		}),
	);
	return component;
}
