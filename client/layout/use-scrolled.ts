import { useCallback, useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
	addEventListener('scroll', changed, { passive: true });
	addEventListener('resize', changed);
	return () => {
		removeEventListener('scroll', changed);
		removeEventListener('resize', changed);
	};
}

/** Whether the page is scrolled to `screens` window heights plus `offset` pixels, or further; false on the server. */
export function useScrolled(screens: number, offset: number): boolean {
	const isPast = useCallback(() => scrollY >= screens * innerHeight + offset, [screens, offset]);
	return useSyncExternalStore(subscribe, isPast, () => false);
}
