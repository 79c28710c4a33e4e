import type { MyVoyageView } from '#shared/catalogue/bff/my-voyage.ts';
import { orderPath } from '#shared/paths.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { ask } from './support/booking.ts';
import { enterFromBank } from './support/login.ts';
import { createOrder } from './support/orders.ts';
import { expect, test } from './support/test.ts';

const DAYS_TO_SAIL = 40;

test('a paid order leads to all about its voyage: what is to do, days, pier, places on board, costs and labels', async ({
	page,
	context,
	open,
	lang,
	t,
	sound,
}) => {
	const id = await createOrder(await enterFromBank(context), 'not-travelled', DAYS_TO_SAIL);
	await open(orderPath(id));
	const main = page.getByRole('main');
	await main.getByRole('link', { name: t('orders:actions.myVoyage') }).click();
	const part = (name: 'todo' | 'days' | 'pier' | 'onBoard' | 'costs') =>
		main.getByRole('region', { name: t(`my-voyage:${name}.title`), exact: true });
	await expect(part('todo').getByRole('listitem')).toHaveCount(3);
	await sound('my voyage');

	const { order, days, places } = await ask<MyVoyageView>(context, `/my-voyage?id=${id}`);
	await expect(part('days').locator('ol > li')).toHaveCount(days.length);
	await expect(part('onBoard').getByRole('listitem')).toHaveCount(places.length);
	await expect(part('costs')).toContainText(formatMoney(order.amount ?? 0, lang));
	const charge = order.onBoard?.charge;
	if (charge) await expect(part('costs')).toContainText(formatMoney((order.amount ?? 0) + charge.total, lang));

	const name = (await main.getByLabel(t('my-voyage:pins.place'), { exact: true }).locator('option').first().textContent()) ?? '';
	const remove = part('days').getByRole('link', { name: t('my-voyage:pins.remove', { name }) });
	await main.getByLabel(t('my-voyage:pins.day'), { exact: true }).selectOption('2');
	await main.getByRole('button', { name: t('my-voyage:pins.add') }).click();
	await expect(main.getByRole('status').filter({ hasText: name })).toBeInViewport();
	await expect(part('days').locator('ol > li').nth(1).getByText(name)).toBeVisible();
	await sound('my voyage with a pin');
	await remove.click();
	await expect(remove).toHaveCount(0);

	await main
		.getByRole('navigation', { name: t('my-voyage:nav') })
		.getByRole('link', { name: t('my-voyage:costs.title') })
		.click();
	await expect(part('costs')).toBeInViewport();
	await part('todo')
		.getByRole('link', { name: t('my-voyage:todo.labels') })
		.click();
	await expect(page.getByRole('heading', { level: 1, name: t('orders:labels.title') })).toBeVisible();
});
