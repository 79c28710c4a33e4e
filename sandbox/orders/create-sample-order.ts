import { ORDER_STATUSES, type ShipCode } from '#shared/constants.ts';
import { addDays } from '#shared/rules/dates.ts';
import { toFen } from '#shared/rules/money.ts';
import type { Store } from '../context.ts';
import { quote } from '../pricing.ts';
import { addPassenger, type TouristRow } from './create.ts';
import { refundOf } from './refunds.ts';
import { findOrder, freeNumber } from './store.ts';

type Place = { voyageId: number; categoryId: number; cabinId: number };
/** The states that an order went through, oldest first, each with the number of minutes before now at which it began. */
type History = readonly (readonly [status: number, minutesAgo: number])[];

const S = ORDER_STATUSES;
const [ASKED, TO_PAY, AHEAD] = [S['waiting-confirmation'], S['waiting-payment'], S['not-travelled']];
const MINUTE = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/**
 * For each state: the history that leads to it, the days from then to sailing, and the minutes left to pay. `ship` is the ship that was booked, so
 * that a member's orders are spread over all three; without it the next sailing of any ship is taken.
 */
const HISTORIES: Readonly<Record<number, { days: number; ship?: ShipCode; history: History; payIn?: number }>> = {
	[ASKED]: { days: 150, ship: 'MC', history: [[ASKED, 0]] },
	[S.reserved]: {
		days: 120,
		ship: 'MD',
		history: [
			[ASKED, 20 * HOUR],
			[S.reserved, 2 * HOUR],
		],
		payIn: 22 * HOUR,
	},
	[TO_PAY]: { days: 90, ship: 'AT', history: [[TO_PAY, 4]], payIn: 26 },
	[AHEAD]: {
		days: 24,
		history: [
			[TO_PAY, 12 * DAY],
			[AHEAD, 12 * DAY - 5],
		],
	},
	[S.completed]: {
		days: -16,
		history: [
			[TO_PAY, 80 * DAY],
			[AHEAD, 80 * DAY - 9],
			[S.completed, 8 * DAY],
		],
	},
	[S.cancelled]: {
		days: 70,
		ship: 'MC',
		history: [
			[TO_PAY, 9 * DAY],
			[S.cancelled, 9 * DAY - 30],
		],
	},
	[S.cancelling]: {
		days: 64,
		ship: 'AT',
		history: [
			[TO_PAY, 20 * DAY],
			[AHEAD, 20 * DAY - 6],
			[S.cancelling, 20],
		],
	},
	[S.refunding]: {
		days: 100,
		ship: 'MD',
		history: [
			[TO_PAY, 30 * DAY],
			[AHEAD, 30 * DAY - 4],
			[S.cancelling, 6 * HOUR],
			[S.refunding, 4 * HOUR],
		],
	},
	[S.refunded]: {
		days: 50,
		ship: 'MC',
		history: [
			[TO_PAY, 40 * DAY],
			[AHEAD, 40 * DAY - 7],
			[S.cancelling, 10 * DAY],
			[S.refunding, 10 * DAY - 2 * HOUR],
			[S.refunded, 9 * DAY],
		],
	},
};

/**
 * Returns the last cabin of a category among those that were sold before, so that a sample order takes no cabin that is still on sale. `left` cabins
 * are on sale.
 */
const placeOf = (
	{ db, today }: Store,
	{ days, ship = null, code, left = 0 }: { days: number; ship?: ShipCode | null; code: string; left?: number },
): Place | undefined =>
	db.get<Place>(
		`SELECT voyage.id AS voyageId, category.id AS categoryId, (SELECT max(id) FROM cabin WHERE categoryId = category.id) AS cabinId FROM voyage
		JOIN voyage_category ON voyage_category.voyageId = voyage.id JOIN category ON category.id = voyage_category.categoryId
		JOIN cruise ON cruise.id = voyage.cruiseId
		WHERE category.code = :code AND departureDate >= :day AND inventory >= :left AND cruise.code = coalesce(:ship, cruise.code) ORDER BY departureDate, voyage.id LIMIT 1`,
		{ code, left, ship, day: addDays(today, days) },
	);

