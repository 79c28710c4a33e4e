import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { keepsScroll } from '#shared/rules/previous-page.ts';
import { layOutEverything } from './deferred-layout.ts';
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

/** The state of a navigation that moves nothing: the visitor stays where they are, on the same page with another query. */
export const IN_PLACE = { inPlace: true } as const;

/** Whether such a navigation led to the page on screen; after Back or Forward it is like any other page. */
export function useIsInPlace(): boolean {
	const { state } = useLocation() as { state: Partial<typeof IN_PLACE> | null };
	const type = useNavigationType();
	return type !== 'POP' && state?.inPlace === true;
}

/**
 * Where the page is scrolled to. Screens that keep their position get it back on return, before they are painted; anything else
 * starts at its top or at the anchor asked for. The first page is left to the browser. `inPlace`: the navigation moves nothing.
 */
export function useScrollPosition(inPlace: boolean): void {
	const { key, hash, pathname } = useLocation();
	const type = useNavigationType();
	const positions = useRef<Map<string, number>>(undefined);
	const shown = useRef<string>(undefined);

	useBrowserLayoutEffect(() => {
		if (shown.current === key) return;
		const first = shown.current === undefined;
		shown.current = key;
		positions.current ??= readPositions();
		if (first || inPlace) return;
		const saved = type === 'POP' && keepsScroll(pathname) ? positions.current.get(key) : undefined;
		const target = saved === undefined && hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
		if (saved !== undefined || target) layOutEverything();
		if (target) target.scrollIntoView({ behavior: 'instant' });
		else scrollTo({ top: saved ?? 0, behavior: 'instant' });
	}, [key]);

	useEffect(() => {
		const note = () => {
			if (shown.current !== undefined) positions.current?.set(shown.current, scrollY);
		};
		const save = () => {
			store('sessionStorage', STORED, JSON.stringify([...(positions.current ?? [])].slice(-50)));
			history.scrollRestoration = 'auto';
		};
		const take = () => {
			history.scrollRestoration = 'manual';
		};
		take();
		addEventListener('scroll', note, { passive: true });
		addEventListener('pagehide', save);
		addEventListener('pageshow', take);
		return () => {
			removeEventListener('scroll', note);
			removeEventListener('pagehide', save);
			removeEventListener('pageshow', take);
		};
	}, []);
}
