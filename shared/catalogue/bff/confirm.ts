import { z } from 'zod';
import { plainCoupon } from '../../rules/typed-text.ts';
import { memberCall, sentPicture } from '../call.ts';
import { cabinPlace, localId } from '../inputs.ts';
import { id } from '../wire.ts';
import { DocumentTerms, EmptyRoom, OrderCabin, PriceLine } from './order-views.ts';
import { Replaced } from './rebooking.ts';
import { OnBoardCosts, PriceChange, section, VoyageCard } from './views.ts';

/** A coupon on the draft: one with a code, or one of the member's own. */
const ChosenCoupon = z.object({ kind: z.enum(['coupon', 'crm-coupon']), code: z.string(), name: z.string(), amount: z.number() });

const ConfirmView = z.discriminatedUnion('state', [
	/** The order exists already: the visitor goes on from there. */
	z.object({ state: z.literal('ordered'), orderId: z.string() }),
	z.object({
		state: z.literal('open'),
		localId: z.string(),
		deadline: z.number(),
		now: z.number(),
		/** False when something is missing on the page before. */
		complete: z.boolean(),
		voyage: VoyageCard,
		/** The ship's departure by the itinerary, epoch milliseconds; null when unknown. */
		leavesAt: z.number().nullable(),
		cabins: z.array(OrderCabin),
		documents: DocumentTerms,
		contact: z.object({ name: z.string(), mobileMasked: z.string(), email: z.string() }).nullable(),
		lines: z.array(PriceLine),
		total: z.number(),
		onBoard: OnBoardCosts,
		coupon: ChosenCoupon.nullable(),
		/** True when the site put the coupon on it, and the member hasn't chosen it. */
		proposed: z.boolean(),
		crmCoupons: section(
			z.array(
				z.object({
					id: z.string(),
					name: z.string(),
					amount: z.number(),
					/** The least an order must cost. */
					minPrice: z.number().nullable(),
					until: z.string(),
					usable: z.boolean(),
					chosen: z.boolean(),
				}),
			),
		),
		/** The order that this one replaces; null for a booking of its own. */
		replaces: Replaced.nullable(),
		/** The difference from the price that the member saw last, until `POST /booking/price` accepts it. */
		changed: PriceChange.nullable(),
	}),
]);
export type ConfirmView = z.output<typeof ConfirmView>;

/** Fields of a passenger's form, read from a passport. */
const PassportFields = z.object({
	lastName: z.string(),
	firstName: z.string(),
	pinyinLastName: z.string(),
	pinyinFirstName: z.string(),
	gender: z.string(),
	birthday: z.string(),
	number: z.string(),
	issue: z.string(),
	expiry: z.string(),
});
export type PassportFields = z.output<typeof PassportFields>;

export const confirm = {
	'GET /booking/confirm': memberCall(
		'A booking as it will be ordered: its passengers, its price line by line, coupons, and the change in price',
		{
			fails: ['not-found'],
			input: z.object({
				localId,
				/** `yes`: a booking for which no coupon was chosen gets the member's best one, once. */
				propose: z
					.literal('yes')
					.optional()
					.transform((word) => word === 'yes'),
			}),
			output: ConfirmView,
		},
	),
	'POST /booking/ocr': memberCall("Reads a passport's picture (8 MB at most); what can't be read is empty", {
		limit: 'ocr',
		input: sentPicture,
		output: PassportFields,
	}),
	'POST /booking/price': memberCall('Accepts a changed price that the member has seen', {
		exclusive: 'booking',
		fails: ['not-found'],
		input: z.object({ localId, total: z.number() }),
		output: z.object({ accepted: z.boolean() }),
	}),
	'POST /booking/coupon': memberCall("Puts a coupon on a booking, by code or one of the member's own; neither takes it away", {
		exclusive: 'booking',
		fails: ['not-found'],
		limit: 'coupon',
		input: z.object({ localId, code: z.string().max(64).overwrite(plainCoupon).nullish(), crmId: id.nullish() }),
		output: z.object({ state: z.enum(['applied', 'removed', 'not-applicable']) }),
	}),
	'POST /booking/create': memberCall('Makes the order of a booking, once: every further call answers with the same one', {
		exclusive: 'booking',
		fails: ['not-found'],
		input: z.object({
			localId,
			/** The sum to pay that the member was shown, CNY. */
			total: z.number(),
			/** The day of departure that the member was shown, `YYYY-MM-DD`. */
			departs: z.iso.date().optional(),
			/** Ids of passengers whose document the sailing doesn't take. The member agreed to give another one by the time of check-in. */
			otherDocuments: z.array(id).max(36).default([]),
			/** The order to replace, and the refund that the member was shown and agrees to, CNY; null where it is unknown. */
			replaces: z.object({ id, refund: z.number().nullable() }).optional(),
			policies: z.object({ booking: z.literal(true), contract: z.literal(true), privacy: z.literal(true) }),
		}),
		output: z.discriminatedUnion('state', [
			z.object({ state: z.literal('created'), orderId: z.string() }),
			z.object({ state: z.literal('changed'), change: PriceChange }),
			/** The sailing departs on another day than the member was shown. */
			z.object({ state: z.literal('moved'), departs: z.string() }),
			/** Another order is to be replaced than the member was shown, or none, or for another refund. */
			z.object({ state: z.literal('refund') }),
			/** The cabins are no longer held. */
			z.object({ state: z.literal('expired') }),
			/** A rule about passengers or contact is broken. */
			z.object({ state: z.literal('incomplete') }),
		]),
	}),
	'POST /booking/release': memberCall(
		'Leaves a booking; upstream has no call to let go of cabins, they are free by themselves at `freeAt`',
		{ exclusive: 'booking', fails: ['not-found'], input: z.object({ localId }), output: z.object({ freeAt: z.number() }) },
	),
	'GET /booking/rooms': memberCall('Free cabins that could be held in place of one of a booking', {
		fails: ['not-found'],
		input: z.object({ localId, cabin: cabinPlace }),
		output: z.object({ roomNum: z.string(), rooms: z.array(EmptyRoom) }),
	}),
	'POST /booking/room': memberCall('Holds another cabin of the same category in place of one of a booking; the time left stays', {
		exclusive: 'booking',
		fails: ['not-found'],
		input: z.object({ localId, cabin: cabinPlace, roomId: id }),
		output: z.discriminatedUnion('state', [
			z.object({ state: z.literal('changed'), roomNum: z.string() }),
			z.object({ state: z.literal('taken') }),
			z.object({ state: z.literal('expired') }),
		]),
	}),
};
