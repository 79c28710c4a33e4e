import type { CallInput, Reply, UpstreamCall } from '#shared/catalogue/catalogue.ts';
import { AD_SLOTS, type AdSlot, FLAGSHIP, NEWS_TYPES, ORDER_STATUSES, POLICY_TYPES } from '#shared/constants.ts';
import { addDays, todayInShanghai } from '#shared/rules/dates.ts';
import { CONTACT, PASSENGER } from './samples.ts';

/** A voyage that leaves later than this can be put into a cart and held. */
const NOT_SOON_DAYS = 14;

/** Ids that earlier replies gave, for the inputs of later calls. */
export type Known = {
	ship?: string;
	port?: string;
	/** Categories for two persons or more, and the one of the chosen voyage. */
	forTwo?: readonly string[];
	category?: string;
	voyage?: string;
	entry?: string;
	/** An article of a group, and the group. */
	grouped?: { id: string; gid: string };
	/** An attempt to log in by WeChat. */
	ticket?: string;
	facility?: string;
	/** A group of the flagship's page about life on board. */
	group?: string;
	member?: string;
	passenger?: string;
	contact?: string;
	order?: string;
	/** An order whose passengers can travel, or else any; and one of its passengers. */
	travelling?: string;
	person?: string;
	coupon?: string;
	/** A voyage that is not yet a favourite. */
	favourite?: string;
	madeContact?: string;
	madePassenger?: string;
	/** A cabin that is held, and a free one of the same category. */
	held?: string;
	free?: string;
	slots: Readonly<Record<AdSlot, string>>;
	/** A page of the mini-program. */
	page: string;
};

/** One call to try: its input (null when an id it needs is unknown), and the ids that its reply gives. */
export type Probe = {
	name: UpstreamCall;
	input: (known: Known) => object | null;
	learn: (reply: unknown, known: Known) => void;
	/** Its reply gives ids for later calls. */
	teaches: boolean;
	/** True where a refusal by the backend is a valid answer. */
	mayBeRefused: boolean;
	/** Made with the member's token, also where anybody may make it. */
	asMember?: true;
};

type More<N extends UpstreamCall> = { learn?: (reply: Reply<N>, known: Known) => void; mayBeRefused?: true };

const probe = <N extends UpstreamCall>(name: N, input: (known: Known) => CallInput<N> | null, more: More<N> = {}): Probe => ({
	name,
	input,
	learn: (reply, known) => more.learn?.(reply as Reply<N>, known),
	teaches: more.learn !== undefined,
	mayBeRefused: more.mayBeRefused ?? false,
});

const plain = <N extends UpstreamCall>(name: N, learn?: More<N>['learn']): Probe =>
	probe(name, () => ({}) as CallInput<N>, { learn });
const withId = <T extends object>(id: string | undefined, input: (id: string) => T): T | null =>
	id === undefined ? null : input(id);
const ONE_CABIN = { adult: 2, child: 0 };

const basketOf = ({ voyage: voyageId, category: categoryId }: Known) =>
	voyageId && categoryId ? { voyageId, cabins: [{ categoryId, ...ONE_CABIN }] } : null;

