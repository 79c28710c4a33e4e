import { paths } from '#shared/paths.ts';
import { expect, test } from './support/test.ts';

test('the four questions end in a search with the chosen answers, and every answer finds voyages', async ({ page, open, t }) => {
	await open(paths.guide);
	await page.getByRole('link', { name: t('guide:start') }).click();
	const groups = page.locator('#chooser').getByRole('group');
	await expect(groups).toHaveCount(4);
	for (const answered of [0, 1, 2, 3]) {
		await open(paths.guide);
		await groups.nth(answered).getByRole('radio').first().check();
		await page.getByRole('button', { name: t('guide:chooser.submit') }).click();
		await expect(page).toHaveURL(/\/voyage-search\?[a-z]+=[\w,-]+$/);
		await expect(page.getByRole('article').first()).toBeVisible();
	}
	await open(paths.guide);
	await page.getByRole('button', { name: t('guide:chooser.submit') }).click();
	await expect(page).toHaveURL(paths.search);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the four questions end in a search too (M16)', async ({ page, t }) => {
		await page.goto(paths.guide);
		const form = page.locator('#chooser form');
		await form.getByRole('group').nth(1).getByRole('radio').first().check();
		await form.getByRole('button', { name: t('guide:chooser.submit') }).click();
		await expect(page).toHaveURL(/\/voyage-search\?.*days=\d/);
		await expect(page.getByRole('article').first()).toBeVisible();
	});
});
