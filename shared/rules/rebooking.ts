import { fromFen, toFen } from './money.ts';

/** Returns what changing an order costs in all, CNY: the new price less what the old order gives back. It is negative where more comes back. */
export const rebookingCost = (price: number, refund: number): number => fromFen(toFen(price) - toFen(refund));

/**
 * True when an order can't be cancelled for this reason, and so can't be replaced. An unknown refund keeps no order: it can be agreed to later, on the
 * page that cancels.
 */
export const keepsOrder = (reason: 'past-period' | 'not-this-state' | 'sum-unknown' | null): boolean =>
	reason !== null && reason !== 'sum-unknown';
