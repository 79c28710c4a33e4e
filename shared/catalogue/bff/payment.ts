import { z } from 'zod';
import { PAY_METHODS } from '../../constants.ts';
import { memberCall } from '../call.ts';
import { id } from '../wire.ts';
import { DatedStep, DocumentTerms } from './order-views.ts';
import { Rebooking } from './rebooking.ts';
import { Departure, OnBoardCosts, VoyageCard } from './views.ts';

const PaymentView = z.object({
	orderId: z.string(),
	/** Empty when unknown. */
	number: z.string(),
	/** Null when unknown. */
	voyage: VoyageCard.nullable(),
	...Departure.shape,
	/** The sum to pay, or, once the order is paid, the sum paid, CNY; null when unknown. */
	amount: z.number().nullable(),
	/** The price in all, and what was paid of it before, CNY; null unless part of it is paid. */
	before: z.object({ total: z.number(), paid: z.number() }).nullable(),
	/** Null when the voyage is unknown or nothing is to be paid. */
	onBoard: OnBoardCosts.nullable(),
	/** The last moment to pay, and the server's clock, epoch milliseconds. */
	payBy: z.number().nullable(),
	now: z.number(),
	/**
	 * Read from the order, never from the address. `made` by the member just now, it can't be read yet; `unconfirmed` can't be paid yet, `late`
	 * was paid after the order had ended, `closed` has nothing to pay any more.
	 */
	state: z.enum(['made', 'unconfirmed', 'waiting', 'processing', 'paid', 'failed', 'late', 'closed']),
	/** True while a cashier that was opened before may still be paid at: the page waits for its payment. */
	opened: z.boolean(),
	/** The cashier's own words for the last failure. */
	failure: z.object({ code: z.string(), message: z.string() }).nullable(),
	paidAt: z.number().nullable(),
	methods: z.array(z.enum(PAY_METHODS)),
	/** The next three things of the order, each with its moment. */
	steps: z.array(DatedStep),
	/** Passengers whose document the sailing doesn't take, with the kinds that it does; null when there are none. */
	documents: DocumentTerms.extend({ passengers: z.array(z.object({ name: z.string(), pinyin: z.string() })) }).nullable(),
	/** The change in which this order replaces another one. */
	rebooking: Rebooking.nullable(),
	/** The member's last method; null when unknown. */
	lastMethod: z.enum(PAY_METHODS).nullable(),
});
export type PaymentView = z.output<typeof PaymentView>;

export const payment = {
	'GET /order/payment': memberCall("The state of an order's payment", {
		fails: ['not-found'],
		input: z.object({ id }),
		output: PaymentView,
	}),
	'POST /order/pay': memberCall(
		"Begins to pay an order; two presses make one call to upstream. A refusal has the cashier's code and message",
		{
			fails: ['not-found'],
			input: z.object({
				orderId: id,
				method: z.enum(PAY_METHODS),
				from: z.enum(['booking', 'orders']).default('orders'),
				/** True on a phone: a code to scan would stand on the very device that pays, so an address to open is given instead. */
				phone: z.boolean().default(false),
				/** True after the member was asked: they didn't pay at the cashier that they opened before. */
				another: z.boolean().default(false),
			}),
			output: z.discriminatedUnion('state', [
				/** An address of ours that leads on to the cashier. */
				z.object({ state: z.literal('go'), url: z.string() }),
				/** A picture (data URL) to scan. */
				z.object({ state: z.literal('qr'), image: z.string() }),
				z.object({ state: z.literal('refused'), code: z.string(), message: z.string() }),
				/**
				 * A cashier was opened before, at `at`, epoch milliseconds, and may still be paid at: the member is asked first. It is a page or a code
				 * to scan. `afterFailure`: the order's last payment had failed already, so `failed` says nothing about this one.
				 */
				z.object({
					state: z.literal('opened'),
					method: z.enum(PAY_METHODS),
					at: z.number(),
					as: z.enum(['page', 'code']),
					afterFailure: z.boolean(),
				}),
				/** Nothing is to be paid now: the order is paid, its payment under way, or it is closed or unconfirmed. Its page says so. */
				z.object({ state: z.literal('settled') }),
			]),
		},
	),
};
