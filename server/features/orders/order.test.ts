import { expect, it } from 'vitest';
import { amountsOf } from './order.ts';

const PAID = { type: 'PAY' as const, method: 'union', amount: 5998, at: 1_800_000_000_000 };
const BACK = { type: 'REFUND' as const, method: 'union', amount: 4998.5, at: 1_800_086_400_000 };

it.each([
	['refunded', [PAID, BACK], 4998.5],
	['refunded', [PAID], null],
	['refunded', [], null],
	['refunded', null, null],
	['cancelled', [], 0],
	['not-travelled', null, 0],
] as const)('of an order that is %s, with the payments %j, %d is known to be paid back', (status, payments, refunded) => {
	expect(amountsOf({ status, payPrice: 5998, paidPrice: 5998, payments: payments && [...payments] }).refunded).toBe(refunded);
});
