import { AD_SLOTS, FLAGSHIP, NEWS_TYPES, ORDER_STATUSES, POLICY_TYPES } from '#shared/constants.ts';
import { addDays, todayInShanghai } from '#shared/rules/dates.ts';
import { type Known, ONE_CABIN, type Probe, plain, probe, withId } from './probe.ts';
import { WRITES } from './writes.ts';

/** A voyage that leaves later than this can be put into a cart and held. */
const NOT_SOON_DAYS = 14;

const basketOf = ({ voyage: voyageId, category: categoryId }: Known) =>
	voyageId && categoryId ? { voyageId, cabins: [{ categoryId, ...ONE_CABIN }] } : null;

/** Calls for guests. */
const PUBLIC: readonly Probe[] = [
	plain('GET /openapi/cruise/all', ([ship], known) => {
		known.ship ??= ship?.id;
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
	...POLICY_TYPES.map((type) => probe('GET /openapi/cruise/policy/{type}', () => ({ type }), { what: type })),
	plain('GET /openapi/countrySmsCode'),
	...AD_SLOTS.map((slot) => probe('GET /openapi/advert/window/{id}', ({ slots }) => ({ id: slots[slot] }), { what: slot })),
	probe('GET /openapi/popup/all', () => ({ showPage: 'home' })),
	plain('POST /openapi/voyage/all', (voyages, known) => {
		const open = voyages.filter(({ inventory }) => inventory !== 0);
		const notSoon = addDays(todayInShanghai(new Date()), NOT_SOON_DAYS);
		known.voyage ??= (open.find(({ departureDate }) => departureDate > notSoon) ?? open.at(-1))?.id;
	}),
	probe('POST /openapi/voyage', () => ({ page: 0, pageSize: 10 })),
	probe('POST /openapi/voyage/list', ({ voyage }) => withId(voyage, (ids) => ({ ids }))),
	plain('GET /openapi/voyage/days'),
	plain('GET /openapi/voyage/hots'),
	plain('GET /openapi/voyage/activity/first'),
	plain('GET /openapi/voyage/hotsVoyage'),
	plain('GET /openapi/voyage/v2/hotsVoyage'),
	probe('GET /openapi/voyage/v2/{id}', ({ voyage }) => withId(voyage, (id) => ({ id })), {
		learn: ({ prices, categories, cruise }, known) => {
			known.ship ??= cruise.id || undefined;
			// The one with most cabins left: a cabin is held, and then another takes its place.
			const left = new Map(categories.map(({ id, inventory }) => [id, inventory ?? 1]));
			const leftOf = (id: string) => left.get(id) ?? 1;
			const open = Object.keys(prices ?? {}).filter((id) => (known.forTwo?.includes(id) ?? true) && leftOf(id) > 0);
			known.category = open.toSorted((one, other) => leftOf(other) - leftOf(one))[0];
		},
	}),
	probe('GET /openapi/voyage/v2detail/{id}', ({ voyage }) => withId(voyage, (id) => ({ id }))),
	probe('GET /openapi/voyage/v2detail-default/{id}', ({ voyage }) => withId(voyage, (id) => ({ id }))),
	probe('GET /openapi/order/cancellation/policy', ({ voyage }) => withId(voyage, (voyageId) => ({ voyageId }))),
	probe('POST /openapi/order/individual/calculate', basketOf),
	...Object.entries(NEWS_TYPES).map(([what, type]) =>
		probe('GET /openapi/management', () => ({ type, page: 0, pageSize: 10 }), {
			what,
			learn: ({ rows }, known) => {
				known.entry ??= rows[0]?.id;
				known.grouped ??= rows.flatMap(({ id, groupId: gid }) => (gid ? { id, gid } : []))[0];
			},
		}),
	),
	...Object.entries(NEWS_TYPES).map(([what, type]) => probe('GET /openapi/management/group/all', () => ({ type }), { what })),
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
	plain('GET /openapi/user/shopcart', (cart, known) => {
		known.cart = cart;
	}),
	plain('GET /openapi/user/shopcart/list'),
	plain('GET /openapi/user/favorite/all', (favourites, known) => {
		known.favourite = favourites.some(({ voyageId }) => voyageId === known.voyage) ? undefined : known.voyage;
	}),
	probe('GET /openapi/order/individual', () => ({ page: 0, pageSize: 20 }), {
		learn: ({ rows }, known) => {
			known.order ??= rows[0]?.id;
			known.travelling ??= (rows.find(({ status }) => status === ORDER_STATUSES['not-travelled']) ?? rows[0])?.id;
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

/**
 * Returns the calls in steps: those of a step are made as soon as the ids that they need are known, and those of the next one after all of them.
 */
export const planOf = (who: { isMember: boolean; writes: boolean }): readonly (readonly Probe[])[] => {
	const asMember = (probes: readonly Probe[]) => probes.map((made) => ({ ...made, asMember: true }));
	if (!who.isMember) return [PUBLIC];
	return [[...PUBLIC, ...asMember(MEMBERS)], ...(who.writes ? WRITES.map(asMember) : [])];
};
