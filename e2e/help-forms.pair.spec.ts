import { paths } from '#shared/paths.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript questions open, are searched, and lead to their own pages (M16)', async ({ page, t }) => {
	await page.goto(paths.faq);
	const main = page.getByRole('main');
	await main.locator('summary').first().click();
	await expect(main.locator('details').first()).toHaveAttribute('open', '');
	const word = t('help:faq.words.luggage');
	await main.getByRole('searchbox').fill(word);
	await main.getByRole('button', { name: t('help:faq.submit') }).click();
	await expect(page).toHaveURL(`${paths.faq}?q=${encodeURIComponent(word)}`);
	await main
		.locator('details')
		.first()
		.getByRole('link', { name: t('help:faq.own') })
		.click();
	await expect(page).toHaveURL(/\/qa\/detail\?id=/);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
