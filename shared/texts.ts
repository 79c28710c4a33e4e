import type booking from './locales/cn/booking.json';
import type cart from './locales/cn/cart.json';
import type chineseOnly from './locales/cn/chinese-only.json';
import type common from './locales/cn/common.json';
import type contacts from './locales/cn/contacts.json';
import type crm from './locales/cn/crm.json';
import type favourites from './locales/cn/favourites.json';
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
