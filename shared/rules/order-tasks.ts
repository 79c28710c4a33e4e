import { CHECK_IN_DAYS, type OrderStatus } from '../constants.ts';
import { addDays } from './dates.ts';

/** The one thing to do next with an order, or what is waited for. */
export const NEXT_THINGS = [
	'pay',
	'wait-confirmation',
	'check-in',
	'prepare',
	'board',
	'wait-review',
	'wait-refund',
	'none',
] as const;
export type NextThing = (typeof NEXT_THINGS)[number];

/** Documents are looked at from this many days before sailing. */
const PREPARE_DAYS = 30;

type Ordered = {
	status: OrderStatus;
	/** Day of departure. */
	date: string;
	payBy: number | null;
	allCheckedIn: boolean;
	/** When money should be back, epoch milliseconds; null when there is nothing to pay back. */
	refundBy: number | null;
};

/** The end of a day in China, epoch milliseconds. */
const endOfDay = (day: string): number => Date.parse(`${addDays(day, 1)}T00:00:00+08:00`);

/** What to do next, and until when; `today` is the day in China. */
export function nextThing(
	{ status, date, payBy, allCheckedIn, refundBy }: Ordered,
	today: string,
): { next: NextThing; nextBy: number | null } {
	switch (status) {
		case 'waiting-confirmation':
			return { next: 'wait-confirmation', nextBy: null };
		case 'reserved':
		case 'waiting-payment':
			return { next: 'pay', nextBy: payBy };
		case 'not-travelled':
			if (allCheckedIn) return { next: 'board', nextBy: null };
			if (today < addDays(date, -PREPARE_DAYS)) return { next: 'prepare', nextBy: null };
			return { next: 'check-in', nextBy: endOfDay(addDays(date, -CHECK_IN_DAYS)) };
		case 'cancelling':
			return { next: 'wait-review', nextBy: null };
		case 'refunding':
			return { next: 'wait-refund', nextBy: refundBy };
		default:
			return { next: 'none', nextBy: null };
	}
}
