import { readStored, store } from '#client/app/stored.ts';
import type { AdView, PopupView, Section } from '#shared/catalogue/bff/views.ts';
import { entriesOf } from '#shared/entries-of.ts';
import { localDay } from '#shared/rules/dates.ts';
import {
	POPUP_VISIT_KEY,
	parseShown,
	popupsOfToday,
	recordShown,
	SHOWN_POPUPS_KEY,
	type ShownPopup,
	selectPopups,
} from '#shared/rules/popups.ts';

/** A notice or a pop-up: it opens over the page without a press. */
export type Overlay = { id: string; notice: AdView } | { id: string; popup: PopupView };

/** The time without a press, a key or a scroll after which a moment is quiet. */
const QUIET_MS = 5_000;

/** What a visitor is busy with: a dialog, an open picker or menu, a form, a banner, a booking or a check-in under way. */
const BUSY = '[role="dialog"], [role="alertdialog"], [aria-haspopup][aria-expanded="true"], .resume-bar';

const isBusy = (): boolean =>
	document.hidden ||
	document.querySelector(BUSY) !== null ||
	document.activeElement?.closest('form, [aria-roledescription]') != null;

/** Calls `run` once, at the first quiet moment at which the visitor isn't busy. Returns a function that stops waiting. */
export function whenQuiet(run: () => void): () => void {
	const signs = ['scroll', 'pointerdown', 'keydown'];
	let timer = 0;
	const wait = () => {
		clearTimeout(timer);
		timer = window.setTimeout(look, QUIET_MS);
	};
	const stop = () => {
		clearTimeout(timer);
		for (const sign of signs) removeEventListener(sign, wait);
	};
	const look = () => {
		if (isBusy()) return wait();
		stop();
		run();
	};
	for (const sign of signs) addEventListener(sign, wait, { passive: true });
	wait();
	return stop;
}

/** What this document has shown, and the day on which it ended a set: some browsers store nothing. */
let shownHere: readonly ShownPopup[] = [];
let endedOn = '';

/**
 * Returns what opens over the page, in order: the notice, then the pop-ups that weren't closed today. None after a set was closed, until the visit
 * ends: it lasts while the tab is open and its day does. Ids are the same in each language.
 */
export function takeOverlays(notice: Section<AdView | null>, popups: Section<PopupView[]>, now: Date): Overlay[] {
	const today = localDay(now);
	if (endedOn === today || readStored('sessionStorage', POPUP_VISIT_KEY) === today) return [];
	const all: Overlay[] = [
		...(notice && notice !== 'unavailable' ? [{ id: `notice:${notice.image}`, notice }] : []),
		...selectPopups(entriesOf(popups)).map((popup) => ({ id: popup.id, popup })),
	];
	return popupsOfToday(all, [...parseShown(readStored('localStorage', SHOWN_POPUPS_KEY)), ...shownHere], now);
}

/** Remembers that these were closed: they are hidden until the day changes. `ends`: none of the set is left, and no other comes in this visit. */
export function closeOverlays(overlays: readonly Overlay[], ends: boolean, now: Date): void {
	const before = parseShown(readStored('localStorage', SHOWN_POPUPS_KEY));
	const ids = overlays.map(({ id }) => id);
	shownHere = recordShown(shownHere, ids, now);
	store('localStorage', SHOWN_POPUPS_KEY, JSON.stringify(recordShown(before, ids, now)));
	if (!ends) return;
	endedOn = localDay(now);
	store('sessionStorage', POPUP_VISIT_KEY, endedOn);
}
