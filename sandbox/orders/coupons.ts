import { ORDER_STATUSES } from '#shared/constants.ts';
import type { Context } from '../context.ts';

export type CouponRow = {
	id: number;
	code: string;
	memberId: number | null;
	orderId: number | null;
	name: string;
	enName: string;
	amount: number;
	percent: number;
	minPrice: number;
	fromDay: string;
	untilDay: string;
};

const { cancelled, refunded, refunding } = ORDER_STATUSES;

/** True when a member has used a coupon: an order that was cancelled gives it back. */
export const isUsed = ({ db, memberId }: Context, couponId: number): boolean =>
	db.get('SELECT id FROM sale_order WHERE memberId = :memberId AND couponId = :couponId AND status NOT IN (:a, :b, :c)', {
		memberId,
		couponId,
		a: cancelled,
		b: refunded,
		c: refunding,
	}) !== undefined;

/** Returns a coupon's discount on a price, in fen; 0 when it doesn't apply. */
export function discountOf(context: Context, coupon: CouponRow, price: number): number {
	const { today, memberId } = context;
	if (coupon.memberId !== null && coupon.memberId !== memberId) return 0;
	if (today < coupon.fromDay || today > coupon.untilDay || price < coupon.minPrice || isUsed(context, coupon.id)) return 0;
	return Math.min(price, coupon.percent ? Math.floor((price * coupon.percent) / 100) : coupon.amount);
}

export const byCode = ({ db }: Context, code: string): CouponRow | undefined =>
	db.get<CouponRow>('SELECT * FROM coupon WHERE code = :code AND memberId IS NULL', { code: code.trim().toUpperCase() });

export const ownCoupon = ({ db, memberId }: Context, id: string): CouponRow | undefined =>
	db.get<CouponRow>('SELECT * FROM coupon WHERE id = CAST(:id AS INTEGER) AND memberId = :memberId', { id, memberId });

export const ownCoupons = ({ db, memberId }: Context): CouponRow[] =>
	db.all<CouponRow>('SELECT * FROM coupon WHERE memberId = :memberId ORDER BY untilDay, id', { memberId });
