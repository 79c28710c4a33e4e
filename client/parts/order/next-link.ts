import type { OrderCard } from '#shared/catalogue/bff/order-views.ts';
import { checkInPath, paymentPath, ticketPath } from '#shared/journey-paths.ts';

/** Where the next thing of an order is done, and the text of its button; null when there is nothing to press. `now` is the server's clock. */
export function nextLink({ id, next, nextBy }: OrderCard, now: number): { to: string; text: 'pay' | 'checkIn' | 'pass' } | null {
	const over = nextBy !== null && nextBy <= now;
	if (next === 'pay') return over ? null : { to: paymentPath(id), text: 'pay' };
	if (next === 'check-in') return over ? null : { to: checkInPath(id), text: 'checkIn' };
	return next === 'board' ? { to: ticketPath(id), text: 'pass' } : null;
}
