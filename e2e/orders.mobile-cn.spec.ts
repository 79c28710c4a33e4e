import type { OrdersView } from '#shared/catalogue/bff/orders.ts';
import { ORDER_STATUSES } from '#shared/constants.ts';
import { orderPath, paths, paymentPath } from '#shared/paths.ts';
import { ask } from './support/booking.ts';
import { control, enterFromBank } from './support/login.ts';
import { createOrder } from './support/orders.ts';
import { expect, test } from './support/test.ts';

test.use({ provoked: /status of (404|409|422)|ERR_INTERNET_DISCONNECTED/ });

test('each of the nine states has a sound page of its own (M1, M6, M7)', async ({ page, open, context, device, sound, t }) => {
	test.slow();
	await enterFromBank(context);
	const { rows } = await ask<OrdersView>(context, '/orders?tab=all');
	expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(Object.keys(ORDER_STATUSES)));
	const main = page.getByRole('main');
	for (const { id, status, next } of rows) {
		await open(orderPath(id));
		await expect(main.getByText(t(`orders:status.${status}`), { exact: true }).first()).toBeVisible();
		await expect(main.locator('[aria-current=step]')).toHaveCount(1);
		const pay = main.locator(`a[href="${paymentPath(id)}"]`);
		// The link to pay is beside the price, and in the first of the dated steps.
		await expect(pay).toHaveCount(next === 'pay' ? 2 : 0);
		// The journey tests wide screens; each state has the same words there
		if (device === 'mobile') await sound(status);
	}
});

test('a member without orders is shown sailings; a bank’s customer is logged in without a loop of redirects', async ({
	page,
	open,
	context,
	t,
}) => {
	const main = page.getByRole('main');
	await open(paths.bankOrders);
	await expect(main.getByRole('heading', { name: t('orders:bank.guest') })).toBeVisible();
	const mobile = await enterFromBank(context);
	await open(paths.bankOrders);
	await expect(main.getByRole('article').first()).toBeVisible();
	await control('POST', '/orders/none', { mobile });
	await open(paths.orders);
	await expect(main.getByRole('heading', { name: t('orders:empty.title') })).toBeVisible();
	await expect(main.getByRole('article')).toHaveCount(3);
});

test('a partner’s app that opens an order is logged in before any question, and shows it (T26)', async ({ page, context, t }) => {
	const mobile = await enterFromBank(context);
	const id = await createOrder(mobile, 'waiting-payment');
	await context.clearCookies();
	const { code } = await control<{ code: string }>('POST', '/entry', { mobile });
	await page.goto(`${orderPath(id)}&platform=ccb&ticket=${code}`);
	await expect(page).toHaveURL(`${orderPath(id)}&platform=ccb`);
	await expect(page.getByRole('main').getByText(t('orders:status.waiting-payment'), { exact: true }).first()).toBeVisible();
});
