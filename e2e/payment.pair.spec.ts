import { paymentPath } from '#shared/journey-paths.ts';
import { audit } from './support/audit.ts';
import { headed, ordered, visitCashier } from './support/booking.ts';
import { expect, test } from './support/test.ts';

test('WeChat’s code is scanned from another screen, and phones open WeChat; a payment that arrives after the order has ended is never shown as success', async ({
	page,
	open,
	site,
	context,
	device,
	t,
}) => {
	test.slow();
	const { orderId } = await ordered(context, site);
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
	}
	await visitCashier(page, t, 'late', device === 'mobile' ? 'wechat' : 'union');
	await headed(page, t('payment:late.title'));
	expect(await audit(page)).toEqual([]);
});
