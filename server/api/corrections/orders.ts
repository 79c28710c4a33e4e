import type { Api, CallOutput, ParsedInput } from '#shared/catalogue/catalogue.ts';
import type { OrderPerson } from '#shared/catalogue/openapi/check-in.ts';
import type { OrderDetail, OrderRow } from '#shared/catalogue/openapi/order-entities.ts';
import { ORDER_STATUSES, type OrderStatus } from '#shared/constants.ts';
import { orderStatus } from '#shared/rules/order-status.ts';
import { paidOf } from '#shared/rules/order-sums.ts';
import type { Corrections } from './correction.ts';

/** What an order was made of: ids, numbers of people, and the price. */
export type Ordered = Omit<ParsedInput<'POST /openapi/order/v3/individual'>, 'couponCode' | 'crmCouponId'>;

type Made = { id: string; at: number; api: Api };

/** Composes the row of an order that no reading knows yet. Its number isn't told, nor whether it is confirmed. */
async function newRow({ voyageId, cabins, payPrice }: Ordered, { id, at, api }: Made): Promise<OrderRow> {
	return {
		id,
		orderNo: '',
		status: ORDER_STATUSES['waiting-confirmation'],
		createdAt: at,
		payUntil: null,
		voyage: await api('GET /openapi/voyage/v2/{id}', { id: voyageId }).catch(() => null),
		cabins: cabins.map(({ categoryId, cabinId, adult, child }) => ({
			...{ categoryId, cabinId, adult, child },
			roomNum: '',
			deck: '',
			totalPrice: null,
		})),
		totalPrice: null,
		discount: null,
		payPrice,
		paidPrice: null,
		allCheckedIn: false,
		checkedIn: 0,
		leavesAt: null,
	};
}

/** Composes an order that no reading knows yet, with passengers and contact as the member has saved them. */
async function newOrder(ordered: Ordered, made: Made): Promise<OrderDetail> {
	const [row, tourists, contacts] = await Promise.all([
		newRow(ordered, made),
		made.api('GET /openapi/user/tourist', {}).catch(() => []),
		made.api('GET /openapi/user/contact', {}).catch(() => []),
	]);
	return {
		...row,
		persons: ordered.cabins.flatMap(({ touristIds }, cabin) =>
			tourists.filter(({ id }) => touristIds.includes(id)).map((tourist) => ({ ...tourist, cabin, checkedIn: false })),
		),
		contact: contacts.find(({ id }) => id === ordered.contactId) ?? null,
		coupon: null,
		payments: [],
		logs: [],
		payState: 'none',
		payError: null,
		refund: null,
		invoice: null,
		gift: '',
		enGift: '',
		isNew: true,
	};
}

/** An order that was made. */
export const ordered: Corrections<Ordered> = {
	'GET /openapi/order/individual': async (list, value, { input, ...made }) => {
		if (list.rows.some(({ id }) => id === made.id)) return null;
		const isFull = list.rows.length >= input.pageSize;
		// Where only newer orders are told, this one is on a page behind.
		if (input.page > 0 || (isFull && list.rows.every(({ createdAt }) => (createdAt ?? 0) > made.at))) return list;
		return { rows: [await newRow(value, made), ...list.rows], total: list.total + 1 };
	},
	'GET /openapi/order/individual/{id}': (read, value, made) => (read ? null : newOrder(value, made)),
};

type Orders = CallOutput<'GET /openapi/order/individual'>;

/** Returns a list with one order changed; null where the order needs no change. */
async function withOrder(
	{ rows, total }: Orders,
	id: string,
	change: (row: OrderRow) => OrderRow | null | Promise<OrderRow | null>,
): Promise<Orders | null> {
	const found = rows.find((row) => row.id === id);
	if (!found) return { rows, total };
	const changed = await change(found);
	return changed && { rows: rows.map((row) => (row === found ? changed : row)), total };
}

