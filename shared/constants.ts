/** Business constants and limits (docs/rules.md). Times in milliseconds. */

export const UPSTREAM_TIMEOUT = 60_000;
export const CHUNK_LOAD_TIMEOUT = 120_000;

export const MONTH_PICKER_YEARS_AHEAD = 2;
/** Voyages on a page of the list: more elements make a press on the list slower. */
export const PAGE_SIZE = 12;
/** Voyages side by side: more columns can't be read. */
export const MOST_COMPARED = 4;
/** The number of cabins left is shown from this many down (docs/rules.md, cabins-few). */
export const FEW_CABINS = 5;

export const LANGUAGES = ['CN', 'EN'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The orders that upstream knows, and that the list offers. */
export const SORTS = ['default', 'price-desc', 'price-asc', 'date-asc', 'date-desc', 'days-asc', 'days-desc'] as const;
/** The orders of the list: words can ask for the longest time in port, too. */
export const LIST_SORTS = [...SORTS, 'hours-desc'] as const;
export type Sort = (typeof SORTS)[number];
export type ListSort = (typeof LIST_SORTS)[number];

/** The kinds of cabin that words can name. */
export const CABIN_KINDS = ['inside', 'oceanview', 'balcony', 'suite'] as const;
export type CabinKind = (typeof CABIN_KINDS)[number];

export const AD_SLOTS = [
	'banners-cn',
	'banners-en',
	'footer',
	'destination',
	'experience',
	'notice',
	'second-hot-activity',
] as const;
export type AdSlot = (typeof AD_SLOTS)[number];

export const POLICY_TYPES = [
	'BILL_CONTRACT',
	'PRIVACY',
	'HEALTH',
	'BOOKING',
	'PASSENGER_NOTICE',
	'DISCLAIMER',
	'REFUND',
	'COST_DESC',
	'BOARDING_TIP',
] as const;

/** Kinds of `/management` entries (docs/rules.md, news-types). */
export const NEWS_TYPES = { NEWS: 1, NOTICE: 2, QA: 3, GUIDE: 4 } as const;

/** Online check-in should be done this many days before sailing; boarding passes are made from this many on. */
export const CHECK_IN_DAYS = 5;
export const BOARDING_PASS_DAYS = 2;

export const FACILITY_GROUPS = ['CABIN', 'CRUISE', 'RESTAURANT', 'ENTERTAINMENT', 'PARENTCHILD', 'HOT'] as const;
export type FacilityGroup = (typeof FACILITY_GROUPS)[number];
/** A facility is covered by the fare, in part, or not. */
export const FACILITY_CHARGES = ['INCLUDED', 'PARTLY', 'EXTRA'] as const;

/** The ships' codes (docs/rules.md, voyage-code). */
export const SHIP_CODES = ['AT', 'MD', 'MC'] as const;
export type ShipCode = (typeof SHIP_CODES)[number];
/** The ship with a page of her own, `/adora` (docs/decisions.md). */
export const FLAGSHIP = 'MC' satisfies ShipCode;
/** The two ships of the menus' links to life on board (docs/rules.md, experience-ships). */
export const EXPERIENCE_SHIPS = ['MC', 'MD'] as const satisfies readonly ShipCode[];

/** Digits of a code sent by text message. */
export const SMS_CODE_LENGTH = 6;
/** The wait before another code may be sent. */
export const SMS_RESEND_AFTER = 60_000;

/** Cabins of one voyage that one booking may hold, unless the settings say otherwise. */
export const BOOKING_MAX_CABINS = 5;
/** Upstream's codes of an order's states (docs/rules.md, order-states). */
export const ORDER_STATUSES = {
	'waiting-confirmation': 0,
	reserved: 1,
	'waiting-payment': 2,
	'not-travelled': 3,
	completed: 4,
	cancelled: -1,
	refunding: -2,
	refunded: -3,
	cancelling: -4,
} as const;
export type OrderStatus = keyof typeof ORDER_STATUSES;
/** Ways to pay (docs/rules.md, pay-methods). */
export const PAY_METHODS = ['union', 'alipay', 'wechat', 'wxmini'] as const;
export type PayMethod = (typeof PAY_METHODS)[number];
/** Scenes of the union call: right after booking, and from the orders page, to which it then leads back (docs/rules.md, pay-scenes). */
export const PAY_SCENES = { booking: 4, orders: 2 } as const;
/** The cashier's code for success. */
export const PAY_SUCCESS = 200;
/** Policies that must be agreed to before an order is made (docs/rules.md, three-policies). */
export const BOOKING_POLICIES = ['BOOKING', 'BILL_CONTRACT', 'PRIVACY'] as const;
/** A cancelled order is refunded within this time (docs/rules.md, refund-time). */
export const REFUND_WITHIN = 48 * 3_600_000;
/** An invoice is sent within so many working days (docs/rules.md, invoice-time). */
export const INVOICE_WORKING_DAYS = 5;

/** Cabins are held this long for a booking. */
export const BOOKING_HOLD = 300_000;
/** Requests to reload the cart within this time become one. */
export const CART_RELOAD_PAUSE = 10;

/** Our number for upstream's “not found” (docs/decisions.md). */
export const UPSTREAM_NOT_FOUND = 4004;

/** Our numbers for upstream's failures of an order that have their own texts (docs/decisions.md). */
export const ORDER_ERRORS = {
	voyageClosed: 3001,
	cabinLimit: 3002,
	holdOver: 3003,
	cabinTaken: 3004,
	priceChanged: 3005,
	couponNotApplicable: 3006,
	pastCancellation: 3007,
	notInThisState: 3008,
	passengersWrong: 3009,
	ocrUnreadable: 3010,
	orderUnknown: 3011,
	nameMismatch: 3012,
	checkInEarly: 3013,
	checkInClosed: 3014,
	documentRefused: 3015,
	passFailed: 3016,
	passEarly: 3017,
} as const;

/** Pages of the mini-program that members are led to. */
export const MINI_PROGRAM_PAGES = ['trip', 'amenities'] as const;
export type MiniProgramPage = (typeof MINI_PROGRAM_PAGES)[number];
/** The stand-in backend's page for addresses outside of the site. */
export const STAND_IN_PAGE = '/__sandbox/outside';

/** A check-in without a save for this long closes; its draft is kept (docs/rules.md, check-in-session). */
export const CHECK_IN_SESSION = 900_000;
/** The question to go on is shown this long before a check-in closes (docs/rules.md, check-in-session). */
export const CHECK_IN_WARNING = 60_000;
/** A check-in's draft is kept this long after the last save (docs/rules.md, check-in-draft). */
export const CHECK_IN_DRAFT = 24 * 3_600_000;
/** Check-in opens this many days before sailing and closes this many hours before, unless the settings say otherwise. */
export const CHECK_IN_OPENS_DAYS = 30;
export const CHECK_IN_CLOSES_HOURS = 24;
/** A boarding pass is made within this time before departure (docs/rules.md, pass-time). */
export const BOARDING_PASS_WITHIN = 48 * 3_600_000;
