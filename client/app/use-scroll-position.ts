import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { pageIdentity } from '#shared/rules/page-address.ts';
import { navigationEntry } from './address.ts';
import { layOutEverything } from './deferred-layout.ts';
import { followLength, hasMoved, isPuttingBack, putBack } from './put-back.ts';
import { readStored, store } from './stored.ts';

const STORED = 'scrollPositions';
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

function readPositions(): Map<string, number> {
	try {
		return new Map(JSON.parse(readStored('sessionStorage', STORED) ?? '[]') as [string, number][]);
	} catch {
		return new Map();
	}
}

/** State of a navigation after which the visitor stays at the same position, on the same page with another query. */
export const IN_PLACE = { inPlace: true } as const;

/** True when such a navigation led to the page on screen; after Back or Forward it counts as any other page. */
export function useIsInPlace(): boolean {
	const { state } = useLocation() as { state: Partial<typeof IN_PLACE> | null };
	const type = useNavigationType();
	return type !== 'POP' && state?.inPlace === true;
}

/**
 * Sets the page's scroll position. Back, Forward and a reload return to the position that the visitor had, even if parts come
 * later; other navigations start at the top or at their anchor. With `inPlace` nothing moves.
 */
export function useScrollPosition(inPlace: boolean): void {
	const { key, hash, pathname, search } = useLocation();
	const type = useNavigationType();
	const positions = useRef<Map<string, number>>(undefined);
	const shown = useRef<string>(undefined);
	// The first entry of every document has the same key.
	const entry = `${key} ${pageIdentity(pathname + search)}`;

	useBrowserLayoutEffect(() => {
		if (shown.current === entry) return;
		const first = shown.current === undefined;
		shown.current = entry;
		positions.current ??= readPositions();
		if (first ? navigationEntry()?.type === 'navigate' || hasMoved() : inPlace) return;
		const saved = type === 'POP' ? positions.current.get(entry) : undefined;
		if (first && saved === undefined) return;
		const target = saved === undefined && hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
		if (saved !== undefined || target) layOutEverything();
		putBack(saved ?? null);
		if (target) target.scrollIntoView({ behavior: 'instant' });
		else if (saved === undefined) scrollTo({ top: 0, behavior: 'instant' });
	}, [entry]);

	const note = useEffectEvent((at: string) => {
		if (isPuttingBack()) return;
		// The page seen last stands last.
		positions.current?.delete(at);
		positions.current?.set(at, scrollY);
	});
	// A page that wasn't scrolled has a position too: it may have been reached in place, or scrolled before this ran.
	useEffect(() => note(entry), [entry]);
	useEffect(() => {
		const onScroll = () => shown.current !== undefined && note(shown.current);
		const save = () => {
			store('sessionStorage', STORED, JSON.stringify([...(positions.current ?? [])].slice(-50)));
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
