import type { OrderStatus } from '../constants.ts';
import type { PassState } from './boarding-pass.ts';
import { type CheckInPhase, canCheckIn } from './check-in-window.ts';

/** Where a passenger stands between paying and boarding. */
export const PERSON_STATES = [
	'not-started',
	'begun',
	'done',
	'needs-help',
	'too-early',
	'too-late',
	'pass-ready',
	'pass-failed',
] as const;
export type PersonState = (typeof PERSON_STATES)[number];

type Asked = {
	phase: CheckInPhase;
	/** What upstream says of the check-in; null when it tells nothing. */
	checkIn: 'NONE' | 'DONE' | 'HELP' | null;
	checkedIn: boolean;
	/** Something of the form was saved. */
	begun: boolean;
	pass: PassState | null;
};

/** The state of one passenger. A pass, and what staff have to see to, come before what the passenger may do. */
export function personState({ phase, checkIn, checkedIn, begun, pass }: Asked): PersonState {
	if (pass === 'ready') return 'pass-ready';
	if (checkIn === 'HELP') return 'needs-help';
	if (checkIn === 'DONE' || checkedIn) return pass === 'failed' ? 'pass-failed' : 'done';
	if (phase === 'early') return 'too-early';
	if (!canCheckIn(phase)) return 'too-late';
	return begun ? 'begun' : 'not-started';
}

const CHECKED_IN: readonly PersonState[] = ['done', 'pass-ready', 'pass-failed'];

/** Whether that passenger's check-in is over. */
export const isCheckedIn = (state: PersonState): boolean => CHECKED_IN.includes(state);

/** Only what is paid for and still ahead can be checked in. */
export const hasCheckIn = (status: OrderStatus): boolean => status === 'not-travelled';
