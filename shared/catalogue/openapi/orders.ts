import { z } from 'zod';
import { memberCall } from '../call.ts';
import { party } from '../inputs.ts';
import { made } from '../made.ts';
import {
	done,
	facts,
	gender,
	id,
	money,
	oneOf,
	optionalBirthday,
	optionalDay,
	optionalMoney,
	printedNumber,
	text,
} from '../wire.ts';
import { list, paged } from '../wire-lists.ts';
import { Coupon } from './coupons.ts';
import { OrderDetail, OrderRow } from './order-entities.ts';

const count = z.coerce.number().int();
const one = z.object({ id });

/** The input of a new order: cabins that are held, and ids of the member's own passengers, contact and coupon. */
const NewOrder = z.object({
	voyageId: id,
	cabins: z
		.array(z.object({ categoryId: id, cabinId: id, ...party, touristIds: z.array(id).min(1).max(4) }))
		.min(1)
		.max(9),
	contactId: id,
	couponCode: z.string().max(64).optional(),
	crmCouponId: id.optional(),
	/** The expected price, CNY: upstream refuses the order when its own price differs. */
	payPrice: money,
});
const FreeCabin = z.object({ id, roomNum: printedNumber, deck: text });

export const orders = {
	'POST /openapi/order/v3/individual': memberCall('Makes an order of cabins that are held', {
		needs: 'ordering',
		internal: true,
		mustFinish: true,
		input: NewOrder,
		output: made('order'),
	}),
	'POST /openapi/order/v2/individual': memberCall('Makes an order of cabins that are held (older form)', {
		internal: true,
		mustFinish: true,
		input: NewOrder,
		output: made('order'),
	}),
	'GET /openapi/order/individual': memberCall('Orders of the member, the newest first', {
		needs: 'orders, amenities; ordering only once',
		part: 'my voyage: other orders of the same voyage',
		input: z.object({ page: count.min(0).max(1_000).default(0), pageSize: count.min(1).max(100).default(20) }),
		output: paged(OrderRow),
	}),
	'GET /openapi/order/individual/{id}': memberCall(
		'An order with passengers, contact and payments, as upstream keeps it: nothing is masked',
		{
			needs: 'an order, the price of an order, payment, cancelling',
			internal: true,
			input: one,
			output: OrderDetail,
		},
	),
	'POST /openapi/order/individual/{id}/cancel': memberCall(
		'Cancels an order: at once when nothing is paid, else after a review',
		{
			needs: 'cancelling',
			internal: true,
			mustFinish: true,
			input: one.extend({ reason: z.string().max(200).optional() }),
			output: done,
		},
	),
	'GET /openapi/order/individual/{id}/refundPrice': memberCall('The refund if the order is cancelled now, and the fee, CNY', {
		needs: 'cancelling',
		part: 'changing an order: what it gives back',
		input: one,
		output: facts({ refundPrice: optionalMoney, fee: optionalMoney }),
	}),
	'GET /openapi/order/individual/{id}/getCoupon': memberCall('Coupons that came with an order', {
		needs: 'the coupons of an order',
		input: one,
		output: list(Coupon.extend({ from: text, status: oneOf(['usable', 'used', 'expired']).catch('usable') })),
	}),
	'GET /openapi/order/individual/{id}/cabins': memberCall("Free cabins that could replace an order's, by category", {
		needs: 'another cabin for an order',
		input: one.extend({ categoryId: id }),
		output: list(FreeCabin),
	}),
	'POST /openapi/order/getEmptyCabin': memberCall('Free cabins of a category on a voyage', {
		needs: 'free cabins before a booking, and another cabin for one',
		input: z.object({ voyageId: id, categoryId: id }),
		output: list(FreeCabin),
	}),
	'POST /openapi/order/lockCabin': memberCall("Takes one cabin in place of another that is held, or is an order's", {
		needs: 'another cabin for a booking or an order',
		internal: true,
		mustFinish: true,
		input: z.object({ voyageId: id, cabinId: id, oldCabinId: id, orderId: id.optional() }),
		output: z.object({ id, roomNum: printedNumber }),
	}),
	'POST /openapi/order/invoice/apply': memberCall('Asks for the invoice of an order', {
		needs: 'invoices',
		internal: true,
		input: z.object({
			orderId: id,
			titleType: z.enum(['company', 'individual']),
			title: z.string().min(1).max(100),
			taxNumber: z.string().max(20).default(''),
			email: z.string().max(254),
		}),
		output: done,
	}),
	'GET /openapi/voyage/v1/disabledCancelList': memberCall('Voyages of which orders can no longer be cancelled here', {
		part: 'cancelling or changing an order: the voyages that it is too late for',
		input: z.object({}),
		output: list(id),
	}),
	'POST /openapi/order/ocr': memberCall("Reads a passport's picture, base64; fields that can't be read are empty", {
		needs: "reading a passport's picture",
		internal: true,
		mustFinish: true,
		input: z.object({ image: z.string().min(1).max(12_000_000) }),
		output: facts({
			lastName: text,
			firstName: text,
			pinyinLastName: text,
			pinyinFirstName: text,
			gender,
			birthday: optionalBirthday,
			passport: text,
			passportIssue: optionalDay,
			passportExpiry: optionalDay,
		}),
	}),
};
