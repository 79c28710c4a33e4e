import { navigationEntry } from './address.ts';

/** Lays out from now on, on every page of this document, also what is far below. */
export function layOutEverything(): void {
	if (document.adoptedStyleSheets.length > 0) return;
	const sheet = new CSSStyleSheet();
	sheet.replaceSync('.later { content-visibility: visible }');
	document.adoptedStyleSheets = [sheet];
}

/**
 * What has the class `later` waits with its layout until the page is first scrolled. Where the browser itself restores a position or
 * goes to an anchor, the page has its full length at once.
 */
export function deferLayout(): void {
	if (navigationEntry()?.type !== 'navigate' || location.hash) layOutEverything();
	else addEventListener('scroll', layOutEverything, { once: true, passive: true });
}
