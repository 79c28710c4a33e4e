import type { PriceChange } from '#shared/catalogue/bff/views.ts';
import { toFen } from '#shared/rules/money.ts';

type Priced = { total: number; cabins: readonly number[] };

/** Compares two prices of the same cabins to the fen. Returns the differences; null when both cost the same. */
export function priceChange(before: Priced, after: Priced, names: readonly string[]): PriceChange | null {
	if (toFen(before.total) === toFen(after.total)) return null;
	const cabins = names.flatMap((name, place) => {
		const [old, now] = [before.cabins[place], after.cabins[place]];
		return old === undefined || now === undefined || toFen(old) === toFen(now) ? [] : [{ name, before: old, after: now }];
	});
	return { before: before.total, after: after.total, why: cabins.length > 0 ? 'cabins' : 'coupon', cabins };
}
