import { POLICY_TYPES } from './constants.ts';
import type { PublicPage } from './page-row.ts';

const SEARCH_QUERY = ['cruise', 'date', 'days', 'destination', 'ids', 'port', 'price', 'sort'] as const;

/** The pages that anybody may read. */
export const publicPages = {
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
		crawlers: 'each',
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
	underConstruction: {
		path: '/ing',
		module: 'under-construction/under-construction',
		access: 'anybody',
		texts: ['under-construction'],
		cache: { query: [] },
		crawlers: 'noindex',
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
} as const satisfies Readonly<Record<string, PublicPage>>;
