import { readStored, store } from '#client/app/stored.ts';
import type { AdView, PopupView, Section } from '#shared/catalogue/bff/views.ts';
import { parseShown, popupOfTheDay, recordShown, SHOWN_POPUPS_KEY, selectPopups } from '#shared/rules/popups.ts';

/** A notice or a pop-up: it opens over the page without a press. */
export type Overlay = { id: string; notice: AdView } | { id: string; popup: PopupView };

/** True once this document has shown one: some browsers store nothing. */
let shownHere = false;

/**
 * Returns the one overlay of a visit and a day, and remembers it as shown; null when there is none. The notice comes before pop-ups. Ids are the same in
 * each language.
 */
export function takeOverlay(notice: Section<AdView | null>, popups: Section<PopupView[]>, now: Date): Overlay | null {
	if (shownHere) return null;
	const all: Overlay[] = [
		...(notice && notice !== 'unavailable' ? [{ id: `notice:${notice.image}`, notice }] : []),
		...(popups === 'unavailable' ? [] : selectPopups(popups).map((popup) => ({ id: popup.id, popup }))),
	];
	const before = parseShown(readStored('localStorage', SHOWN_POPUPS_KEY));
	const next = popupOfTheDay(all, before, now);
	if (!next) return null;
	shownHere = true;
	store('localStorage', SHOWN_POPUPS_KEY, JSON.stringify(recordShown(before, next.id, now)));
	return next;
}
