import type { Seen } from '../../tests/support/dirty/lab.ts';

/** What parts of pages' data are called, by their names there, after that of what they are in where it matters. Other names aren't told. */
const PARTS: Readonly<Record<string, string>> = {
	activities: 'offers',
	amenities: 'amenities',
	areas: 'destinations to choose',
	banners: 'banner',
	bookedCabins: 'cabins and passengers',
	'bookedCabins.name': 'names of cabins',
	cabins: 'cabins',
	'cabins.name': 'names of cabins',
	calendar: 'price calendar',
	cancellation: 'table of fees',
	cart: 'cart',
	categories: 'cabin categories',
	contact: 'contact',
	contacts: 'contacts',
	countries: 'dial prefixes other than 86',
	coupons: 'coupons',
	crmCoupons: 'coupons',
	departures: 'other departures',
	destinations: 'destinations',
	experience: 'life on board',
	favourites: 'favourites',
	footerBanners: 'banner at the foot',
	hotLines: 'lines',
	'hotLines.link': 'ways from the lines to their voyages',
	hotRoutes: 'hot routes',
	included: 'what is included',
	instead: 'another category to choose',
	itinerary: 'itinerary',
	kindName: 'kinds of cabin',
	left: 'cabins left',
	lines: 'lines of the price',
	'lines.name': 'names of cabins',
	link: 'link',
	loaded: 'payment',
	notice: 'notice of the month',
	noticeDialog: 'notice',
	orders: 'orders',
	'orders.rows': 'orders',
	passengers: 'passengers',
	picture: 'pictures',
	popups: 'pop-ups',
	ports: 'ports to choose',
	'voyage.ports': 'ports',
	price: 'prices',
	prices: 'prices',
	refund: 'refund',
	'refund.rows': 'table of fees',
	result: 'voyages',
	'result.rows': 'voyages',
	rooms: 'cabins to choose',
	'rows.name': 'names of cabins',
	ships: 'ships to choose',
	similar: 'similar voyages',
	steps: 'steps',
	'voyage.title': 'the voyage’s own title',
	total: 'sums',
	url: 'address',
	voyages: 'voyages',
};

const partOf = (holder: string, key: string): string => PARTS[`${holder}.${key}`] ?? PARTS[key] ?? '';
const isEmpty = (value: unknown): boolean =>
	value === null ||
	value === undefined ||
	value === '' ||
	value === 'unavailable' ||
	(Array.isArray(value) && value.length === 0);
const fieldsOf = (value: unknown): Record<string, unknown> =>
	typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Finds what one view has and another lacks, from the outside in: a part that is gone as a whole is named once. */
function lostIn(clean: unknown, dirty: unknown, { name, part }: { name: string; part: string }, found: Set<string>): void {
	if (isEmpty(clean)) return;
	if (isEmpty(dirty)) {
		if (part) found.add(part);
	} else if (Array.isArray(clean)) {
		const rows = Array.isArray(dirty) ? dirty : [];
		if (rows.length < clean.length) {
			if (part) found.add(rows.length === 0 ? part : `some ${part}`);
		} else {
			for (const [at, row] of clean.entries()) lostIn(row, rows[at], { name, part: '' }, found);
		}
	} else if (typeof clean === 'object') {
		const other = fieldsOf(dirty);
		for (const [key, value] of Object.entries(fieldsOf(clean)))
			lostIn(value, other[key], { name: key, part: partOf(name, key) }, found);
	} else if (clean !== dirty && (name === 'title' || name === 'name') && part) found.add(part);
}

/** What a page does, in plain words, where with clean replies it is `clean`. */
export function outcomeOf(clean: Seen, dirty: Seen): string {
	if (dirty.status === 302) return dirty.location.startsWith('/login') ? 'leads to the login page' : 'leads back a step';
	if (dirty.status === 404) return 'says that there is no such thing (404)';
	if (dirty.status === 422) return 'says so in upstream’s words (422)';
	if (dirty.status >= 400) return `says that it can’t be shown now (${dirty.status})`;
	const lost = new Set<string>();
	lostIn(clean.view, dirty.view, { name: '', part: '' }, lost);
	return lost.size === 0 ? 'stands whole' : `stands without ${[...lost].toSorted().join(', ')}`;
}
