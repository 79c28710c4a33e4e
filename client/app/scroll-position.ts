import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router';
import { pageIdentity } from '#shared/rules/page-address.ts';
import { navigationEntry } from './address.ts';
import { followLength, hasMoved, isPuttingBack, layOutEverything, putBack } from './page-place.ts';
import { readStored, store } from './stored.ts';

const STORED = 'scrollPositions';
/** The pages whose positions outlive their document: the last ones seen. */
const MOST_STORED = 50;

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** State of a navigation after which the visitor stays at the same position, on the same page with another query. */
export const IN_PLACE = { inPlace: true } as const;

/** True when such a navigation led to the page on screen; after Back or Forward it counts like every other page. */
export function useIsInPlace(): boolean {
	const { state } = useLocation() as Location<Partial<typeof IN_PLACE> | null>;
	const action: NavigationType = useNavigationType();
	return action !== 'POP' && state?.inPlace === true;
}

/** The scroll positions, in pixels, at which the entries of the history were left in this tab. */
let positions: Map<string, number> | undefined;
/** The entry on the screen, and whether the document has shown another one before. */
let current: string | undefined;
let hasMovedOn = false;

/** Names a page at its place in the history. The first entry of every document has the same key. */
export const entryOf = ({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string =>
	`${key} ${pageIdentity(pathname + search)}`;

/** Reads the positions that earlier documents of this tab have stored. */
function readPositions(): void {
	if (positions) return;
	try {
		positions = new Map(JSON.parse(readStored('sessionStorage', STORED) ?? '[]') as [string, number][]);
	} catch {
		positions = new Map();
	}
}

/** True for a page that this document has left near its top: its first view is all that is seen of it on return. */
export const wasLeftAtTop = (place: Location): boolean =>
	hasMovedOn && (positions?.get(entryOf(place)) ?? Number.POSITIVE_INFINITY) < innerHeight / 4;

/** Notes the position of an entry. The one seen last stands last. */
function notePosition(entry: string): void {
	hasMovedOn ||= current !== undefined && current !== entry;
	current = entry;
	if (isPuttingBack()) return;
	positions?.delete(entry);
	positions?.set(entry, scrollY);
}

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
		const saved = type === 'POP' ? positions?.get(entry) : undefined;
		if (first && saved === undefined) return;
		const target = saved === undefined && hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
		if (saved !== undefined || target) layOutEverything();
		putBack(saved ?? null);
		if (target) target.scrollIntoView({ behavior: 'instant' });
		else if (saved === undefined) scrollTo({ top: 0, behavior: 'instant' });
	}, [entry]);

	// A page that wasn't scrolled has a position too: it may have been reached in place, or scrolled before this ran.
	useEffect(() => notePosition(entry), [entry]);
	const onScroll = useEffectEvent(() => shown.current !== undefined && notePosition(shown.current));
	useEffect(() => {
		const save = () => {
			// The event of the last scroll comes with the next frame, which this document may not have
			onScroll();
			store('sessionStorage', STORED, JSON.stringify([...(positions ?? [])].slice(-MOST_STORED)));
			history.scrollRestoration = 'auto';
		};
		const take = () => {
			history.scrollRestoration = 'manual';
		};
		take();
		const unfollow = followLength();
		const gone = new AbortController();
		const { signal } = gone;
		addEventListener('scroll', () => void onScroll(), { passive: true, signal });
		addEventListener('pagehide', save, { signal });
		addEventListener('pageshow', take, { signal });
		return () => {
			unfollow();
			gone.abort();
		};
	}, []);
}
