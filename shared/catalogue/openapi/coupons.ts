import { z } from 'zod';
import { memberCall } from '../call.ts';
import { party } from '../inputs.ts';
import { bothLanguages, flag, id, list, number, optionalDay, optionalNumber } from '../wire.ts';

/** The cabins that a coupon is for. */
const Basket = z.object({
	voyageId: id,
	cabins: z
		.array(z.object({ categoryId: id, ...party }))
		.min(1)
		.max(9),
});

/** A coupon's answer: applicable or not, and the discount, CNY. */
const Verdict = z.object({ applicable: flag, ...bothLanguages('name'), amount: optionalNumber });

/** A coupon of the member's own. */
export const Coupon = z.object({
	id,
	...bothLanguages('name'),
	amount: number,
	/** The least an order must cost. */
	minPrice: optionalNumber,
	/** The last day on which it can be used; empty when unknown. */
	until: optionalDay,
});

export const coupons = {
	'POST /openapi/order/v2/individual/calculate': memberCall(
		'The price of cabins for their parties, with a coupon; `payPrice` is the sum to pay',
		{
			needs: 'confirming and ordering a booking',
			whole: 'rows',
			input: Basket.extend({ couponCode: z.string().max(64).optional(), crmCouponId: id.optional() }),
			output: z.object({
				cabins: list(z.object({ categoryId: id, personAvg: number, totalPrice: number })),
				totalPrice: number,
				discount: optionalNumber,
				payPrice: number,
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
			part: 'confirming a booking: the member’s own coupons',
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
