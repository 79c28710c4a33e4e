import type { OrderRefundView, OrderView } from '#shared/catalogue/bff/orders.ts';
import type { OrderStatus } from '#shared/constants.ts';
import { orderPath, orderPricePath, paths } from '#shared/paths.ts';
import { daysBetween, todayInShanghai } from '#shared/rules/dates.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { ask } from './support/booking.ts';
import { control, enterFromBank } from './support/login.ts';
import { advance, createOrder } from './support/orders.ts';
import { expect, test } from './support/test.ts';

test.use({ provoked: /status of (404|409|422)|ERR_INTERNET_DISCONNECTED/ });

test('the sums of an order are the same everywhere until it is paid back (M1, M25)', async ({
	page,
	open,
	context,
	sound,
	t,
}) => {
	test.slow();
	const mobile = await enterFromBank(context);
	const id = await createOrder(mobile, 'not-travelled');
	const order = await ask<OrderView>(context, `/order?id=${id}`);
	const { title, date } = order.voyage ?? { title: '', date: '' };
	const count = daysBetween(todayInShanghai(new Date()), date);
	const total = formatMoney(order.amount ?? 0, 'CN');
	const main = page.getByRole('main');
	const status = (name: OrderStatus) => main.getByText(t(`orders:status.${name}`), { exact: true }).first();

	await test.step('the list shows the orders that wait, and future ones by tab', async () => {
		await open(paths.orders);
		const tabs = page.getByRole('navigation', { name: t('orders:tabs.label') });
		await expect(tabs.getByRole('link', { name: t('orders:tabs.todo') })).toHaveAttribute('aria-current', 'page');
		await expect(main.getByRole('link', { name: new RegExp(`^${t('orders:card.pay')}`) }).first()).toBeVisible();
		await tabs.getByRole('link', { name: t('orders:tabs.upcoming') }).click();
		const card = main.getByRole('article').filter({ hasText: order.number });
		await expect(card).toContainText(total);
		await expect(card).toContainText(t('orders:next.prepare', { count }));
		await card.getByRole('heading').getByRole('link').click();
	});

	await test.step('the order shows its state, its passengers and the documents to bring', async () => {
		await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
		await expect(main.getByRole('heading', { name: t('orders:lead.days', { count }) })).toBeVisible();
		await expect(main.locator('[aria-current=step]')).toContainText(t('orders:steps.paid'));
		for (const { pinyin, numberMasked } of order.bookedCabins.flatMap(({ passengers }) => passengers)) {
			await expect(main.getByRole('listitem').filter({ hasText: pinyin }).last()).toContainText(numberMasked);
		}
		await expect(main.locator('data[data-price]')).toHaveText(total);
	});

	await test.step('the price is shown line by line, with its payment', async () => {
		await main.getByRole('link', { name: t('orders:sum.details') }).click();
		await expect(page).toHaveURL(orderPricePath(id));
		await expect(main.locator('data[data-price]')).toHaveText(total);
		await expect(main.getByRole('table', { name: t('orders:price.paymentsCaption', { number: order.number }) })).toContainText(
			t('orders:price.payment'),
		);
		await main.getByRole('link', { name: t('orders:price.back') }).click();
	});

	await test.step('an invoice for a company is requested', async () => {
		await main.getByRole('link', { name: t('orders:actions.invoice') }).click();
		await main.getByRole('radio', { name: t('orders:invoice.company') }).check();
		await main.getByRole('button', { name: t('orders:invoice.submit') }).click();
		await expect(main.getByRole('alert').getByRole('link')).toHaveCount(3);
		await sound('invoice with failures');
		await main.getByLabel(t('orders:invoice.companyName')).fill('上海远帆文化传播有限公司');
		await main.getByLabel(t('orders:invoice.taxNumber')).fill('91310115 ma1k3abc2x');
		await main.getByLabel(t('orders:invoice.email')).fill('lin@example.com');
		await main.getByRole('button', { name: t('orders:invoice.submit') }).click();
		await expect(page).toHaveURL(orderPath(id));
		await expect(main.getByText(t('orders:invoice.state.applied'), { exact: true })).toBeVisible();
		await expect(main.getByRole('link', { name: t('orders:actions.invoice') })).toHaveCount(0);
	});

	await test.step('another cabin of the same kind is chosen', async () => {
		await main.getByRole('link', { name: new RegExp(`^${t('orders:cabins.change')}`) }).click();
		await main.getByRole('button', { name: t('orders:room.submitNone') }).click();
		await expect(main.getByRole('alert')).toHaveText(t('orders:room.missing'));
		// The header covers the content below it.
		await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
		await sound('rooms');
		const room = main.getByRole('radio').last();
		await room.check();
		const chosen = main.getByRole('button', { name: new RegExp(`^${t('orders:room.submit', { room: '\\d+' })}$`) });
		const number = /\d+/.exec((await chosen.textContent()) ?? '')?.[0] ?? '';
		await chosen.click();
		await expect(page).toHaveURL(orderPath(id));
		await expect(main.getByText(t('orders:cabins.room', { room: number }), { exact: true })).toBeVisible();
	});

	await test.step('cancelling shows today’s fee and the exact refund, and asks for the cancellation policy', async () => {
		const { refund: shown } = await ask<OrderRefundView>(context, `/order/refund?id=${id}`);
		const refund = shown ?? 0;
		await main.getByRole('link', { name: t('orders:actions.cancel') }).click();
		await expect(main.getByRole('row').filter({ hasText: t('voyage:cancellation.today') })).toHaveAttribute(
			'aria-current',
			'date',
		);
		await expect(main.locator('data[data-refund]')).toHaveText(formatMoney(refund, 'CN'));
		const confirm = main.getByRole('button', { name: t('orders:cancel.confirm', { amount: formatMoney(refund, 'CN') }) });
		await confirm.click();
		await expect(main.getByRole('checkbox')).toBeFocused();
		await expect(main.getByRole('checkbox')).toHaveAccessibleDescription(t('orders:cancel.agreeMissing'));
		await sound('cancel');
		await main.getByRole('checkbox').check();
		await confirm.click();
		await expect(page).toHaveURL(orderPath(id));
		await expect(status('cancelling')).toBeVisible();
		await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
		await sound('under review');
	});

	await test.step('changes made elsewhere are shown when the page becomes visible again', async () => {
		const back = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
		await advance(id, 'refunding');
		await back();
		await expect(status('refunding')).toBeVisible();
		await expect(main.getByText(t('orders:updated', { status: t('orders:status.refunding') }))).toBeAttached();
		await context.setOffline(true);
		await back();
		const kept = main.getByText(new RegExp(t('orders:failed.keptOne', { time: '.+' })));
		await expect(kept).toBeVisible();
		await expect(status('refunding')).toBeVisible();
		await context.setOffline(false);
		await advance(id, 'refunded');
		await back();
		await expect(status('refunded')).toBeVisible();
		await expect(kept).toHaveCount(0);
		await expect(main.getByRole('link', { name: t('orders:actions.cancel') })).toHaveCount(0);
		await sound('refunded');
	});
});

test('of an order that is paid in part, list, order, payment and cashier name the rest', async ({ page, open, context, t }) => {
	const mobile = await enterFromBank(context);
	const id = await createOrder(mobile, 'waiting-payment');
	const { amount } = await ask<OrderView>(context, `/order?id=${id}`);
	await control('POST', '/orders/part', { id, amount: 3_000 });
	const due = formatMoney((amount ?? 0) - 3_000, 'CN');
	const main = page.getByRole('main');
	await open(paths.orders);
	await expect(main.getByRole('article').filter({ hasText: `${t('orders:sum.due')} ${due}` })).toHaveCount(1);
	await open(orderPath(id));
	await main.getByRole('link', { name: t('orders:lead.pay', { amount: due }) }).click();
	await main.getByRole('radio', { name: t('payment:methods.union.name') }).check();
	await main.getByRole('button', { name: t('payment:pay', { price: due }) }).click();
	await expect(page.locator('strong').first()).toHaveText(due);
});
