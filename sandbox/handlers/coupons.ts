import type { coupons as calls } from '#shared/catalogue/openapi/coupons.ts';
import { fromFen } from '#shared/rules/money.ts';
import type { Context } from '../context.ts';
import { byCode, type CouponRow, discountOf, ownCoupon, ownCoupons } from '../orders/coupons.ts';
import { priceOf } from '../orders/create.ts';
import type { HandlersOf } from './handler.ts';

type Basket = Parameters<typeof priceOf>[1];

function verdict(context: Context, coupon: CouponRow | undefined, { voyageId, cabins }: Basket) {
	const { total } = priceOf(context, { voyageId, cabins });
	const amount = coupon ? discountOf(context, coupon, total) : 0;
	return { applicable: amount > 0, name: coupon?.name, enName: coupon?.enName, amount: fromFen(amount) };
}

export const coupons: HandlersOf<keyof typeof calls> = {
	'POST /openapi/order/v2/individual/calculate': (basket, context) => {
		const { lines, total, discount } = priceOf(context, basket);
		return { cabins: lines, totalPrice: fromFen(total), discount: fromFen(discount), payPrice: fromFen(total - discount) };
	},

	'POST /openapi/coupon/check': ({ code, ...basket }, context) => verdict(context, byCode(context, code), basket),

	'POST /openapi/coupon/getCrmCouponList': (basket, context) => {
		const { total } = priceOf(context, basket);
		return ownCoupons(context).map((coupon) => ({
			id: coupon.id,
			name: coupon.name,
			enName: coupon.enName,
			amount: fromFen(coupon.amount),
			minPrice: fromFen(coupon.minPrice),
			until: coupon.untilDay,
			applicable: discountOf(context, coupon, total) > 0,
		}));
	},

	'POST /openapi/coupon/checkCrmCoupon': ({ couponId, ...basket }, context) =>
		verdict(context, ownCoupon(context, couponId), basket),
};
