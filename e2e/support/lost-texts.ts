import type { Page } from '@playwright/test';

/**
 * Returns visible texts that a reader can't see whole, as after the text was made larger: beyond the window or their control, cut off
 * by a box that hides its overflow, or under the header while the page is at its top. Texts that end in an ellipsis, and rows that
 * scroll, don't count.
 */
export const lostTexts = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		scrollTo({ top: 0, behavior: 'instant' });
		const root = document.documentElement;
		const header = document.querySelector('.site-header');
		const CONTROL = 'button, a[class*="min-h-"], [role="tab"]';
		const isSeen = (element: Element) =>
			element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
			// What only screen readers read is a box of one pixel.
			element.getBoundingClientRect().width > 2 &&
			!element.closest('.sr-only, [aria-hidden="true"], [inert], noscript, script, style');
		const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
		const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
		const isOut = (text: DOMRect, box: DOMRect) =>
			text.left < box.left - 2 || text.right > box.right + 2 || text.top < box.top - 4 || text.bottom > box.bottom + 4;

		/** The lines of a text as they are drawn: the height of a line is that of its letters, not of the room between lines. */
		function linesOf(node: Text): DOMRect[] {
			const range = document.createRange();
			range.selectNodeContents(node);
			const size = Number.parseFloat(getComputedStyle(node.parentElement as Element).fontSize);
			return [...range.getClientRects()]
				.filter(({ width, height }) => width > 1 && height > 1)
				.map(({ left, top, width, height }) => new DOMRect(left, top + (height - size) / 2, width, size));
		}

		function fault(element: HTMLElement, lines: DOMRect[]): string | null {
			if (getComputedStyle(element).textOverflow === 'ellipsis') return null;
			const control = element.closest(CONTROL);
			const box = control && getComputedStyle(control).display !== 'inline' ? control.getBoundingClientRect() : null;
			if (box && lines.some((line) => isOut(line, box))) return 'beyond its control';
			for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) {
				const { overflowX, overflowY, textOverflow } = getComputedStyle(at);
				if (scrolls(overflowX) || scrolls(overflowY) || textOverflow === 'ellipsis') return null;
				const own = at.getBoundingClientRect();
				if ((hides(overflowX) || hides(overflowY)) && own.width > 2 && lines.some((line) => isOut(line, own))) return 'cut off';
			}
			return lines.some(({ left, right }) => left < -2 || right > root.clientWidth + 2) ? 'beyond the window' : null;
		}

		function isUnderHeader(element: HTMLElement, lines: DOMRect[]): boolean {
			return lines.some(({ left, width, top, height }) => {
				const hit = document.elementFromPoint(Math.min(left + width / 2, innerWidth - 1), top + height / 2);
				return Boolean(header?.contains(hit)) && !header?.contains(element);
			});
		}

		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const found: string[] = [];
		while (walker.nextNode()) {
			const node = walker.currentNode as Text;
			const element = node.parentElement;
			if (!element || !node.textContent?.trim() || !isSeen(element)) continue;
			const lines = linesOf(node);
			const why = fault(element, lines) ?? (isUnderHeader(element, lines) ? 'under the header' : null);
			if (why) found.push(`“${node.textContent.trim().slice(0, 40)}” ${why}`);
		}
		return found;
	});
