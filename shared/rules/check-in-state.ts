import type { OrderStatus } from '../constants.ts';
import type { PassState } from './boarding-pass.ts';
import { type CheckInPhase, canCheckIn } from './check-in-window.ts';

/** The states of a passenger between paying and boarding. */
export const PERSON_STATES = [
	'not-started',
	'begun',
	'done',
	'needs-help',
	'too-early',
	'too-late',
	'departed',
	'pass-ready',
	'pass-failed',
] as const;
export type PersonState = (typeof PERSON_STATES)[number];

type Asked = {
	phase: CheckInPhase;
	/** Upstream's state of the check-in; null when unknown. */
	checkIn: 'NONE' | 'DONE' | 'HELP' | null;
	checkedIn: boolean;
	/** True after a save of the form. */
	begun: boolean;
	pass: PassState | null;
};

/** Returns the state of one passenger, for every page. A pass, and help by staff, come before the passenger's own next step. */
export function personState({ phase, checkIn, checkedIn, begun, pass }: Asked): PersonState {
	if (pass === 'ready') return 'pass-ready';
	if (checkIn === 'HELP') return 'needs-help';
	if (checkIn === 'DONE' || checkedIn) return pass === 'failed' ? 'pass-failed' : 'done';
	if (phase === 'early') return 'too-early';
	if (phase === 'departed') return 'departed';
	if (!canCheckIn(phase)) return 'too-late';
	return begun ? 'begun' : 'not-started';
}

const CHECKED_IN: readonly PersonState[] = ['done', 'pass-ready', 'pass-failed'];

/** True when the passenger's check-in is done. */
export const isCheckedIn = (state: PersonState): boolean => CHECKED_IN.includes(state);

/** True for an order that can be checked in: it is paid and still ahead. */
export const hasCheckIn = (status: OrderStatus): boolean => status === 'not-travelled';
