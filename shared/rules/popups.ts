import { localDay } from '#shared/rules/dates.ts';

type Popup = { id: string; kind: 'notice' | 'sale'; displayWithNotice: boolean };

/** A pop-up that was shown, and the last local calendar day (`YYYY-MM-DD`) on which it was. */
export type ShownPopup = { id: string; day: string };

/** The key of shown pop-ups in the browser's storage. */
export const SHOWN_POPUPS_KEY = 'popClosed';

/** More than upstream has at a time; those shown longest ago are forgotten. */
const MOST_REMEMBERED = 20;

/** The pop-ups that may show, notices first. Beside a notice, sale images show only when they ask for it (docs/rules.md, popup-choice). */
export function selectPopups<P extends Popup>(popups: readonly P[]): P[] {
	const notices = popups.filter(({ kind }) => kind === 'notice');
	const sales = popups.filter(({ kind }) => kind === 'sale');
	return notices.length === 0 ? sales : [...notices, ...sales.filter(({ displayWithNotice }) => displayWithNotice)];
}

/**
 * Returns the pop-up of today by the visitor's calendar; null when one was shown today (docs/rules.md, popup-once). Day by day they take turns in
 * their order.
 */
export function popupOfTheDay<P extends { id: string }>(popups: readonly P[], shown: readonly ShownPopup[], now: Date): P | null {
	const today = localDay(now);
	if (shown.some(({ day }) => day === today)) return null;
	const lastDay = ({ id }: P) => shown.find((entry) => entry.id === id)?.day ?? '';
	return popups.toSorted((a, b) => lastDay(a).localeCompare(lastDay(b)))[0] ?? null;
}

/** The list with `id` shown today. */
export const recordShown = (shown: readonly ShownPopup[], id: string, now: Date): ShownPopup[] =>
	[...shown.filter((entry) => entry.id !== id), { id, day: localDay(now) }].slice(-MOST_REMEMBERED);

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
