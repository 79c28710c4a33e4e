import { useCallback, useSyncExternalStore } from 'react';
import { MOBILE_BREAKPOINT } from '#shared/constants.ts';

/** Whether a media query matches; false on the server and while hydrating. Lay out with CSS, use this for behaviour only. */
export function useMediaQuery(query: string): boolean {
	const subscribe = useCallback(
		(changed: () => void) => {
			const list = matchMedia(query);
			list.addEventListener('change', changed);
			return () => list.removeEventListener('change', changed);
		},
		[query],
	);
	return useSyncExternalStore(
		subscribe,
		() => matchMedia(query).matches,
		() => false,
	);
}

export const NARROW_SCREEN = `(max-width: ${MOBILE_BREAKPOINT}px)`;
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
