import type { UpstreamCall } from '#shared/catalogue/catalogue.ts';
import {
	checkInConfirmPath,
	checkInFormPath,
	checkInPassengerPath,
	checkInPath,
	orderPath,
	orderPricePath,
	paymentPath,
	ticketPath,
} from '#shared/journey-paths.ts';
import { PAGE_NAMES, type PageName, pageNameAt, pageOf } from '#shared/pages.ts';
import { campaignPath, destinationPath, experiencePath, paths, policyPath, questionPath, shipPath } from '#shared/paths.ts';

/** Ids of the member's things to look at. */
type Made = {
	open: string;
	paid: string;
	refunded: string;
	couponed: string;
	localId: string;
	begun: string;
	/** An order with an open check-in, and a passenger of it. */
	sailing: string;
	person: string;
	voyage: string;
	month: string;
	passenger: string;
	contact: string;
};

/** A page, or a call that pages make later, and the calls that it can't do without. */
export type VisitedPage = { name: string; path: string; substance: readonly UpstreamCall[]; as?: 'guest' };

const ORDER: UpstreamCall = 'GET /openapi/order/individual/{id}';
const ORDERS: UpstreamCall = 'GET /openapi/order/individual';
const TIMETABLE: UpstreamCall = 'POST /openapi/voyage/all';
const SHIPS: UpstreamCall = 'GET /openapi/cruise/all';
const VOYAGE: UpstreamCall = 'GET /openapi/voyage/v2/{id}';
const PASSENGERS: UpstreamCall = 'GET /openapi/user/tourist';
const CONTACTS: UpstreamCall = 'GET /openapi/user/contact';
const ACTIVITY: UpstreamCall = 'GET /openapi/activity';
const CHECK_IN: readonly UpstreamCall[] = ['GET /openapi/order/checkin', 'GET /openapi/order/persons'];
const PRICE: UpstreamCall = 'POST /openapi/order/v2/individual/calculate';

/** Pages without calls of their own: `bind` is the login page for visitors from WeChat; the line for a sale is kept in Redis. */
export const ASKING_NOTHING: readonly PageName[] = ['bind', 'gallery', 'underConstruction', 'waitingRoom'];

/** All pages with calls to upstream, and the calls that a browser makes from any page. */
export function visitedPages(made: Made): VisitedPage[] {
	const rows = pagesOfThings(made);
	const known = new Set<string>([...ASKING_NOTHING, ...rows.map(({ path }) => pageNameAt(path.split('?')[0] ?? '') ?? '')]);
	const others = PAGE_NAMES.filter((name) => !known.has(name) && !pageOf(name).path.includes(':'));
	return [...others.map(asItIs), ...rows];
}

/** A page that is reached by its path alone, and shows something without any of its calls. */
function asItIs(name: PageName): VisitedPage {
	const { path, access } = pageOf(name);
	return { name, path, substance: [], ...(access === 'guest' ? { as: 'guest' } : {}) };
}

