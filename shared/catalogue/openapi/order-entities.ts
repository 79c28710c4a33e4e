import { z } from 'zod';
import { BriefVoyage } from '../entities.ts';
import { flag, id, list, moment, number, text } from '../wire.ts';
import { PassengerFields } from './contacts.ts';

/** A cabin of an order; `totalPrice` CNY for who is in it, tax included. */
const OrderCabin = z.object({
	categoryId: id,
	cabinId: id.nullish(),
	roomNum: text,
	deck: text,
	adult: z.coerce.number(),
	child: z.coerce.number(),
	totalPrice: number,
});

/** An order as lists have it. Money in CNY: `totalPrice` of all cabins, less `discount`, is `payPrice`. */
export const OrderRow = z.object({
	id,
	orderNo: text,
	status: z.coerce.number(),
	createdAt: moment,
	/** Until when it can be paid. */
	payUntil: moment.nullish(),
	voyage: BriefVoyage,
	cabins: list(OrderCabin),
	totalPrice: number,
	discount: number.default(0),
	payPrice: number,
	paidPrice: number.default(0),
	/** Whether everybody has checked in. */
	allCheckedIn: flag,
});
export type OrderRow = z.output<typeof OrderRow>;

/** Who sails, as they were when the order was made; `cabin` counts the order's cabins from 0. */
const OrderPassenger = PassengerFields.extend({
	cabin: z.coerce.number(),
	checkedIn: z.coerce.boolean().default(false),
});

const Payment = z.object({ type: z.enum(['PAY', 'REFUND']), method: text, amount: number, at: moment });

const Refund = z.object({
	amount: number,
	fee: number.default(0),
	requestedAt: moment,
	reviewedAt: moment.nullish(),
	refundedAt: moment.nullish(),
});

const Invoice = z.object({
	status: z.enum(['applied', 'sent', 'failed']).catch('applied'),
	titleType: z.enum(['company', 'individual']).catch('individual'),
	title: text,
	taxNumber: text,
	email: text,
	amount: number,
	appliedAt: moment,
	sentAt: moment.nullish(),
});

export const OrderDetail = OrderRow.extend({
	persons: list(OrderPassenger),
	contact: z.object({ name: text, mobile: text, email: text }).nullish(),
	coupon: z
		.object({ kind: z.enum(['coupon', 'crm-coupon']).catch('coupon'), name: text, enName: text, amount: number })
		.nullish(),
	payments: list(Payment),
	/** The states it has been in, and since when. */
	logs: list(z.object({ status: z.coerce.number(), at: moment })),
	/** Where the last payment stands: `late` came after the order had ended. */
	payState: z.enum(['none', 'processing', 'failed', 'paid', 'late']).catch('none'),
	payError: z.object({ code: z.coerce.string(), message: text }).nullish(),
	refund: Refund.nullish(),
	invoice: Invoice.nullish(),
});
export type OrderDetail = z.output<typeof OrderDetail>;
