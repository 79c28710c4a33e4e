import { BOARDING_PASS_WITHIN } from '../constants.ts';
import { leavesFrom, type SailingTime } from './check-in-window.ts';

/** Upstream's states of a pass. */
export const TICKET_STATUSES = ['NONE', 'MAKING', 'READY', 'FAILED', 'CHANGED'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** `unchecked`: its passenger has to check in first; `not-yet`: too early; `due`: it can be made now. */
export const PASS_STATES = ['unchecked', 'not-yet', 'due', 'making', 'ready', 'failed', 'changed', 'departed'] as const;
export type PassState = (typeof PASS_STATES)[number];

/** The moment from which a sailing's passes can be made, epoch milliseconds (docs/rules.md, pass-time). */
export const passFrom = (sailing: SailingTime): number => leavesFrom(sailing) - BOARDING_PASS_WITHIN;

type Asked = {
	/** Upstream's state; null without a pass. */
	ticket: TicketStatus | null;
	checkedIn: boolean;
	sailing: SailingTime;
	/** The day of the ship's return, in China: a pass is of no use after it. */
	back: string;
};

/** Returns the state of a passenger's pass. Upstream's state comes before the rule of 48 hours: the booking channel may have a pass made sooner. */
export function passState(
	{ ticket, checkedIn, sailing, back }: Asked,
	{ now, today }: { now: number; today: string },
): PassState {
	if (today > back) return 'departed';
	if (ticket === 'READY') return 'ready';
	if (now >= leavesFrom(sailing)) return 'departed';
	if (ticket === 'MAKING') return 'making';
	if (ticket === 'FAILED') return 'failed';
	if (ticket === 'CHANGED') return 'changed';
	if (!checkedIn) return 'unchecked';
	return now >= passFrom(sailing) ? 'due' : 'not-yet';
}
