import type { z } from 'zod';
import { booking } from './bff/booking.ts';
import { cart as cartPage } from './bff/cart.ts';
import { checkIn as checkInPages } from './bff/check-in.ts';
import { confirm } from './bff/confirm.ts';
import { contacts as memberContacts } from './bff/contacts.ts';
import { destinations } from './bff/destinations.ts';
import { experience } from './bff/experience.ts';
import { favourites as favouritesPage } from './bff/favourites.ts';
import { guide } from './bff/guide.ts';
import { help } from './bff/help.ts';
import { home } from './bff/home.ts';
import { login } from './bff/login.ts';
import { memberLinks as memberPages } from './bff/member-links.ts';
import { menu } from './bff/menu.ts';
import { myVoyage } from './bff/my-voyage.ts';
import { orders as orderPages } from './bff/orders.ts';
import { ourVoyage } from './bff/our-voyage.ts';
import { payment as payPages } from './bff/payment.ts';
import { policy } from './bff/policy.ts';
import { rebooking } from './bff/rebooking.ts';
import { search } from './bff/search.ts';
import { sentence } from './bff/sentence.ts';
import { session } from './bff/session.ts';
import { ships } from './bff/ships.ts';
import { stories } from './bff/stories.ts';
import { tickets } from './bff/tickets.ts';
import { together } from './bff/together.ts';
import { tracking } from './bff/tracking.ts';
import { user as userPage } from './bff/user.ts';
import { voyage as voyagePage } from './bff/voyage.ts';
import { waitingRoom } from './bff/waiting-room.ts';
import type { sentPicture } from './call.ts';
import type { WithoutCredentials } from './credentials.ts';
import { adverts } from './openapi/adverts.ts';
import { cart } from './openapi/cart.ts';
import { checkIn } from './openapi/check-in.ts';
import { contacts } from './openapi/contacts.ts';
import { content } from './openapi/content.ts';
import { coupons } from './openapi/coupons.ts';
import { cruise } from './openapi/cruise.ts';
import { favourites } from './openapi/favourites.ts';
import { holds } from './openapi/holds.ts';
import { memberLinks } from './openapi/member-links.ts';
import { orders } from './openapi/orders.ts';
import { payment } from './openapi/payment.ts';
import { user } from './openapi/user.ts';
import { voyage } from './openapi/voyage.ts';

/** Upstream's calls, served by us under the same paths. A key is method and path below `/api`. */
export const openapi = {
	...adverts,
	...cruise,
	...voyage,
	...content,
	...user,
	...memberLinks,
	...favourites,
	...cart,
	...holds,
	...orders,
	...coupons,
	...payment,
	...contacts,
	...checkIn,
};

/** Calls that this server answers itself. */
const bff = {
	...home,
	...search,
	...sentence,
	...voyagePage,
	...ships,
	...experience,
	...session,
	...tracking,
	...login,
	...cartPage,
	...favouritesPage,
	...booking,
	...confirm,
	...orderPages,
	...rebooking,
	...ourVoyage,
	...myVoyage,
	...payPages,
	...policy,
	...help,
	...menu,
	...guide,
	...destinations,
	...stories,
	...userPage,
	...memberPages,
	...memberContacts,
	...checkInPages,
	...tickets,
	...together,
	...waitingRoom,
};

export const catalogue = { ...openapi, ...bff };

type Catalogue = typeof catalogue;
export type CallName = keyof Catalogue;
export type UpstreamCall = keyof typeof openapi;
export type BffCall = keyof typeof bff;

/** The input of a caller: the schema's input side. */
export type CallInput<N extends CallName> = z.input<Catalogue[N]['input']>;
/** The input of a handler: validated and coerced. */
export type ParsedInput<N extends CallName> = z.output<Catalogue[N]['input']>;
/** Upstream's reply, checked and coerced. Only `invoke` sees it whole. */
export type Reply<N extends UpstreamCall> = z.output<Catalogue[N]['output']>;
/** The reply to a caller, without the credentials of a login. */
export type CallOutput<N extends CallName> = true extends Catalogue[N]['login']
	? WithoutCredentials<z.output<Catalogue[N]['output']>>
	: z.output<Catalogue[N]['output']>;
/** The reply as upstream may write it: the schema's lenient side. */
export type WireOutput<N extends UpstreamCall> = z.input<Catalogue[N]['output']>;

/** Calls that take a picture as their request. */
export type PictureUpload = { [N in CallName]: Catalogue[N]['input'] extends typeof sentPicture ? N : never }[CallName];
/** Calls answered with a picture, with a file, or with a stream of events. */
export type PictureCall = { [N in CallName]: 'picture' extends Catalogue[N]['reply'] ? N : never }[CallName];
export type FileCall = { [N in CallName]: 'file' extends Catalogue[N]['reply'] ? N : never }[CallName];
export type EventCall = { [N in CallName]: 'events' extends Catalogue[N]['reply'] ? N : never }[CallName];
/** Calls that are JSON both ways. */
type JsonCall = Exclude<CallName, PictureUpload | PictureCall | FileCall | EventCall>;

/** A handler's answer: one output; for a stream of events an iterator, which yields outputs and returns the last one. */
export type Answer<N extends CallName> = N extends EventCall ? AsyncIterator<CallOutput<N>, CallOutput<N>> : CallOutput<N>;

/** The one interface of loaders, actions and widgets; bound to the request on the server, to `fetch` in the browser. */
export type Api = <N extends JsonCall>(name: N, input: CallInput<N>, press?: string) => Promise<CallOutput<N>>;
