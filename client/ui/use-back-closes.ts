import { useEffect, useEffectEvent } from 'react';

/**
 * People leave an overlay with Back. While one is open, the history holds one entry more, of the same address: going
 * back from it closes the overlay and never reaches the router, for which nothing has changed. Closing in any other way
 * removes the entry; one that a link inside the overlay left behind is stepped over when Back or Forward meets it, and one that a
 * reload left behind is removed when the page starts.
 */
const OVERLAY_ENTRY = 'overlay';
const open: (() => void)[] = [];
/** The move that this file makes and the router must not see: removing the entry, or returning to a page pushed meanwhile. */
let moving: 'no' | 'removing' | 'returning' = 'no';

/**
 * True when the last move went forward to an entry that isn't the last one. Browsers without the Navigation API don't report it:
 * there Forward does nothing.
 */
let forward = false;
const navigation = globalThis.navigation as Navigation | undefined;

/** The entry of a page that was pushed while the overlay's entry was being removed. The way back may lead past it by more than one. */
let pushedKey: string | null = null;

const atOverlayEntry = () => Boolean((history.state as Record<string, unknown> | null)?.[OVERLAY_ENTRY]);

/** Goes back by one entry of this document; a frame in it may have made entries since, which the history alone would step through. */
function goBack() {
	if (!navigation?.canGoBack) return history.back();
	const { committed, finished } = navigation.back();
	void Promise.allSettled([committed, finished]);
}

function remove() {
	// A restored or copied tab may have no entry before this one.
	if (history.length < 2) return history.replaceState({ ...history.state, [OVERLAY_ENTRY]: undefined }, '');
	moving = 'removing';
	pushedKey = null;
	goBack();
}

/** Goes forward to the page that was pushed meanwhile: the router shows it already. */
function returnToPushed() {
	moving = 'returning';
	if (!navigation || pushedKey === null) return history.forward();
	const { committed, finished } = navigation.traverseTo(pushedKey);
	void Promise.allSettled([committed, finished]);
}

function onPopState(event: PopStateEvent) {
	if (moving !== 'no') {
		event.stopImmediatePropagation();
		// Landing on the overlay's entry means that a page was pushed before we went back: that page must be shown.
		if (moving === 'removing' && (pushedKey !== null || atOverlayEntry())) return returnToPushed();
		moving = 'no';
		// An overlay that was opened while the last one's entry was being removed has no entry yet.
		settle();
	} else if (open.length > 0 && !atOverlayEntry()) {
		event.stopImmediatePropagation();
		open.at(-1)?.();
	} else if (open.length === 0 && atOverlayEntry()) {
		if (!forward) return remove();
		event.stopImmediatePropagation();
		history.forward();
	}
}

/**
 * Starts listening. Call it before the router is made: listeners on the window run in the order in which they were added, and the
 * router must not see the moves of overlays.
 */
export const listenForBack = (): void => {
	addEventListener('popstate', onPopState);
	setTimeout(settle);
	navigation?.addEventListener('currententrychange', ({ from, navigationType }) => {
		if (navigationType === 'push' && moving === 'removing') pushedKey = navigation.currentEntry?.key ?? null;
		forward = navigation.canGoForward && (navigation.currentEntry?.index ?? 0) > from.index;
	});
};

function settle() {
	if (moving !== 'no') return;
	if (open.length > 0 && !atOverlayEntry()) history.pushState({ ...(history.state as object | null), [OVERLAY_ENTRY]: true }, '');
	else if (open.length === 0 && atOverlayEntry()) remove();
}

/**
 * Runs `run` once the overlay is closed and its entry removed, and after a second in any case. A page pushed while the browser is
 * going back would be taken for that entry, and lost.
 */
export function afterOverlay(run: () => void, turns = 64): void {
	if (turns === 0 || (open.length === 0 && moving === 'no' && !atOverlayEntry())) run();
	else setTimeout(() => afterOverlay(run, turns - 1), 16);
}

/** Makes Back close the overlay. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
	const close = useEffectEvent(onClose);
	useEffect(() => {
		if (!isOpen) return;
		const entry = () => close();
		open.push(entry);
		const opened = setTimeout(settle);
		return () => {
			clearTimeout(opened);
			open.splice(open.indexOf(entry), 1);
			setTimeout(settle);
		};
	}, [isOpen]);
}
