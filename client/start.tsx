import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, matchRoutes, RouterContextProvider, type RouterState } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { PageFacts } from '#shared/page.ts';
import { isBankLink } from '#shared/rules/bank-link.ts';
import { currentAddress } from './app/address.ts';
import { routerApi } from './app/api.ts';
import { apiContext } from './app/api-context.ts';
import { codeChunkErrors } from './app/chunk-loading.ts';
import { readControls, repeatInput } from './app/early-input.ts';
import { withLateLoading } from './app/late-loading.ts';
import { keepLanguage } from './app/page-language.ts';
import { createShownPages, rememberShown, shownPagesContext } from './app/shown-pages.ts';
import { readStored, SWITCHED } from './app/stored.ts';
import { refusesTracking } from './app/tracking.ts';
import { whenIdle } from './app/when-idle.ts';
import { Document } from './document.tsx';
import { addNamespaces, startTranslator } from './i18n/browser.ts';
import { createRoutes, entryRoutes } from './routes.tsx';
import { createSourceLoader } from './source-loader.ts';
import { isComplete } from './ui/deferred.tsx';
import { listenForBack } from './ui/use-back-closes.ts';
import { CAN_HOVER } from './ui/use-media-query.ts';

type PageData = { facts: PageFacts; hydration: HydrationState };

const loadList = async () => (await import('./source-files.ts')).sourceFiles;

const between = () => import('./app/between-documents.ts');

/** Runs `onHydrated` once the document is hydrated, before anything is drawn anew; late parts may follow. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
	useLayoutEffect(onHydrated, [onHydrated]);
	return children;
}

/**
 * Hydrates the document from its data, as a transition: in slices that leave room for the visitor's input. Resolves when that is
 * done; never when the visitor has meanwhile left `address`, to which the data belongs.
 */
export async function start(data: string, address: string): Promise<void> {
	const { facts, hydration } = JSON.parse(data) as PageData;
	const loadSource = createSourceLoader(facts.assets.sources, loadList);
	const translator = await startTranslator(facts.lang, loadSource);
	const routes = isBankLink(location.pathname, new URLSearchParams(location.search))
		? entryRoutes
		: createRoutes((namespaces) => addNamespaces(translator, facts.lang, namespaces), loadSource);
	const matches = matchRoutes(routes, address) ?? [];
	await Promise.all(
		matches.map(async ({ route }) => {
			if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
		}),
	);
	if (currentAddress() !== address) return new Promise(() => {});
	listenForBack();
	keepLanguage();
	codeChunkErrors();
	const shownPages = createShownPages();
	const router = createBrowserRouter(routes, {
		hydrationData: hydration,
		getContext: () => {
			const context = new RouterContextProvider();
			context.set(apiContext, routerApi);
			context.set(shownPagesContext, shownPages);
			return context;
		},
	});
	const remember = ({ matches, loaderData, navigation }: RouterState) => {
		if (navigation.state !== 'idle') return;
		const data: unknown = loaderData[matches.at(-1)?.route.id ?? ''];
		rememberShown(shownPages, currentAddress(), data instanceof Object && isComplete(data) ? data : null);
	};
	remember(router.state);
	router.subscribe(remember);
	const switched = readStored('sessionStorage', SWITCHED);
	if (switched) (await between()).fillKept();
	// A proxy or an extension may have taken the first script out
	globalThis.early ??= new Set();
	const before = readControls();
	await new Promise<void>((resolve) => {
		const onHydrated = () => {
			void repeatInput(readControls(), before);
			resolve();
		};
		startTransition(() => {
			hydrateRoot(
				document,
				<Document facts={facts} translator={translator} data={data}>
					<Hydrated onHydrated={onHydrated}>
						<RouterProvider router={withLateLoading(router)} useTransitions={matchMedia(CAN_HOVER).matches ? undefined : false} />
					</Hydrated>
				</Document>,
			);
		});
	});
	addEventListener('click', () => void repeatInput());
	whenIdle(() => {
		import('./app/fetch-ahead.ts').then(
			({ fetchAhead }) => fetchAhead(router, loadList),
			() => {},
		);
	});
	const watch = () => void between().then(({ watchDocuments }) => watchDocuments());
	if (switched) watch();
	else whenIdle(watch);
	if (facts.site.tracking && !refusesTracking())
		whenIdle(() => {
			import('./app/event-sender.ts').then(
				({ sendEvents }) => sendEvents(router, facts),
				() => {},
			);
		});
}
