import { localDay } from '#shared/rules/dates.ts';

type Popup = { id: string; kind: 'notice' | 'sale'; displayWithNotice: boolean };

/** A pop-up that was closed, and the local calendar day (`YYYY-MM-DD`) on which it was: it stays hidden on that day. */
export type ClosedPopup = { id: string; day: string };

/** Where closed pop-ups are kept in the browser's storage. */
export const CLOSED_POPUPS_KEY = 'popClosed';

/** The pop-ups that may show, notices first. Beside a notice, sale images show only when they ask for it (docs/rules.md, popup-choice). */
export function selectPopups<P extends Popup>(popups: readonly P[]): P[] {
	const notices = popups.filter(({ kind }) => kind === 'notice');
	const sales = popups.filter(({ kind }) => kind === 'sale');
	return notices.length === 0 ? sales : [...notices, ...sales.filter(({ displayWithNotice }) => displayWithNotice)];
}

/** The pop-ups still to be shown, in their order: those selected and not closed today (the visitor's calendar). */
export function popupsToShow<P extends Popup>(popups: readonly P[], closed: readonly ClosedPopup[], now: Date): P[] {
	const today = localDay(now);
	const hidden = new Set(closed.filter(({ day }) => day === today).map(({ id }) => id));
	return selectPopups(popups).filter(({ id }) => !hidden.has(id));
}

/** The list with `id` closed today; what was closed on other days is forgotten. */
export function recordClosed(closed: readonly ClosedPopup[], id: string, now: Date): ClosedPopup[] {
	const day = localDay(now);
	return [...closed.filter((entry) => entry.day === day && entry.id !== id), { id, day }];
}

/** Reads the stored list; anything in storage that is no such entry counts as absent. */
export function parseClosed(stored: string | null): ClosedPopup[] {
	let entries: unknown;
	try {
		entries = JSON.parse(stored ?? '[]');
	} catch {
		return [];
	}
	if (!Array.isArray(entries)) return [];
	return entries.filter(isClosedPopup).map(({ id, day }) => ({ id, day }));
}

const isClosedPopup = (entry: unknown): entry is ClosedPopup =>
	typeof entry === 'object' &&
	entry !== null &&
	'id' in entry &&
	'day' in entry &&
	typeof entry.id === 'string' &&
	typeof entry.day === 'string';
