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

/** True while the page is scrolled past the point that `isPast` checks; false on the server. */
export const useScrolled = (isPast: () => boolean): boolean => useSyncExternalStore(subscribeToScroll, isPast, () => false);
