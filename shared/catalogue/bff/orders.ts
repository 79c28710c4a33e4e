import { z } from 'zod';
import { ORDER_TABS } from '../../rules/order-tabs.ts';
import { memberCall } from '../call.ts';
import { cabinPlace } from '../inputs.ts';
import { id } from '../wire.ts';
import {
	DocumentTerms,
	EmptyRoom,
	InvoiceView,
	OrderCabin,
	OrderCard,
	Payment,
	PriceLine,
	RefundReason,
	RefundView,
	StatusName,
	Step,
} from './order-views.ts';
import { OrderHead, Rebooking } from './rebooking.ts';
import { OnBoardCosts, section } from './views.ts';
import { CancellationRow } from './voyage.ts';

const one = z.object({ id });
const tab = z.enum(ORDER_TABS);

const OrdersView = z.object({
	tab,
	tabs: z.array(z.object({ tab, count: z.number() })),
	rows: z.array(OrderCard),
	page: z.number(),
	pageCount: z.number(),
	now: z.number(),
});
export type OrdersView = z.output<typeof OrdersView>;

/** A row of the cancellation table with this order's sums in CNY; `sum` is null when they aren't known exactly. */
const OrderCancellationRow = CancellationRow.extend({ sum: z.object({ fee: z.number(), back: z.number() }).nullable() });
export type OrderCancellationRow = z.output<typeof OrderCancellationRow>;

export const OrderView = OrderCard.extend({
	/** True of an order that the member has just made, while it can't be read: `status` isn't known then. */
	isNew: z.boolean(),
	bookedCabins: z.array(OrderCabin),
	contact: z.object({ name: z.string(), mobileMasked: z.string(), emailMasked: z.string() }).nullable(),
	timeline: z.array(Step),
	lines: z.array(PriceLine),
	/** Null when the voyage is unknown or the order is cancelled. */
	onBoard: OnBoardCosts.nullable(),
	/** Null when unknown. */
	paid: z.number().nullable(),
	refunded: z.number().nullable(),
	refund: RefundView.nullable(),
	invoice: InvoiceView.nullable(),
	/** The member's entries in the last form for an invoice. */
	invoiceProposal: z
		.object({ titleType: z.enum(['company', 'individual']), title: z.string(), taxNumber: z.string(), email: z.string() })
		.nullable(),
	/** The table of this departure, today's row marked. */
	cancellation: section(z.array(OrderCancellationRow)),
	documents: DocumentTerms,
	/** What each cabin gets by a campaign in which the order was made; empty for none. */
	gift: z.string(),
	/** The change in which this order replaces another one, or is replaced. */
	rebooking: Rebooking.nullable(),
	/** The actions that are possible now. */
	can: z.object({ pay: z.boolean(), cancel: z.boolean(), invoice: z.boolean(), changeCabin: z.boolean() }),
	now: z.number(),
});
export type OrderView = z.output<typeof OrderView>;

const OrderPriceView = OrderHead.extend({
	placedAt: z.number().nullable(),
	lines: z.array(PriceLine),
	total: z.number().nullable(),
	/** Null when unknown. */
	paid: z.number().nullable(),
	due: z.number().nullable(),
	refunded: z.number().nullable(),
	payments: z.array(Payment),
	now: z.number(),
});
export type OrderPriceView = z.output<typeof OrderPriceView>;

const OrderRefundView = OrderHead.extend({
	passengers: z.array(z.object({ name: z.string(), pinyin: z.string() })),
	cancellable: z.boolean(),
	/** `sum-unknown`: upstream doesn't say what is paid back. */
	reason: RefundReason.nullable(),
	rows: section(z.array(OrderCancellationRow)),
	/** Null when unknown. */
	paid: z.number().nullable(),
	fee: z.number().nullable(),
	refund: z.number().nullable(),
	now: z.number(),
});
export type OrderRefundView = z.output<typeof OrderRefundView>;

const CouponView = z.object({
	id: z.string(),
	name: z.string(),
	amount: z.number(),
	/** The least an order must cost. */
	minPrice: z.number().nullable(),
	from: z.string(),
	until: z.string(),
	state: z.enum(['usable', 'used', 'expired']),
});

export const orders = {
	'GET /orders': memberCall(
		"Orders by tab, with counts and the next thing to do; for a tab or page that doesn't exist, the nearest one",
		{
			input: z.object({ tab: z.string().max(20).optional(), page: z.coerce.number().int().catch(1).default(1) }),
			output: OrdersView,
		},
	),
	'GET /order': memberCall('An order with all that its page shows; numbers and contact masked', {
		fails: ['not-found'],
		input: one,
		output: OrderView,
	}),
	'GET /order/price': memberCall('The price of an order, line by line, with its payments and refunds', {
		fails: ['not-found'],
		input: one,
		output: OrderPriceView,
	}),
	'GET /order/refund': memberCall('The exact refund if the order is cancelled now', {
		fails: ['not-found'],
		input: one,
		output: OrderRefundView,
	}),
	'POST /order/cancel': memberCall('Cancels an order, if the refund is still the one that was shown', {
		exclusive: 'order',
		fails: ['not-found'],
		input: one.extend({
			/** The refund that the member was shown, CNY. */
			refund: z.number(),
			/** The cancellation policy was agreed to. */
			policy: z.literal(true),
			reason: z.string().max(200).optional(),
		}),
		output: z.discriminatedUnion('state', [
			z.object({ state: z.literal('done'), status: StatusName, requestedAt: z.number().nullable() }),
			z.object({ state: z.literal('changed'), refund: z.number(), fee: z.number().nullable() }),
			/** `message`: upstream's own words; empty when upstream wasn't asked. */
			z.object({ state: z.literal('refused'), reason: RefundReason, message: z.string() }),
		]),
	}),
	'POST /order/invoice': memberCall('Asks for the invoice of an order, if every rule is kept', {
		exclusive: 'order',
		fails: ['not-found'],
		input: one.extend({
			titleType: z.enum(['company', 'individual']),
			title: z.string().max(200).default(''),
			taxNumber: z.string().max(200).default(''),
			email: z.string().max(300).default(''),
		}),
		output: z.discriminatedUnion('state', [
			z.object({ state: z.literal('applied') }),
			/** Words by field (`shared/rules/invoice.ts`). */
			z.object({ state: z.literal('refused'), problems: z.record(z.string(), z.string()) }),
			z.object({ state: z.literal('not-now'), message: z.string() }),
		]),
	}),
	'GET /order/coupons': memberCall('Coupons that came with an order', {
		fails: ['not-found'],
		input: one,
		output: z.object({ coupons: z.array(CouponView) }),
	}),
	'GET /order/rooms': memberCall('Free cabins that could replace one of an order; an empty list when there are none', {
		fails: ['not-found', 'conflict'],
		input: one.extend({ cabin: cabinPlace }),
		output: z.object({ roomNum: z.string(), rooms: z.array(EmptyRoom) }),
	}),
	'POST /order/room': memberCall("Replaces one of an order's cabins", {
		exclusive: 'order',
		fails: ['not-found', 'conflict'],
		input: one.extend({ cabin: cabinPlace, roomId: id }),
		output: z.discriminatedUnion('state', [
			z.object({ state: z.literal('changed'), roomNum: z.string() }),
			z.object({ state: z.literal('taken') }),
		]),
	}),
};
