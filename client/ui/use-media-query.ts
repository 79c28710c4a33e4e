import { useCallback, useSyncExternalStore } from 'react';

/**
 * True while a media query matches; `atFirst` on the server and while hydrating. Lay out with CSS; this is for behaviour, and for parts that CSS would
 * only hide.
 */
export function useMediaQuery(query: string, atFirst = false): boolean {
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
		() => atFirst,
	);
}

/** Up to 768 px (docs/rules.md, mobile-width), and wider where the browser's text is larger: as `max-md` of the style sheet. */
export const NARROW_SCREEN = '(max-width: 48rem)';
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
/** Devices with a mouse; phones and tablets answer `none` (Media Queries 4). */
export const CAN_HOVER = '(hover: hover)';
