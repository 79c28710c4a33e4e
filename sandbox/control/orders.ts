import { z } from 'zod';
import { toFen } from '#shared/rules/money.ts';
import type { Store } from '../context.ts';
import { advanceOrder } from '../orders/advance.ts';
import { endAttempt, OUTCOMES, payPart } from '../orders/cashier.ts';
import { createSampleOrder } from '../orders/create-sample-order.ts';
import { moveSailing } from '../orders/departure.ts';
import { PASS_ENDS, PASS_MOVES } from '../orders/pass-moves.ts';

const SampleOrder = z.strictObject({
	mobile: z.string(),
	status: z.number().int(),
	daysToSail: z.number().int().optional(),
	child: z.number().int().min(0).max(1).optional(),
});
const Advance = z.strictObject({ id: z.coerce.number().int(), to: z.number().int() });
const Pay = z.strictObject({ id: z.coerce.number().int(), outcome: z.enum(OUTCOMES).default('pay') });
const Part = z.strictObject({ id: z.coerce.number().int(), amount: z.number().positive() });
const Later = z.strictObject({ voyageId: z.coerce.number().int(), days: z.number().int() });
const Price = z.strictObject({ voyageId: z.coerce.number().int(), by: z.number().int() });
const Hurry = z.strictObject({ id: z.coerce.number().int(), seconds: z.number().int() });
const Tourist = z.strictObject({
	id: z.coerce.number().int(),
	change: z.record(z.string().regex(/^[A-Za-z]+$/), z.union([z.string(), z.number()])),
});
const Voyage = z.strictObject({ voyageId: z.coerce.number().int() });
const Rooms = z.strictObject({ voyageId: z.coerce.number().int(), categoryId: z.coerce.number().int(), left: z.number().int() });

const Order = z.strictObject({ id: z.coerce.number().int() });
const Sailing = Order.extend({ leavesInMinutes: z.number() });
const CheckedIn = Order.extend({ person: z.coerce.number().int().optional(), to: z.enum(['DONE', 'HELP']).default('DONE') });
const Pass = Order.extend({ person: z.coerce.number().int().optional(), to: z.enum(PASS_ENDS) });

const Whose = z.strictObject({ mobile: z.string() });
const PARTS = [
	'pass_link',
	'boarding_pass',
	'order_cabin',
	'order_person',
	'order_log',
	'order_payment',
	'refund',
	'invoice',
	'pay_attempt',
];

