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
import { readChanges, repeatInput } from './app/early-input.ts';
import { ownPage } from './app/own-page.ts';
import { keepLanguage } from './app/page-language.ts';
import { guardPressedPlace } from './app/pressed-place.ts';
import { createShownPages, rememberShown, shownPagesContext } from './app/shown-pages.ts';
import { readStored, SWITCHED } from './app/stored.ts';
import { whenIdle } from './app/timing.ts';
import { refusesTracking } from './app/tracking.ts';
import { Document } from './document.tsx';
import { addNamespaces, startI18n } from './i18n/browser.ts';
import { createRoutes, entryRoutes } from './routes.tsx';
import { createSourceLoader } from './source-loader.ts';
import { isComplete } from './ui/deferred.tsx';
import { listenForBack } from './ui/use-back-closes.ts';
import { CAN_HOVER } from './ui/use-media-query.ts';

type PageData = { facts: PageFacts; hydration: HydrationState };

const loadList = async () => (await import('./source-files.ts')).sourceFiles;

const loadSwitch = () => import('./app/language-switch.ts');

/** Loads what no press waits for, when the browser is idle. Without it the page works on. */
const soon = (load: () => Promise<void>) => whenIdle(() => void load().catch(() => {}));

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
	const i18n = await startI18n(facts.lang, loadSource);
	const routes = isBankLink(location.pathname, new URLSearchParams(location.search))
		? entryRoutes
		: createRoutes((namespaces) => addNamespaces(i18n, namespaces), loadSource);
	const matches = matchRoutes(routes, address) ?? [];
	await Promise.all(
		matches.map(async ({ route }) => {
			if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
		}),
	);
	if (currentAddress() !== address) return new Promise(() => {});
	ownPage(facts.mark);
	listenForBack();
	keepLanguage();
	guardPressedPlace();
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
	if (switched) (await loadSwitch()).fillKept();
	// A proxy or an extension may have taken the first script out
	globalThis.early ??= new Set();
	const before = readChanges();
	await new Promise<void>((resolve) => {
		const onHydrated = () => {
			// Hydration may put a control back to its served value: what it showed before counts
			const now = readChanges();
			void repeatInput([...before.filter(({ control }) => !now.some((each) => each.control === control)), ...now]);
			resolve();
		};
		startTransition(() => {
			hydrateRoot(
				document,
				<Document facts={facts} i18n={i18n} data={data}>
					<Hydrated onHydrated={onHydrated}>
						<RouterProvider router={router} useTransitions={matchMedia(CAN_HOVER).matches ? undefined : false} />
					</Hydrated>
				</Document>,
			);
		});
	});
	addEventListener('click', () => void repeatInput());
	const keepSwitch = () => loadSwitch().then(({ keepOnLanguageSwitch }) => keepOnLanguageSwitch());
	if (switched) void keepSwitch();
	else soon(keepSwitch);
	soon(async () => (await import('./app/fetch-ahead.ts')).fetchAhead(router, loadList));
	if (facts.site.tracking && !refusesTracking())
		soon(async () => (await import('./app/event-sender.ts')).sendEvents(router, facts));
}
