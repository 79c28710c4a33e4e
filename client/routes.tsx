import type { LoaderFunction, RouteObject } from 'react-router';
import { redirect } from 'react-router';
import { homeWithNotice, paths } from '#shared/paths.ts';
import { withChunkTimeout } from './app/chunk-loading.ts';
import { forGuests, forMembers } from './app/guards.ts';
import { RouteError } from './layout/route-error.tsx';
import { Root, rootLoader, shouldReloadRoot } from './root.tsx';

type RouteModule = { loader?: LoaderFunction } & Pick<RouteObject, 'action' | 'ErrorBoundary' | 'shouldRevalidate'> & {
		default: RouteObject['Component'];
	};

/** What the server needs to know of a route besides: its translation namespaces, whose files are fetched early. */
export type RouteHandle = {
	namespaces: readonly string[];
	/** Whom a page is for, if not for everybody. */
	access?: 'member' | 'guest';
};

const modules = import.meta.glob<RouteModule>(['./features/*/*.route.tsx', './ui/gallery/gallery.route.tsx']);

/** Stands for a route whose files didn't come: a rejected `lazy` would leave the router with nothing to show, not even the error. */
function failing(error: unknown) {
	const fail = (): never => {
		throw error;
	};
	return { loader: fail, Component: fail };
}

const LOADERS = { member: forMembers, guest: forGuests };

/**
 * The site map. `loadTexts` fetches a route's translation namespaces (the server has them all).
 * A route's id is its module's path in the repository: the build's manifest names its files by it.
 */
export function createRoutes(loadTexts: (namespaces: readonly string[]) => Promise<void>): RouteObject[] {
	const build = (access: RouteHandle['access'], path: string, file: string, namespaces: string[]): RouteObject => {
		const load = modules[`./${file}.route.tsx`];
		if (!load) throw new Error(`no route module ${file}`);
		return {
			path,
			id: `client/${file}.route.tsx#${path}`,
			errorElement: <RouteError />,
			handle: { namespaces, access } satisfies RouteHandle,
			lazy: async () => {
				try {
					const [{ default: Component, ...module }] = await withChunkTimeout(Promise.all([load(), loadTexts(namespaces)]));
					return { ...module, loader: access ? LOADERS[access](module.loader) : module.loader, Component };
				} catch (error) {
					return failing(error);
				}
			},
		};
	};

	const page = (path: string, file: string, ...namespaces: string[]) => build(undefined, path, file, namespaces);
	const guest = (path: string, file: string, ...namespaces: string[]) => build('guest', path, file, namespaces);

	const member = (path: string, file: string, ...namespaces: string[]) => build('member', path, file, namespaces);

	return [
		{
			id: 'root',
			Component: Root,
			loader: rootLoader,
			shouldRevalidate: shouldReloadRoot,
			errorElement: <RouteError />,
			children: [
				page(paths.home, 'features/home/home', 'home', 'search'),
				page(paths.search, 'features/search/search', 'search', 'voyage'),
				page(paths.filter, 'features/search/filter', 'search', 'voyage'),
				page(paths.voyage, 'features/voyage/voyage', 'voyage'),
				page(paths.policy, 'features/policy/policy', 'policy'),
				member(paths.booking, 'features/booking/booking', 'booking', 'contacts'),
				member(paths.bookingConfirm, 'features/booking/confirm', 'booking', 'contacts'),
				member(paths.payment, 'features/payment/payment', 'payment', 'booking'),
				member(paths.cart, 'features/cart/cart', 'cart'),
				member(paths.wishList, 'features/favourites/favourites', 'favourites'),
				member(paths.orders, 'features/orders/orders', 'orders'),
				page(paths.bankOrders, 'features/orders/bank-orders', 'orders'),
				member(paths.order, 'features/orders/order', 'orders', 'voyage'),
				member(paths.orderPrice, 'features/orders/order-price', 'orders'),
				member(paths.crm, 'features/crm/crm', 'crm'),
				member(paths.coupons, 'features/crm/crm-coupon', 'crm'),
				member(paths.contacts, 'features/contacts/contacts', 'contacts'),
				member(paths.contactEditor, 'features/contacts/contact-editor', 'contacts'),
				member(paths.touristEditor, 'features/contacts/tourist-editor', 'contacts', 'login'),
				page(paths.underConstruction, 'features/under-construction/under-construction', 'under-construction'),
				guest(paths.login, 'features/login/login', 'login'),
				guest(paths.bind, 'features/login/bind', 'login'),
				member(paths.user, 'features/user/user', 'user', 'login', 'orders'),
				page('/__ui', 'ui/gallery/gallery', 'gallery'),
				{ path: '*', loader: () => redirect(homeWithNotice('no-such-page')) },
			],
		},
	];
}
