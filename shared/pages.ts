import { POLICY_TYPES } from './constants.ts';
import type booking from './locales/cn/booking.json';
import type cart from './locales/cn/cart.json';
import type chineseOnly from './locales/cn/chinese-only.json';
import type common from './locales/cn/common.json';
import type contacts from './locales/cn/contacts.json';
import type crm from './locales/cn/crm.json';
import type favourites from './locales/cn/favourites.json';
import type guide from './locales/cn/guide.json';
import type help from './locales/cn/help.json';
import type home from './locales/cn/home.json';
import type login from './locales/cn/login.json';
import type orders from './locales/cn/orders.json';
import type payment from './locales/cn/payment.json';
import type policy from './locales/cn/policy.json';
import type search from './locales/cn/search.json';
import type trip from './locales/cn/trip.json';
import type underConstruction from './locales/cn/under-construction.json';
import type user from './locales/cn/user.json';
import type voyage from './locales/cn/voyage.json';

/** The files of texts, by the name that `useTranslation` takes. `common` comes with every page, `trip` with its dialogs. */
export type Texts = {
	booking: typeof booking;
	cart: typeof cart;
	'chinese-only': typeof chineseOnly;
	common: typeof common;
	contacts: typeof contacts;
	crm: typeof crm;
	favourites: typeof favourites;
	guide: typeof guide;
	help: typeof help;
	home: typeof home;
	login: typeof login;
	orders: typeof orders;
	payment: typeof payment;
	policy: typeof policy;
	search: typeof search;
	trip: typeof trip;
	'under-construction': typeof underConstruction;
	user: typeof user;
	voyage: typeof voyage;
};
export type Namespace = keyof Texts;

/** `menu`: the part of "My trip" in the header; `member`: the member's own menu. */
export type MenuName = 'trip' | 'membership' | 'member';

type Described = {
	/** As React Router writes it: `/policy/:type`. */
	path: string;
	/** The values of the path's parameter; any other is no page. */
	values?: readonly string[];
	/** Its route module, below `client/features/`, without `.route.tsx`. */
	module: string;
	texts: readonly Namespace[];
	/** English visitors read that it exists in Chinese only. */
	onlyInChinese?: true;
	/** The menus that list it, in the order of this table. */
	menus?: readonly MenuName[];
	/** The scroll position is restored on return. */
	keepsScroll?: true;
	/** The address gets an `update` stamp after navigation. */
	updateStamp?: true;
	/** It begins with a picture that lies below the header. */
	hero?: true;
};

/** Anybody's page says how it is cached for guests, and what search engines are told of it. */
type PublicPage = Described & {
	access: 'anybody';
	/** Guests get one cached copy for each value of these query parameters, which are all that the page depends on; or it is made for each request. */
	cache: { query: readonly string[] } | 'never';
	/** `listed`: in the sitemap, once for each of `values`; `each-voyage`: for each voyage on sale; `noindex`: may be read, not listed; `closed`: not to be visited. */
	crawlers: 'listed' | 'each-voyage' | 'noindex' | 'closed';
};

/** A page for members or for guests alone: never cached, never listed. */
type PrivatePage = Described & { access: 'member' | 'guest'; cache?: never; crawlers?: never };

export type Page = PublicPage | PrivatePage;

const SEARCH_QUERY = ['cruise', 'date', 'days', 'destination', 'ids', 'port', 'price', 'sort'] as const;

