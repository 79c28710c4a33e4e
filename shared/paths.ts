import type { CheckInStep } from '#shared/rules/check-in-form.ts';
import { type FacilityGroup, type Language, type POLICY_TYPES, SHIP_CODES, type ShipCode } from './constants.ts';
import { PAGE_NAMES, type PageName, pages } from './pages.ts';

/** Paths of the site's pages, by the pages' names. */
export const paths = Object.fromEntries(PAGE_NAMES.map((name) => [name, pages[name].path])) as {
	readonly [N in PageName]: (typeof pages)[N]['path'];
};

/* Addresses of pages that show one thing, or that lead on to another page. */

const withQuery = (path: string, query: Record<string, string>): string => `${path}?${new URLSearchParams(query)}`;

export const voyagePath = (voyage: { id: string; date: string; ship: { id: string } }): string =>
	withQuery(paths.voyage, { id: voyage.id, date: voyage.date, cruiseId: voyage.ship.id });

/** Returns the home page's address for a visitor who is redirected there. The reason is its fragment: only the browser needs it, to show it once. */
export const homeWithNotice = (reason: HomeNotice): string => `${paths.home}#${reason}`;
export const HOME_NOTICES = ['no-such-page', 'logged-in'] as const;
export type HomeNotice = (typeof HOME_NOTICES)[number];

/** Returns the address of the login page that leads back to `path` (path and query of the page asked for). */
export const loginPath = (path: string): string => `${paths.login}?redirect=${encodeURIComponent(path)}`;

/** Returns the address of the page where a WeChat user binds a number, and which leads on to `path`. */
export const bindPath = (path: string): string => `${paths.bind}?redirect=${encodeURIComponent(path)}`;

/** Returns the address of a list of voyages to decide together. */
export const togetherPath = (id: string): string => withQuery(paths.together, { id });

/** Returns the address of a list's picture in a language and a width: a small one for pages, a large one to be sent. */
export const togetherPicture = (id: string, lang: Language, width: '540' | '1080'): string =>
	withQuery('/api/together/picture', { id, lang, width });

/** Returns the address of a booked voyage for fellow travellers, and that of its calendar in a language, with pins (`shared/rules/pins.ts`). */
export const ourVoyagePath = (id: string): string => withQuery(paths.ourVoyage, { id });
export const ourCalendarPath = (id: string, lang: Language, pins = ''): string =>
	withQuery('/api/our-voyage/calendar', { id, lang, ...(pins && { pins }) });

/** Returns the address by which a calendar program subscribes to a calendar of the site, instead of loading it once. */
export const calendarSubscription = (siteUrl: string, path: string): string => `${siteUrl.replace(/^https?:/, 'webcal:')}${path}`;

/** Returns the address of a port's page. */
export const destinationPath = (id: string): string => withQuery(paths.destination, { id });

export const campaignPath = (code: string): string => paths.campaign.replace(':page', encodeURIComponent(code));

/** Returns the address of an article: news or a notice, with the year of its publication where that is known. */
export const articlePath = ({ id, date }: { id: string; date?: string }): string =>
	withQuery(paths.article, { id, ...(date && { year: date.slice(0, 4) }) });

export const policyPath = (type: (typeof POLICY_TYPES)[number]): string => paths.policy.replace(':type', type);

export const questionPath = (id: string): string => withQuery(paths.question, { id });

export const shipPath = (code: ShipCode): string => paths.ship.replace(':code', code);

/** Returns the address of a ship's page by a code that the backend sends; null for a ship without a page. */
export function knownShipPath(code: string): string | null {
	const known = SHIP_CODES.find((other) => other === code);
	return known ? shipPath(known) : null;
}

/** Returns the address of life on board of a ship, or of one group of its places. */
export const experiencePath = (code: ShipCode, group?: FacilityGroup): string =>
	group ? paths.experienceGroup.replace(':ship', code).replace(':tab', group) : paths.experience.replace(':ship', code);

/** Returns the address of the search for the voyages of a ship. */
export const shipSearchPath = (id: string): string => withQuery(paths.search, { cruise: id });

/** Returns the address of a place on board, on the page of its group. */
export const placePath = (code: ShipCode, { id, group }: { id: string; group: FacilityGroup }): string =>
	`${experiencePath(code, group)}#place-${id}`;

/* Addresses of one journey: its booking, its order, the check-in of its people and their boarding passes. */

/** Returns the address of the waiting line of a sale, from which `path` is where booking goes on. */
export const waitingRoomPath = (path: string): string => withQuery(paths.waitingRoom, { redirect: path });

/** Returns the address of a booking that has begun. */
export const bookingPath = (localId: string): string => withQuery(paths.booking, { localId });

/** Returns the address of a booking that can't be continued yet: its page shows what is missing. */
export const incompleteBookingPath = (localId: string): string => `${bookingPath(localId)}#${INCOMPLETE}`;
export const INCOMPLETE = 'incomplete';

/** Returns the address where a booking is checked and ordered. */
export const confirmPath = (localId: string): string => withQuery(paths.confirm, { localId });

/** Returns the address where an order is paid, and to which cashiers lead back. */
export const paymentPath = (orderId: string): string => withQuery(paths.payment, { id: orderId });

/** The tasks that are done on an order's own page: each is a view of it. */
export type OrderTask = 'cancel' | 'invoice' | 'labels' | 'rebook' | 'room' | 'share';

/** Returns the address of an order's page, or of one of its views; `cabin` is the place of a cabin in the order. */
export const orderPath = (id: string, task?: OrderTask, cabin?: number): string =>
	withQuery(paths.order, { id, ...(task && { view: task }), ...(cabin !== undefined && { cabin: `${cabin}` }) });

/** Returns the address of all about the voyage of a paid order. */
export const myVoyagePath = (id: string, pins = ''): string => withQuery(paths.myVoyage, { id, ...(pins && { pins }) });

/** Returns the address of what an order costs, line by line. */
export const orderPricePath = (id: string): string => withQuery(paths.orderPrice, { id });

/** Returns the address of the boarding passes of one order. */
export const ticketPath = (order: string): string => withQuery(paths.ticket, { order });

type OfPerson = { order: string; person: string };

/** Returns the address of the people of an order that can be checked in. */
export const checkInPath = (order: string): string => withQuery(paths.checkIn, { order });

/** Returns the address of a step of a person's check-in. */
export const checkInFormPath = ({ order, person, step }: OfPerson & { step: CheckInStep }): string =>
	withQuery(paths.checkInForm, { order, person, step });

/** Returns the address where a person of an order identifies themselves. */
export const checkInPassengerPath = ({ order, person }: OfPerson): string => withQuery(paths.checkInPassenger, { order, person });

/** Returns the address where a person's check-in is reviewed and sent. */
export const checkInConfirmPath = ({ order, person }: OfPerson): string => withQuery(paths.onlineConfirm, { order, person });
