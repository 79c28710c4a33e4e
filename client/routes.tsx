import type { ComponentType } from 'react';
import type { ActionFunction, LoaderFunction, RouteObject } from 'react-router';
import { redirect } from 'react-router';
import { type Namespace, PAGE_NAMES, type PageName, pageOf, textsOf } from '#shared/pages.ts';
import { homeWithNotice } from '#shared/paths.ts';
import { withChunkTimeout } from './app/chunk-loading.ts';
import { actionForMembers, forGuests, forMembers } from './app/guards.ts';
import { RouteError } from './layout/route-error.tsx';
import { Root, rootLoader, shouldReloadRoot } from './root.tsx';
import type { LoadSource } from './source-loader.ts';

export type RouteModule = { loader?: LoaderFunction; action?: ActionFunction } & Pick<
	RouteObject,
	'ErrorBoundary' | 'shouldRevalidate'
> & {
		default: ComponentType;
	};

/** The handle of a route: the name of its page in `shared/pages.ts`. */
export type RouteHandle = { page: PageName };

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

const GUARDS = { anybody: (loader: LoaderFunction | undefined) => loader, member: forMembers, guest: forGuests };

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
		const module = `client/features/${page.module}.route.tsx`;
		return {
			path: page.path,
			id: `${module}#${page.path}`,
			errorElement: <RouteError />,
			handle: { page: name } satisfies RouteHandle,
			lazy: async () => {
				try {
					const [{ default: Whole, ...exported }, chinese] = await withChunkTimeout(
						Promise.all([
							loadSource<RouteModule>(module),
							page.onlyInChinese && import('./layout/chinese-only.tsx'),
							loadTexts(textsOf(page)),
						]),
					);
					const Component = chinese ? chinese.chineseOnly(name, Whole) : Whole;
					const action = page.access === 'member' && exported.action ? actionForMembers(exported.action) : exported.action;
					return { ...exported, loader: GUARDS[page.access](exported.loader), action, Component };
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