/** Pages of things made for the case, pages that are empty without some of their calls, and calls that pages make later. */
const pagesOfThings = (made: Made): VisitedPage[] => [
	{ name: 'search', path: `${paths.search}?date=${made.month}`, substance: [TIMETABLE] },
	{ name: 'filter', path: `${paths.filter}?date=${made.month}`, substance: [TIMETABLE] },
	{ name: 'search, in English', path: `${paths.search}?date=${made.month}&lang=EN`, substance: [TIMETABLE] },
	{ name: 'voyage, in English', path: `${paths.voyage}?id=${made.voyage}&lang=EN`, substance: [VOYAGE] },
	{ name: 'voyage', path: `${paths.voyage}?id=${made.voyage}`, substance: [VOYAGE] },
	{ name: 'destinations', path: paths.destinations, substance: ['GET /openapi/cruise/port/group'] },
	{ name: 'destination', path: destinationPath('202'), substance: ['GET /openapi/cruise/port/{id}'] },
	{ name: 'campaigns', path: paths.campaigns, substance: [ACTIVITY] },
	{ name: 'campaign', path: campaignPath('winter-south'), substance: [ACTIVITY] },
	{ name: 'news', path: paths.news, substance: ['GET /openapi/management'] },
	{ name: 'article', path: `${paths.article}?id=1001`, substance: ['GET /openapi/management/{id}'] },
	{ name: 'article, in English', path: `${paths.article}?id=1001&lang=EN`, substance: ['GET /openapi/management/{id}'] },
	{ name: 'policy', path: policyPath('PRIVACY'), substance: ['GET /openapi/cruise/policy/{type}'] },
	{ name: 'ship', path: shipPath('AT'), substance: [SHIPS] },
	{ name: 'ship, in English', path: `${shipPath('MC')}?lang=EN`, substance: [SHIPS] },
	{ name: 'flagship', path: paths.flagship, substance: [SHIPS] },
	{ name: 'experience', path: experiencePath('MD'), substance: [SHIPS] },
	{ name: 'experienceGroup', path: experiencePath('MC', 'RESTAURANT'), substance: [SHIPS] },
	{ name: 'GET /api/ship/place', path: '/api/ship/place?code=AT&id=13', substance: [SHIPS, 'GET /openapi/page/facility/{id}'] },
	{ name: 'GET /api/ship/decks', path: '/api/ship/decks?cruiseId=3', substance: [SHIPS] },
	{ name: 'GET /api/ships/experience', path: '/api/ships/experience', substance: [SHIPS] },
	{ name: 'guide', path: `${paths.guide}?lang=CN`, substance: ['GET /openapi/management/guide'] },
	{ name: 'faq', path: paths.faq, substance: ['GET /openapi/management/qa'] },
	{ name: 'faq, searched in English', path: `${paths.faq}?q=visa&lang=EN`, substance: ['GET /openapi/management/qa'] },
	{ name: 'question', path: questionPath('3001'), substance: ['GET /openapi/management/qa'] },
	{ name: 'orders', path: `${paths.orders}?tab=all`, substance: [ORDERS] },
	{ name: 'bankOrders', path: `${paths.bankOrders}?tab=all`, substance: [ORDERS] },
	{ name: 'favourites', path: paths.favourites, substance: ['GET /openapi/user/favorite/all'] },
	{ name: 'cart', path: paths.cart, substance: ['GET /openapi/user/shopcart/list'] },
	{ name: 'contacts', path: paths.contacts, substance: [PASSENGERS, CONTACTS] },
	{ name: 'contactEditor', path: `${paths.contactEditor}?id=${made.contact}`, substance: ['GET /openapi/user/contact/{id}'] },
	{
		name: 'passengerEditor',
		path: `${paths.passengerEditor}?id=${made.passenger}`,
		substance: ['GET /openapi/user/tourist/{id}'],
	},
	{ name: 'booking', path: `${paths.booking}?localId=${made.localId}`, substance: [VOYAGE, PASSENGERS, CONTACTS] },
	{ name: 'booking, begun', path: `${paths.booking}?localId=${made.begun}`, substance: [VOYAGE, PASSENGERS, CONTACTS] },
	{ name: 'confirm', path: `${paths.confirm}?localId=${made.localId}`, substance: [VOYAGE, PASSENGERS, CONTACTS, PRICE] },
	{ name: 'payment', path: paymentPath(made.open), substance: [ORDER] },
	{ name: 'payment, paid', path: paymentPath(made.paid), substance: [ORDER] },
	{ name: 'order', path: orderPath(made.open), substance: [ORDER] },
	{ name: 'order, paid', path: orderPath(made.paid), substance: [ORDER] },
	{ name: 'order, refunded', path: orderPath(made.refunded), substance: [ORDER] },
	{ name: 'order, in English', path: `${orderPath(made.paid)}&lang=EN`, substance: [ORDER] },
	{
		name: 'order, cancelling',
		path: orderPath(made.paid, 'cancel'),
		substance: [ORDER, 'GET /openapi/order/individual/{id}/refundPrice'],
	},
	{ name: 'order, invoice', path: orderPath(made.paid, 'invoice'), substance: [ORDER] },
	{
		name: 'order, another cabin',
		path: orderPath(made.paid, 'room', 0),
		substance: [ORDER, 'GET /openapi/order/individual/{id}/cabins'],
	},
	{ name: 'orderPrice', path: orderPricePath(made.paid), substance: [ORDER] },
	{ name: 'order, with a coupon', path: orderPath(made.couponed), substance: [ORDER] },
	{ name: 'orderPrice, with a coupon', path: orderPricePath(made.couponed), substance: [ORDER] },
	{ name: 'orderPrice, refunded', path: orderPricePath(made.refunded), substance: [ORDER] },
	{
		name: 'check-in',
		path: checkInPath(made.paid),
		substance: CHECK_IN,
	},
	{ name: 'ticket', path: paths.ticket, substance: [ORDERS] },
	{ name: 'ticket, of one order', path: ticketPath(made.paid), substance: [ORDER] },
	{
		name: 'checkInForm',
		path: checkInFormPath({ order: made.sailing, person: made.person, step: 'document' }),
		substance: CHECK_IN,
	},
	{
		name: 'checkInPassenger',
		path: checkInPassengerPath({ order: made.sailing, person: made.person }),
		substance: CHECK_IN,
	},
	{
		name: 'onlineConfirm',
		path: checkInConfirmPath({ order: made.sailing, person: made.person }),
		substance: CHECK_IN,
	},
	{ name: 'GET /api/session', path: '/api/session', substance: [] },
	{ name: 'GET /api/amenities', path: '/api/amenities', substance: [ORDERS, ORDER, 'GET /openapi/amenityPaxRela/query/bulk'] },
];
