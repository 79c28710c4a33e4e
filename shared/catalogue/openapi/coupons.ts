import { z } from 'zod';
import { memberCall } from '../call.ts';
import { party } from '../inputs.ts';
import { bothLanguages, facts, flag, id, money, optionalDay, optionalMoney } from '../wire.ts';
import { list } from '../wire-lists.ts';
import { CabinQuotes } from './holds.ts';

/** The cabins that a coupon is for. */
const Basket = z.object({
	voyageId: id,
	cabins: z
		.array(z.object({ categoryId: id, ...party }))
		.min(1)
		.max(9),
});

/** A coupon's answer: applicable or not, and the discount, CNY. */
const Verdict = facts({ applicable: flag, ...bothLanguages('name'), amount: optionalMoney });

/** A coupon of the member's own. */
export const Coupon = z.object({
	id,
	...bothLanguages('name'),
	amount: money,
	/** The least an order must cost. */
	minPrice: optionalMoney,
	/** The last day on which it can be used; empty when unknown. */
	until: optionalDay,
});

export const coupons = {
	'POST /openapi/order/v2/individual/calculate': memberCall(
		'The price of cabins for their parties, with a coupon; `payPrice` is the sum to pay',
		{
			needs: 'confirming and ordering a booking',
			part: 'booking: the price',
			whole: 'rows',
			input: Basket.extend({ couponCode: z.string().max(64).optional(), crmCouponId: id.optional() }),
			output: z.object({
				cabins: CabinQuotes,
				totalPrice: money,
				discount: optionalMoney,
				payPrice: money,
			}),
		},
	),
	'POST /openapi/coupon/check': memberCall('Checks that a coupon code applies to cabins of a voyage', {
		needs: 'coupons with a code',
		input: Basket.extend({ code: z.string().min(1).max(64) }),
		output: Verdict,
	}),
	'POST /openapi/coupon/getCrmCouponList': memberCall(
		"The member's own coupons; `applicable` ones can be used for cabins of a voyage",
		{
			part: 'confirming a booking, member centre and coupons: the member’s own coupons',
			input: Basket,
			output: list(Coupon.extend({ applicable: flag })),
		},
	),
	'POST /openapi/coupon/checkCrmCoupon': memberCall("Checks that one of the member's own coupons applies to cabins of a voyage", {
		needs: 'choosing one of the member’s own coupons',
		input: Basket.extend({ couponId: id }),
		output: Verdict,
	}),
};
