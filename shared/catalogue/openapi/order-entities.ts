import { z } from 'zod';
import { BriefVoyage } from '../entities.ts';
import { count, flag, id, list, moment, number, oneOf, optionalMoment, optionalNumber, text, wholeList } from '../wire.ts';
import { PassengerFields, withTold } from './contacts.ts';

/** Rows that are told twice, once. `isOne`: whether a row stands for one thing that can be told apart, as a cabin without a number can't. */
const once = <T>(rows: readonly T[], isOne: (row: T) => boolean = () => true): T[] => {
	const seen = new Set<string>();
	return rows.filter((row) => {
		const text = JSON.stringify(row);
		const isAgain = isOne(row) && seen.has(text);
		seen.add(text);
		return !isAgain;
	});
};

/** A cabin of an order; `totalPrice` CNY for who is in it, tax included, null when upstream doesn't tell. */
const OrderCabin = z.object({
	categoryId: id,
	cabinId: id.nullish(),
	roomNum: text,
	deck: text,
	adult: count,
	child: count,
	totalPrice: optionalNumber,
});

/** An order as lists have it. Money in CNY: `totalPrice` of all cabins, less `discount`, is `payPrice`. Cabins are null when they can't be read. */
export const OrderRow = z.object({
	id,
	orderNo: text,
	status: number,
	createdAt: moment,
	/** Until when it can be paid. */
	payUntil: optionalMoment,
	voyage: BriefVoyage,
	/** Passengers are told by their cabin's place: one cabin less would put them into others. */
	cabins: wholeList(OrderCabin).overwrite((cabins) =>
		// No order is of no cabin.
		cabins && cabins.length > 0 ? once(cabins, ({ cabinId, roomNum }) => Boolean(cabinId ?? roomNum)) : null,
	),
	totalPrice: optionalNumber,
	discount: optionalNumber,
	payPrice: number,
	paidPrice: optionalNumber,
	/** Whether everybody has checked in, and how many have. */
	allCheckedIn: flag,
	checkedIn: optionalNumber,
	/** When the ship leaves. */
	leavesAt: optionalMoment,
});
export type OrderRow = z.output<typeof OrderRow>;

/** Who sails, as they were when the order was made; `cabin` counts the order's cabins from 0. */
const OrderPassenger = PassengerFields.extend({
	cabin: count,
	checkedIn: flag,
}).transform(withTold);

const Payment = z.object({ type: oneOf(['PAY', 'REFUND']), method: text, amount: number, at: moment });

const Refund = z.object({
	amount: number,
	fee: optionalNumber,
	requestedAt: moment,
	reviewedAt: optionalMoment,
	refundedAt: optionalMoment,
});

const Invoice = z.object({
	status: oneOf(['applied', 'sent', 'failed']).catch('applied'),
	titleType: oneOf(['company', 'individual']).catch('individual'),
	title: text,
	taxNumber: text,
	email: text,
	amount: number,
	appliedAt: moment,
	sentAt: optionalMoment,
});

export const OrderDetail = OrderRow.extend({
	persons: list(OrderPassenger),
	contact: z.object({ name: text, mobile: text, email: text }).nullish(),
	coupon: z.object({ kind: oneOf(['coupon', 'crm-coupon']).catch('coupon'), name: text, enName: text, amount: number }).nullish(),
	payments: wholeList(Payment).overwrite((payments) => payments && once(payments)),
	/** The states it has been in, and since when. */
	logs: list(z.object({ status: number, at: moment })),
	/** Where the last payment stands: `late` came after the order had ended. */
	payState: oneOf(['none', 'processing', 'failed', 'paid', 'late']).catch('none'),
	payError: z.object({ code: text, message: text }).nullish(),
	refund: Refund.nullish(),
	invoice: Invoice.nullish(),
});
export type OrderDetail = z.output<typeof OrderDetail>;
