import type { OrderStatus } from '../constants.ts';

/** Steps of an order that its timeline may show. */
export const ORDER_STEPS = [
	'placed',
	'confirmed',
	'paid',
	'sailing',
	'completed',
	'cancel-requested',
	'cancelled',
	'refund-approved',
	'refunded',
] as const;
type OrderStep = (typeof ORDER_STEPS)[number];
type Shown = { step: OrderStep; at: number | null; state: 'done' | 'current' | 'ahead' };

type OrderHistory = {
	status: OrderStatus;
	/** Null when unknown. */
	createdAt: number | null;
	/** Its known states until now, each with its beginning. */
	logs: readonly { status: OrderStatus; at: number }[];
	/** The moment of payment; null when it isn't paid. */
	paidAt: number | null;
};

/** The steps ahead in each state, when all goes well. */
const AHEAD: Readonly<Record<OrderStatus, readonly OrderStep[]>> = {
	'waiting-confirmation': ['confirmed', 'paid', 'sailing'],
	reserved: ['paid', 'sailing'],
	'waiting-payment': ['paid', 'sailing'],
	'not-travelled': ['sailing'],
	completed: [],
	cancelling: ['refund-approved', 'refunded'],
	refunding: ['refunded'],
	refunded: [],
	cancelled: [],
};

/** The step that begins with a state; being confirmed and being paid are steps of their own. */
const REACHED: Partial<Record<OrderStatus, OrderStep>> = {
	reserved: 'confirmed',
	completed: 'completed',
	cancelling: 'cancel-requested',
	cancelled: 'cancelled',
	refunding: 'refund-approved',
	refunded: 'refunded',
};

/** The moment that a step is sorted by: an unknown one is the latest, but an order is placed first. */
const momentOf = ({ step, at }: Pick<Shown, 'step' | 'at'>): number => at ?? (step === 'placed' ? 0 : Number.MAX_VALUE);

/** An order's steps: those that happened, with their times (the last is current), then those ahead. A step without a record of upstream's is left out. */
export function orderTimeline({ status, createdAt, logs, paidAt }: OrderHistory): Shown[] {
	const happened: { step: OrderStep; at: number | null }[] = [{ step: 'placed', at: createdAt }];
	if (paidAt !== null) happened.push({ step: 'paid', at: paidAt });
	for (const log of logs) {
		const step = REACHED[log.status];
		if (step && !happened.some((known) => known.step === step)) happened.push({ step, at: log.at });
	}
	const own = REACHED[status];
	if (own && !happened.some(({ step }) => step === own)) happened.push({ step: own, at: null });
	const inOrder = happened.toSorted((a, b) => momentOf(a) - momentOf(b));
	const done = inOrder.map((entry, index): Shown => ({ ...entry, state: index === inOrder.length - 1 ? 'current' : 'done' }));
	const ahead = AHEAD[status].filter((step) => !done.some((entry) => entry.step === step));
	return [...done, ...ahead.map((step): Shown => ({ step, at: null, state: 'ahead' }))];
}