/** Calls for guests. */
const PUBLIC: readonly Probe[] = [
	plain('GET /openapi/cruise/all', ([ship], known) => {
		known.ship = ship?.id;
	}),
	probe('GET /openapi/cruise/info/{id}', ({ ship }) => withId(ship, (id) => ({ id }))),
	plain('GET /openapi/cruise/subcategory/all'),
	plain('GET /openapi/cruise/category/all', (categories, known) => {
		known.forTwo = categories.flatMap(({ id, persons }) => ((persons ?? 2) >= 2 ? id : []));
	}),
	probe('GET /openapi/cruise/cabin', ({ ship }) => withId(ship, (cruiseId) => ({ cruiseId }))),
	plain('GET /openapi/cruise/port/group'),
	plain('GET /openapi/voyage/port', ([port], known) => {
		known.port = port?.id;
	}),
	probe('GET /openapi/cruise/port/{id}', ({ port }) => withId(port, (id) => ({ id }))),
	...POLICY_TYPES.map((type) => probe('GET /openapi/cruise/policy/{type}', () => ({ type }))),
	plain('GET /openapi/countrySmsCode'),
	...AD_SLOTS.map((slot) => probe('GET /openapi/advert/window/{id}', ({ slots }) => ({ id: slots[slot] }))),
	probe('GET /openapi/popup/all', () => ({ showPage: 'home' })),
	plain('POST /openapi/voyage/all', (voyages, known) => {
		const open = voyages.filter(({ inventory }) => inventory !== 0);
		const notSoon = addDays(todayInShanghai(new Date()), NOT_SOON_DAYS);
		known.voyage = (open.find(({ departureDate }) => departureDate > notSoon) ?? open.at(-1))?.id;
	}),
	probe('POST /openapi/voyage', () => ({ page: 0, pageSize: 10 })),
	probe('POST /openapi/voyage/list', ({ voyage }) => withId(voyage, (ids) => ({ ids }))),
	plain('GET /openapi/voyage/days'),
	plain('GET /openapi/voyage/hots'),
	plain('GET /openapi/voyage/activity/first'),
	plain('GET /openapi/voyage/hotsVoyage'),
	plain('GET /openapi/voyage/v2/hotsVoyage'),
	probe('GET /openapi/voyage/v2/{id}', ({ voyage }) => withId(voyage, (id) => ({ id })), {
		learn: ({ prices, categories }, known) => {
			// The one with most cabins left: a cabin is held, and then another takes its place.
			const left = new Map(categories.map(({ id, inventory }) => [id, inventory ?? 1]));
			const leftOf = (id: string) => left.get(id) ?? 1;
			const open = Object.keys(prices ?? {}).filter((id) => known.forTwo?.includes(id) && leftOf(id) > 0);
			known.category = open.toSorted((one, other) => leftOf(other) - leftOf(one))[0];
		},
	}),
	probe('GET /openapi/voyage/v2detail/{id}', ({ voyage }) => withId(voyage, (id) => ({ id }))),
	probe('GET /openapi/voyage/v2detail-default/{id}', ({ voyage }) => withId(voyage, (id) => ({ id }))),
	probe('GET /openapi/order/cancellation/policy', ({ voyage }) => withId(voyage, (voyageId) => ({ voyageId }))),
	probe('POST /openapi/order/individual/calculate', basketOf),
	...Object.values(NEWS_TYPES).map((type) =>
		probe('GET /openapi/management', () => ({ type, page: 0, pageSize: 10 }), {
			learn: ({ rows }, known) => {
				known.entry ??= rows[0]?.id;
				known.grouped ??= rows.flatMap(({ id, groupId: gid }) => (gid ? { id, gid } : []))[0];
			},
		}),
	),
	...Object.values(NEWS_TYPES).map((type) => probe('GET /openapi/management/group/all', () => ({ type }))),
	probe('GET /openapi/management/{id}/group/{gid}/list', ({ grouped }) => grouped ?? null),
	plain('GET /openapi/activity'),
	probe('GET /openapi/management/{id}', ({ entry }) => withId(entry, (id) => ({ id }))),
	probe('POST /openapi/user/generate_urllink', ({ page }) => ({ path: page })),
	probe('POST /openapi/user/qrcode/create', ({ page }) => ({ path: page })),
	plain('GET /openapi/management/years'),
	plain('GET /openapi/management/qa'),
	plain('GET /openapi/management/guide'),
	plain('GET /openapi/page/facility/all', ([facility], known) => {
		known.facility = facility?.id;
	}),
	probe('GET /openapi/page/facility/{id}', ({ facility }) => withId(facility, (id) => ({ id }))),
	probe('GET /openapi/page/{code}', () => ({ code: FLAGSHIP }), {
		learn: ({ groups: [group] }, known) => {
			known.group = group?.id;
		},
	}),
	probe('GET /openapi/page/{code}/group/{gid}', ({ group }) => withId(group, (gid) => ({ code: FLAGSHIP, gid }))),
	probe('GET /openapi/page/{code}/details', () => ({ code: FLAGSHIP })),
	plain('GET /openapi/message/captcha'),
	plain('POST /openapi/guest/pc/wechat/create', ({ ticket }, known) => {
		known.ticket = ticket;
	}),
	probe('POST /openapi/guest/pc/wechat/qrcode/login', ({ ticket }) => withId(ticket, (known) => ({ ticket: known }))),
];

