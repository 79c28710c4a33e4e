import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
	addEventListener('scroll', changed, { passive: true });
	addEventListener('resize', changed);
	return () => {
		removeEventListener('scroll', changed);
		removeEventListener('resize', changed);
	};
}

/** Whether the page is scrolled past a point that `isPast` finds; false on the server. */
export const useScrolled = (isPast: () => boolean): boolean => useSyncExternalStore(subscribe, isPast, () => false);