const CALLED_OFF: readonly OrderStatus[] = ['cancelling', 'refunding', 'refunded', 'cancelled'];

/** Returns the code of an order's state after its cancellation: at once when nothing was paid, else after a review. Null where it was called off. */
function codeCancelled(order: OrderRow & Pick<Partial<OrderDetail>, 'payments'>): number | null {
	const status = orderStatus(order.status);
	if (!status || CALLED_OFF.includes(status)) return null;
	return ORDER_STATUSES[paidOf({ ...order, status }) === 0 ? 'cancelled' : 'cancelling'];
}

/** An order whose cancellation upstream took. */
export const cancelled: Corrections<true> = {
	'GET /openapi/order/individual': (list, _, { id }) =>
		withOrder(list, id, (row) => {
			const status = codeCancelled(row);
			return status === null ? null : { ...row, status };
		}),
	'GET /openapi/order/individual/{id}': (order, _, { at }) => {
		const status = order && codeCancelled(order);
		return order && status !== null ? { ...order, status, logs: [...order.logs, { status, at }] } : null;
	},
};

/** A cabin of an order that took the place of another one. */
export type Room = { from: string; cabinId: string; roomNum: string };

function withRoom<O extends OrderRow>(order: O, { from, cabinId, roomNum }: Room): O | null {
	if (!order.cabins?.some((cabin) => cabin.cabinId === from)) return null;
	const cabins = order.cabins.map((cabin) => (cabin.cabinId === from ? { ...cabin, cabinId, roomNum, deck: '' } : cabin));
	return { ...order, cabins };
}

export const room: Corrections<Room> = {
	'GET /openapi/order/individual': (list, value, { id }) => withOrder(list, id, (row) => withRoom(row, value)),
	'GET /openapi/order/individual/{id}': (order, value) => order && withRoom(order, value),
};

/** An invoice that was asked for. */
export type Invoiced = Pick<NonNullable<OrderDetail['invoice']>, 'titleType' | 'title' | 'taxNumber' | 'email'>;

export const invoiced: Corrections<Invoiced> = {
	'GET /openapi/order/individual/{id}': (order, value, { at }) => {
		const status = order && orderStatus(order.status);
		const amount = status && paidOf({ ...order, status });
		if (!order || order.invoice || amount === null) return null;
		return { ...order, invoice: { ...value, status: 'applied', amount, appliedAt: at, sentAt: null } };
	},
};

const isDone = ({ checkedIn, checkInStatus }: Pick<OrderPerson, 'checkedIn' | 'checkInStatus'>): boolean =>
	checkedIn || checkInStatus === 'DONE';

/** Returns an order with as many passengers checked in as their own reading tells, which is corrected itself; unchanged where they aren't told. */
function withCheckedIn<O extends OrderRow>(order: O, people: readonly OrderPerson[] | null): O | null {
	if (!people) return order;
	const checkedIn = people.filter(isDone).length;
	if (order.allCheckedIn || (order.checkedIn ?? 0) >= checkedIn) return null;
	return { ...order, checkedIn, allCheckedIn: checkedIn === people.length };
}

const peopleOf = (orderId: string, api: Api) => api('GET /openapi/order/persons', { orderId }).catch(() => null);

/** An order of which a passenger was checked in. */
export const checkedInOrder: Corrections<true> = {
	'GET /openapi/order/individual': (list, _, { id, api }) =>
		withOrder(list, id, async (row) => withCheckedIn(row, await peopleOf(id, api))),
	'GET /openapi/order/individual/{id}': async (order, _, { id, api }) => {
		const people = await peopleOf(id, api);
		const done = new Set(people?.filter(isDone).map((person) => person.id));
		const changed = order && withCheckedIn(order, people);
		const persons = changed?.persons.map((person) => (done.has(person.id) ? { ...person, checkedIn: true } : person));
		return changed && persons ? { ...changed, persons } : null;
	},
};
