import { expect, type Locator, type Page } from '@playwright/test';

/** The focused element as a visitor who uses the keyboard sees it. */
export type Focus = { name: string; visible: boolean; obscured: boolean; outline: number };

/** Reads the focused element, whether it is visible, and its outline. */
const readFocus = (page: Page): Promise<Focus | null> =>
	page.evaluate(() => {
		const element = document.activeElement;
		if (!element || element === document.body) return null;
		const box = element.getBoundingClientRect();
		const middle = [
			Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 2),
			Math.min(Math.max(box.top + box.height / 2, 1), innerHeight - 2),
		] as const;
		const top = document.elementFromPoint(...middle);
		const label = element.closest('label');
		const own = top !== null && (element.contains(top) || top.contains(element) || (label?.contains(top) ?? false));
		const bars = '.site-header, .tab-bar, .section-nav, .booking-bar, .compare-tray';
		const covered = !own || top?.closest(bars) !== element.closest(bars);
		const style = getComputedStyle(element);
		return {
			name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60) || element.tagName,
			visible: box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight,
			obscured: covered,
			outline: style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth),
		};
	});

/** Reads the focus once the movement that it caused has ended: a carousel or the page may scroll to it. */
export async function settledFocus(page: Page): Promise<Focus | null> {
	let focus = await readFocus(page);
	for (let look = 0; look < 10 && focus && (!focus.visible || focus.obscured); look += 1) {
		await page.waitForTimeout(150);
		focus = await readFocus(page);
	}
	return focus;
}

/** Presses Tab until the element has the focus. Fails when a stop on the way is invisible, unmarked or covered. */
export async function tabTo(page: Page, target: Locator, most = 120): Promise<void> {
	const seen: string[] = [];
	for (let press = 0; press < most; press += 1) {
		await page.keyboard.press('Tab');
		const focus = await settledFocus(page);
		if (!focus) continue;
		seen.push(focus.name);
		expect(focus, `stop ${press}: ${focus.name}`).toMatchObject({ visible: true, obscured: false });
		expect(focus.outline, `outline of ${focus.name}`).toBeGreaterThanOrEqual(2);
		if (await target.evaluate((element) => element === document.activeElement, undefined, { timeout: 10_000 })) return;
	}
	throw new Error(`not reached by Tab; stops: ${seen.join(' | ')}`);
}

/** Presses an element by keyboard, also a button that is marked as disabled and gives a reason. */
export async function press(target: Locator): Promise<void> {
	await target.focus();
	await target.press('Enter');
}
