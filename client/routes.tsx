import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction, RouteObject } from 'react-router';
import { redirect } from 'react-router';
import { moduleOf, type Namespace, PAGE_NAMES, type PageName, pageOf, textsOf } from '#shared/pages.ts';
import { homeWithNotice, paths } from '#shared/paths.ts';
import { loadCode } from './app/chunk-loading.ts';
import { keptCaches } from './app/kept-passes.ts';
import type { RouteHandle } from './app/route-handle.ts';
import { RouteError } from './layout/route-error.tsx';
import { Root, rootLoader, shouldReloadRoot } from './root.tsx';
import type { LoadSource } from './source-loader.ts';
import { Region } from './ui/region.tsx';

export type RouteModule = { loader?: LoaderFunction; action?: ActionFunction } & Pick<
	RouteObject,
	'ErrorBoundary' | 'shouldRevalidate'
> & {
		default: ComponentType;
	};

/**
 * Makes a route that throws `error`, used when its files didn't load: after a rejected `lazy` the router could show nothing, not
 * even the error.
 */
function failing(error: unknown) {
	const fail = (): never => {
		throw error;
	};
	return { loader: fail, Component: fail };
}

/** Loads the guards of pages that not everybody may see, and of forms. Home needs none of them. */
const loadGuards = () => import('./app/guards.ts');

/**
 * Makes the routes, one for each page of `shared/pages.ts`. `loadTexts` loads a page's texts (the server has them all),
 * `loadSource` its module. A route's id contains its module's path in the repository, by which the build's manifest names its
 * files.
 */
export function createRoutes(
	loadTexts: (namespaces: readonly Namespace[]) => Promise<void>,
	loadSource: LoadSource,
): RouteObject[] {
	const route = (name: PageName): RouteObject => {
		const page = pageOf(name);
		const module = moduleOf(page);
		const load = async () => {
			const [{ default: Whole, ...exported }, chinese, guards] = await Promise.all([
				loadSource<RouteModule>(module),
				page.onlyInChinese && import('./layout/chinese-only.tsx'),
				page.access !== 'anybody' && loadGuards(),
				loadTexts(textsOf(page)),
			]);
			const Page = chinese ? chinese.chineseOnly(name, Whole) : Whole;
			const { loader, action } = exported;
			return {
				...exported,
				loader: guards ? guards.guardLoader(page.access, loader) : loader,
				action:
					action &&
					(async (...sent: Parameters<typeof action>) => (await loadCode(loadGuards)).guardAction(page.access, action)(...sent)),
				element: (
					<Region>
						<Page />
					</Region>
				),
			};
		};
		// Kept for the press that follows when the page was fetched ahead: the router loads a page's parts itself when it opens it.
		let parts: ReturnType<typeof load> | undefined;
		const loadParts = async () => {
			try {
				parts ??= load();
				return await parts;
			} catch (error) {
				parts = undefined;
				throw error;
			}
		};
		return {
			path: page.path,
			id: `${module}#${page.path}`,
			errorElement: <RouteError />,
			handle: { page: name, loadParts } satisfies RouteHandle,
			lazy: async () => {
				try {
					// Without a network, kept boarding passes are shown by a new document (`public/ticket-worker.js`).
					const isKept = name === 'ticket' && (await keptCaches()).length > 0;
					return await (isKept ? loadParts() : loadCode(loadParts));
				} catch (error) {
					return failing(error);
				}
			},
		};
	};

	return [
		{
			id: 'root',
			Component: Root,
			loader: rootLoader,
			shouldRevalidate: shouldReloadRoot,
			errorElement: <RouteError />,
			children: [...PAGE_NAMES.map(route), { path: '*', loader: () => redirect(homeWithNotice('no-such-page')) }],
		},
	];
}

/**
 * The only route of a bank's link (docs/rules.md, bank-link): while its customer is logged in, its page stands in place of the whole
 * site, and it ends with another document.
 */
export const entryRoutes: RouteObject[] = [
	{
		path: paths.home,
		id: 'client/features/login/bank-entry-page.tsx#/',
		errorElement: <RouteError />,
		lazy: async () => ({ Component: (await import('./features/login/bank-entry-page.tsx')).BankEntryPage }),
	},
];
