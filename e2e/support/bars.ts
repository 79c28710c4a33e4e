import type { Page } from '@playwright/test';

/**
 * Records the layout shifts of each document from the moment when the resume bar is there, except those of a name within the header or a count within
 * a button.
 */
export const noteShifts = (page: Page): Promise<unknown> =>
	page.addInitScript(() => {
		let sum = 0;
		let since = Number.POSITIVE_INFINITY;
		new MutationObserver((_, observer) => {
			if (!document.querySelector('.resume-bar')) return;
			since = performance.now();
			observer.disconnect();
		}).observe(document, { childList: true, subtree: true });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
					value: number;
					hadRecentInput: boolean;
					sources: readonly { node: Node | null }[];
				};
				const moved = sources.filter(({ node }) => !(node instanceof Element && node.closest('.site-header, button')));
				if (!hadRecentInput && moved.length > 0 && entry.startTime >= since) sum += value;
			}
			document.documentElement.dataset.shifts = sum.toFixed(4);
		}).observe({ type: 'layout-shift', buffered: true });
	});

/** Returns the sum of this document's layout shifts. */
export const shifts = async (page: Page): Promise<number> =>
	Number((await page.locator('html').getAttribute('data-shifts')) ?? 0);

/** Returns the share of the window's height that fixed bars cover once the page is scrolled. */
export const stuckShare = async (page: Page): Promise<number> => {
	await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
	return page.evaluate(() => {
		const covered = new Set<number>();
		for (const element of document.querySelectorAll<HTMLElement>('body *')) {
			const { position, visibility } = getComputedStyle(element);
			if (!['fixed', 'sticky'].includes(position) || visibility === 'hidden' || !element.checkVisibility()) continue;
			const { top, bottom, width } = element.getBoundingClientRect();
			const parent = element.parentElement?.getBoundingClientRect();
			const stuck = position === 'fixed' || (parent !== undefined && top > parent.top + 1 && top < innerHeight / 2);
			// The progress line is not a bar
			if (!stuck || width < innerWidth * 0.6 || bottom - top < 4) continue;
			for (let y = Math.max(0, Math.round(top)); y < Math.min(innerHeight, Math.round(bottom)); y += 1) covered.add(y);
		}
		return covered.size / innerHeight;
	});
};
