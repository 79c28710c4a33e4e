import { experiencePath, paths } from '#shared/paths.ts';
import { expect, goBackFromOverlay, test } from './support/test.ts';

test('the tab of life on board opens a choice of two ships', async ({ page, open, t, sound }) => {
	await open(paths.search);
	const tab = page.getByRole('navigation', { name: t('tabs.label') }).getByRole('link', { name: t('tabs.experience') });
	const dialog = page.getByRole('dialog', { name: t('experience:chooser.title') });
	const cards = dialog.getByRole('link');
	await tab.click();
	await expect(dialog.getByRole('heading')).toBeVisible();
	await expect(dialog.getByText(t('experience:chooser.title'))).toBeFocused();
	await expect(cards).toHaveCount(2);
	await sound('the choice of a ship');
	await goBackFromOverlay(page);
	await expect(dialog).toBeHidden();
	await expect(page).toHaveURL(paths.search);
	await expect(tab).toBeFocused();

	await tab.click();
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await expect(tab).toBeFocused();

	await tab.click();
	await cards.first().click();
	await expect(page).toHaveURL(paths.flagship);
	await expect(page.locator('#own')).toBeAttached();
	// On a page that begins with a picture the tabs appear with scrolling.
	await page.evaluate(() => scrollTo(0, 400));
	await expect(tab).toHaveAttribute('aria-current', 'page');
	await page.goBack();
	await expect(page).toHaveURL(paths.search);

	await tab.click();
	await cards.last().click();
	await expect(page).toHaveURL(experiencePath('MD'));
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
