import { describe, expect, it } from 'vitest';
import type { OrderStatus } from '../constants.ts';
import { dueOf, refundedOf } from './order-sums.ts';

const PAID = { type: 'PAY' as const, amount: 5998 };
const BACK = { type: 'REFUND' as const, amount: 4998.5 };

it.each([
	['refunded', [PAID, BACK], 4998.5],
	['refunded', [PAID], null],
	['refunded', [], null],
	['refunded', null, null],
	['cancelled', [], 0],
	['not-travelled', null, 0],
] as const)('of an order that is %s, with the payments %j, %d is known to be paid back', (status, payments, refunded) => {
	expect(refundedOf({ status, payPrice: 5998, paidPrice: 5998, payments })).toBe(refunded);
});

describe('what is due', () => {
	it.each<[OrderStatus, number | null, number | null, number | null]>([
		['waiting-payment', 11_398, 0, 11_398],
		['waiting-payment', 11_398, 3_000, 8_398],
		['reserved', 0.3, 0.1, 0.2],
		['waiting-payment', 11_398, 11_398, 0],
		['waiting-payment', 11_398, 12_000, 0],
		['waiting-payment', 0, 0, 0],
		['waiting-payment', 11_398, null, 11_398],
		['waiting-payment', null, 3_000, null],
		['waiting-confirmation', 11_398, null, 11_398],
		['not-travelled', 11_398, 3_000, 0],
		['cancelled', 11_398, 3_000, 0],
	])('of an order that is %s, costs %j, and was paid %j is %j', (status, payPrice, paidPrice, due) => {
		expect(dueOf({ status, payPrice, paidPrice })).toBe(due);
	});

	it('is read from the payments where the sum paid isn’t told', () => {
		const payments = [{ type: 'PAY' as const, amount: 3_000 }];
		expect(dueOf({ status: 'waiting-payment', payPrice: 11_398, paidPrice: null, payments })).toBe(8_398);
	});
});
