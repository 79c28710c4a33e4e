import { paths } from '#shared/paths.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { audit } from './support/audit.ts';
import { fillBooking, headed, placeOrder } from './support/booking.ts';
import { control } from './support/login.ts';
import { expect, test } from './support/test.ts';

test.use({ months: 3 });

test('a price that changed while booking stops the order until the member agrees', async ({
	page,
	open,
	t,
	booking: { view, path, one, two },
}) => {
	const main = page.getByRole('main');
	await open(path);
	await fillBooking(page, [one.name, two.name], t('booking:go'));
	await headed(page, t('booking:confirm.title'));
	await main.getByRole('button', { name: t('booking:coupon.without') }).click();
	const before = formatMoney(view.total ?? 0, 'CN');
	await expect(main.getByRole('button', { name: t('booking:confirm.order', { price: before }) })).toBeVisible();
	await control('POST', '/prices', { voyageId: view.voyage.id, by: 100 });
	const after = formatMoney((view.total ?? 0) + 200, 'CN');
	for (const box of await main.getByRole('checkbox').all()) await box.check();
	await main.getByRole('button', { name: t('booking:confirm.order', { price: before }) }).click();
	const dialog = page.getByRole('dialog', { name: t('booking:changed.title') });
	await expect(dialog.getByRole('row', { name: new RegExp(t('booking:sum.total')) })).toContainText(`${before}${after}`);
	await expect(dialog).toContainText(t('booking:changed.cabins'));
	await expect(page).toHaveURL(new RegExp(paths.confirm));
	expect(await audit(page)).toEqual([]);
	await dialog.getByRole('button', { name: t('common:close'), exact: true }).click();
	await expect(main.getByText(t('booking:changed.stopped'))).toBeVisible();
	await main.getByRole('button', { name: t('booking:changed.see') }).click();
	await dialog.getByRole('button', { name: t('booking:changed.yes', { price: after }) }).click();
	await expect(dialog).toHaveCount(0);
	await placeOrder(page, t);
	await headed(page, t('payment:title'));
	await expect(main.locator('data[data-price]')).toHaveText(after);
});
