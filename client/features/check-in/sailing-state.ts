import type { CheckInSailing } from '#shared/catalogue/bff/check-in.ts';
import { hasCheckIn } from '#shared/rules/check-in-state.ts';
import type { CheckInPhase } from '#shared/rules/check-in-window.ts';

/** True when all passengers are checked in and the ship hasn't left. */
export const isComplete = ({ people, window }: CheckInSailing): boolean =>
	people !== null && people.all > 0 && people.done >= people.all && window.phase !== 'departed';

/** Returns the state of an order's check-in as a whole. */
export function stateOf(sailing: CheckInSailing): CheckInPhase | 'unpaid' | 'complete' {
	if (!hasCheckIn(sailing.status)) return 'unpaid';
	return isComplete(sailing) ? 'complete' : sailing.window.phase;
}
