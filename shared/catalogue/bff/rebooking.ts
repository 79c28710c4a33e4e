import { z } from 'zod';
import { memberCall } from '../call.ts';
import { id } from '../wire.ts';
import { OrderCard, RefundReason } from './order-views.ts';
import { section, VoyageCard } from './views.ts';

export const OrderHead = OrderCard.pick({ id: true, number: true, status: true, voyage: true });
export type OrderHead = z.output<typeof OrderHead>;

/**
 * An order that a booking is to replace, as of now, CNY: `refund` is what it gives back today, null where that is unknown. It can't be cancelled, and so
 * not be replaced, when there is a `reason`, except that its sum is unknown.
 */
export const Replaced = z.object({
	order: OrderHead,
	paid: z.number().nullable(),
	fee: z.number().nullable(),
	refund: z.number().nullable(),
	reason: RefundReason.nullable(),
});
export type Replaced = z.output<typeof Replaced>;

/**
 * Two orders of which one replaces the other, and the one thing that is left to do: to pay the new one, to cancel the old one, or nothing. `refund` is
 * the sum that the member agreed to; null where it was unknown.
 */
export const Rebooking = z.object({
	oldOrder: OrderHead,
	newOrder: OrderHead,
	refund: z.number().nullable(),
	step: z.enum(['pay', 'cancel', 'done']),
});
export type Rebooking = z.output<typeof Rebooking>;

/** A voyage to change to; `total` is the lowest price of as many cabins for the same parties, CNY, null when unknown. */
const RebookingOffer = z.object({ voyage: VoyageCard, kind: z.enum(['own', 'line', 'similar']), total: z.number().nullable() });
export type RebookingOffer = z.output<typeof RebookingOffer>;

const RebookingView = Replaced.extend({
	/** A change of the order that has its new order already. */
	begun: Rebooking.nullable(),
	/** The party of each cabin. */
	parties: z.array(z.object({ adult: z.number(), child: z.number() })),
	/** The order's own voyage, others of its line by date, and similar ones of other lines. */
	voyages: section(z.array(RebookingOffer)),
});
export type RebookingView = z.output<typeof RebookingView>;

const one = z.object({ id });

export const rebooking = {
	'GET /order/rebooking': memberCall(
		'The voyages to which an order can be changed, with their prices for its party, and what the order gives back today',
		{ fails: ['not-found'], input: one, output: RebookingView },
	),
	'POST /order/rebooking/begin': memberCall(
		'Notes the voyage that is to replace an order. `conflict` when the order can’t be cancelled, or has part in a change that isn’t finished',
		{
			exclusive: 'order',
			fails: ['not-found', 'conflict'],
			input: one.extend({ voyageId: id }),
			output: z.object({ voyage: VoyageCard }),
		},
	),
	'POST /order/rebooking/leave': memberCall('Ends the change of an order; both orders stay as they are', {
		exclusive: 'order',
		alone: true,
		input: one,
		output: z.object({}),
	}),
	'POST /order/rebooking/finish': memberCall(
		'Cancels the order that a paid one replaces, if its refund is still the one that was agreed to',
		{
			exclusive: 'order',
			fails: ['not-found'],
			/** `id` is the new order’s. */
			input: one,
			output: z.discriminatedUnion('state', [
				z.object({ state: z.literal('done') }),
				/** Another refund than the one that was agreed to; null where it is unknown. */
				z.object({ state: z.literal('changed'), refund: z.number().nullable() }),
				/** `message`: upstream's own words; empty when upstream wasn't asked. */
				z.object({ state: z.literal('refused'), reason: RefundReason, message: z.string() }),
				/** The new order isn't paid, or it replaces none. */
				z.object({ state: z.literal('not-now') }),
			]),
		},
	),
};
