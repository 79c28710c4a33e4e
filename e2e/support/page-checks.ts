import type { Page } from '@playwright/test';

/** Scrolls through the page, so that everything that loads lazily has loaded. */
export async function seeAll(page: Page): Promise<void> {
	await page.evaluate(async () => {
		// A picture is requested when it is drawn within the window; it waits half a second for that at most.
		const frame = () =>
			new Promise((done) => {
				requestAnimationFrame(() => requestAnimationFrame(done));
				setTimeout(done, 500);
			});
		// Pictures that a carousel or a closed panel hides never load, so only the visible ones are waited for.
		const wasSeen = (image: HTMLImageElement) => {
			const { left, right, width } = image.getBoundingClientRect();
			return width > 0 && right > 0 && left < innerWidth && image.checkVisibility();
		};
		for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
			scrollTo({ top, behavior: 'instant' });
			await frame();
		}
		scrollTo({ top: 0, behavior: 'instant' });
		await Promise.race([
			Promise.all(
				[...document.images].filter((image) => !image.complete && wasSeen(image)).map((image) => image.decode().catch(() => {})),
			),
			new Promise((done) => setTimeout(done, 3_000)),
		]);
	});
}

/** Returns the innermost elements that overflow the window. */
export const overflow = (page: Page) =>
	page.evaluate(() => {
		const root = document.documentElement;
		// Phones zoom out until a page that is too wide fits, and `innerWidth` grows with it.
		const { clientWidth } = root;
		if (root.scrollWidth <= clientWidth) return [];
		const wide = [...document.querySelectorAll<HTMLElement>('body *')].filter(
			(element) => element.getBoundingClientRect().right > clientWidth + 1 && element.checkVisibility(),
		);
		return wide
			.filter((element) => !wide.some((other) => other !== element && element.contains(other)))
			.slice(0, 5)
			.map((element) => {
				const words = element.textContent?.trim().slice(0, 30);
				return `${element.tagName} ${element.className} “${words}” ${Math.round(element.getBoundingClientRect().right)}`;
			});
	});

/** Returns controls smaller than 44 × 44 with a circle of 24 px that meets another's. Links within a sentence and hidden ones don't count. */
export const smallTargets = (page: Page) =>
	page.evaluate(() => {
		const SIZE = 44;
		const selector = 'a[href], button, input, select, summary, [role="button"], [role="tab"], [role="checkbox"]';
		const seen = (element: Element) =>
			element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('[inert]');
		const inText = (element: Element) => {
			const parent = element.parentElement;
			if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline' || !parent) return false;
			return [...parent.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
		};
		const boxOf = (element: Element) => {
			const own = element.closest('label')?.getBoundingClientRect() ?? element.getBoundingClientRect();
			const after = getComputedStyle(element, '::after');
			const stretched =
				after.position === 'absolute' && after.inset === '0px'
					? element.closest('article, .relative')?.getBoundingClientRect()
					: null;
			return stretched ?? own;
		};
		const targets = [...document.querySelectorAll(selector)]
			.filter((element) => seen(element) && !inText(element) && !element.matches(':disabled'))
			.map((element) => ({ element, box: boxOf(element) }))
			.filter(({ box }) => box.width > 1 && box.height > 1);
		const middle = ({ box }: (typeof targets)[number]) => [box.left + box.width / 2, box.top + box.height / 2] as const;
		return targets
			.filter(({ box }) => box.width < SIZE - 0.5 || box.height < SIZE - 0.5)
			.filter((small) => {
				if (small.box.height >= 24 && small.box.width >= 24 && !small.element.matches('button, select, input, summary, [role]')) {
					const [x, y] = middle(small);
					return targets.some((other) => {
						if (other.element === small.element || other.element.contains(small.element)) return false;
						const [ox, oy] = middle(other);
						return Math.hypot(x - ox, y - oy) < 24;
					});
				}
				return true;
			})
			.map(
				({ element, box }) =>
					`${element.tagName} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}” ${Math.round(box.width)}×${Math.round(box.height)}`,
			);
	});

/** Spacing of letters, words, lines and paragraphs as WCAG 1.4.12 requires. */
const SPACED =
	'* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; transition: none !important; } p { margin-bottom: 2em !important; }';

/**
 * Returns boxes that hide a part of their text once texts are spaced, and boxes with texts that the spacing doesn't change. It uses a constructed
 * style sheet, because the page's policy forbids inline ones, and removes the spacing before anything is painted.
 */
export const clippedTexts = (page: Page): Promise<string[]> =>
	page.evaluate((rules) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(rules);
		document.adoptedStyleSheets.push(sheet);
		const clipped = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, p, li, a, button, span, dt, dd, summary, label')]
			.filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
			.filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
			.filter((element) => {
				const style = getComputedStyle(element);
				const box = element.getBoundingClientRect();
				if (box.width <= 2 || box.height <= 2 || element.closest('.sr-only, [aria-hidden="true"]')) return false;
				const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
				const spaced = Number.parseFloat(style.letterSpacing) >= Number.parseFloat(style.fontSize) * 0.119;
				return (
					!spaced ||
					(hides(style.overflowY) && element.scrollHeight > element.clientHeight + 2) ||
					(hides(style.overflowX) && style.textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 2)
				);
			})
			.map((element) => `${element.tagName} “${element.textContent?.trim().slice(0, 50)}”`);
		document.adoptedStyleSheets.pop();
		return clipped;
	}, SPACED);

