import { expect, it } from 'vitest';
import { keepsOrder, rebookingCost } from './rebooking.ts';

it.each([
	[10_000, 8_000, 2_000],
	[7_738, 16_498, -8_760],
	[0.3, 0.1, 0.2],
	[5_000, 0, 5_000],
])('a price of %d with a refund of %d costs %d in all', (price, refund, cost) => expect(rebookingCost(price, refund)).toBe(cost));

it('an order that can’t be cancelled can’t be replaced; one with an unknown refund can', () => {
	expect(([null, 'sum-unknown', 'past-period', 'not-this-state'] as const).map(keepsOrder)).toEqual([false, false, true, true]);
});
