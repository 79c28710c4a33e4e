import { randomInt } from 'node:crypto';
import { ORDER_STATUSES } from '#shared/constants.ts';
import type { Context, Store } from '../context.ts';
import { notFound } from '../errors.ts';

/** SQL for the day in China on which an order's ship leaves. */
export const OWN_DAY = "coalesce(date(sale_order.leavesAt / 1000 + 28800, 'unixepoch'), voyage.departureDate)";

export type OrderRecord = {
	id: number;
	memberId: number;
	voyageId: number;
	status: number;
	createdAt: number;
	payUntil: number | null;
	totalPrice: number;
	discount: number;
	paidPrice: number;
	couponId: number | null;
	contactName: string;
	contactMobile: string;
	contactEmail: string;
	payState: 'none' | 'processing' | 'failed' | 'paid' | 'late';
	payErrorCode: string | null;
	payErrorMessage: string | null;
	/** The moment at which its ship leaves, where it differs from the timetable. */
	leavesAt: number | null;
	passFails: number;
	gift: string;
	enGift: string;
	/** The order's own day: that of the moment above, or the timetable's. */
	departureDate: string;
	days: number;
	/** The hour of departure by the itinerary, `HH:mm`. */
	hour: string;
};

const SELECT = `SELECT sale_order.*, ${OWN_DAY} AS departureDate, line.days,
		(SELECT body ->> '$.itinerary[0].depart' FROM detail WHERE detail.lineId = line.id AND coalesce(detail.voyageId, voyage.id) = voyage.id
			ORDER BY detail.voyageId IS NULL LIMIT 1) AS hour FROM sale_order
	JOIN voyage ON voyage.id = voyageId JOIN line ON line.id = lineId`;

export const findOrder = ({ db }: Pick<Store, 'db'>, id: number): OrderRecord | undefined =>
	db.get<OrderRecord>(`${SELECT} WHERE sale_order.id = :id`, { id });

/** Returns an order of the member who asks; another member's order is unknown, like one that doesn't exist. */
export function orderOf(context: Context, id: string): OrderRecord {
	const order = findOrder(context, Number(id) || 0);
	if (order?.memberId !== context.memberId) throw notFound('订单');
	return order;
}

export const ordersOf = ({ db, memberId }: Context): OrderRecord[] =>
	db.all<OrderRecord>(`${SELECT} WHERE memberId = :memberId ORDER BY createdAt DESC, sale_order.id DESC`, { memberId });

/** Returns a random number of 8 digits that no order has yet. */
export function freeNumber({ db }: Pick<Store, 'db'>): number {
	const id = randomInt(10_000_000, 100_000_000);
	return db.get('SELECT id FROM sale_order WHERE id = :id', { id }) ? freeNumber({ db }) : id;
}

const ENDED = new Set<number>([ORDER_STATUSES.cancelled, ORDER_STATUSES.refunding, ORDER_STATUSES.refunded]);

/** Brings an order into a state, and frees its cabins when that state ends it. */
export function moveOrder({ db }: Pick<Store, 'db'>, order: OrderRecord, status: number, at: number): void {
	db.run('UPDATE sale_order SET status = :status WHERE id = :id', { id: order.id, status });
	db.run('INSERT INTO order_log (orderId, status, at) VALUES (:id, :status, :at)', { id: order.id, status, at });
	if (!ENDED.has(status)) return;
	db.run(
		`UPDATE voyage_category SET inventory = inventory + (
			SELECT count(*) FROM order_cabin WHERE orderId = :id AND taken = 1 AND order_cabin.categoryId = voyage_category.categoryId)
		WHERE voyageId = :voyageId`,
		{ id: order.id, voyageId: order.voyageId },
	);
	db.run('UPDATE order_cabin SET taken = 0 WHERE orderId = :id', { id: order.id });
}
