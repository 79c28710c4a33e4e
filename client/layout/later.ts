/** Lays out from now on, on every page of this document, also what is far below. */
export function layOutWhole(): void {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync('.later { content-visibility: visible }');
	document.adoptedStyleSheets = [sheet];
}

/** The same a part a frame, so that none is missed while the page is scrolled. */
async function layOutByParts(): Promise<void> {
	for (const part of document.querySelectorAll<HTMLElement>('.later')) {
		part.style.contentVisibility = 'visible';
		await new Promise(requestAnimationFrame);
	}
	layOutWhole();
}

/**
 * What has the class `later` waits with its layout until the page is first scrolled. Where the browser itself restores a position or
 * goes to an anchor, the page has its full length at once.
 */
export function layOutLater(): void {
	const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
	if (visit?.type !== 'navigate' || location.hash) layOutWhole();
	else addEventListener('scroll', () => void layOutByParts(), { once: true, passive: true });
}
