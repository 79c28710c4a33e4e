import { POPUP_VISIT_KEY } from '#shared/rules/popups.ts';

/** The key of the page shown before this one, for this tab only (docs/rules.md, previous-page). */
export const PREVIOUS_PAGE = 'previousPage';

/** The key of what a switch of the language keeps, for the moment between two documents (`language-switch.ts`). */
export const SWITCHED = 'languageSwitch';

type Kind = 'localStorage' | 'sessionStorage';

/** Reads the browser's storage; null where that is forbidden. */
export function readStored(kind: Kind, key: string): string | null {
	try {
		return window[kind].getItem(key);
	} catch {
		return null;
	}
}

/** Writes to the browser's storage, where that is allowed and there is room. */
export function store(kind: Kind, key: string, value: string): void {
	try {
		window[kind].setItem(key, value);
	} catch {
		// Stored values are only a convenience.
	}
}

/** Removes what this tab keeps of a visitor who logs out. That pop-ups have been shown says nothing of them. */
export function forgetTab(): void {
	const shown = readStored('sessionStorage', POPUP_VISIT_KEY);
	try {
		sessionStorage.clear();
	} catch {
		// Nothing was stored if storage is forbidden.
	}
	if (shown !== null) store('sessionStorage', POPUP_VISIT_KEY, shown);
}

/** Removes from the browser's storage. */
export function forget(kind: Kind, key: string): void {
	try {
		window[kind].removeItem(key);
	} catch {
		// Nothing was stored if storage is forbidden.
	}
}