/** Every page of the site, described once. Routes, guards, page cache, crawlers, menus and the tests' lists come from here. */
export const pages = {
	home: {
		path: '/',
		module: 'home/home',
		access: 'anybody',
		texts: ['home', 'search'],
		cache: { query: [] },
		crawlers: 'listed',
		keepsScroll: true,
		hero: true,
	},
	search: {
		path: '/voyage-search',
		module: 'search/search',
		access: 'anybody',
		texts: ['search', 'voyage'],
		cache: { query: [...SEARCH_QUERY, 'page'] },
		crawlers: 'listed',
		keepsScroll: true,
	},
	filter: {
		path: '/filter',
		module: 'search/filter',
		access: 'anybody',
		texts: ['search', 'voyage'],
		cache: { query: SEARCH_QUERY },
		crawlers: 'closed',
	},
	voyage: {
		path: '/route',
		module: 'voyage/voyage',
		access: 'anybody',
		texts: ['voyage'],
		cache: { query: ['id'] },
		crawlers: 'each-voyage',
		updateStamp: true,
	},
	policy: {
		path: '/policy/:type',
		values: POLICY_TYPES,
		module: 'policy/policy',
		access: 'anybody',
		texts: ['policy'],
		cache: { query: [] },
		crawlers: 'listed',
	},
	guide: {
		path: '/new-to-cruising',
		module: 'guide/new-to-cruising',
		access: 'anybody',
		texts: ['guide'],
		cache: { query: [] },
		crawlers: 'listed',
		onlyInChinese: true,
	},
	faq: {
		path: '/faq',
		module: 'help/faq',
		access: 'anybody',
		texts: ['help'],
		cache: { query: ['q'] },
		crawlers: 'listed',
	},
	question: {
		path: '/qa/detail',
		module: 'help/question',
		access: 'anybody',
		texts: ['help'],
		cache: { query: ['id'] },
		crawlers: 'noindex',
	},
	contactUs: {
		path: '/contact-us',
		module: 'help/contact-us',
		access: 'anybody',
		texts: ['help', 'policy'],
		cache: { query: [] },
		crawlers: 'listed',
	},
	miniProgram: {
		path: '/link-mp',
		module: 'trip/link-mp',
		access: 'anybody',
		texts: ['trip'],
		cache: { query: [] },
		crawlers: 'noindex',
	},
	underConstruction: {
		path: '/ing',
		module: 'under-construction/under-construction',
		access: 'anybody',
		texts: ['under-construction'],
		cache: { query: [] },
		crawlers: 'noindex',
	},
	login: { path: '/login', module: 'login/login', access: 'guest', texts: ['login'] },
	bind: { path: '/bind', module: 'login/bind', access: 'guest', texts: ['login'] },
	user: {
		path: '/user',
		module: 'user/user',
		access: 'member',
		texts: ['user', 'login', 'orders'],
		menus: ['member'],
	},
	orders: {
		path: '/orders',
		module: 'orders/orders',
		access: 'member',
		texts: ['orders'],
		menus: ['trip', 'member'],
	},
	favourites: {
		path: '/wish-list',
		module: 'favourites/favourites',
		access: 'member',
		texts: ['favourites'],
		menus: ['trip', 'member'],
	},
	cart: {
		path: '/cart',
		module: 'cart/cart',
		access: 'member',
		texts: ['cart'],
		onlyInChinese: true,
		menus: ['member'],
	},
	contacts: {
		path: '/contacts',
		module: 'contacts/contacts',
		access: 'member',
		texts: ['contacts'],
		onlyInChinese: true,
		menus: ['trip', 'member'],
	},
	contactEditor: {
		path: '/contact/editor',
		module: 'contacts/contact-editor',
		access: 'member',
		texts: ['contacts'],
		onlyInChinese: true,
	},
	passengerEditor: {
		path: '/tourist/editor',
		module: 'contacts/passenger-editor',
		access: 'member',
		texts: ['contacts', 'login'],
		onlyInChinese: true,
	},
	crm: {
		path: '/crm',
		module: 'crm/crm',
		access: 'member',
		texts: ['crm'],
		menus: ['membership', 'member'],
	},
	coupons: {
		path: '/crm-coupon',
		module: 'crm/crm-coupon',
		access: 'member',
		texts: ['crm'],
		menus: ['membership', 'member'],
	},
	booking: {
		path: '/booking',
		module: 'booking/booking',
		access: 'member',
		texts: ['booking', 'contacts'],
	},
	confirm: {
		path: '/booking/confirm',
		module: 'booking/confirm',
		access: 'member',
		texts: ['booking', 'contacts'],
	},
	payment: {
		path: '/pay/return',
		module: 'payment/payment',
		access: 'member',
		texts: ['payment', 'booking'],
	},
	order: { path: '/order', module: 'orders/order', access: 'member', texts: ['orders', 'voyage'] },
	orderPrice: {
		path: '/order/price',
		module: 'orders/order-price',
		access: 'member',
		texts: ['orders'],
	},
	bankOrders: {
		path: '/bocomorders',
		module: 'orders/bank-orders',
		access: 'anybody',
		texts: ['orders'],
		cache: 'never',
		crawlers: 'noindex',
	},
	gallery: {
		path: '/__ui',
		module: 'gallery/gallery',
		access: 'anybody',
		texts: [],
		cache: 'never',
		crawlers: 'noindex',
	},
} as const satisfies Readonly<Record<string, Page>>;

export type PageName = keyof typeof pages;
export const PAGE_NAMES = Object.keys(pages) as PageName[];
export const pageOf = (name: PageName): Page => pages[name];

/** The files of texts that a page needs besides `common`. */
export const textsOf = ({ texts, onlyInChinese }: Page): readonly Namespace[] =>
	onlyInChinese ? [...texts, 'chinese-only'] : texts;

/** The addresses of a page, one for each value of its path's parameter. */
export const addressesOf = ({ path, values }: Page): readonly string[] =>
	values ? values.map((value) => path.replace(/:\w+/, value)) : [path];

const byAddress = new Map(PAGE_NAMES.flatMap((name) => addressesOf(pages[name]).map((address) => [address, name] as const)));

/** The name of the page at a path; undefined where there is none. */
export const pageNameAt = (pathname: string): PageName | undefined => byAddress.get(pathname);

/** The page at a path; undefined where there is none. */
export function pageAt(pathname: string): Page | undefined {
	const name = byAddress.get(pathname);
	return name && pages[name];
}

/** The names of the pages that a menu lists: a menu must have a text for each. */
export type PageIn<M extends MenuName> = {
	[N in PageName]: (typeof pages)[N] extends { menus: readonly (infer Menu)[] } ? (M extends Menu ? N : never) : never;
}[PageName];

/** The pages that a menu lists, in the order of the table. */
export const pagesIn = <M extends MenuName>(menu: M): PageIn<M>[] =>
	PAGE_NAMES.filter((name) => pageOf(name).menus?.includes(menu)) as PageIn<M>[];