const ofOrder = ({ travelling }: Known) => withId(travelling, (orderId) => ({ orderId }));

/** Calls for members that change nothing. */
const MEMBERS: readonly Probe[] = [
	plain('GET /openapi/guest/info', ({ id }, known) => {
		known.member = id;
	}),
	plain('GET /openapi/user/tourist', ([passenger], known) => {
		known.passenger = passenger?.id;
	}),
	probe('GET /openapi/user/tourist/{id}', ({ passenger }) => withId(passenger, (id) => ({ id }))),
	plain('GET /openapi/user/contact', ([contact], known) => {
		known.contact = contact?.id;
	}),
	probe('GET /openapi/user/contact/{id}', ({ contact }) => withId(contact, (id) => ({ id }))),
	plain('GET /openapi/user/shopcart'),
	plain('GET /openapi/user/shopcart/list'),
	plain('GET /openapi/user/favorite/all', (favourites, known) => {
		known.favourite = favourites.some(({ voyageId }) => voyageId === known.voyage) ? undefined : known.voyage;
	}),
	probe('GET /openapi/order/individual', () => ({ page: 0, pageSize: 20 }), {
		learn: ({ rows }, known) => {
			known.order = rows[0]?.id;
			known.travelling = (rows.find(({ status }) => status === ORDER_STATUSES['not-travelled']) ?? rows[0])?.id;
		},
	}),
	probe('GET /openapi/order/individual/{id}', ({ order }) => withId(order, (id) => ({ id }))),
	probe('GET /openapi/order/individual/{id}/refundPrice', ({ order }) => withId(order, (id) => ({ id })), { mayBeRefused: true }),
	probe('GET /openapi/order/individual/{id}/getCoupon', ({ order }) => withId(order, (id) => ({ id }))),
	probe(
		'GET /openapi/order/individual/{id}/cabins',
		({ order: id, category: categoryId }) => (id && categoryId ? { id, categoryId } : null),
		{ mayBeRefused: true },
	),
	plain('GET /openapi/voyage/v1/disabledCancelList'),
	probe(
		'POST /openapi/order/getEmptyCabin',
		({ voyage: voyageId, category: categoryId }) => (voyageId && categoryId ? { voyageId, categoryId } : null),
		{
			// The last one: a hold takes the first.
			learn: (cabins, known) => {
				known.free = cabins.at(-1)?.id;
			},
		},
	),
	probe('POST /openapi/order/v2/individual/calculate', basketOf),
	probe('POST /openapi/coupon/getCrmCouponList', basketOf, {
		learn: ([coupon], known) => {
			known.coupon = coupon?.id;
		},
	}),
	probe('POST /openapi/coupon/checkCrmCoupon', (known) => {
		const basket = basketOf(known);
		return basket && known.coupon ? { ...basket, couponId: known.coupon } : null;
	}),
	probe('POST /openapi/coupon/check', (known) => withBasket(known, { code: 'NO-SUCH-CODE' }), { mayBeRefused: true }),
	plain('GET /openapi/user/CRM/getH5Url'),
	plain('GET /openapi/user/CRM/getQuanUrl'),
	probe('GET /openapi/user/CRM/getQuanUrlV2', ({ member }) => withId(member, (invitorId) => ({ invitorId }))),
	probe('POST /openapi/user/generate_urllink2', ({ page }) => ({ path: page })),
	probe('GET /openapi/amenityPaxRela/query/bulk', ({ passenger }) => withId(passenger, (paxIds) => ({ paxIds }))),
	probe('GET /openapi/order/checkin', ofOrder, { mayBeRefused: true }),
	probe('GET /openapi/order/persons', ofOrder, {
		mayBeRefused: true,
		learn: ([person], known) => {
			known.person = person?.id;
		},
	}),
	probe('POST /openapi/order/getTicketUrl', ofOrder, { mayBeRefused: true }),
	probe(
		'GET /openapi/order/getTicketDownloadUrl',
		({ travelling: orderId, person: personId }) => (orderId && personId ? { orderId, personId } : null),
		{ mayBeRefused: true },
	),
];

