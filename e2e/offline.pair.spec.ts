import { paths } from '#shared/paths.ts';
import { expect, test } from './support/test.ts';

test.use({ provoked: /ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/ });

test('without a network a press stays on the page and says so, and goes on when the network is back', async ({
	page,
	context,
	open,
	device,
	t,
}) => {
	await open(paths.search);
	// Code that is loaded when the browser is idle is there.
	await page.waitForLoadState('networkidle');
	const waits = page.getByText(t('offlinePress'));
	const heading = page.getByRole('heading', { level: 1 });

	await test.step('a page', async () => {
		await context.setOffline(true);
		await expect(page.getByText(t('offline'))).toBeVisible();
		const footer = page.getByRole('contentinfo');
		const link = footer.getByRole('link', { name: t('nav.contactUs'), exact: true });
		const folded = footer.locator('details').filter({ has: page.getByText(t('nav.contactUs'), { exact: true }) });
		if (device === 'mobile') await folded.locator('summary').click();
		await link.click();
		await expect(waits).toBeVisible();
		expect(new URL(page.url()).pathname).toBe(paths.search);
		await expect(heading).toHaveCount(1);
		await context.setOffline(false);
		await expect(page).toHaveURL(new RegExp(`${paths.contactUs}$`));
		await expect(waits).toHaveCount(0);
		await expect(heading).toHaveCount(1);
	});

	await test.step('a page whose code is there already', async () => {
		await open(paths.search);
		const cards = page.getByRole('article').getByRole('heading', { level: 3 }).getByRole('link');
		await cards.first().click();
		await expect(page).toHaveURL(/\/route\?/);
		await page.goBack();
		await expect(page).toHaveURL(new RegExp(`${paths.search}$`));
		await page.waitForLoadState('networkidle');
		await context.setOffline(true);
		await cards.nth(7).press('Enter');
		await expect(waits).toBeVisible();
		await context.setOffline(false);
		await expect(page).toHaveURL(/\/route\?/);
		await expect(waits).toHaveCount(0);
		await expect(page.locator('#choose')).toBeVisible();
		await open(paths.search);
		await page.waitForLoadState('networkidle');
	});

	await test.step('a control', async () => {
		await context.setOffline(true);
		const opener = page.getByRole('button', { name: device === 'mobile' ? t('menu.open') : t('float.support') }).first();
		await opener.click();
		await expect(waits).toBeVisible();
		await context.setOffline(false);
		await expect(page.getByRole('dialog').first()).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog')).toHaveCount(0);
	});
});
