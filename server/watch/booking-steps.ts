import type { CallName, CallOutput } from '#shared/catalogue/catalogue.ts';

/** The steps of a booking that are counted. */
export const BOOKING_STEPS = [
	'begun',
	'held',
	'none-left',
	'ordered',
	'price-changed',
	'hold-over',
	'paying',
	'pay-refused',
	'paid',
] as const;
export type BookingStep = (typeof BOOKING_STEPS)[number];

/** The most paid orders that are remembered, so that each counts once in this process. */
const MAX_ORDERS = 10_000;
/** An older payment was counted before, so it isn't a new step. */
const JUST_PAID_MS = 15 * 60_000;

type Answers = { [N in CallName]?: (answer: CallOutput<N>) => BookingStep[] };

/** Returns the steps of a booking that an answered call stands for. */
export function createBookingSteps(): (name: CallName, answer: unknown) => readonly BookingStep[] {
	const paid = new Set<string>();

	function justPaid({ orderId, state, paidAt, now }: CallOutput<'GET /order/payment'>): BookingStep[] {
		if (state !== 'paid' || paidAt === null || now - paidAt > JUST_PAID_MS || paid.has(orderId)) return [];
		if (paid.size >= MAX_ORDERS) paid.clear();
		paid.add(orderId);
		return ['paid'];
	}

	const steps: Answers = {
		'POST /booking/hold': ({ localId }) => ['begun', localId === null ? 'none-left' : 'held'],
		'POST /openapi/order/v3/individual': () => ['ordered'],
		'POST /booking/create': ({ state }) => (state === 'changed' ? ['price-changed'] : state === 'expired' ? ['hold-over'] : []),
		'POST /order/pay': ({ state }) => [state === 'refused' ? 'pay-refused' : 'paying'],
		'GET /order/payment': justPaid,
	};
	return (name, answer) => (steps[name] as ((answer: unknown) => BookingStep[]) | undefined)?.(answer) ?? [];
}
