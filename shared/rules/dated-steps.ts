import type { OrderStatus } from '../constants.ts';
import { passFrom } from './boarding-pass.ts';
import { type CheckInTerms, checkInPhase, checkInWindow } from './check-in-window.ts';
import { isPayable } from './order-status.ts';
import type { OrderFacts } from './order-tasks.ts';

/** The steps between an order and its ship, in their order. */
export const DATED_STEPS = ['pay', 'check-in', 'pass', 'terminal'] as const;
/** `open`: it can be done now, until its moment; `ahead`: from its moment on; `missed`: no longer online, but at the terminal. */
export const STEP_STATES = ['done', 'open', 'ahead', 'missed'] as const;
export type DatedStep = { step: (typeof DATED_STEPS)[number]; state: (typeof STEP_STATES)[number]; at: number };

const WAITING: readonly OrderStatus[] = ['waiting-confirmation', 'reserved', 'waiting-payment', 'not-travelled'];
const SHOWN = 3;

/**
 * Returns the next three steps of an order, each with its moment, epoch milliseconds. Paying takes the first place even when its deadline
 * is unknown. An order that is over, or of an unknown day, has none.
 */
export function datedSteps(
	{ status, date, leavesAt, payBy, due, allCheckedIn }: OrderFacts,
	terms: CheckInTerms,
	now: number,
): DatedStep[] {
	if (date === null) return [];
	const sailing = { date, leavesAt };
	const window = checkInWindow(sailing, terms);
	const phase = checkInPhase(window, now);
	if (!WAITING.includes(status) || phase === 'departed') return [];
	const passes = passFrom(sailing);
	const checkIn = {
		early: { state: 'ahead', at: window.opens },
		open: { state: 'open', at: window.due },
		late: { state: 'open', at: window.closes },
		closed: { state: 'missed', at: window.closes },
	} as const;
	const pay: DatedStep[] = payBy !== null && now < payBy ? [{ step: 'pay', state: 'open', at: payBy }] : [];
	const after: DatedStep[] = [
		{ step: 'check-in', ...(allCheckedIn ? { state: 'done', at: window.due } : checkIn[phase]) },
		{ step: 'pass', state: allCheckedIn && now >= passes ? 'open' : 'ahead', at: passes },
		{ step: 'terminal', state: 'ahead', at: window.leaves },
	];
	return [...pay, ...after.slice(0, isPayable(status) && due !== 0 ? SHOWN - 1 : SHOWN)];
}
