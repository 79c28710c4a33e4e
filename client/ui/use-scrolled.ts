import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
	addEventListener('scroll', changed, { passive: true });
	addEventListener('resize', changed);
	return () => {
		removeEventListener('scroll', changed);
		removeEventListener('resize', changed);
	};
}

/** True while the page is scrolled past the point that `isPast` checks; false on the server. */
export const useScrolled = (isPast: () => boolean): boolean => useSyncExternalStore(subscribe, isPast, () => false);
