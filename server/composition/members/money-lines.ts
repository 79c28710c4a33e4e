import type { PriceLine } from '#shared/catalogue/bff/order-views.ts';
import { fromFen, toFen } from '#shared/rules/money.ts';

type CabinLine = { name: string; roomNum: string; adult: number; child: number; total: number | null };
type CouponLine = { kind: 'coupon' | 'crm-coupon'; name: string; amount: number };

/**
 * What something costs, line by line: each cabin for who is in it, and the coupon taken off. The same for a booking and its order. No lines when
 * one of them isn't known: they wouldn't add up to the sum.
 */
export function priceLines(cabins: readonly CabinLine[], coupon: CouponLine | null): PriceLine[] {
	const lines = cabins.flatMap(({ name, roomNum, adult, child, total }): PriceLine[] => {
		if (total === null) return [];
		const perPerson = fromFen(Math.round(toFen(total) / (adult + child)));
		return [{ kind: 'cabin', name, detail: { adult, child, roomNum }, perPerson, amount: total }];
	});
	if (lines.length < cabins.length) return [];
	if (!coupon || coupon.amount === 0) return lines;
	return [...lines, { kind: coupon.kind, name: coupon.name, detail: null, perPerson: null, amount: -coupon.amount }];
}

/** The sum of lines, exact to the fen. */
export const sumOf = (lines: readonly PriceLine[]): number => fromFen(lines.reduce((sum, { amount }) => sum + toFen(amount), 0));
