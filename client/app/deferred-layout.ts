import { navigationEntry } from './address.ts';

/** Lays out the whole page from now on, the parts far below and their pictures included, on every page of this document. */
export function layOutEverything(): void {
	if (document.adoptedStyleSheets.length > 0) return;
	const sheet = new CSSStyleSheet();
	sheet.replaceSync('.later { content-visibility: visible } .later picture { animation: none }');
	document.adoptedStyleSheets = [sheet];
}

/**
 * Lets elements of the class `later` wait with their layout until the page is first scrolled. Where the browser itself restores a
 * position or goes to an anchor, the page has its full length at once.
 */
export function deferLayout(): void {
	if (navigationEntry()?.type !== 'navigate' || location.hash) layOutEverything();
	else addEventListener('scroll', layOutEverything, { once: true, passive: true });
}
