import type { PriceLine } from '#shared/catalogue/bff/order-views.ts';
import { fromFen, toFen } from '#shared/rules/money.ts';
import { perPerson } from '#shared/rules/party-price.ts';

type CabinLine = { name: string; roomNum: string; adult: number; child: number; total: number | null };
type CouponLine = { kind: 'coupon' | 'crm-coupon'; name: string; amount: number };

/**
 * Returns the lines of a price: one for each cabin with its passengers, then the coupon. A booking and its order have the same
 * lines. There are none when a cabin's price is unknown, since they wouldn't add up.
 */
export function priceLines(cabins: readonly CabinLine[], coupon: CouponLine | null): PriceLine[] {
	const lines = cabins.flatMap(({ name, roomNum, adult, child, total }): PriceLine[] => {
		if (total === null) return [];
		const detail = { adult, child, roomNum };
		return [{ kind: 'cabin', name, detail, perPerson: perPerson(total, adult + child), amount: total }];
	});
	if (lines.length < cabins.length) return [];
	if (!coupon || coupon.amount === 0) return lines;
	return [...lines, { kind: coupon.kind, name: coupon.name, detail: null, perPerson: null, amount: -coupon.amount }];
}

export const sumOf = (lines: readonly PriceLine[]): number => fromFen(lines.reduce((sum, { amount }) => sum + toFen(amount), 0));
