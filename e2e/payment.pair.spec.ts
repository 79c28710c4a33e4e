import { paths, paymentPath } from '#shared/paths.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { audit } from './support/audit.ts';
import { fillBooking, headed, held, ordered, placeOrder, visitCashier } from './support/booking.ts';
import { control } from './support/login.ts';
import { expect, test } from './support/test.ts';

test('a payment that fails is told in full and tried again: going, turned away from, failed, slow, paid', async ({
	page,
	open,
	site,
	context,
	sound,
	t,
	lang,
}) => {
	test.slow();
	const { orderId, total } = await ordered(context, site);
	const main = page.getByRole('main');
	const pay = main.getByRole('button', { name: t('payment:pay', { price: formatMoney(total, lang) }) });
	await test.step('what an address claims is not believed (T37)', async () => {
		await open(`${paymentPath(orderId)}&status=SUCCESS&result_code=200`);
		await headed(page, t('payment:title'));
	});
	await test.step('while the way to the cashier is asked for, a second press does nothing and one can turn back (M24)', async () => {
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
	await test.step('failed, in the cashier’s words', async () => {
		await visitCashier(page, t, 'fail');
		await headed(page, t('payment:failed.title'));
		await expect(main.getByRole('alert')).toContainText(/INSUFFICIENT_FUNDS: \S+/);
		await sound('failed');
	});
	await test.step('slow, then paid: the page sees it by itself', async () => {
		await main.getByRole('radio', { name: t('payment:methods.alipay.name') }).check();
		await visitCashier(page, t, 'slow');
		await headed(page, t('payment:processing.title'));
		expect(await audit(page)).toEqual([]);
		await headed(page, t('payment:paid.title'));
		await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
	});
	await test.step('paid is paid', async () => {
		await page.reload();
		await headed(page, t('payment:paid.title'));
		await expect(pay).toHaveCount(0);
	});
});

test('WeChat’s code is scanned from another screen; what comes after the order has ended is never taken for success', async ({
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
	const wechat = main.getByRole('radio', { name: t('payment:methods.wechat.name') });
	if (device === 'mobile') await expect(wechat).toHaveCount(0);
	else {
		await wechat.check();
		await main.getByRole('button', { name: new RegExp(`^${t('payment:pay', { price: '' }).trim()}`) }).click();
		const code = page.getByRole('dialog', { name: t('payment:qr.title') });
		await expect(code.getByRole('img', { name: t('payment:qr.alt') })).toBeVisible();
		expect(await audit(page)).toEqual([]);
		await code.getByRole('button', { name: t('common:close') }).click();
		await main.getByRole('radio', { name: t('payment:methods.union.name') }).check();
	}
	await visitCashier(page, t, 'late');
	await headed(page, t('payment:late.title'));
	expect(await audit(page)).toEqual([]);
});

test('a price that changed while booking stops the order: old, new and why, and on only when asked to', async ({
	page,
	open,
	site,
	context,
	t,
	lang,
}) => {
	test.slow();
	const { view, path, one, two } = await held(context, site, 3);
	const main = page.getByRole('main');
	await open(path);
	await fillBooking(page, [one.name, two.name], t('booking:go'));
	await headed(page, t('booking:confirm.title'));
	await control('POST', '/prices', { voyageId: view.voyage.id, by: 100 });
	const before = formatMoney(view.total ?? 0, lang);
	const after = formatMoney((view.total ?? 0) + 200, lang);
	for (const box of await main.getByRole('checkbox').all()) await box.check();
	await main.getByRole('button', { name: t('booking:confirm.order', { price: before }) }).click();
	const dialog = page.getByRole('dialog', { name: t('booking:changed.title') });
	await expect(dialog.getByRole('row', { name: new RegExp(t('booking:sum.total')) })).toContainText(`${before}${after}`);
	await expect(dialog).toContainText(t('booking:changed.cabins'));
	await expect(page).toHaveURL(new RegExp(paths.confirm));
	expect(await audit(page)).toEqual([]);
	await dialog.getByRole('button', { name: t('booking:changed.no') }).click();
	await expect(main.getByText(t('booking:changed.stopped'))).toBeVisible();
	await main.getByRole('button', { name: t('booking:changed.see') }).click();
	await dialog.getByRole('button', { name: t('booking:changed.yes', { price: after }) }).click();
	await expect(dialog).toHaveCount(0);
	await placeOrder(page, t);
	await headed(page, t('payment:title'));
	await expect(main.locator('data[data-price]')).toHaveText(after);
});
