import type { AdView, PopupView, Section } from '#shared/catalogue/bff/views.ts';
import { CLOSED_POPUPS_KEY, parseClosed, popupsToShow, recordClosed } from '#shared/rules/popups.ts';

/** What may open over the page without a press, one at a time. */
export type Overlay = { id: string; notice: AdView } | { id: string; popup: PopupView };

function closedBefore() {
	try {
		return parseClosed(localStorage.getItem(CLOSED_POPUPS_KEY));
	} catch {
		return [];
	}
}

const noticeId = (notice: AdView): string => `notice:${notice.title}:${notice.image}`;

/** The next to be shown: the notice dialog first, then pop-ups in their order; none that was closed today. */
export function nextOverlay(notice: Section<AdView | null>, popups: Section<PopupView[]>, now: Date): Overlay | null {
	const closed = closedBefore();
	if (notice && notice !== 'unavailable') {
		const [open] = popupsToShow([{ id: noticeId(notice), kind: 'notice', displayWithNotice: true }], closed, now);
		if (open) return { id: open.id, notice };
	}
	const [popup] = popups === 'unavailable' ? [] : popupsToShow(popups, closed, now);
	return popup ? { id: popup.id, popup } : null;
}

/** Remembers that it was closed today. Without storage it opens again on the next visit. */
export function rememberClosed(id: string, now: Date): void {
	try {
		localStorage.setItem(CLOSED_POPUPS_KEY, JSON.stringify(recordClosed(closedBefore(), id, now)));
	} catch {
		// Storage is full or forbidden: nothing depends on it.
	}
}
