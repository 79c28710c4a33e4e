import { z } from 'zod';
import { PAY_METHODS } from '../../constants.ts';
import { call } from '../call.ts';
import { id } from '../wire.ts';
import { VoyageCard } from './views.ts';

const PaymentView = z.object({
	orderId: z.string(),
	number: z.string(),
	voyage: VoyageCard,
	/** What is to be paid, or was, CNY. */
	amount: z.number(),
	/** Until when it can be paid, and the server's clock, epoch milliseconds. */
	payBy: z.number().nullable(),
	now: z.number(),
	/**
	 * As the order says it, never the address: `unconfirmed` can't be paid yet, `late` was paid after the order had ended, `closed`
	 * has nothing to pay any more.
	 */
	state: z.enum(['unconfirmed', 'waiting', 'processing', 'paid', 'failed', 'late', 'closed']),
	/** The cashier's own words for the last failure. */
	failure: z.object({ code: z.string(), message: z.string() }).nullable(),
	paidAt: z.number().nullable(),
	methods: z.array(z.enum(PAY_METHODS)),
	/** What the member paid by the last time; null when that isn't known. */
	lastMethod: z.enum(PAY_METHODS).nullable(),
});
export type PaymentView = z.output<typeof PaymentView>;

export const payment = {
	'GET /order/payment': call({
		who: 'member',
		summary: "Where an order's payment stands",
		fails: ['not-found'],
		input: z.object({ id }),
		output: PaymentView,
	}),
	'POST /order/pay': call({
		who: 'member',
		summary: 'Begins to pay an order; pressed twice it is one call upstream. A refusal tells error_code: error_message',
		fails: ['not-found'],
		input: z.object({
			orderId: id,
			method: z.enum(PAY_METHODS),
			from: z.enum(['booking', 'orders']).default('orders'),
			/** The code would be shown on the phone that is to pay: an address to go to is better. */
			phone: z.boolean().default(false),
		}),
		output: z.discriminatedUnion('state', [
			/** An address of ours that leads on to the cashier. */
			z.object({ state: z.literal('go'), url: z.string() }),
			/** A picture (data URL) to scan. */
			z.object({ state: z.literal('qr'), image: z.string() }),
			z.object({ state: z.literal('refused'), code: z.string(), message: z.string() }),
		]),
	}),
};
