import 'i18next';
import type booking from '#shared/locales/cn/booking.json';
import type cart from '#shared/locales/cn/cart.json';
import type common from '#shared/locales/cn/common.json';
import type contacts from '#shared/locales/cn/contacts.json';
import type crm from '#shared/locales/cn/crm.json';
import type favourites from '#shared/locales/cn/favourites.json';
import type gallery from '#shared/locales/cn/gallery.json';
import type home from '#shared/locales/cn/home.json';
import type login from '#shared/locales/cn/login.json';
import type orders from '#shared/locales/cn/orders.json';
import type payment from '#shared/locales/cn/payment.json';
import type policy from '#shared/locales/cn/policy.json';
import type search from '#shared/locales/cn/search.json';
import type trip from '#shared/locales/cn/trip.json';
import type underConstruction from '#shared/locales/cn/under-construction.json';
import type user from '#shared/locales/cn/user.json';
import type voyage from '#shared/locales/cn/voyage.json';

declare module 'i18next' {
	interface CustomTypeOptions {
		defaultNS: 'common';
		resources: {
			booking: typeof booking;
			cart: typeof cart;
			common: typeof common;
			contacts: typeof contacts;
			crm: typeof crm;
			favourites: typeof favourites;
			gallery: typeof gallery;
			home: typeof home;
			login: typeof login;
			payment: typeof payment;
			orders: typeof orders;
			policy: typeof policy;
			search: typeof search;
			'under-construction': typeof underConstruction;
			trip: typeof trip;
			user: typeof user;
			voyage: typeof voyage;
		};
	}
}
