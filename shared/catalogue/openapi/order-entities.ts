import { z } from 'zod';
import { BriefVoyage } from '../entities.ts';
import { children } from '../party-counts.ts';
import {
	bothLanguages,
	count,
	facts,
	flag,
	id,
	moment,
	money,
	oneOf,
	optionalId,
	optionalMoment,
	optionalMoney,
	optionalNumber,
	printedNumber,
	state,
	text,
} from '../wire.ts';
import { list, wholeList } from '../wire-lists.ts';
import { PassengerFields, withDerived } from './contacts.ts';

/** Drops rows that repeat an earlier one. `isOne` is false for rows of which several may be alike, such as cabins without a number. */
const once = <T>(rows: readonly T[], isOne: (row: T) => boolean = () => true): T[] => {
	const seen = new Set<string>();
	return rows.filter((row) => {
		const text = JSON.stringify(row);
		const isAgain = isOne(row) && seen.has(text);
		seen.add(text);
		return !isAgain;
	});
};

/** A cabin of an order; `totalPrice` CNY for its party, tax included, null when unknown. */
const OrderCabin = z.object({
	categoryId: id,
	cabinId: optionalId,
	roomNum: printedNumber,
	deck: text,
	adult: count,
	child: children,
	totalPrice: optionalMoney,
});

/**
 * An order as lists have it: its id and its state are all that it needs. Money in CNY: `totalPrice` of all cabins, less `discount`, is `payPrice`.
 * Cabins are null when they can't be read.
 */
export const OrderRow = z.object({
	id,
	orderNo: printedNumber,
	status: state,
	createdAt: optionalMoment,
	/** The last moment to pay. */
	payUntil: optionalMoment,
	voyage: BriefVoyage.nullish(),
	/** Passengers name their cabin by its place: with one cabin less they would move into others. */
	cabins: wholeList(OrderCabin).overwrite((cabins) =>
		// An order has at least one cabin.
		cabins && cabins.length > 0 ? once(cabins, ({ cabinId, roomNum }) => Boolean(cabinId ?? roomNum)) : null,
	),
	totalPrice: optionalMoney,
	discount: optionalMoney,
	payPrice: optionalMoney,
	paidPrice: optionalMoney,
	/** True when all passengers have checked in, and the number of those who have. */
	allCheckedIn: flag,
	checkedIn: optionalNumber,
	/** The ship's departure. */
	leavesAt: optionalMoment,
});
export type OrderRow = z.output<typeof OrderRow>;

/** A passenger, with the data of the day of the order; `cabin` counts the order's cabins from 0, and may be missing where it is 0. */
const OrderPassenger = PassengerFields.extend({
	cabin: count.nullish(),
	checkedIn: flag,
}).transform(withDerived);

const Payment = z.object({ id: optionalId, type: oneOf(['PAY', 'REFUND']), method: text, amount: money, at: moment });

const Refund = z.object({
	amount: money,
	fee: optionalMoney,
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
	amount: money,
	appliedAt: moment,
	sentAt: optionalMoment,
});

export const OrderDetail = OrderRow.extend({
	persons: list(OrderPassenger),
	contact: facts({ name: text, mobile: text, email: text }).nullish(),
	coupon: z.object({ kind: oneOf(['coupon', 'crm-coupon']).catch('coupon'), name: text, enName: text, amount: money }).nullish(),
	payments: wholeList(Payment).overwrite((payments) => payments && once(payments)),
	/** Its states until now, each with its beginning. */
	logs: list(z.object({ status: state, at: moment })),
	/** The state of the last payment: `late` came after the order had ended. */
	payState: oneOf(['none', 'processing', 'failed', 'paid', 'late']).catch('none'),
	payError: facts({ code: text, message: text }).nullish(),
	refund: Refund.nullish(),
	invoice: Invoice.nullish(),
	/** What each cabin gets by a campaign in which the order was made, in one line; empty for none. An assumption. */
	...bothLanguages('gift'),
});
/** `isNew`: the member has just made it, and upstream's readings don't know it yet (`server/api/corrections`). */
export type OrderDetail = z.output<typeof OrderDetail> & { isNew?: true };
