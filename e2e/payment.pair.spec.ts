import { paymentPath } from '#shared/paths.ts';
import { audit } from './support/audit.ts';
import { headed, visitCashier } from './support/booking.ts';
import { expect, test } from './support/test.ts';

test('a payment that arrives after the order has ended is never shown as success', async ({
	page,
	open,
	device,
	t,
	order: { orderId },
}) => {
	const main = page.getByRole('main');
	await open(paymentPath(orderId));
	// A phone can't scan its own screen: it opens WeChat.
	if (device === 'desktop') {
		await main.getByRole('radio', { name: t('payment:methods.wechat.name') }).check();
		await main.getByRole('button', { name: new RegExp(`^${t('payment:pay', { price: '' }).trim()}`) }).click();
		const code = page.getByRole('dialog', { name: t('payment:qr.title') });
		await expect(code.getByRole('img', { name: t('payment:qr.alt') })).toBeVisible();
		await expect(code.getByText(t('payment:qr.text'))).toBeVisible();
		expect(await audit(page)).toEqual([]);
		await code.getByRole('button', { name: t('common:close') }).click();
		// The code may have been paid: the member is asked before another cashier opens.
		await main.getByRole('radio', { name: t('payment:methods.union.name') }).check();
		await main.getByRole('button', { name: new RegExp(`^${t('payment:pay', { price: '' }).trim()}`) }).click();
		const opened = page.getByRole('dialog', { name: t('payment:opened.code.title') });
		await expect(opened).toContainText(t('payment:opened.code.advice'));
		expect(await audit(page)).toEqual([]);
		await opened.getByRole('button', { name: t('payment:opened.another') }).click();
		await page.waitForURL((url) => url.pathname === '/cashier');
		await page.locator('button[value=late]').click();
	} else await visitCashier(page, t, 'late', 'wechat');
	await headed(page, t('payment:late.title'));
	expect(await audit(page)).toEqual([]);
});
