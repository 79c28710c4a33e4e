import { navigationEntry } from './address.ts';

/**
 * The position to which the page is being put back; null once the visitor moves the page, which may happen before it was put back
 * at all.
 */
let place: number | null = null;
let moved = false;

/** True once the visitor has done anything to this document. */
export const hasMoved = (): boolean => moved;

/** Lays out the whole page from now on, the parts far below and their pictures included, on every page of this document. */
export function layOutEverything(): void {
	if (document.adoptedStyleSheets.length > 0) return;
	const sheet = new CSSStyleSheet();
	sheet.replaceSync('.later { content-visibility: visible } .later picture { animation: none }');
	document.adoptedStyleSheets = [sheet];
}

/**
 * Watches the page from the first moment of its document on. Elements of the class `later` wait with their layout until it is first
 * scrolled, except where the browser restores a position or goes to an anchor. A visitor who moves it keeps it where it is.
 */
export function watchPlace(): void {
	if (navigationEntry()?.type !== 'navigate' || location.hash) layOutEverything();
	else addEventListener('scroll', layOutEverything, { once: true, passive: true });
	const letGo = () => {
		moved = true;
		place = null;
	};
	for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
		addEventListener(input, letGo, { capture: true, passive: true });
}

/**
 * Scrolls the page to a position at once, or with `null` leaves it where it is. A page that isn't long enough yet gets there as
 * its parts come.
 */
export function putBack(to: number | null): void {
	place = to;
	if (to !== null) scrollTo({ top: to, behavior: 'instant' });
}

/** True while the page is being put back. A scroll to another position is made by the visitor with the scroll bar, and ends it. */
export function isPuttingBack(): boolean {
	if (place === null) return false;
	const below = document.documentElement.scrollHeight - innerHeight - scrollY;
	if (scrollY > place + 1 || (scrollY < place - 1 && below > 1)) place = null;
	return place !== null;
}

/** Puts the page back again whenever its length changes. Returns a function that stops this. */
export function followLength(): () => void {
	const observer = new ResizeObserver(() => putBack(place));
	observer.observe(document.body);
	return () => observer.disconnect();
}
