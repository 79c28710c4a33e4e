import type { Page } from '@playwright/test';

/** The most styles of type that a page has: a face, a size and a weight each. */
export const MOST_TYPE_STYLES = 10;

export type TypeFaults = { styles: string[]; small: string[]; separators: string[] };

/**
 * Returns the styles of type that a page uses, its texts below 14 px, and its lines that begin with the dot between two facts. The logo's letters
 * are a drawing, and don't count.
 */
export const typeFaults = (page: Page): Promise<TypeFaults> =>
	page.evaluate(() => {
		const styles = new Map<string, string>();
		const small: string[] = [];
		const separators: string[] = [];
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const lineAt = (node: Text, offset: number): DOMRect | undefined => {
			const range = document.createRange();
			range.setStart(node, offset);
			range.setEnd(node, offset + 1);
			return [...range.getClientRects()].at(-1);
		};
		let before: { top: number; bottom: number; block: Element | null } | null = null;
		while (walker.nextNode()) {
			const node = walker.currentNode as Text;
			const element = node.parentElement;
			const text = node.textContent ?? '';
			if (!element || !text.trim() || element.closest('.logo, .sr-only, script, style, noscript')) continue;
			if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: false })) continue;
			const box = element.getBoundingClientRect();
			if (box.width <= 2 || box.height <= 2) continue;
			const { fontFamily, fontSize, fontWeight } = getComputedStyle(element);
			const size = Number.parseFloat(fontSize);
			const words = text.trim().slice(0, 30);
			const style = `${fontFamily.startsWith('"Fraunces') ? 'display' : 'text'} ${Math.round(size)} ${fontWeight}`;
			if (!styles.has(style)) styles.set(style, words);
			if (size < 13.9) small.push(`${size} px “${words}”`);
			const block = element.closest('p, li, h1, h2, h3, dd, dt, a, td, th');
			for (const { index } of text.matchAll(/·/g)) {
				const dot = lineAt(node, index);
				const at = text.slice(0, index).search(/\S\s*$/);
				const last = at >= 0 ? lineAt(node, at) : before?.block === block ? before : null;
				if (dot && last && dot.top > last.bottom - 4) separators.push(text.trim().slice(0, 60));
			}
			const end = lineAt(node, text.trimEnd().length - 1);
			before = end ? { top: end.top, bottom: end.bottom, block } : before;
		}
		return { styles: [...styles].map(([style, words]) => `${style} “${words}”`).toSorted(), small, separators };
	});
