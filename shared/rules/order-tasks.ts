import type { OrderStatus } from '../constants.ts';
import { passFrom } from './boarding-pass.ts';
import { type CheckInTerms, canCheckIn, checkInPhase, checkInWindow } from './check-in-window.ts';

/** The one thing to do next with an order, or to wait for. */
export const NEXT_THINGS = [
	'pay',
	'wait-confirmation',
	'prepare',
	'check-in',
	'staff',
	'desk',
	'await-pass',
	'board',
	'under-way',
	'unknown',
	'wait-review',
	'wait-refund',
	'none',
] as const;
export type NextThing = (typeof NEXT_THINGS)[number];

/** The facts of an order that the rules of its next steps need. */
export type OrderFacts = {
	status: OrderStatus;
	/** Day of departure; null when unknown. */
	date: string | null;
	/** The ship's departure, epoch milliseconds; null when upstream gives the day alone. */
	leavesAt: number | null;
	payBy: number | null;
	/** What is still to be paid, CNY; null when unknown. */
	due: number | null;
	allCheckedIn: boolean;
};

/** `refundBy`: the moment by which the money should be back, epoch milliseconds; null when there is no refund. */
type Ordered = OrderFacts & { refundBy: number | null };

type Next = { next: NextThing; nextBy: number | null };

/** Returns the next step of a paid order, and its moment: the end of check-in, or the first moment of passes. */
function beforeBoarding({ date, leavesAt, allCheckedIn }: Ordered, terms: CheckInTerms, now: number): Next {
	if (date === null) return { next: 'unknown', nextBy: null };
	const sailing = { date, leavesAt };
	const window = checkInWindow(sailing, terms);
	const phase = checkInPhase(window, now);
	if (phase === 'departed') return { next: 'under-way', nextBy: null };
	if (allCheckedIn)
		return now < passFrom(sailing) ? { next: 'await-pass', nextBy: passFrom(sailing) } : { next: 'board', nextBy: null };
	if (canCheckIn(phase)) return { next: 'check-in', nextBy: phase === 'open' ? window.due : window.closes };
	return { next: phase === 'early' ? 'prepare' : 'desk', nextBy: null };
}

/** Returns the next step of an order and its moment, epoch milliseconds. */
export function nextThing(order: Ordered, terms: CheckInTerms, now: number): Next {
	switch (order.status) {
		case 'waiting-confirmation':
			return { next: 'wait-confirmation', nextBy: null };
		case 'reserved':
		case 'waiting-payment':
			// A voucher or earlier payments cover the price: the line has only to confirm it.
			return order.due === 0 ? { next: 'wait-confirmation', nextBy: null } : { next: 'pay', nextBy: order.payBy };
		case 'not-travelled':
			return beforeBoarding(order, terms, now);
		case 'cancelling':
			return { next: 'wait-review', nextBy: null };
		case 'refunding':
			return { next: 'wait-refund', nextBy: order.refundBy };
		default:
			return { next: 'none', nextBy: null };
	}
}
