import { FACILITY_GROUPS } from '#shared/constants.ts';
import { experiencePath, paths, shipPath } from '#shared/paths.ts';
import { expect, test } from './support/test.ts';

test('a place of the plan leads to its description in its group', async ({ page, open, t }) => {
	await open(shipPath('MD'));
	const place = page.locator('#decks [aria-live] a').first();
	const address = (await place.getAttribute('href')) ?? '';
	await place.click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('link').click();
	await expect(page).toHaveURL(address);
	await expect(page.locator(address.slice(address.indexOf('#')))).toBeInViewport();
	await expect(page.getByRole('navigation', { name: new RegExp(t('experience:nav.overview')) })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('a deck of the drawing leads to its row in the list, and every group of places has an address', async ({ page, t }) => {
		await page.goto(shipPath('MD'));
		const ship = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
		await page
			.getByRole('group', { name: t('ships:decks.figure', { ship }) })
			.getByRole('link')
			.nth(2)
			.click();
		await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
		for (const group of FACILITY_GROUPS) {
			await page.goto(experiencePath('MD', group));
			await expect(page.locator('main article[id^=place-]').first()).toBeVisible();
			await expect(page.locator('main nav [aria-current=page]').last()).toHaveText(t(`experience:groups.${group}`));
		}
		await page.goto(paths.flagship);
		await expect(page.locator('#sailings article')).toHaveCount(3);
	});
});