/** Returns deferred parts that reserve too little room: for Lighthouse, which never scrolls, the next part covers their end. */
export const tooLittleRoom = (page: Page): Promise<string[]> =>
	page.evaluate(() =>
		[...document.querySelectorAll<HTMLElement>('.later')].flatMap((part) => {
			const { top, bottom } = part.getBoundingClientRect();
			const seen = [...part.querySelectorAll('*')].filter((element) => element.checkVisibility() && element.clientWidth > 1);
			const end = Math.max(...seen.map((element) => element.getBoundingClientRect().bottom));
			const name = part.id || part.getAttribute('aria-labelledby') || part.className;
			return end > bottom + 1 ? [`${name}: ${Math.round(end - top)} px in ${Math.round(bottom - top)}`] : [];
		}),
	);

export type ImageFault = { src: string; fault: string };

/** Returns pictures without size or alternative text, or far larger than their box. */
export const imageFaults = (page: Page): Promise<ImageFault[]> =>
	page.evaluate(() => {
		// A browser prefers a larger file that it has already to a request for a smaller one.
		const widest = new Map<string, number>();
		for (const { currentSrc, width } of document.images) widest.set(currentSrc, Math.max(width, widest.get(currentSrc) ?? 0));
		return [...document.images].flatMap((image) => {
			const { src } = image;
			const faults: string[] = [];
			if (!image.getAttribute('width') || !image.getAttribute('height')) faults.push('no size');
			if (!image.hasAttribute('alt')) faults.push('no alt');
			const box = image.getBoundingClientRect();
			const file = Number(/\/(\d+)\.(?:avif|webp)$/.exec(image.currentSrc)?.[1] ?? image.naturalWidth);
			const used = Math.max(box.width, widest.get(image.currentSrc) ?? 0);
			const covers = Math.max(used, (box.height * image.naturalWidth) / (image.naturalHeight || 1));
			if (image.checkVisibility() && box.width > 0 && image.complete && file > 480 && file > covers * devicePixelRatio * 2)
				faults.push(`${file} px wide for a box of ${Math.round(covers)} at ${devicePixelRatio}x`);
			return faults.map((fault) => ({ src: image.currentSrc || src, fault }));
		});
	});

/** Returns texts with Han characters outside of elements that are marked as Chinese. */
export const hanTexts = (page: Page) =>
	page.evaluate(() => {
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const found: string[] = [];
		while (walker.nextNode()) {
			const { parentElement, textContent } = walker.currentNode;
			if (!parentElement || parentElement.closest('script, style, noscript, [lang^="zh"]')) continue;
			if (/\p{Script=Han}/u.test(textContent ?? '')) found.push((textContent ?? '').trim());
		}
		for (const element of document.querySelectorAll('[aria-label], [alt], [title], [placeholder]')) {
			if (element.closest('[lang^="zh"]')) continue;
			for (const name of ['aria-label', 'alt', 'title', 'placeholder']) {
				const value = element.getAttribute(name) ?? '';
				if (/\p{Script=Han}/u.test(value)) found.push(`${name}: ${value}`);
			}
		}
		return found;
	});

/** Returns texts that are the key of a translation, or still have its placeholders. */
export const missingTexts = (page: Page) =>
	page.evaluate(() => {
		const key = /^(?:[a-z]+:)?[a-z][A-Za-z]*(?:\.[a-z][A-Za-z]*)+$/;
		const texts = [...document.querySelectorAll('body *:not(script, style, noscript)')].flatMap(({ childNodes }) =>
			[...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent?.trim() ?? ''),
		);
		const names = [...document.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label') ?? '');
		return [...texts, ...names, document.title].filter(
			(text) => (key.test(text) && !text.includes('@')) || /\{\{|\}\}|undefined|\bNaN\b|\[object/.test(text),
		);
	});

/**
 * Lays the whole page out, as its first scroll does: a test is so fast that it would press in the frame in which that moves the elements. It forces
 * the layout instead of waiting for frames, which headless browsers sometimes don't draw.
 */
export const layOut = (page: Page): Promise<void> =>
	page.evaluate(() => {
		dispatchEvent(new Event('scroll'));
		document.body.getBoundingClientRect();
	});

/** Sets the base size of all texts, as a browser's settings do. */
export async function setRootText(page: Page, size: string): Promise<void> {
	await page.evaluate((value) => {
		document.documentElement.style.fontSize = value;
	}, size);
	await layOut(page);
}

/** Returns the share of the window's height that fixed bars take while the page is scrolled. A dialog over the page is not a bar. */
export const stuckShare = (page: Page): Promise<number> =>
	page.evaluate(async () => {
		const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
		const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
			(element) =>
				['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
				!element.closest('[role="dialog"]') &&
				element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
		);
		await drawn();
		const before = bars.map((bar) => bar.getBoundingClientRect());
		scrollBy({ top: 40, behavior: 'instant' });
		await drawn();
		const stuck = bars
			.map((bar) => bar.getBoundingClientRect())
			.filter(
				({ top, bottom, width, height }, index) =>
					Math.abs(top - (before[index]?.top ?? 0)) < 1 &&
					width > innerWidth / 2 &&
					// The progress line is not a bar
					height > 4 &&
					bottom > 0 &&
					top < innerHeight,
			);
		const rows = new Set(
			stuck.flatMap(({ top, bottom }) => {
				const [from, to] = [Math.max(0, Math.round(top)), Math.min(innerHeight, Math.round(bottom))];
				return Array.from({ length: to - from }, (_, index) => from + index);
			}),
		);
		return rows.size / innerHeight;
	});

/** Returns pictures that come again within four neighbours (docs/rules.md, voyage-picture), by name, whatever their crop and width. */
export const repeatedPictures = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const names = [...document.querySelectorAll<HTMLImageElement>('main img')]
			.filter((picture) => picture.checkVisibility())
			.map(({ src }) => /\/media\/(.+?)(?:-\d+x\d+)?_/.exec(src)?.[1] ?? src);
		return names.filter((name, index) => names.slice(Math.max(0, index - 4), index).includes(name));
	});
