import type { Page } from '@playwright/test';
import { formatMoney } from '#shared/rules/money.ts';
import { audit } from './support/audit.ts';
import { family, fillBooking, headed, held, placeOrder, visitCashier } from './support/booking.ts';
import { hanTexts, missingTexts, overflow, smallTargets } from './support/page-checks.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function sound(page: Page, what: string): Promise<void> {
	expect.soft(await audit(page), what).toEqual([]);
	expect.soft(await overflow(page), what).toEqual([]);
	expect.soft(await smallTargets(page), what).toEqual([]);
	expect.soft(await hanTexts(page), what).toEqual([]);
	expect.soft(await missingTexts(page), what).toEqual([]);
}

test('M28 English books from held cabins to a paid order without a word of Chinese but names', async ({
	page,
	open,
	site,
	context,
	t,
}) => {
	test.slow();
	const { view, path } = await held(context, site);
	const { one, two } = family(view);
	await open(path);
	await page.getByRole('button', { name: t('booking:guest.add') }).click();
	await expect(
		page
			.getByRole('dialog', { name: t('contacts:passenger.add') })
			.getByRole('textbox')
			.first(),
	).toBeVisible();
	await sound(page, 'new guest');
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await sound(page, 'guests');
	await fillBooking(page, [one.pinyin, two.pinyin], t('booking:go'));
	await headed(page, t('booking:confirm.title'));
	await sound(page, 'confirm');
	await placeOrder(page, t);
	await headed(page, t('payment:title'));
	await sound(page, 'payment');
	await visitCashier(page, t, 'pay');
	await headed(page, t('payment:paid.title'));
	await expect(page.locator('main data[data-price]')).toHaveText(formatMoney(view.total ?? 0, 'EN'));
	await sound(page, 'paid');
});
