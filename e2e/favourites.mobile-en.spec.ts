import { paths, voyagePath } from '#shared/paths.ts';
import { logInBySms, newMobile } from './support/login.ts';
import { alive, expect, test } from './support/test.ts';

test('a guest who presses a heart logs in, comes back, and finds the voyage kept', async ({ page, open, site, t }) => {
	const voyage = await site.voyage();
	await open(voyagePath(voyage));
	const main = page.getByRole('main');
	const name = new RegExp(`${voyage.title}, \\d`);
	await main.getByRole('link', { name }).first().click();
	await expect(page).toHaveURL(/^[^?]*\/login\?redirect=/);
	await logInBySms(page, t, newMobile());
	await alive(page);
	await expect(page).toHaveURL(new RegExp(`/route\\?id=${voyage.id}`));
	await expect(page.getByText(t('favourite.kept'))).toBeVisible();
	const heart = main.getByRole('button', { name }).first();
	await expect(heart).toHaveAttribute('aria-pressed', 'true');
	await page.goto(paths.favourites);
	await expect(page.getByRole('heading', { name })).toBeVisible();
});
