import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router';
import { navigationEntry } from './address.ts';
import { layOutEverything } from './deferred-layout.ts';
import { followLength, hasMoved, isPuttingBack, putBack } from './put-back.ts';
import { entryOf, notePosition, readPositions, savedPosition, storePositions } from './saved-positions.ts';

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** State of a navigation after which the visitor stays at the same position, on the same page with another query. */
export const IN_PLACE = { inPlace: true } as const;

/** True when such a navigation led to a page; after Back or Forward it counts as any other page. */
export const isInPlace = ({ state }: Location<Partial<typeof IN_PLACE> | null>, action: NavigationType): boolean =>
	action !== 'POP' && state?.inPlace === true;

/** True when such a navigation led to the page on screen. */
export const useIsInPlace = (): boolean => isInPlace(useLocation(), useNavigationType());

/**
 * Sets the page's scroll position. Back, Forward and a reload return to the position that the visitor had, even if parts come
 * later; other navigations start at the top or at their anchor. With `inPlace` nothing moves.
 */
export function useScrollPosition(inPlace: boolean): void {
	const location = useLocation();
	const { hash } = location;
	const type = useNavigationType();
	const shown = useRef<string>(undefined);
	const entry = entryOf(location);

	useBrowserLayoutEffect(() => {
		if (shown.current === entry) return;
		const first = shown.current === undefined;
		shown.current = entry;
		readPositions();
		if (first ? navigationEntry()?.type === 'navigate' || hasMoved() : inPlace) return;
		const saved = type === 'POP' ? savedPosition(entry) : undefined;
		if (first && saved === undefined) return;
		const target = saved === undefined && hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
		if (saved !== undefined || target) layOutEverything();
		putBack(saved ?? null);
		if (target) target.scrollIntoView({ behavior: 'instant' });
		else if (saved === undefined) scrollTo({ top: 0, behavior: 'instant' });
	}, [entry]);

	const note = useEffectEvent((at: string) => {
		if (!isPuttingBack()) notePosition(at, scrollY);
	});
	// A page that wasn't scrolled has a position too: it may have been reached in place, or scrolled before this ran.
	useEffect(() => note(entry), [entry]);
	useEffect(() => {
		const onScroll = () => shown.current !== undefined && note(shown.current);
		const save = () => {
			// The event of the last scroll comes with the next frame, which this document may not have
			onScroll();
			storePositions();
			history.scrollRestoration = 'auto';
		};
		const take = () => {
			history.scrollRestoration = 'manual';
		};
		take();
		const unfollow = followLength();
		const gone = new AbortController();
		const { signal } = gone;
		addEventListener('scroll', onScroll, { passive: true, signal });
		addEventListener('pagehide', save, { signal });
		addEventListener('pageshow', take, { signal });
		return () => {
			unfollow();
			gone.abort();
		};
	}, []);
}
