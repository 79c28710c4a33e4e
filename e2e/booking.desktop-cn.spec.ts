import { paths, paymentPath } from '#shared/paths.ts';
import { headed } from './support/booking.ts';
import { tabTo } from './support/keys.ts';
import { expect, test } from './support/test.ts';

test('a booking reaches the cashier with Tab, Space and Enter alone (M9, M10)', async ({
	page,
	open,
	t,
	booking: { path, one, two },
}) => {
	const main = page.getByRole('main');
	await open(path);
	const box = (name: string) => main.getByRole('checkbox', { name: new RegExp(name) });
	for (const { name } of [one, two]) {
		await tabTo(page, box(name), 60);
		await page.keyboard.press('Space');
		await expect(box(name)).toBeChecked();
	}
	await tabTo(page, main.getByRole('radio').first(), 40);
	await page.keyboard.press('Space');
	await tabTo(page, main.getByRole('button', { name: t('booking:go'), exact: true }), 20);
	await page.keyboard.press('Enter');
	await page.waitForURL((url) => url.pathname === paths.confirm);
	await headed(page, t('booking:confirm.title'));
	await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
	await tabTo(page, main.getByRole('checkbox', { name: new RegExp(t('booking:policies.PRIVACY')) }), 40);
	await page.keyboard.press('Space');
	await tabTo(page, main.getByRole('button', { name: new RegExp(`^${t('booking:confirm.order', { price: '' }).trim()}`) }), 20);
	await page.keyboard.press('Enter');
	await page.waitForURL((url) => url.pathname === paths.payment);
	await expect(main.getByRole('heading', { level: 1, name: t('payment:title') })).toBeFocused();
	await tabTo(page, main.getByRole('radio').first(), 20);
	await page.keyboard.press('ArrowDown');
	await expect(main.getByRole('radio', { name: t('payment:methods.alipay.name') })).toBeChecked();
	await tabTo(page, main.getByRole('button', { name: new RegExp(`^${t('payment:pay', { price: '' }).trim()}`) }), 20);
	const id = new URL(page.url()).searchParams.get('id') ?? '';
	await page.keyboard.press('Enter');
	await page.waitForURL((url) => url.pathname === '/cashier');
	await page.goBack();
	await expect(page).toHaveURL(paymentPath(id));
	await headed(page, t('payment:title'));
});
