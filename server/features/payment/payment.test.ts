import { expect, it } from 'vitest';
import { ORDER_STATUSES } from '#shared/constants.ts';
import { type PaymentState, paymentState } from './payment.ts';

const NOW = 1_000;
const SUMS = { payPrice: 11_398, paidPrice: 0, payments: [] };
type Told = Parameters<typeof paymentState>[0]['payState'];

it.each<[keyof typeof ORDER_STATUSES, Told, number | null, PaymentState]>([
	['waiting-confirmation', 'none', null, 'unconfirmed'],
	['waiting-payment', 'none', NOW + 1, 'waiting'],
	['waiting-payment', 'none', null, 'waiting'],
	['waiting-payment', 'none', NOW, 'closed'],
	['waiting-payment', 'failed', NOW + 1, 'failed'],
	['waiting-payment', 'failed', NOW, 'closed'],
	['waiting-payment', 'processing', NOW + 1, 'processing'],
	// The money may still arrive: only the order can say that it did, or came too late.
	['waiting-payment', 'processing', NOW - 1, 'processing'],
	// A cashier's answer counts only when the order confirms it.
	['waiting-payment', 'paid', NOW + 1, 'waiting'],
	['reserved', 'none', NOW + 1, 'waiting'],
	['not-travelled', 'paid', null, 'paid'],
	['not-travelled', 'none', null, 'paid'],
	['completed', 'paid', null, 'paid'],
	['cancelled', 'none', null, 'closed'],
	['cancelled', 'failed', null, 'closed'],
	['cancelled', 'late', null, 'late'],
	['refunding', 'late', null, 'late'],
	['refunded', 'late', null, 'late'],
	['refunding', 'paid', null, 'closed'],
	['cancelling', 'paid', null, 'closed'],
])('%s, %s, payable until %s: %s', (status, payState, payUntil, state) =>
	expect(paymentState({ ...SUMS, status: ORDER_STATUSES[status], payState, payUntil }, NOW)).toBe(state),
);

it('an order that no reading of upstream’s knows yet is made, whatever its state', () => {
	const order = {
		...SUMS,
		isNew: true,
		status: ORDER_STATUSES['waiting-confirmation'],
		payState: 'none',
		payUntil: null,
	} as const;
	expect(paymentState(order, NOW)).toBe('made');
});

it.each([
	[3_000, 'waiting'],
	[11_398, 'processing'],
])('of an order of 11,398 that was paid %d is %s', (paidPrice, state) => {
	const order = { ...SUMS, paidPrice, status: ORDER_STATUSES['waiting-payment'], payState: 'none', payUntil: null } as const;
	expect(paymentState(order, NOW)).toBe(state);
});
