import { FACILITY_GROUPS } from '#shared/constants.ts';
import { experiencePath, paths, shipPath } from '#shared/paths.ts';
import { expect, test } from './support/test.ts';

test('a place of the plan leads to its description in its group', async ({ page, open, t }) => {
	await open(shipPath('MD'));
	const place = page.locator('#decks details[open] a').first();
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

	test('every deck opens with its contents, and every group of places has an address', async ({ page, t }) => {
		await page.goto(shipPath('MD'));
		const closed = page.locator('#decks details:not([open])').first();
		const deck = page.locator(`#${await closed.getAttribute('id')}`);
		await expect(deck.getByRole('listitem').first()).toBeHidden();
		await deck.getByRole('heading', { level: 3 }).click();
		await expect(deck.getByRole('listitem').first()).toBeVisible();
		for (const group of FACILITY_GROUPS) {
			await page.goto(experiencePath('MD', group));
			await expect(page.locator('main article[id^=place-]').first()).toBeVisible();
			await expect(page.locator('main nav [aria-current=page]').last()).toHaveText(t(`experience:groups.${group}`));
		}
		await page.goto(paths.flagship);
		await expect(page.locator('#sailings article')).toHaveCount(3);
	});
});
