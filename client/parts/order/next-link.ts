import type { OrderCard } from '#shared/catalogue/bff/order-views.ts';
import { checkInPath, paymentPath, ticketPath } from '#shared/paths.ts';

type NextLink = { to: string; text: 'pay' | 'checkIn' | 'checkInSent' | 'pass' };

/** Returns the page for the next thing to do with an order, and its text; null when there is nothing to do. `now` is the server's clock. */
export function nextLink({ id, next, nextBy }: OrderCard, now: number): NextLink | null {
	const over = nextBy !== null && nextBy <= now;
	if (next === 'pay') return over ? null : { to: paymentPath(id), text: 'pay' };
	if (next === 'staff') return { to: checkInPath(id), text: 'checkInSent' };
	if (next === 'check-in') return over ? null : { to: checkInPath(id), text: 'checkIn' };
	return next === 'board' ? { to: ticketPath(id), text: 'pass' } : null;
}
