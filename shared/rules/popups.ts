import { localDay } from '#shared/rules/dates.ts';

type Popup = { id: string; kind: 'notice' | 'sale'; displayWithNotice: boolean };

/** A pop-up that was shown, and the last local calendar day (`YYYY-MM-DD`) on which it was. */
export type ShownPopup = { id: string; day: string };

/** The key of shown pop-ups in the browser's storage. */
export const SHOWN_POPUPS_KEY = 'popClosed';

/** The key of the day on which this tab's visit closed all pop-ups, in the browser's storage of a tab. */
export const POPUP_VISIT_KEY = 'popVisit';

/** The pop-ups that may show, notices first. Beside a notice, sale images show only when they ask for it (docs/rules.md, popup-choice). */
export function selectPopups<P extends Popup>(popups: readonly P[]): P[] {
	const notices = popups.filter(({ kind }) => kind === 'notice');
	const sales = popups.filter(({ kind }) => kind === 'sale');
	return notices.length === 0 ? sales : [...notices, ...sales.filter(({ displayWithNotice }) => displayWithNotice)];
}

/** Returns the pop-ups that weren't shown today by the visitor's calendar, in their order (docs/rules.md, popup-once). */
export function popupsOfToday<P extends { id: string }>(popups: readonly P[], shown: readonly ShownPopup[], now: Date): P[] {
	const today = localDay(now);
	return popups.filter(({ id }) => !shown.some((entry) => entry.id === id && entry.day === today));
}

/** Returns the list with `ids` shown today; entries of other days hide nothing and are dropped. */
export function recordShown(shown: readonly ShownPopup[], ids: readonly string[], now: Date): ShownPopup[] {
	const today = localDay(now);
	const others = shown.filter(({ id, day }) => day === today && !ids.includes(id));
	return [...others, ...ids.map((id) => ({ id, day: today }))];
}

/** Reads the stored list; other entries in storage count as absent. */
export function parseShown(stored: string | null): ShownPopup[] {
	let entries: unknown;
	try {
		entries = JSON.parse(stored ?? '[]');
	} catch {
		return [];
	}
	if (!Array.isArray(entries)) return [];
	return entries.filter(isShownPopup).map(({ id, day }) => ({ id, day }));
}

const isShownPopup = (entry: unknown): entry is ShownPopup =>
	typeof entry === 'object' &&
	entry !== null &&
	'id' in entry &&
	'day' in entry &&
	typeof entry.id === 'string' &&
	typeof entry.day === 'string';
