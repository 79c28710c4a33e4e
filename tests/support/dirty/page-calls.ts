import type { UpstreamCall } from '#shared/catalogue/catalogue.ts';

/** The calls of a page: those that it fails without, and those that it shows the rest without. */
type PageCalls = { needs: readonly UpstreamCall[]; without: readonly UpstreamCall[] };

/** Calls of every page: of its menu, its search form and the cards of voyages. A page can do without them unless it `needs` one. */
export const EVERY_PAGE: readonly UpstreamCall[] = [
	'GET /openapi/activity',
	'GET /openapi/management',
	'GET /openapi/voyage/port',
	'GET /openapi/cruise/port/group',
	'GET /openapi/cruise/all',
	'POST /openapi/voyage/all',
];

/** The call for a voyage without an itinerary of its own. */
export const USUAL_DETAIL = 'GET /openapi/voyage/v2detail-default/{id}';
const DETAIL = ['GET /openapi/voyage/v2detail/{id}', USUAL_DETAIL] as const satisfies readonly UpstreamCall[];

/** The calls of a ship's page, and of its decks. */
const SHIP = {
	needs: ['GET /openapi/cruise/all'],
	without: [
		'GET /openapi/cruise/cabin',
		'GET /openapi/cruise/category/all',
		'GET /openapi/cruise/info/{id}',
		'GET /openapi/cruise/subcategory/all',
		'GET /openapi/page/facility/all',
	],
} as const satisfies PageCalls;

/** The calls of pages that list the member's orders. */
const ORDERS = {
	needs: ['GET /openapi/order/individual'],
	without: ['GET /openapi/order/persons', 'POST /openapi/voyage/list', ...DETAIL],
} as const satisfies PageCalls;

/** The calls of pages that list the member's coupons. */
const OWN_COUPONS = {
	needs: [],
	without: ['GET /openapi/voyage/v2/{id}', 'POST /openapi/coupon/getCrmCouponList'],
} as const satisfies PageCalls;

/** The calls that an order's page can do without while one of its dialogs is open. */
const DIALOG_OF_ORDER = [
	'GET /openapi/cruise/category/all',
	'GET /openapi/cruise/port/{id}',
	'GET /openapi/order/cancellation/policy',
	'GET /openapi/voyage/v1/disabledCancelList',
	...DETAIL,
] as const satisfies readonly UpstreamCall[];

/**
 * The calls of each page, by its name in `shared/pages.ts`, and of calls that browsers make later. `tests/dirty-upstream.test.ts` looks at every page and
 * holds this table: with a call of `without` failing, or answering nothing, the page is shown.
 */
