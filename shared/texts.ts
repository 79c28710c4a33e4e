/**
 * The files of texts, by the name that `useTranslation` takes. `common` comes with every page, `support`, `trip`, `deck`, `popups` and
 * `region` with the parts that show them.
 */
export type Texts = {
	booking: typeof import('./locales/cn/booking.json');
	'brand-story': typeof import('./locales/cn/brand-story.json');
	campaigns: typeof import('./locales/cn/campaigns.json');
	cart: typeof import('./locales/cn/cart.json');
	'check-in': typeof import('./locales/cn/check-in.json');
	'chinese-only': typeof import('./locales/cn/chinese-only.json');
	common: typeof import('./locales/cn/common.json');
	contacts: typeof import('./locales/cn/contacts.json');
	crm: typeof import('./locales/cn/crm.json');
	deck: typeof import('./locales/cn/deck.json');
	destinations: typeof import('./locales/cn/destinations.json');
	experience: typeof import('./locales/cn/experience.json');
	favourites: typeof import('./locales/cn/favourites.json');
	guide: typeof import('./locales/cn/guide.json');
	help: typeof import('./locales/cn/help.json');
	home: typeof import('./locales/cn/home.json');
	login: typeof import('./locales/cn/login.json');
	mice: typeof import('./locales/cn/mice.json');
	'my-voyage': typeof import('./locales/cn/my-voyage.json');
	news: typeof import('./locales/cn/news.json');
	orders: typeof import('./locales/cn/orders.json');
	'our-voyage': typeof import('./locales/cn/our-voyage.json');
	papers: typeof import('./locales/cn/papers.json');
	party: typeof import('./locales/cn/party.json');
	payment: typeof import('./locales/cn/payment.json');
	policy: typeof import('./locales/cn/policy.json');
	popups: typeof import('./locales/cn/popups.json');
	region: typeof import('./locales/cn/region.json');
	search: typeof import('./locales/cn/search.json');
	'search-form': typeof import('./locales/cn/search-form.json');
	ships: typeof import('./locales/cn/ships.json');
	support: typeof import('./locales/cn/support.json');
	ticket: typeof import('./locales/cn/ticket.json');
	together: typeof import('./locales/cn/together.json');
	trip: typeof import('./locales/cn/trip.json');
	'under-construction': typeof import('./locales/cn/under-construction.json');
	user: typeof import('./locales/cn/user.json');
	voyage: typeof import('./locales/cn/voyage.json');
	'waiting-room': typeof import('./locales/cn/waiting-room.json');
};
export type Namespace = keyof Texts;
