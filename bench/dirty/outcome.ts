import type { Seen } from '../../tests/support/dirty/lab.ts';

/** What parts of pages' data are called, by their names there; what stands in none of them isn't seen. */
const PARTS: Readonly<Record<string, string>> = {
	activities: 'offers',
	amenities: 'amenities',
	areas: 'destinations to choose',
	amount: 'sums',
	badges: 'counts in the header',
	banners: 'banner',
	bookedCabins: 'cabins and passengers',
	cabins: 'cabins',
	calendar: 'price calendar',
	cancellation: 'table of fees',
	cart: 'cart',
	categories: 'cabin categories',
	contact: 'contact',
	contactId: 'contact',
	contacts: 'contacts',
	countries: 'dial prefixes other than 86',
	coupons: 'coupons',
	crmCoupons: 'coupons',
	departures: 'other departures',
	destinations: 'destinations',
	experience: 'life on board',
	extra: 'surcharges',
	facets: 'filters',
	favourites: 'favourites',
	footerBanners: 'banner at the foot',
	hotLines: 'lines',
	hotRoutes: 'hot routes',
	included: 'what is included',
	instead: 'another category to choose',
	itinerary: 'itinerary',
	kindName: 'kinds of cabin',
	left: 'cabins left',
	lines: 'lines of the price',
	link: 'link',
	loaded: 'payment',
	menu: 'ships, ports and areas in the menu',
	name: 'names of cabins',
	notice: 'notice of the month',
	noticeDialog: 'notice',
	orders: 'orders',
	passengers: 'passengers',
	picture: 'pictures',
	popups: 'pop-ups',
	ports: 'ports to choose',
	price: 'prices',
	prices: 'prices',
	refund: 'refund',
	result: 'voyages',
	rooms: 'cabins to choose',
	rows: 'rows',
	search: 'search form’s options',
	ship: 'ship’s name',
	ships: 'ships to choose',
	similar: 'similar voyages',
	state: 'whether it is on sale',
	steps: 'steps',
	title: 'voyage’s own title',
	total: 'sums',
	url: 'address',
	voyages: 'voyages',
};

const isEmpty = (value: unknown): boolean =>
	value === null ||
	value === undefined ||
	value === '' ||
	value === 'unavailable' ||
	(Array.isArray(value) && value.length === 0);

/** The names of what one view has and another lacks, from the outside in: a part that is gone as a whole is named once. */
function lostIn(clean: unknown, dirty: unknown, name: string, found: Set<string>): void {
	if (isEmpty(clean)) return;
	const part = PARTS[name];
	if (isEmpty(dirty)) {
		if (part) found.add(part);
		return;
	}
	if (Array.isArray(clean)) {
		const rows = Array.isArray(dirty) ? dirty : [];
		if (rows.length < clean.length && part) found.add(rows.length === 0 ? part : `some ${part}`);
		else
			clean.forEach((row, at) => {
				lostIn(row, rows[at], name, found);
			});
	} else if (typeof clean === 'object' && clean !== null) {
		const other = typeof dirty === 'object' && dirty !== null ? (dirty as Record<string, unknown>) : {};
		for (const [key, value] of Object.entries(clean))
			lostIn(value, other[key], key in PARTS || Array.isArray(value) ? key : PARTS[key] ? key : name, found);
	} else if (clean !== dirty && part && (name === 'title' || name === 'name' || name === 'state')) found.add(part);
}

/** What a page does, in plain words, where with clean replies it is `clean`. */
export function outcomeOf(clean: Seen, dirty: Seen): string {
	if (dirty.status === 302) return dirty.location.startsWith('/login') ? 'leads to the login page' : 'leads back a step';
	if (dirty.status === 404) return 'says that there is no such thing (404)';
	if (dirty.status === 422) return 'says so in upstream’s words (422)';
	if (dirty.status >= 400) return `says that it can’t be shown now (${dirty.status})`;
	const lost = new Set<string>();
	lostIn(clean.view, dirty.view, '', lost);
	return lost.size === 0 ? 'stands whole' : `stands without ${[...lost].toSorted().join(', ')}`;
}
