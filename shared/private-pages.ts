import type { PrivatePage } from './page-row.ts';

/** The pages for visitors who aren't logged in. */
export const guestPages = {
	login: { path: '/login', module: 'login/login', texts: ['login'] },
	bind: { path: '/bind', module: 'login/bind', texts: ['login'] },
} as const satisfies Readonly<Record<string, PrivatePage>>;

/** The pages for members. */
export const memberPages = {
	user: { path: '/user', module: 'user/user', texts: ['user', 'login', 'orders'], menus: ['member'] },
	orders: { path: '/orders', module: 'orders/orders', texts: ['orders'], menus: ['trip', 'member'] },
	online: {
		path: '/online',
		module: 'check-in/online',
		texts: ['check-in', 'orders'],
		onlyInChinese: true,
		menus: ['beforeSailing', 'member'],
	},
	favourites: { path: '/wish-list', module: 'favourites/favourites', texts: ['favourites'], menus: ['trip', 'member'] },
	cart: { path: '/cart', module: 'cart/cart', texts: ['cart'], onlyInChinese: true, menus: ['member'] },
	contacts: {
		path: '/contacts',
		module: 'contacts/contacts',
		texts: ['contacts'],
		onlyInChinese: true,
		menus: ['trip', 'member'],
	},
	contactEditor: { path: '/contact/editor', module: 'contacts/contact-editor', texts: ['contacts'], onlyInChinese: true },
	passengerEditor: {
		path: '/tourist/editor',
		module: 'contacts/passenger-editor',
		texts: ['contacts', 'login'],
		onlyInChinese: true,
	},
	crm: { path: '/crm', module: 'crm/crm', texts: ['crm'], menus: ['membership', 'member'] },
	coupons: { path: '/crm-coupon', module: 'crm/crm-coupon', texts: ['crm'], menus: ['membership', 'member'] },
	booking: { path: '/booking', module: 'booking/booking', texts: ['booking', 'contacts', 'papers', 'party'] },
	confirm: { path: '/booking/confirm', module: 'booking/confirm', texts: ['booking', 'contacts', 'papers', 'party'] },
	waitingRoom: { path: '/waiting-room', module: 'waiting-room/waiting-room', texts: ['waiting-room'] },
	payment: { path: '/pay/return', module: 'payment/payment', texts: ['payment', 'booking', 'orders', 'party'] },
	checkIn: { path: '/check-in', module: 'check-in/check-in', texts: ['check-in', 'orders'], onlyInChinese: true },
	checkInForm: {
		path: '/check/form',
		module: 'check-in/form',
		texts: ['check-in', 'contacts', 'login', 'orders', 'papers'],
		onlyInChinese: true,
	},
	checkInPassenger: {
		path: '/check/tourist',
		module: 'check-in/passenger',
		texts: ['check-in', 'contacts', 'orders'],
		onlyInChinese: true,
	},
	onlineConfirm: {
		path: '/online/confirm',
		module: 'check-in/confirm',
		texts: ['check-in', 'contacts', 'orders'],
		onlyInChinese: true,
	},
	order: { path: '/order', module: 'orders/order', texts: ['orders', 'voyage', 'papers', 'party'] },
	myVoyage: {
		path: '/my-voyage',
		module: 'orders/my-voyage',
		texts: ['my-voyage', 'our-voyage', 'orders', 'experience', 'party'],
	},
	orderPrice: { path: '/order/price', module: 'orders/order-price', texts: ['orders'] },
} as const satisfies Readonly<Record<string, PrivatePage>>;
