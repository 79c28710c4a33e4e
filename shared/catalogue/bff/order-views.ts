import { z } from 'zod';
import { ORDER_STATUSES, type OrderStatus, PAY_METHODS } from '../../constants.ts';
import { DATED_STEPS, STEP_STATES } from '../../rules/dated-steps.ts';
import { DOCUMENT_TYPES } from '../../rules/documents.ts';
import { NEXT_THINGS } from '../../rules/order-tasks.ts';
import { ORDER_STEPS } from '../../rules/order-timeline.ts';
import { Departure, VoyageCard } from './views.ts';

/** Views of orders. Money in CNY, instants in epoch milliseconds of the server's clock, days `YYYY-MM-DD`. */

export const StatusName = z.enum(Object.keys(ORDER_STATUSES) as [OrderStatus, ...OrderStatus[]]);

/** A line of a price; `amount` is negative for a coupon. */
export const PriceLine = z.object({
	kind: z.enum(['cabin', 'coupon', 'crm-coupon']),
	/** The cabin's category or the coupon, in the visitor's language. */
	name: z.string(),
	detail: z.object({ adult: z.number(), child: z.number(), roomNum: z.string() }).nullable(),
	perPerson: z.number().nullable(),
	amount: z.number(),
});
export type PriceLine = z.output<typeof PriceLine>;

/**
 * The kinds of document that a sailing takes, and the moment by which check-in takes one in place of another; null when it is too late.
 */
export const DocumentTerms = z.object({ types: z.array(z.enum(DOCUMENT_TYPES)), by: z.number().nullable() });

/** A passenger of a booking or an order. */
export const OrderPassenger = z.object({
	id: z.string(),
	name: z.string(),
	/** As it will be on the ticket. */
	pinyin: z.string(),
	birthday: z.string(),
	kind: z.enum(['adult', 'child']),
	documentType: z.enum(DOCUMENT_TYPES),
	numberMasked: z.string(),
	/**
	 * The document's problem on this voyage; null without one. `not-taken`: the sailing takes other kinds only, `unclear`: it can't be
	 * judged, since its dates or the ports aren't known.
	 */
	attention: z.enum(['not-taken', 'expired', 'expires-soon', 'unclear']).nullable(),
	checkedIn: z.boolean(),
});
export type OrderPassenger = z.output<typeof OrderPassenger>;

/** A cabin of a booking or an order: its category, its room number, and the party that its price is for. */
export const CabinView = z.object({
	categoryId: z.string(),
	name: z.string(),
	picture: z.string(),
	roomNum: z.string(),
	adult: z.number(),
	child: z.number(),
});

/** A cabin with its passengers. Calls name it by its place in the list. */
export const OrderCabin = CabinView.extend({
	/** CNY, tax included; null when unknown. */
	total: z.number().nullable(),
	passengers: z.array(OrderPassenger),
});
export type OrderCabin = z.output<typeof OrderCabin>;

export const Payment = z.object({
	kind: z.enum(['payment', 'refund']),
	method: z.enum([...PAY_METHODS, '']),
	amount: z.number(),
	at: z.number(),
});

/** Why an order isn't cancelled; `sum-unknown`: upstream doesn't say what is paid back. */
export const RefundReason = z.enum(['past-period', 'not-this-state', 'sum-unknown']);

/** A step between an order and its ship. `at` is the step's end while it is open, else its beginning. */
export const DatedStep = z.object({ step: z.enum(DATED_STEPS), state: z.enum(STEP_STATES), at: z.number() });

export const OrderCard = z.object({
	id: z.string(),
	/** The number that members and support see: 8 digits; empty when unknown. */
	number: z.string(),
	status: StatusName,
	/** Null when unknown. */
	voyage: VoyageCard.nullable(),
	...Departure.shape,
	/** Null when unknown. */
	cabins: z.number().nullable(),
	passengers: z.number().nullable(),
	/** The number of passengers who are checked in; null when unknown. */
	checkedIn: z.number().nullable(),
	/** The price in all, what is still to be paid of it, and the moment of the order; null when unknown. */
	amount: z.number().nullable(),
	due: z.number().nullable(),
	placedAt: z.number().nullable(),
	/** The last moment to pay; null when there is nothing to pay. */
	payBy: z.number().nullable(),
	/** The one thing to do next, and its deadline (null: none). */
	next: z.enum(NEXT_THINGS),
	nextBy: z.number().nullable(),
	/** The next three things, each with its moment. */
	steps: z.array(DatedStep),
});
export type OrderCard = z.output<typeof OrderCard>;

export const Step = z.object({
	step: z.enum(ORDER_STEPS),
	/** Null when it is still ahead, or its moment is unknown. */
	at: z.number().nullable(),
	state: z.enum(['done', 'current', 'ahead']),
});

export const RefundView = z.object({
	amount: z.number(),
	/** Null when unknown. */
	fee: z.number().nullable(),
	requestedAt: z.number(),
	/** The end of the review, and the moment by which the money is back; null during the review. */
	reviewedAt: z.number().nullable(),
	refundBy: z.number().nullable(),
	refundedAt: z.number().nullable(),
});

export const InvoiceView = z.object({
	state: z.enum(['applied', 'sent', 'failed']),
	titleType: z.enum(['company', 'individual']),
	title: z.string(),
	taxNumber: z.string(),
	email: z.string(),
	amount: z.number(),
	at: z.number(),
	/** The last day on which it is sent. */
	by: z.string(),
	sentAt: z.number().nullable(),
});

export const EmptyRoom = z.object({ id: z.string(), roomNum: z.string(), deck: z.string() });
export type EmptyRoom = z.output<typeof EmptyRoom>;