export const PAGE_CALLS = {
	login: { needs: [], without: ['GET /openapi/countrySmsCode'] },
	user: {
		needs: [],
		without: [
			'GET /openapi/countrySmsCode',
			'GET /openapi/order/individual',
			'GET /openapi/order/persons',
			'GET /openapi/user/favorite/all',
			'GET /openapi/user/shopcart/list',
			'POST /openapi/voyage/list',
			...DETAIL,
		],
	},
	online: {
		needs: [],
		without: ['GET /openapi/order/checkin', 'GET /openapi/order/individual', 'POST /openapi/voyage/list', ...DETAIL],
	},
	crm: OWN_COUPONS,
	coupons: OWN_COUPONS,
	home: {
		needs: [],
		without: [
			'GET /openapi/activity',
			'GET /openapi/advert/window/{id}',
			'GET /openapi/popup/all',
			'GET /openapi/voyage/hots',
			'GET /openapi/voyage/v2/hotsVoyage',
		],
	},
	brandStory: { needs: [], without: ['GET /openapi/cruise/info/{id}', 'GET /openapi/management/group/all'] },
	mice: { needs: [], without: ['GET /openapi/cruise/info/{id}'] },
	contactUs: { needs: [], without: ['GET /openapi/management/group/all', 'GET /openapi/management/qa'] },
	miniProgram: { needs: [], without: ['POST /openapi/user/generate_urllink2', 'POST /openapi/user/qrcode/create'] },
	search: { needs: ['POST /openapi/voyage/all'], without: [] },
	filter: { needs: ['POST /openapi/voyage/all'], without: [] },
	voyage: {
		needs: ['GET /openapi/voyage/v2/{id}'],
		without: [
			'GET /openapi/cruise/category/all',
			'GET /openapi/cruise/port/{id}',
			'GET /openapi/cruise/subcategory/all',
			'GET /openapi/order/cancellation/policy',
			...DETAIL,
		],
	},
	together: {
		needs: ['POST /openapi/voyage/all'],
		without: [
			'GET /openapi/cruise/category/all',
			'GET /openapi/cruise/subcategory/all',
			'GET /openapi/order/cancellation/policy',
			'GET /openapi/voyage/v2/{id}',
			...DETAIL,
			'POST /openapi/order/individual/calculate',
		],
	},
	ourVoyage: {
		needs: [],
		without: ['GET /openapi/cruise/port/{id}', 'GET /openapi/order/individual/{id}', ...DETAIL],
	},
	destinations: { needs: ['GET /openapi/cruise/port/group'], without: [] },
	destination: { needs: ['GET /openapi/cruise/port/{id}'], without: [USUAL_DETAIL] },
	campaigns: { needs: ['GET /openapi/activity'], without: [] },
	campaign: { needs: ['GET /openapi/activity'], without: [] },
	news: { needs: ['GET /openapi/management'], without: ['GET /openapi/management/group/all', 'GET /openapi/management/years'] },
	article: {
		needs: ['GET /openapi/management/{id}'],
		without: ['GET /openapi/management/group/all', 'GET /openapi/management/{id}/group/{gid}/list'],
	},
	policy: { needs: ['GET /openapi/cruise/policy/{type}'], without: [] },
	ship: SHIP,
	flagship: SHIP,
	experience: {
		needs: ['GET /openapi/cruise/all'],
		without: [
			'GET /openapi/page/facility/all',
			'GET /openapi/page/{code}',
			'GET /openapi/page/{code}/details',
			'GET /openapi/page/{code}/group/{gid}',
		],
	},
	experienceGroup: {
		needs: ['GET /openapi/cruise/all'],
		without: ['GET /openapi/page/facility/all', 'GET /openapi/page/{code}', 'GET /openapi/page/{code}/group/{gid}'],
	},
	'GET /api/ship/place': { needs: ['GET /openapi/cruise/all', 'GET /openapi/page/facility/{id}'], without: [] },
	'GET /api/ship/decks': SHIP,
	'GET /api/ships/experience': { needs: ['GET /openapi/cruise/all'], without: ['GET /openapi/page/{code}'] },
	guide: { needs: ['GET /openapi/management/guide'], without: ['GET /openapi/management/group/all'] },
	faq: { needs: ['GET /openapi/management/qa'], without: ['GET /openapi/management/group/all'] },
	question: { needs: ['GET /openapi/management/qa'], without: ['GET /openapi/management/group/all'] },
	orders: ORDERS,
	bankOrders: ORDERS,
	favourites: { needs: ['GET /openapi/user/favorite/all'], without: ['POST /openapi/voyage/list'] },
	cart: {
		needs: ['GET /openapi/user/shopcart/list'],
		without: ['GET /openapi/cruise/category/all', 'POST /openapi/order/individual/calculate'],
	},
	contacts: { needs: [], without: ['GET /openapi/user/contact', 'GET /openapi/user/tourist'] },
	contactEditor: { needs: ['GET /openapi/user/contact/{id}'], without: [] },
	passengerEditor: { needs: ['GET /openapi/user/tourist/{id}'], without: ['GET /openapi/countrySmsCode'] },
	booking: {
		needs: [],
		without: [
			'GET /openapi/cruise/category/all',
			'GET /openapi/cruise/port/{id}',
			'GET /openapi/user/contact',
			'GET /openapi/user/tourist',
			'GET /openapi/voyage/v2/{id}',
			...DETAIL,
			'POST /openapi/order/v2/individual/calculate',
		],
	},
	confirm: {
		needs: [
			'GET /openapi/voyage/v2/{id}',
			'GET /openapi/user/tourist',
			'GET /openapi/user/contact',
			'POST /openapi/order/v2/individual/calculate',
		],
		without: [
			'GET /openapi/cruise/category/all',
			'GET /openapi/cruise/port/{id}',
			...DETAIL,
			'POST /openapi/coupon/getCrmCouponList',
		],
	},
	payment: {
		needs: ['GET /openapi/order/individual/{id}'],
		without: ['GET /openapi/cruise/category/all', 'GET /openapi/cruise/port/{id}', ...DETAIL],
	},
	order: {
		needs: ['GET /openapi/order/individual/{id}'],
		without: [
			'GET /openapi/cruise/category/all',
			'GET /openapi/cruise/port/{id}',
			'GET /openapi/order/cancellation/policy',
			'GET /openapi/order/individual/{id}/getCoupon',
			'GET /openapi/voyage/v1/disabledCancelList',
			...DETAIL,
		],
	},
	'order, cancelling': {
		needs: ['GET /openapi/order/individual/{id}', 'GET /openapi/order/individual/{id}/refundPrice'],
		without: ['GET /openapi/order/cancellation/policy', 'GET /openapi/voyage/v1/disabledCancelList'],
	},
	'order, invoice': {
		needs: ['GET /openapi/order/individual/{id}'],
		without: DIALOG_OF_ORDER,
	},
	'order, another cabin': {
		needs: ['GET /openapi/order/individual/{id}', 'GET /openapi/order/individual/{id}/cabins'],
		without: DIALOG_OF_ORDER,
	},
	myVoyage: {
		needs: ['GET /openapi/order/individual/{id}'],
		without: [
			'GET /openapi/cruise/category/all',
			'GET /openapi/cruise/port/{id}',
			'GET /openapi/order/cancellation/policy',
			'GET /openapi/order/checkin',
			'GET /openapi/order/individual',
			'GET /openapi/page/facility/all',
			'GET /openapi/voyage/v1/disabledCancelList',
			'GET /openapi/voyage/v2detail/{id}',
			'GET /openapi/voyage/v2detail-default/{id}',
		],
	},
	orderPrice: { needs: ['GET /openapi/order/individual/{id}'], without: ['GET /openapi/cruise/category/all'] },
	'check-in': {
		needs: ['GET /openapi/order/checkin', 'GET /openapi/order/persons'],
		without: ['GET /openapi/cruise/port/{id}', ...DETAIL],
	},
	ticket: {
		needs: ['GET /openapi/order/individual'],
		without: [
			'GET /openapi/order/checkin',
			'GET /openapi/order/persons',
			'POST /openapi/order/getTicketUrl',
			'POST /openapi/voyage/list',
			...DETAIL,
		],
	},
	'ticket, of one order': {
		needs: ['GET /openapi/order/individual/{id}'],
		without: ['GET /openapi/order/checkin', 'GET /openapi/order/persons', 'POST /openapi/order/getTicketUrl', ...DETAIL],
	},
	checkInForm: {
		needs: ['GET /openapi/order/checkin', 'GET /openapi/order/persons'],
		without: ['GET /openapi/countrySmsCode', 'GET /openapi/cruise/port/{id}', 'POST /openapi/voyage/list', ...DETAIL],
	},
	checkInPassenger: {
		needs: ['GET /openapi/order/checkin', 'GET /openapi/order/persons'],
		without: ['GET /openapi/cruise/port/{id}', 'GET /openapi/user/tourist', 'POST /openapi/voyage/list', ...DETAIL],
	},
	onlineConfirm: {
		needs: ['GET /openapi/order/checkin', 'GET /openapi/order/persons'],
		without: ['GET /openapi/cruise/port/{id}', 'POST /openapi/voyage/list', ...DETAIL],
	},
	'GET /api/session': { needs: [], without: ['GET /openapi/user/favorite/all', 'GET /openapi/user/shopcart/list'] },
	'GET /api/amenities': {
		needs: ['GET /openapi/order/individual', 'GET /openapi/order/individual/{id}', 'GET /openapi/amenityPaxRela/query/bulk'],
		without: ['POST /openapi/user/generate_urllink2'],
	},
} as const satisfies Readonly<Record<string, PageCalls>>;

export type PageRow = keyof typeof PAGE_CALLS;
export const PAGE_ROWS = Object.keys(PAGE_CALLS) as PageRow[];

/** Returns the calls that a page fails without. */
export const needsOf = (row: PageRow): readonly UpstreamCall[] => PAGE_CALLS[row].needs;

/** Returns the calls that a page shows the rest without. */
export const withoutOf = (row: PageRow): UpstreamCall[] =>
	[...EVERY_PAGE, ...PAGE_CALLS[row].without].filter((call) => !needsOf(row).includes(call));
