import { ORDER_STATUSES } from '#shared/constants.ts';

type Ordered = {
	/** Upstream's code. */
	status: number;
	payState: 'none' | 'processing' | 'failed' | 'paid' | 'late';
	payUntil: number | null;
};
export type PaymentState = 'unconfirmed' | 'waiting' | 'processing' | 'paid' | 'failed' | 'late' | 'closed';

const PAYABLE: readonly number[] = [ORDER_STATUSES.reserved, ORDER_STATUSES['waiting-payment']];
const PAID: readonly number[] = [ORDER_STATUSES['not-travelled'], ORDER_STATUSES.completed];

/** Returns the state of an order's payment at a moment, by the order's own fields. */
export function paymentState({ status, payState, payUntil }: Ordered, now: number): PaymentState {
	if (PAID.includes(status)) return 'paid';
	if (payState === 'late') return 'late';
	if (status === ORDER_STATUSES['waiting-confirmation']) return 'unconfirmed';
	if (!PAYABLE.includes(status)) return 'closed';
	if (payState === 'processing') return 'processing';
	if (payUntil !== null && now >= payUntil) return 'closed';
	return payState === 'failed' ? 'failed' : 'waiting';
}