/** Changes of orders that don't come from their members, by path below `/__control`. */
export const orderActions: Readonly<Record<string, (store: Store, body: unknown) => unknown>> = {
	/** Creates an order in any state for the member with a number. */
	'POST /orders': (store, body) => {
		const { mobile, status, ...more } = SampleOrder.parse(body);
		const member = store.db.get<{ id: number }>('SELECT id FROM member WHERE mobile = :mobile', { mobile });
		const id = member ? createSampleOrder(store, member.id, status, more) : null;
		return { id: id === null ? null : String(id) };
	},
	/** Brings an order to its next state now. */
	'POST /orders/advance': (store, body) => {
		const { id, to } = Advance.parse(body);
		return { moved: advanceOrder(store, id, to) };
	},
	/** Removes all orders of a member. */
	'POST /orders/none': ({ db }, body) => {
		const { mobile } = Whose.parse(body);
		const own = 'SELECT id FROM sale_order WHERE memberId IN (SELECT id FROM member WHERE mobile = :mobile)';
		db.run(`UPDATE coupon SET orderId = NULL WHERE orderId IN (${own})`, { mobile });
		for (const table of PARTS) db.run(`DELETE FROM ${table} WHERE orderId IN (${own})`, { mobile });
		return db.run(`DELETE FROM sale_order WHERE id IN (${own})`, { mobile });
	},
	/** Lets an order's ship leave so many minutes from now. */
	'POST /orders/sailing': ({ db, now }, body) => {
		const { id, leavesInMinutes } = Sailing.parse(body);
		return { moved: moveSailing({ db }, id, now.getTime() + leavesInMinutes * 60_000) };
	},
	/** Issues or changes the boarding passes of an order or of one passenger, or lets the next one fail. */
	'POST /orders/pass': (store, body) => {
		const { id, person = null, to } = Pass.parse(body);
		return { done: PASS_MOVES[to](store, id, person) };
	},
	/** Checks all passengers of an order in, or one; `to: 'HELP'` leaves them to the staff, as answers about their health do. */
	'POST /orders/checked-in': ({ db, now }, body) => {
		const { id, person = null, to } = CheckedIn.parse(body);
		return db.run(
			`UPDATE order_person SET checkedIn = :to = 'DONE', checkInStatus = :to, checkInAt = :at
			WHERE orderId = :id AND (:person IS NULL OR id = :person)`,
			{ id, person, to, at: now.getTime() },
		);
	},
	/** Returns the passengers of an order, and their boarding passes. */
	'POST /orders/people': ({ db }, body) => {
		const { id } = Order.parse(body);
		return {
			people: db.all('SELECT * FROM order_person WHERE orderId = :id ORDER BY cabin, id', { id }),
			passes: db.all('SELECT * FROM boarding_pass WHERE orderId = :id ORDER BY personId', { id }),
		};
	},
	/** Ends the last visit to the cashier for an order. */
	'POST /orders/pay': (store, body) => {
		const { id, outcome } = Pay.parse(body);
		const visit = store.db.get<{ token: string }>(
			"SELECT token FROM pay_attempt WHERE orderId = :id AND state = 'open' ORDER BY createdAt DESC, rowid DESC LIMIT 1",
			{ id },
		);
		return { ended: visit ? endAttempt(store, visit.token, outcome) !== undefined : false };
	},
	/** Books a part of an order's price, in CNY, as paid elsewhere. */
	'POST /orders/part': (store, body) => {
		const { id, amount } = Part.parse(body);
		payPart(store, id, toFen(amount));
		return {};
	},
	/** Sets the end of an order's payment window to so many seconds from now. */
	'POST /orders/hurry': ({ db, now }, body) => {
		const { id, seconds } = Hurry.parse(body);
		const at = now.getTime() + seconds * 1_000;
		db.run('UPDATE sale_order SET payUntil = :at WHERE id = :id AND payUntil IS NOT NULL', { id, at });
		return {};
	},
	/** Changes the price of every cabin of a voyage by an amount of CNY per person. */
	'POST /prices': ({ db }, body) =>
		db.run(
			'UPDATE voyage_category SET totalPrice = totalPrice + :by * (totalPrice / personAvg), personAvg = personAvg + :by WHERE voyageId = :voyageId',
			Price.parse(body),
		),
	/** Lets a voyage depart so many days later. */
	'POST /voyages/later': ({ db }, body) =>
		db.run("UPDATE voyage SET departureDate = date(departureDate, :days || ' days') WHERE id = :voyageId", Later.parse(body)),
	/** Changes a passenger without any rules, as another sales channel might. */
	'POST /tourists': ({ db }, body) => {
		const { id, change } = Tourist.parse(body);
		const columns = Object.keys(change).map((name) => `${name} = :${name}`);
		return db.run(`UPDATE tourist SET ${columns.join(', ')} WHERE id = :id`, { ...change, id });
	},
	/** Ends every hold on a voyage, as if its time were over. */
	'POST /holds/end': ({ db }, body) => db.run('DELETE FROM hold WHERE voyageId = :voyageId', Voyage.parse(body)),
	/** Leaves only so many cabins of a category on a voyage. */
	'POST /rooms': ({ db }, body) =>
		db.run(
			'UPDATE voyage_category SET inventory = :left WHERE voyageId = :voyageId AND categoryId = :categoryId',
			Rooms.parse(body),
		),
	/** Returns the sums that were charged and paid back, and the cabins that are taken. */
	'GET /orders': ({ db }) => ({
		orders: db.all('SELECT id, memberId, voyageId, status, paidPrice FROM sale_order ORDER BY createdAt DESC LIMIT 500'),
		payments: db.all('SELECT orderId, type, amount FROM order_payment ORDER BY at DESC LIMIT 500'),
		taken: db.all('SELECT voyageId, cabinId, orderId FROM order_cabin WHERE taken = 1'),
		holds: db.all('SELECT voyageId, cabinId, memberId, expireAt FROM hold'),
	}),
};
