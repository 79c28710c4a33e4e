import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Draws what `show` changes, and moves the focus to the control that failed, or to the summary: of several, or of one that the page
 * showed before (`wasShown`). `show` returns the ids of these controls. Done within the press: what somebody types next goes to no
 * other field. Returns true where something failed.
 */
export function showFailures(summary: RefObject<HTMLElement | null>, show: () => readonly string[], wasShown = false): boolean {
	const [first, ...more] = flushSync(show);
	if (first === undefined) return false;
	(more.length > 0 || wasShown ? summary.current : document.getElementById(first))?.focus();
	return true;
}
