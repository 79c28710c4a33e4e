import { myVoyagePath, orderPath } from '#shared/paths.ts';
import { codeFor, enterFromBank, newMobile } from './support/login.ts';
import { createOrder } from './support/orders.ts';
import { addressOf } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

const masked = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;

test('without JavaScript a member changes an order and checks in (M16)', async ({ page, context, site, t, lang }) => {
	const main = page.getByRole('main');
	const id = await createOrder(await enterFromBank(context), 'not-travelled');
	await page.goto(`${orderPath(id)}&view=invoice`);
	await main.getByRole('radio', { name: t('orders:invoice.company') }).check();
	await main.locator('[name=title]').fill('黄龙文化有限公司');
	await main.locator('[name=taxNumber]').fill('91310115MA1K3ABC2X');
	await main.locator('[name=email]').fill('lin@example.com');
	await main.getByRole('button', { name: t('orders:invoice.submit') }).click();
	await expect(page).toHaveURL(orderPath(id));
	await expect(main.getByText(t('orders:invoice.state.applied'), { exact: true })).toBeVisible();

	await page.goto(`${orderPath(id)}&view=room`);
	// Each language another one, since both run at the same time
	const box = main.getByRole('radio').nth(lang === 'CN' ? 0 : 1);
	const room = await box.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent?.trim() ?? '');
	await box.check();
	await main.getByRole('button', { name: t('orders:room.submitNone') }).click();
	await expect(page).toHaveURL(orderPath(id));
	await expect(main.getByText(t('orders:cabins.room', { room }), { exact: true })).toBeVisible();

	await page.goto(myVoyagePath(id));
	await expect(main.getByRole('region', { name: t('my-voyage:costs.title') })).toContainText(t('my-voyage:costs.ticket'));

	await page.goto(`${orderPath(id)}&view=cancel`);
	await main.getByLabel(t('orders:cancel.reason')).selectOption({ index: 2 });
	await main.getByRole('checkbox').check();
	await main.locator('form[method=post] button[type=submit]').click();
	await expect(page).toHaveURL(orderPath(id));
	await expect(main.getByText(t('orders:status.cancelling'), { exact: true }).first()).toBeVisible();

	// Check-in exists in Chinese only.
	if (lang === 'EN') return;
	await context.clearCookies();
	await page.goto(await addressOf('checkInPassenger', { site, context }));
	await main
		.getByRole('button', { name: t('check-in:who.use') })
		.first()
		.click();
	await expect(page).toHaveURL(/\/check\/form\?.*step=identity/);
});

test('without JavaScript a member changes the mobile number (M16)', async ({ page, context, t }) => {
	const main = page.getByRole('main');
	const [before, after] = [newMobile(), newMobile()];
	await enterFromBank(context, before);
	await page.goto('/user');
	await main.getByText(t('user:mobile.title')).click();
	await main.locator('button[value=old]').click();
	await main.locator('[name=oldCode]').fill(await codeFor(before));
	await main.locator('[name=mobile]').fill(after);
	await main.locator('button[value=new]').click();
	await main.locator('[name=code]').fill(await codeFor(after));
	await main.getByRole('button', { name: t('user:mobile.submit') }).click();
	await expect(main.getByText(t('user:mobile.done'))).toBeVisible();
	await expect(main.getByText(masked(after)).first()).toBeVisible();
});