function withBasket<T extends object>(known: Known, more: T) {
	const basket = basketOf(known);
	return basket && { ...basket, ...more };
}

/** Calls that change something of the member's own; most changes are taken back at once, cabins stay held for five minutes. */
const WRITES: readonly Probe[] = [
	probe('POST /openapi/user/voyage/{id}/favorite', ({ favourite }) => withId(favourite, (id) => ({ id }))),
	probe('POST /openapi/user/voyage/{id}/unfavorite', ({ favourite }) => withId(favourite, (id) => ({ id }))),
	...[1, -1].map((count) =>
		probe('POST /openapi/user/shopcart', ({ voyage: voyageId, category: categoryId }) =>
			voyageId && categoryId ? { voyageId, categoryId, count, ...ONE_CABIN } : null,
		),
	),
	probe('POST /openapi/user/contact', () => CONTACT, {
		learn: ({ id }, known) => {
			known.madeContact = id;
		},
	}),
	probe('POST /openapi/user/contact/{id}', ({ madeContact }) => withId(madeContact, (id) => ({ id, ...CONTACT }))),
	probe('DELETE /openapi/user/contact/{id}', ({ madeContact }) => withId(madeContact, (id) => ({ id }))),
	probe('POST /openapi/user/tourist', () => PASSENGER, {
		learn: ({ id }, known) => {
			known.madePassenger = id;
		},
	}),
	probe('POST /openapi/user/tourist/{id}', ({ madePassenger }) => withId(madePassenger, (id) => ({ id, ...PASSENGER }))),
	probe('DELETE /openapi/user/tourist/{id}', ({ madePassenger }) => withId(madePassenger, (id) => ({ id }))),
	probe(
		'POST /openapi/order/v3/individual/lock',
		({ voyage: voyageId, category: categoryId }) =>
			voyageId && categoryId ? { voyageId, cabins: [{ categoryId, persons: 2 }] } : null,
		{
			learn: ({ rooms: [room] }, known) => {
				known.held = room?.cabins[0]?.id;
			},
		},
	),
	probe('POST /openapi/order/lockCabin', ({ voyage: voyageId, held: oldCabinId, free: cabinId }) =>
		voyageId && oldCabinId && cabinId && cabinId !== oldCabinId ? { voyageId, cabinId, oldCabinId } : null,
	),
];

/** Calls that are made with `writes` only. */
export const WRITTEN: ReadonlySet<UpstreamCall> = new Set(WRITES.map(({ name }) => name));

/** Returns the calls in the order in which they are made: later ones need ids of earlier replies. */
export const planOf = (who: { isMember: boolean; writes: boolean }): readonly Probe[] => [
	...PUBLIC,
	...[...(who.isMember ? MEMBERS : []), ...(who.isMember && who.writes ? WRITES : [])].map((made) => ({
		...made,
		asMember: true as const,
	})),
];
