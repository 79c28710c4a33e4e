import { formatMoney } from '#shared/rules/money.ts';
import { ask, fillBooking, headed, placeOrder, visitCashier } from './support/booking.ts';
import { hanTexts, missingTexts } from './support/page-checks.ts';
import { expect, test } from './support/test.ts';

test('English visitors book from held cabins to a paid order without a word of Chinese but names (M28)', async ({
	page,
	open,
	context,
	t,
	sound,
	booking: { localId, path, one, two },
}) => {
	const soundInEnglish = async (what: string) => {
		await sound(what);
		expect.soft(await hanTexts(page), what).toEqual([]);
		expect.soft(await missingTexts(page), what).toEqual([]);
	};
	await open(path);
	// During a booking the header leads only home and to the phone: it has no menu and no tabs.
	await expect(page.getByRole('button', { name: t('menu.open') })).toHaveCount(0);
	await expect(page.getByRole('navigation', { name: t('tabs.label') })).toHaveCount(0);
	await page.getByRole('button', { name: t('booking:passenger.add') }).click();
	await expect(
		page
			.getByRole('dialog', { name: t('contacts:passenger.add') })
			.getByRole('textbox')
			.first(),
	).toBeVisible();
	await soundInEnglish('new guest');
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await soundInEnglish('passengers');
	await fillBooking(page, [one.pinyin, two.pinyin], t('booking:go'));
	await headed(page, t('booking:confirm.title'));
	await soundInEnglish('confirm');
	const { total } = await ask<{ total: number }>(context, `/booking/confirm?localId=${localId}`);
	await placeOrder(page, t);
	await headed(page, t('payment:title'));
	await soundInEnglish('payment');
	await visitCashier(page, t, 'pay');
	await headed(page, t('payment:paid.title'));
	await expect(page.locator('main data[data-price]')).toHaveText(formatMoney(total, 'EN'));
	await soundInEnglish('paid');
});
