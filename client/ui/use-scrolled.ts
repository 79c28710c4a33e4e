import { useSyncExternalStore } from 'react';

/** Calls `changed` when the page is scrolled or resized, for `useSyncExternalStore`. */
export function subscribeToScroll(changed: () => void) {
	addEventListener('scroll', changed, { passive: true });
	addEventListener('resize', changed);
	return () => {
		removeEventListener('scroll', changed);
		removeEventListener('resize', changed);
	};
}

/** Whether the page is scrolled past a point that `isPast` finds; false on the server. */
export const useScrolled = (isPast: () => boolean): boolean => useSyncExternalStore(subscribeToScroll, isPast, () => false);
