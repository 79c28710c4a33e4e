import { BOARDING_PASS_WITHIN } from '../constants.ts';
import { leavesFrom, type SailingTime } from './check-in-window.ts';

/** What upstream says of a pass. */
export const TICKET_STATUSES = ['NONE', 'MAKING', 'READY', 'FAILED', 'CHANGED'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** `unchecked`: its passenger has to check in first; `not-yet`: too early; `due`: it can be made now. */
export const PASS_STATES = ['unchecked', 'not-yet', 'due', 'making', 'ready', 'failed', 'changed', 'departed'] as const;
export type PassState = (typeof PASS_STATES)[number];

/** From when on a sailing's passes can be made, epoch milliseconds (docs/rules.md, pass-time). */
export const passFrom = (sailing: SailingTime): number => leavesFrom(sailing) - BOARDING_PASS_WITHIN;

type Asked = {
	/** What upstream says; null when it tells of none. */
	ticket: TicketStatus | null;
	checkedIn: boolean;
	sailing: SailingTime;
	/** When the ship is back: the day in China, after which a pass is of no use. */
	back: string;
};

/** Where a passenger's pass stands. What upstream says of a pass comes before the 48 hours: the booking channel may have it made sooner. */
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
