import { expect, it } from 'vitest';
import type { OrderStatus } from '#shared/constants.ts';
import { scopeWith } from '#tests/support/feature-scope.ts';
import { sampleOrder } from '#tests/support/sample-orders.ts';
import { orderCard } from './cards.ts';

const UNTIL = Date.parse('2026-11-21T13:00:00+08:00');

it.each<[OrderStatus, number, number, number | null]>([
	['waiting-payment', 0, 8_000, UNTIL],
	['reserved', 0, 8_000, UNTIL],
	['waiting-payment', 2_400, 5_600, UNTIL],
	['waiting-payment', 8_000, 0, null],
	['not-travelled', 8_000, 0, null],
	['cancelled', 0, 0, null],
])('an order of 8,000 that is %s and of which %d were paid waits for %d, until %j', (status, paidPrice, due, payBy) => {
	const order = { ...sampleOrder({ paidPrice }), status };
	const card = orderCard(order, null, { leavesAt: null, changedFrom: null }, scopeWith({}).scope);
	expect(card).toMatchObject({ amount: 8_000, due, payBy });
});
