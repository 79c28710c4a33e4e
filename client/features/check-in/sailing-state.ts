import type { CheckInSailing } from '#shared/catalogue/bff/check-in.ts';
import { hasCheckIn } from '#shared/rules/check-in-state.ts';
import type { CheckInPhase } from '#shared/rules/check-in-window.ts';

/** Whether everybody of a sailing that is still ahead is checked in. */
export const isComplete = ({ people, window }: CheckInSailing): boolean =>
	people !== null && people.all > 0 && people.done >= people.all && window.phase !== 'departed';

/** Where an order's check-in stands as a whole. */
export function stateOf(sailing: CheckInSailing): CheckInPhase | 'unpaid' | 'complete' {
	if (!hasCheckIn(sailing.status)) return 'unpaid';
	return isComplete(sailing) ? 'complete' : sailing.window.phase;
}
