import { paymentPath } from '#shared/paths.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { audit } from './support/audit.ts';
import { headed, visitCashier } from './support/booking.ts';
import { expect, test } from './support/test.ts';

test('a payment that fails shows its reason and can be tried again', async ({
	page,
	open,
	sound,
	t,
	order: { orderId, total },
}) => {
	const main = page.getByRole('main');
	const pay = main.getByRole('button', { name: t('payment:pay', { price: formatMoney(total, 'EN') }) });
	await test.step('the state in an address is not believed (T37)', async () => {
		await open(`${paymentPath(orderId)}&status=SUCCESS&result_code=200`);
		await headed(page, t('payment:title'));
	});
	await test.step('while the cashier’s address is loading, a second press does nothing and the member can turn back (M24)', async () => {
		const { promise: held, resolve: release } = Promise.withResolvers<void>();
		let calls = 0;
		await page.route('**/api/order/pay', async (route) => {
			calls += 1;
			await held;
			await route.continue();
		});
		await pay.dblclick();
		const going = page.getByRole('dialog', { name: t('payment:going.title') });
		await expect(going).toBeVisible();
		expect(await audit(page)).toEqual([]);
		await going.getByRole('button', { name: t('payment:going.cancel') }).click();
		await expect(going).toHaveCount(0);
		expect(calls).toBe(1);
		const answered = page.waitForResponse('**/api/order/pay');
		release();
		await answered;
		await headed(page, t('payment:title'));
		await page.unroute('**/api/order/pay');
	});
	await test.step('a reload while the cashier’s address is loading leaves a page that can be paid on', async () => {
		await page.route('**/api/order/pay', () => {});
		await pay.click();
		await expect(page.getByRole('dialog', { name: t('payment:going.title') })).toBeVisible();
		expect(await page.evaluate(() => history.state.overlay)).toBe(true);
		await page.reload();
		await page.unroute('**/api/order/pay');
		await expect.poll(() => page.evaluate(() => history.state.overlay)).toBeUndefined();
	});
	await test.step('failed, in the cashier’s words', async () => {
		await visitCashier(page, t, 'fail');
		await headed(page, t('payment:failed.title'));
		await expect(main.getByRole('alert')).toContainText(/INSUFFICIENT_FUNDS: \S+/);
		await sound('failed');
	});
	await test.step('slow, then paid: the page shows it without a press', async () => {
		await main.getByRole('radio', { name: t('payment:methods.alipay.name') }).check();
		await visitCashier(page, t, 'slow', 'alipay');
		await headed(page, t('payment:processing.title'));
		expect(await audit(page)).toEqual([]);
		await headed(page, t('payment:paid.title'));
		await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
	});
	await test.step('paid: the page no longer offers to pay', async () => {
		await page.reload();
		await headed(page, t('payment:paid.title'));
		await expect(pay).toHaveCount(0);
	});
});
