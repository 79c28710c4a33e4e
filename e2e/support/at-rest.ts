import { expect, type Locator } from '@playwright/test';

/** Waits until a panel that slides in stands still: a press on a moving panel may begin on one element and end on another, and then does nothing. */
export async function atRest(panel: Locator): Promise<void> {
	await expect(panel).toBeVisible();
	await expect(panel).not.toHaveAttribute('data-starting-style');
	await panel.evaluate((element) => Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(() => {}));
}