/** Creates an order of a member in any of the nine states, with the history that leads there. */
export function createSampleOrder(
	store: Store,
	memberId: number,
	status: number,
	{ daysToSail, child = 0 }: { daysToSail?: number; child?: number } = {},
): number | null {
	const { db, now } = store;
	const plan = HISTORIES[status];
	const kind = child > 0 ? { code: 'F4', left: 2 } : { code: status === ASKED ? 'S1' : 'B2' };
	const place = plan && placeOf(store, { ...(daysToSail === undefined ? plan : { days: daysToSail }), ...kind });
	const passengers = db.all<TouristRow>('SELECT * FROM tourist WHERE memberId = :memberId ORDER BY id LIMIT 2 + :child', {
		memberId,
		child,
	});
	const contact = db.get<{ name: string; mobile: string; email: string }>(
		'SELECT name, mobile, email FROM contact WHERE memberId = :memberId ORDER BY id',
		{ memberId },
	);
	const asked = { categoryId: String(place?.categoryId), adult: 2, child };
	const price = place && quote(db, String(place.voyageId), asked);
	if (!plan || !place || !price || passengers.length < 2 + child || !contact) return null;
	const id = freeNumber(store);
	const at = (minutesAgo: number) => now.getTime() - minutesAgo * MINUTE;
	const when = (wanted: number) => plan.history.find(([state]) => state === wanted)?.[1];
	const paid = when(AHEAD);
	const total = toFen(price.totalPrice);
	db.run(
		`INSERT INTO sale_order (id, memberId, voyageId, status, createdAt, payUntil, totalPrice, discount, paidPrice, payState, contactName, contactMobile, contactEmail)
		VALUES (:id, :memberId, :voyageId, :status, :createdAt, :payUntil, :total, 0, :paid, :payState, :name, :mobile, :email)`,
		{
			id,
			memberId,
			voyageId: place.voyageId,
			status,
			createdAt: at(plan.history[0]?.[1] ?? 0),
			payUntil: plan.payIn === undefined ? null : at(-plan.payIn),
			total,
			paid: paid === undefined ? 0 : total,
			payState: paid === undefined ? 'none' : 'paid',
			...contact,
		},
	);
	db.insert('order_cabin', [{ orderId: id, position: 0, ...place, adult: 2, child, totalPrice: total, taken: 0 }]);
	for (const passenger of passengers) addPassenger(store, id, 0, passenger, status === S.completed ? 1 : 0);
	db.insert(
		'order_log',
		plan.history.map(([state, ago]) => ({ orderId: id, status: state, at: at(ago) })),
	);
	if (paid !== undefined)
		db.insert('order_payment', [{ orderId: id, type: 'PAY', method: 'union', amount: total, at: at(paid) }]);
	createSampleRefund(store, id, when, at);
	return id;
}

function createSampleRefund(
	store: Store,
	id: number,
	when: (status: number) => number | undefined,
	at: (minutesAgo: number) => number,
): void {
	const [requested, reviewed, refunded] = [when(S.cancelling), when(S.refunding), when(S.refunded)];
	const order = findOrder(store, id);
	if (requested === undefined || !order) return;
	const refund = refundOf(store, order);
	const [reviewedAt, refundedAt] = [reviewed, refunded].map((ago) => (ago === undefined ? null : at(ago)));
	store.db.insert('refund', [
		{ orderId: id, ...refund, requestedAt: at(requested), reviewedAt: reviewedAt ?? null, refundedAt: refundedAt ?? null },
	]);
	if (refundedAt)
		store.db.insert('order_payment', [{ orderId: id, type: 'REFUND', method: 'union', amount: refund.amount, at: refundedAt }]);
}
