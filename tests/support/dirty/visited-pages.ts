import type { UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { PAGE_NAMES, type PageName, pageNameAt, pageOf } from '#shared/pages.ts';
import {
	campaignPath,
	checkInConfirmPath,
	checkInFormPath,
	checkInPassengerPath,
	checkInPath,
	destinationPath,
	experiencePath,
	myVoyagePath,
	orderPath,
	orderPricePath,
	ourVoyagePath,
	paths,
	paymentPath,
	policyPath,
	questionPath,
	shipPath,
	ticketPath,
	togetherPath,
} from '#shared/paths.ts';
import { needsOf, PAGE_ROWS, type PageRow } from './page-calls.ts';

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
	/** The address of a list to decide together, and of a booked voyage. */
	together: string;
	ourVoyage: string;
	passenger: string;
	contact: string;
};

/** A page, or a call that pages make later, and the calls that it can't do without. */
export type VisitedPage = Visit & { row: PageRow; substance: readonly UpstreamCall[] };

/** A page's name is that of its row in the table of calls, with a variant after a comma if need be. */
type Visit = { name: string; path: string; as?: 'guest' };

/** Pages without calls of their own: `bind` is the login page for visitors from WeChat; the line for a sale is kept in Redis. */
export const ASKING_NOTHING: readonly PageName[] = ['bind', 'underConstruction', 'waitingRoom'];

/** All pages with calls to upstream, and the calls that a browser makes from any page. */
export function visitedPages(made: Made): VisitedPage[] {
	const rows = pagesOfThings(made);
	const known = new Set<string>([...ASKING_NOTHING, ...rows.map(({ path }) => pageNameAt(path.split('?')[0] ?? '') ?? '')]);
	const others = PAGE_NAMES.filter((name) => !known.has(name) && !pageOf(name).path.includes(':'));
	return [...others.map(asItIs), ...rows].map((visit) => {
		const row = rowOf(visit.name);
		return { ...visit, row, substance: needsOf(row) };
	});
}

/** Returns a page's row in the table of calls. Throws for a page that has none. */
function rowOf(name: string): PageRow {
	const row = PAGE_ROWS.find((known) => known === name) ?? PAGE_ROWS.find((known) => known === name.split(',')[0]);
	if (!row) throw new Error(`no row of calls for ${name}`);
	return row;
}

/** A page that is reached by its path alone. */
function asItIs(name: PageName): Visit {
	const { path, access } = pageOf(name);
	return { name, path, ...(access === 'guest' ? { as: 'guest' } : {}) };
}

/** Pages of things made for the case, pages that are empty without some of their calls, and calls that pages make later. */
const pagesOfThings = (made: Made): Visit[] => [
	{ name: 'search', path: `${paths.search}?date=${made.month}` },
	{ name: 'filter', path: `${paths.filter}?date=${made.month}` },
	{ name: 'search, in English', path: `${paths.search}?date=${made.month}&lang=EN` },
	{ name: 'voyage, in English', path: `${paths.voyage}?id=${made.voyage}&lang=EN` },
	{ name: 'voyage', path: `${paths.voyage}?id=${made.voyage}` },
	{ name: 'destinations', path: paths.destinations },
	{ name: 'destination', path: destinationPath('202') },
	{ name: 'campaigns', path: paths.campaigns },
	{ name: 'campaign', path: campaignPath('winter-south') },
	{ name: 'news', path: paths.news },
	{ name: 'article', path: `${paths.article}?id=1001` },
	{ name: 'article, in English', path: `${paths.article}?id=1001&lang=EN` },
	{ name: 'policy', path: policyPath('PRIVACY') },
	{ name: 'ship', path: shipPath('AT') },
	{ name: 'ship, in English', path: `${shipPath('MC')}?lang=EN` },
	{ name: 'flagship', path: paths.flagship },
	{ name: 'experience', path: experiencePath('MD') },
	{ name: 'experienceGroup', path: experiencePath('MC', 'RESTAURANT') },
	{ name: 'GET /api/ship/place', path: '/api/ship/place?code=AT&id=13' },
	{ name: 'GET /api/ship/decks', path: '/api/ship/decks?cruiseId=3' },
	{ name: 'GET /api/ships/experience', path: '/api/ships/experience' },
	{ name: 'guide', path: `${paths.guide}?lang=CN` },
	{ name: 'faq', path: paths.faq },
	{ name: 'faq, searched in English', path: `${paths.faq}?q=visa&lang=EN` },
	{ name: 'question', path: questionPath('3001') },
	{ name: 'together', path: togetherPath(made.together), as: 'guest' },
	{ name: 'ourVoyage', path: ourVoyagePath(made.ourVoyage), as: 'guest' },
	{ name: 'orders', path: `${paths.orders}?tab=all` },
	{ name: 'bankOrders', path: `${paths.bankOrders}?tab=all` },
	{ name: 'favourites', path: paths.favourites },
	{ name: 'cart', path: paths.cart },
	{ name: 'contacts', path: paths.contacts },
	{ name: 'contactEditor', path: `${paths.contactEditor}?id=${made.contact}` },
	{
		name: 'passengerEditor',
		path: `${paths.passengerEditor}?id=${made.passenger}`,
	},
	{ name: 'booking', path: `${paths.booking}?localId=${made.localId}` },
	{ name: 'booking, begun', path: `${paths.booking}?localId=${made.begun}` },
	{ name: 'confirm', path: `${paths.confirm}?localId=${made.localId}` },
	{ name: 'payment', path: paymentPath(made.open) },
	{ name: 'payment, paid', path: paymentPath(made.paid) },
	{ name: 'order', path: orderPath(made.open) },
	{ name: 'order, paid', path: orderPath(made.paid) },
	{ name: 'order, refunded', path: orderPath(made.refunded) },
	{ name: 'order, in English', path: `${orderPath(made.paid)}&lang=EN` },
	{
		name: 'order, cancelling',
		path: orderPath(made.paid, 'cancel'),
	},
	{ name: 'order, invoice', path: orderPath(made.paid, 'invoice') },
	{
		name: 'order, another cabin',
		path: orderPath(made.paid, 'room', 0),
	},
	{ name: 'myVoyage', path: myVoyagePath(made.paid) },
	{ name: 'orderPrice', path: orderPricePath(made.paid) },
	{ name: 'order, with a coupon', path: orderPath(made.couponed) },
	{ name: 'orderPrice, with a coupon', path: orderPricePath(made.couponed) },
	{ name: 'orderPrice, refunded', path: orderPricePath(made.refunded) },
	{
		name: 'check-in',
		path: checkInPath(made.paid),
	},
	{ name: 'ticket', path: paths.ticket },
	{ name: 'ticket, of one order', path: ticketPath(made.paid) },
	{
		name: 'checkInForm',
		path: checkInFormPath({ order: made.sailing, person: made.person, step: 'document' }),
	},
	{
		name: 'checkInPassenger',
		path: checkInPassengerPath({ order: made.sailing, person: made.person }),
	},
	{
		name: 'onlineConfirm',
		path: checkInConfirmPath({ order: made.sailing, person: made.person }),
	},
	{ name: 'GET /api/session', path: '/api/session' },
	{ name: 'GET /api/amenities', path: '/api/amenities' },
];
