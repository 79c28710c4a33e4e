import type { Locator } from '@playwright/test';
import type { OrderView } from '#shared/catalogue/bff/orders.ts';
import { paths, voyagePath } from '#shared/paths.ts';
import { formatDayOfWeek } from '#shared/rules/dates.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { ask, choose, guestBox, headed, placeOrder, roomy, visitCashier } from './support/booking.ts';
import { enterFromBank } from './support/login.ts';
import { emptyCart } from './support/member.ts';
import { expect, test } from './support/test.ts';

const prices = (place: Locator, text: string) => place.locator('data[data-price]', { hasText: text });

test('two cabins from the cart become one order: each has its own guests, and no guest is in both', async ({
	page,
	open,
	site,
	context,
	sound,
	t,
}) => {
	test.slow();
	await enterFromBank(context);
	await emptyCart(context);
	const { voyage, cabins } = await roomy(site, { most: 2 });
	const [first, second] = cabins.map(({ name }) => name) as [string, string];
	const main = page.getByRole('main');
	await open(voyagePath(voyage));
	const [one, other] = cabins;
	if (!one || !other) throw new Error('two categories were asked for');
	await choose(page, t, one);
	await page.getByRole('button', { name: t('party:adults.less') }).click();
	await choose(page, t, other);
	const bar = page.getByRole('region', { name: t('voyage:choice.label') });
	await expect(bar).toContainText(t('voyage:choice.passengers', { count: 3 }));
	const total = (await bar.locator('data[data-price]').textContent()) ?? '';
	await bar.getByRole('button', { name: t('voyage:choice.add'), exact: true }).click();
	await expect(page.getByText(t('voyage:choice.added'))).toBeVisible();
	await open(paths.cart);
	await main
		.getByRole('region', { name: `${voyage.title} ${formatDayOfWeek(voyage.date, 'CN')}` })
		.getByRole('checkbox', { name: t('cart:group.all') })
		.check();
	await expect(prices(main, total).last()).toBeVisible();
	await main.getByRole('button', { name: t('cart:book') }).click();
	await headed(page, t('booking:title'));
	const names = [first, second].map((name, index) => t('booking:cabin.numbered', { number: index + 1, name })) as [
		string,
		string,
	];
	await guestBox(page, '林知远', names[0]).check();
	await guestBox(page, '沈若溪', names[0]).check();
	await expect(guestBox(page, '林知远', names[1])).toBeDisabled();
	await guestBox(page, '沈国栋', names[1]).check();
	await sound('two cabins');
	await main.getByRole('radio').first().check();
	await main.getByRole('button', { name: t('booking:go'), exact: true }).click();
	await headed(page, t('booking:confirm.title'));
	await main.getByRole('button', { name: t('booking:coupon.without') }).click();
	await expect(prices(main, total)).toHaveCount(1);
	const orderId = await placeOrder(page, t);
	await visitCashier(page, t, 'pay');
	await headed(page, t('payment:paid.title'));
	const { bookedCabins, amount } = await ask<OrderView>(context, `/order?id=${orderId}`);
	expect(bookedCabins.map(({ passengers }) => passengers.length)).toEqual([2, 1]);
	expect(formatMoney(amount ?? 0, 'CN')).toBe(total);
});
