import { expect, type Locator } from '@playwright/test';

/**
 * Waits until a panel that slides in stands still, and colours in it have faded: a press on a moving panel may begin on one element and end on another,
 * and then does nothing, and half-faded words have less contrast. What moves on without an end isn't waited for.
 */
export async function atRest(panel: Locator): Promise<void> {
	await expect(panel).toBeVisible();
	await expect(panel).not.toHaveAttribute('data-starting-style');
	await panel.evaluate(async (element) => {
		const ending = element
			.getAnimations({ subtree: true })
			.filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
		await Promise.allSettled(ending.map(({ finished }) => finished));
	});
}
