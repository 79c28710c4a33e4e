import { expect, goBackFromOverlay, MOVING, test } from './support/test.ts';

test.use(MOVING);

test('the tab bar of the home page comes after 100 px, that of others at once', async ({ page, open, t }) => {
	await open('/');
	const bar = page.getByRole('navigation', { name: t('tabs.label'), includeHidden: true });
	await expect(bar).toBeHidden();
	await page.evaluate(() => scrollTo(0, 99));
	await expect(bar).toBeHidden();
	await page.evaluate(() => scrollTo(0, 101));
	await expect(bar).toBeVisible();
	await expect(bar.getByRole('link', { name: t('tabs.home') })).toHaveAttribute('aria-current', 'page');
	await bar.getByRole('link', { name: t('tabs.search') }).click();
	await expect(page).toHaveURL('/voyage-search');
	await expect(bar).toBeVisible();

	await test.step('the menu closes with Back and leaves the page as it was', async () => {
		await page.getByRole('button', { name: t('menu.open') }).click();
		const menu = page.getByRole('dialog', { name: t('menu.title') });
		await expect(menu).toBeVisible();
		await goBackFromOverlay(page);
		await expect(menu).toBeHidden();
		await expect(page).toHaveURL('/voyage-search');
	});
});
