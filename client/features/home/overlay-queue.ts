import type { AdView, PopupView, Section } from '#shared/catalogue/bff/views.ts';
import { parseShown, popupOfTheDay, recordShown, SHOWN_POPUPS_KEY, selectPopups } from '#shared/rules/popups.ts';

/** What opens over the page without a press. */
export type Overlay = { id: string; notice: AdView } | { id: string; popup: PopupView };

/** Whether this document has shown one, for browsers that keep nothing. */
let shownHere = false;

function shownBefore() {
	try {
		return parseShown(localStorage.getItem(SHOWN_POPUPS_KEY));
	} catch {
		return [];
	}
}

/** The one overlay of a visit and a day, which is remembered as shown; the notice dialog comes before pop-ups. Their ids are the same in each language. */
export function takeOverlay(notice: Section<AdView | null>, popups: Section<PopupView[]>, now: Date): Overlay | null {
	if (shownHere) return null;
	const all: Overlay[] = [
		...(notice && notice !== 'unavailable' ? [{ id: `notice:${notice.image}`, notice }] : []),
		...(popups === 'unavailable' ? [] : selectPopups(popups).map((popup) => ({ id: popup.id, popup }))),
	];
	const before = shownBefore();
	const next = popupOfTheDay(all, before, now);
	if (!next) return null;
	shownHere = true;
	try {
		localStorage.setItem(SHOWN_POPUPS_KEY, JSON.stringify(recordShown(before, next.id, now)));
	} catch {
		// Storage is full or forbidden: this document remembers by itself.
	}
	return next;
}
