import type { UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { adverts } from './adverts.ts';
import { cart } from './cart.ts';
import { checkIn } from './check-in.ts';
import { contacts } from './contacts.ts';
import { content } from './content.ts';
import { coupons } from './coupons.ts';
import { cruise } from './cruise.ts';
import { favourites } from './favourites.ts';
import type { HandlersOf } from './handler.ts';
import { holds } from './holds.ts';
import { memberLinks } from './member-links.ts';
import { orders } from './orders.ts';
import { payment } from './payment.ts';
import { user } from './user.ts';
import { voyage } from './voyage.ts';

/** The handlers of every upstream call of the catalogue; a missing one is a type error. */
export const handlers: HandlersOf<UpstreamCall> = {
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
